package import Files
package import Findings
package import SpecModel
package import Traceability

/// The time when the lock was written, as the lock remembers it.
///
/// A line that stands in its document as it stood then means what its numbers stood for then. A line that does not was written
/// since, and means what they stand for today.
package struct LockedPast: PastNumberings {
  package static let moment = Moment(key: "lock", words: "when the lock was written")

  package let names: [String: SpecID]
  /// Of the specs in which anything is otherwise.
  package let changes: [SpecID: SpecChange]
  package let pairs: SpecPairs
  private let ages: [DocumentPath: [Int: LineAlignment.Age]]

  /// - Parameter isWitness: it is asked what it vouches for, and not only what it knows to be old.
  package init(_ lock: Lock, graph: TraceGraph, files: FileAccess, isWitness: Bool = false) {
    let today = Numbering(graph.corpus)
    let pairs = SpecPairs(old: lock.numbering, new: today)
    self.pairs = pairs
    names = pairs.names
    var changes: [SpecID: SpecChange] = [:]
    for (spec, then) in pairs.then {
      guard let old = lock.numbering.specs[then], let new = today.specs[spec], !old.isSame(as: new) else { continue }
      changes[spec] = SpecChange(old: old, new: new)
    }
    self.changes = changes
    let places = ReferencePlaces(graph)
    let former = FormerPaths(lock: lock, today: Set(graph.corpus.documents.map(\.path)), places: places, files: files)
    var ages: [DocumentPath: [Int: LineAlignment.Age]] = [:]
    // Where nothing has changed, no line needs to be looked at.
    for path in places.byDocument.keys where isWitness || !changes.isEmpty {
      let lines = Lock.lines(of: path, places, files)
      ages[path] = Self.ages(former.lines(of: path), lines)
    }
    self.ages = ages
  }

  private static func ages(_ old: [Lock.Line], _ lines: [(number: Int, line: Lock.Line)]) -> [Int: LineAlignment.Age] {
    let alignment = LineAlignment(old: old, new: lines.map(\.line))
    // The words of an old line that is gone from its place, under another heading or task: moved there, or written anew.
    var gone = old.reduce(into: [UInt32: Int]()) { $0[$1.code, default: 0] += 1 }
    for (line, age) in zip(lines, alignment.ages) where age == .old { gone[line.line.code, default: 0] -= 1 }
    let ages = zip(lines, alignment.ages).map { line, age in
      (line.number, age == .new && gone[line.line.code, default: 0] > 0 ? .unclear : age)
    }
    return Dictionary(ages) { first, _ in first }
  }

  package func writing(_ path: DocumentPath, line: Int) -> Writing {
    switch ages[path]?[line] {
    case .old: .at(Self.moment)
    case .unclear: .unclear(Self.moment)
    case .new, nil: .today
    }
  }

  package func change(of spec: SpecID, since moment: Moment) -> SpecChange? { changes[spec] }

  package func isConfirmed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool { false }

  /// The line stood there when the lock was written, and what it names was then what it is today.
  package func vouches(for path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool {
    guard ages[path]?[line] == .old, pairs.then[spec] != nil else { return false }
    guard let change = changes[spec] else { return true }
    return change.meaning(of: target)?.fate == .kept
  }
}

/// Finds the lines of a document that had another path: its folder was renamed.
private struct FormerPaths {
  private let lock: Lock
  private let renamed: [DocumentPath: DocumentPath]

  init(lock: Lock, today: Set<DocumentPath>, places: ReferencePlaces, files: FileAccess) {
    self.lock = lock
    let gone = Dictionary(grouping: lock.lines.keys.filter { !today.contains($0) }, by: \.name)
    var renamed: [DocumentPath: DocumentPath] = [:]
    for path in places.byDocument.keys.sorted() where lock.lines[path] == nil {
      guard let candidates = gone[path.name] else { continue }
      let own = Set(Lock.lines(of: path, places, files).map(\.line))
      let alike = candidates.filter { Set(lock.lines[$0] ?? []).intersection(own).count * 2 >= own.count }
      if alike.count == 1 { renamed[path] = alike[0] }
    }
    self.renamed = renamed
  }

  func lines(of path: DocumentPath) -> [Lock.Line] { lock.lines[renamed[path] ?? path] ?? [] }
}
