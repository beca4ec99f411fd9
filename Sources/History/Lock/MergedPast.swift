package import Files
package import Findings
package import SpecModel
package import Traceability

/// The time before a merge, as the locks of its two sides remember it: each line means what its numbers stood for on the side that
/// knew it. Where one lock was taken and the other dropped, the lines that only the other knew would count as written today.
package struct MergedPast: PastNumberings {
  package let vanished: [VanishedSpec]
  package var removed: [CriterionID] { sides.flatMap(\.removed) }
  private let sides: [LockedPast]
  /// What is known of a line, by the key of the moment that stands for it: which sides know it, and of what time.
  private let knowledge: [String: [Known]]

  private struct Known {
    let side: Int
    let moment: Moment
  }

  /// - Returns: what a lock remembers, or both of them.
  package static func of(_ sides: [Lock], graph: TraceGraph, files: FileAccess) -> any PastNumberings {
    of(sides.map { LockedPast($0, graph: graph, files: files, isSide: sides.count > 1) })
  }

  package static func of(_ sides: [LockedPast]) -> any PastNumberings {
    sides.count == 1 ? sides[0] : MergedPast(sides)
  }

  private init(_ sides: [LockedPast]) {
    self.sides = sides
    var all: [[Known]] = [[]]
    for (side, past) in sides.enumerated() {
      all += all.flatMap { known in past.moments.map { known + [Known(side: side, moment: $0)] } }
    }
    knowledge = Dictionary(all.map { (Self.moment($0).key, $0) }) { first, _ in first }
    vanished = Set(sides.flatMap(\.vanished)).sorted {
      ($0.id, $0.criteria.count, $0.then) < ($1.id, $1.criteria.count, $1.then)
    }
  }

  package func writing(_ path: DocumentPath, line: Int) -> Writing {
    let words = sides.map { $0.writing(path, line: line) }
    let known = words.enumerated().compactMap { side, writing in
      if case .at(let moment) = writing { Known(side: side, moment: moment) } else { nil }
    }
    if !known.isEmpty { return .at(Self.moment(known)) }
    for (side, writing) in words.enumerated() {
      if case .unclear(let moment) = writing { return .unclear(Self.moment([Known(side: side, moment: moment)])) }
    }
    return .today
  }

  package func writingOfUnread(_ path: DocumentPath, line: Int) -> Writing {
    let words = sides.map { $0.writingOfUnread(path, line: line) }
    guard !words.contains(.today) else { return writing(path, line: line) }
    let known = words.enumerated().compactMap { side, writing in
      writing.moment.map { Known(side: side, moment: $0) }
    }
    return .at(Self.moment(known))
  }

  private static func moment(_ known: [Known]) -> Moment {
    Moment(key: known.map { "\($0.side): \($0.moment.key)" }.joined(separator: ", "), words: "before the merge")
  }

  package func isInCompany(_ path: DocumentPath, line: Int) -> Bool {
    sides.contains { $0.isInCompany(path, line: line) }
  }

  package func looseLines(of path: DocumentPath, behind lines: [Int], in text: DocumentText, _ contexts: LineContexts)
    -> [Int: Set<LineKey>]
  {
    sides.reduce(into: [:]) { loose, side in
      loose.merge(side.looseLines(of: path, behind: lines, in: text, contexts)) { $0.union($1) }
    }
  }

  package func spec(called name: String, at moment: Moment) -> SpecID? {
    // What the two call otherwise has no name that could be trusted.
    let specs = Set((knowledge[moment.key] ?? []).compactMap { sides[$0.side].spec(called: name, at: $0.moment) })
    return specs.count == 1 ? specs.first : nil
  }

  package func change(of spec: SpecID, since moment: Moment) -> SpecChange? {
    let known = knowledge[moment.key] ?? []
    let changes = known.compactMap { sides[$0.side].change(of: spec, since: $0.moment) }
    // One that knows the line under the numbers of today has renewed it since.
    return changes.count == known.count ? changes.first : nil
  }

  package func formerHome(of path: DocumentPath, line: Int) -> SpecID? {
    let known = sides.filter { $0.writing(path, line: line) != .today }.map { $0.formerHome(of: path, line: line) }
    // One that knows the document where it lies has taken its numbers for those of there.
    return Set(known).count == 1 ? known[0] : nil
  }

  /// One side knows the line, and with what its number stands for today: it was rewritten or accepted there, whatever the other knows.
  package func isConfirmed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool {
    sides.contains { $0.fate(at: path, line: line, spec: spec, target: target) == .kept }
  }
}
