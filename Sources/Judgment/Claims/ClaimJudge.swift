import SpecModel
import Traceability

/// Judges claims from the states of the criteria that they are about.
struct ClaimJudge {
  let graph: TraceGraph
  let criteria: [CriterionID: CriterionJudgment]
  /// The claims, by place, that mean another criterion.
  let astray: Set<Int>
  private let denied: Set<CriterionID>
  private let scopes: [TaskID: Set<CriterionID>]

  init(graph: TraceGraph, criteria: [CriterionID: CriterionJudgment], astray: Set<Int>) {
    self.graph = graph
    self.criteria = criteria
    self.astray = astray
    // A denial counts against what it names, whatever its words fit: a guess must not hide a no.
    denied = Set(graph.claims.filter { $0.claim.mark == .failed }.flatMap(\.resolution.criteria))
    scopes = TaskScopes(graph: graph).scopes
  }

  /// - Parameter place: its place in the graph's claims.
  func verdict(at place: Int) -> ClaimVerdict {
    let claim = graph.claims[place]
    switch claim.resolution {
    case .ambiguous: return .ambiguous
    case .dangling: return .dangling
    case .unlinked: return .unlinked
    case .criterion, .requirement: break
    }
    let ids = claim.resolution.criteria
    let states = ids.compactMap { criteria[$0]?.state }.filter { $0 != .notApplicable }
    let isMisdirected = astray.contains(place)
    guard claim.claim.saysMet else { return isMisdirected ? .misdirected : .unproven }
    if states.contains(.failing) || ids.contains(where: denied.contains) { return .contradicted }
    // The proof of what it cites says nothing about what it means.
    if isMisdirected { return .misdirected }
    if !states.isEmpty, states.allSatisfy({ $0 == .proven }) { return .proven }
    if isOutOfScope(claim, ids) { return .outOfScope }
    return states.contains(.stale) ? .stale : .unproven
  }

  /// Its tasks cite requirements, and none of these.
  private func isOutOfScope(_ claim: TracedClaim, _ ids: [CriterionID]) -> Bool {
    guard let spec = claim.spec else { return false }
    let scopes = claim.tasks.compactMap { self.scopes[TaskID(spec: spec, number: $0)] }.filter { !$0.isEmpty }
    guard !scopes.isEmpty, !ids.isEmpty else { return false }
    return !scopes.contains { scope in ids.contains(where: scope.contains) }
  }
}

/// The criteria that each task cites, its subtasks' included, or else its parent's: a subtask that cites nothing works on
/// what the whole task is for.
private struct TaskScopes {
  var scopes: [TaskID: Set<CriterionID>] = [:]

  init(graph: TraceGraph) {
    var cited: [TaskID: [CriterionID]] = [:]
    for (id, trace) in graph.criteria {
      for task in trace.tasks { cited[task, default: []].append(id) }
    }
    let own = cited.mapValues { Set($0) }
    scopes = own
    for spec in graph.corpus.specs {
      for task in spec.tasks {
        for ancestor in task.id.number.ancestors {
          let parent = TaskID(spec: spec.id, number: ancestor)
          scopes[parent, default: []].formUnion(own[task.id] ?? [])
        }
      }
    }
    // A task that cites all requirements has none outside its scope.
    for spec in graph.corpus.specs {
      for task in spec.tasks where task.citations.contains(where: \.citesAll) { scopes[task.id] = nil }
    }
  }
}
