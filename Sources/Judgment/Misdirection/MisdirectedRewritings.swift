import Findings
import History
import SpecModel
import Traceability

/// Claims that would be doubted once all that history would rewrite is rewritten: they were doubtful when they were written.
struct MisdirectedRewritings {
  private let graph: TraceGraph
  private let references: [Location: OlderReference]

  init(_ graph: TraceGraph, _ older: OlderReferences) {
    self.graph = graph
    references = Dictionary(older.references.map { ($0.location, $0) }) { first, _ in first }
  }

  /// By line, for those that would be rewritten.
  var reasons: [LinePlace: String] {
    let specs = Set(moved.flatMap { criteria(of: $0) }.map(\.spec))
    guard !specs.isEmpty else { return [:] }
    let misdirections = MisdirectionFinder.Specs(graph, where: specs.contains, citing: criteria)
    let found = misdirections.together(misdirections.indices.map(misdirections.worker()))
    var reasons: [LinePlace: String] = [:]
    // The claims of one line share their words: the first speaks for them.
    for (place, misdirection) in found.sorted(by: { $0.key > $1.key }) {
      let claim = graph.claims[place]
      reasons[LinePlace(claim.claim.reference.location)] = words(claim, misdirection)
    }
    return reasons
  }

  private var moved: [TracedClaim] {
    graph.claims.filter { references[$0.claim.reference.location]?.replacement != nil }
  }

  private func words(_ claim: TracedClaim, _ misdirection: Misdirection) -> String {
    let target = misdirection.target
    let meant = misdirection.reason == .title ? "Requirement \(target.requirement.local)" : target.citable
    let cited = criteria(of: claim)
    let all = cited.first.map { cited.count == 1 ? $0.citable : "\($0.local) and the others" } ?? ""
    return
      "with what stands beside it, it is about \(meant) rather than \(all), to which its number went: only its author can tell"
  }

  /// What it cites once it is rewritten. One that its author has to rewrite means that already.
  private func criteria(of claim: TracedClaim) -> [CriterionID] {
    let reference = claim.claim.reference
    guard let older = references[reference.location] else { return claim.resolution.criteria }
    let moved = older.members.first { $0.number == reference.local }.flatMap { member in
      if case .moved(let place, _) = member.fate { place } else { nil }
    }
    return (older.targets[reference.target] ?? moved).map(graph.criteria) ?? claim.resolution.criteria
  }
}

extension TraceGraph {
  /// What a place stands for; nothing, where nobody can tell which of several.
  func criteria(of place: Fate.Place) -> [CriterionID] {
    switch place {
    case .criterion(let id): [id]
    case .requirement(let id): index.requirement(id)?.criteria.map(\.id) ?? []
    case .shared: []
    }
  }
}
