package import Files
package import Findings
package import SpecModel
package import Traceability

/// The time before a merge, as the locks of its two sides remember it: each line means what its numbers stood for on the side that
/// knew it. Where one lock was taken and the other dropped, the lines that only the other knew would count as written today.
package struct MergedPast: PastNumberings {
  package let names: [String: SpecID]
  package let vanished: [VanishedSpec]
  package var removed: [CriterionID] { sides.flatMap(\.removed) }
  private let sides: [LockedPast]

  private static let both = Moment(key: "both", words: "before the merge")

  /// - Returns: what a lock remembers, or both of them.
  package static func of(_ sides: [Lock], graph: TraceGraph, files: FileAccess) -> any PastNumberings {
    let pasts = sides.map { LockedPast($0, graph: graph, files: files) }
    return pasts.count == 1 ? pasts[0] : MergedPast(pasts)
  }

  private init(_ sides: [LockedPast]) {
    self.sides = sides
    // What the two call otherwise has no name that could be trusted.
    var names: [String: Set<SpecID>] = [:]
    for (name, spec) in sides.flatMap(\.names) { names[name, default: []].insert(spec) }
    self.names = names.compactMapValues { $0.count == 1 ? $0.first : nil }
    vanished = Set(sides.flatMap(\.vanished)).sorted { ($0.id, $0.criteria.count) < ($1.id, $1.criteria.count) }
  }

  package func writing(_ path: DocumentPath, line: Int) -> Writing {
    let words = sides.map { $0.writing(path, line: line) }
    let known = words.indices.filter { if case .at = words[$0] { true } else { false } }
    if known.count > 1 { return .at(Self.both) }
    if let side = known.first { return .at(Self.moment(side)) }
    let unclear = words.firstIndex { if case .unclear = $0 { true } else { false } }
    return unclear.map { .unclear(Self.moment($0)) } ?? .today
  }

  package func writingOfUnread(_ path: DocumentPath, line: Int) -> Writing {
    let words = sides.map { $0.writingOfUnread(path, line: line) }
    return words.contains(.today) ? writing(path, line: line) : .at(Self.both)
  }

  private static func moment(_ side: Int) -> Moment { Moment(key: "side \(side)", words: both.words) }

  package func change(of spec: SpecID, since moment: Moment) -> SpecChange? {
    guard moment == Self.both else {
      return sides.indices.first { Self.moment($0) == moment }.flatMap { sides[$0].changes[spec] }
    }
    // One that knows the line under the numbers of today has renewed it since.
    let changes = sides.compactMap { $0.changes[spec] }
    return changes.count == sides.count ? changes.first : nil
  }

  package func isConfirmed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool { false }
}
