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
    let documents = Set(graph.corpus.documents.map(\.path))
    let known = documents.union(places.byDocument.keys)
    let former = FormerPaths(lock: lock, today: known, documents: documents, places: places, files: files)
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
    // Where nothing has changed, no line needs to be looked at.
    for path in places.byDocument.keys where isWitness || !changes.isEmpty {
      let lines = Lock.lines(of: path, places, files)
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

/// Finds the lines of a document that had another path: its folder was renamed, or it was itself.
private struct FormerPaths {
  private let lock: Lock
  private let renamed: [DocumentPath: DocumentPath]

  init(lock: Lock, today: Set<DocumentPath>, documents: Set<DocumentPath>, places: ReferencePlaces, files: FileAccess) {
    self.lock = lock
    // Where nobody looked at the sources, those that are still there are not gone.
    let gone = lock.lines.keys.filter { !today.contains($0) && files.kind($0) == nil }.sorted().map {
      (path: $0, names: Self.names(lock.lines[$0]))
    }
    var homes: [UInt64: [Int]] = [:]
    for (place, document) in gone.enumerated() {
      for name in document.names { homes[name, default: []].append(place) }
    }
    var renamed: [DocumentPath: DocumentPath] = [:]
    var claims: [DocumentPath: [Claim]] = [:]
    for path in gone.isEmpty ? [] : places.byDocument.keys.sorted() where lock.lines[path] == nil {
      let own = Self.names(Lock.lines(of: path, places, files).map(\.line))
      var common: [Int: Int] = [:]
      // What stands in every document tells none of them apart.
      for home in own.compactMap({ homes[$0] }).filter({ $0.count <= Self.mostHomes }).joined() {
        common[home, default: 0] += 1
      }
      let alike = common.filter { $0.value * 2 >= min(own.count, gone[$0.key].names.count) }.keys
      let namesakes = alike.filter { gone[$0].path.name == path.name }
      let candidates = namesakes.isEmpty ? Array(alike) : namesakes
      guard candidates.count == 1, let home = candidates.first else { continue }
      claims[gone[home].path, default: []].append(
        Claim(path: path, isNamesake: !namesakes.isEmpty, shared: own.intersection(gone[home].names))
      )
    }
    for (former, all) in claims {
      for claim in all where documents.contains(claim.path) || !claim.repeats(all) { renamed[claim.path] = former }
    }
    self.renamed = renamed
  }

  /// A document that may be the one that is gone.
  private struct Claim {
    let path: DocumentPath
    let isNamesake: Bool
    /// What both hold.
    let shared: Set<UInt64>

    /// Another bears the name of the one that is gone, and holds all that this one has of it: a source with lines like those, written
    /// since. A document is known by its folder, and a copy of it is as old as it was.
    func repeats(_ all: [Claim]) -> Bool {
      !isNamesake && all.contains { $0.isNamesake && shared.isSubset(of: $0.shared) }
    }
  }

  private static let mostHomes = 50

  /// As they were written, and by their words where those are known.
  private static func names(_ lines: [Lock.Line]?) -> Set<UInt64> {
    let lines = lines ?? []
    return Set(lines.map { UInt64($0.code) << 16 | UInt64($0.context) })
      .union(lines.compactMap(\.words).map { 1 << 60 | UInt64($0) })
  }

  /// Specs that are gone, and the one spec of today that has all of their documents that are known again.
  func moved(_ then: Numbering, _ today: Corpus) -> [SpecID: SpecID] {
    guard !renamed.isEmpty else { return [:] }
    let homes = Dictionary(today.documents.map { ($0.path, $0.spec) }) { first, _ in first }
    let names = Dictionary(then.specs.keys.map { ($0.name, $0) }) { first, _ in first }
    var moved: [SpecID: Set<SpecID>] = [:]
    for (path, former) in renamed {
      guard let home = homes[path] ?? nil,
        let spec = former.folder.split(separator: "/").lazy.compactMap({ names[String($0)] }).last
      else { continue }
      moved[spec, default: []].insert(home)
    }
    return moved.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  func lines(of path: DocumentPath) -> [Lock.Line] { lock.lines[renamed[path] ?? path] ?? [] }
}
