package import Files
package import Findings
package import SpecModel
package import Traceability

/// The time when the lock was written, as the lock remembers it.
///
/// A line that stands in its document as it stood then means what its numbers stood for then. A line that does not was written
/// since, and means what they stand for today.
package struct LockedPast: PastNumberings {
  package static let moment = Moment(key: "lock", words: "before the lock was written")

  package let names: [String: SpecID]
  /// Of the specs in which anything is otherwise.
  package let changes: [SpecID: SpecChange]
  package let pairs: SpecPairs
  package let vanished: [VanishedSpec]
  package var removed: [CriterionID] { changes.values.flatMap(\.removed) }
  private let ages: [DocumentPath: [Int: LineAlignment.Age]]
  /// Lines that the lock held at an earlier time and has forgotten since: they were rewritten, and mean what they say today.
  private let rewritten: [DocumentPath: Set<Int>]

  /// - Parameters:
  ///   - isWitness: it is asked what it vouches for, and not only what it knows to be old.
  ///   - earlier: the lock as it was at the revision that a witness is heard about.
  package init(_ lock: Lock, graph: TraceGraph, files: FileAccess, isWitness: Bool = false, earlier: Lock? = nil) {
    let unread = UnreadDocuments(graph.corpus)
    let today = unread.keeping(lock.numbering, in: Numbering(graph.corpus))
    let places = ReferencePlaces(graph)
    let former = FormerPaths(lock: lock, graph: graph, places: places, files: files)
    let pairs = SpecPairs(old: lock.numbering, new: today, moved: former.moved(lock.numbering, graph.corpus))
    self.pairs = pairs
    names = pairs.names
    vanished = VanishedSpec.all(pairs, old: lock.numbering, new: today)
    var changes: [SpecID: SpecChange] = [:]
    var elsewhere: Elsewhere?
    for (spec, then) in pairs.then {
      guard let old = lock.numbering.specs[then], let new = today.specs[spec], !old.isSame(as: new) else { continue }
      let found = elsewhere ?? Elsewhere(old: lock.numbering, new: today, pairs: pairs)
      elsewhere = found
      changes[spec] = SpecChange(old: old, new: new, elsewhere: found, isReadInPart: unread.hide(spec))
    }
    self.changes = changes
    var ages: [DocumentPath: [Int: LineAlignment.Age]] = [:]
    var rewritten: [DocumentPath: Set<Int>] = [:]
    let then = SpecNames.then(pairs)
    // Where nothing has changed, no line needs to be looked at.
    for path in places.byDocument.keys where isWitness || !changes.isEmpty {
      let lines = Lock.lines(of: path, places, files, calling: then)
      // Nobody vouches for a line that was edited since.
      ages[path] = LockedAges(former.lines(of: path), lines, seesThroughEdits: !isWitness).byNumber
      // A lock that was renewed holds what was rewritten; a line that only an earlier one held has come back.
      guard let earlier, earlier.numbering == lock.numbering else { continue }
      let forgotten = Self.difference(earlier.lines[path] ?? [], lock.lines[path] ?? [])
      guard !forgotten.isEmpty else { continue }
      // Under whatever heading: numbers that were exchanged left their words under another one.
      let new = lines.filter { ages[path]?[$0.number] == .new && forgotten.contains($0.line.code) }
      rewritten[path] = Set(new.map(\.number))
    }
    self.ages = ages
    self.rewritten = rewritten
  }

  /// What stands in the first more often than in the second.
  private static func difference(_ lines: [Lock.Line], _ others: [Lock.Line]) -> Set<UInt32> {
    var counts = lines.reduce(into: [UInt32: Int]()) { $0[$1.code, default: 0] += 1 }
    for line in others { counts[line.code, default: 0] -= 1 }
    return Set(counts.filter { $0.value > 0 }.keys)
  }

  package func writing(_ path: DocumentPath, line: Int) -> Writing {
    switch ages[path]?[line] {
    case .old: .at(Self.moment)
    case .unclear: .unclear(Self.moment)
    case .new, nil: .today
    }
  }

  /// The lock holds no lines but those that cite criteria: of others nobody knows that they are new.
  package func writingOfUnread(_ path: DocumentPath, line: Int) -> Writing {
    ages[path]?[line] == nil ? .at(Self.moment) : writing(path, line: line)
  }

  package func change(of spec: SpecID, since moment: Moment) -> SpecChange? { changes[spec] }

  package func isConfirmed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool { false }

  /// The line stood there when the lock was written, and what it names was then what it is today; or it was rewritten since.
  package func vouches(for path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool {
    if rewritten[path]?.contains(line) == true { return true }
    guard ages[path]?[line] == .old, pairs.then[spec] != nil else { return false }
    guard let change = changes[spec] else { return true }
    return change.meaning(of: target)?.fate == .kept
  }
}

extension LockedPast {
  /// What became of what a number stood for when the lock was written; `nil` where it does not hold the line.
  package func fate(at path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Fate? {
    guard ages[path]?[line] == .old, pairs.then[spec] != nil, let change = changes[spec] else { return nil }
    return change.meaning(of: target)?.fate
  }
}
