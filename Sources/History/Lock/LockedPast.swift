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

  package let vanished: [VanishedSpec]
  package var removed: [CriterionID] { times.values.flatMap(\.changes.values).flatMap(\.removed) }
  /// Since the lock was written, of the specs in which anything is otherwise.
  package var changes: [SpecID: SpecChange] { written.changes }
  private let written: NumberingChanges
  /// By the keys of their moments: when the lock was written, and earlier ones of which lines were left.
  private let times: [String: NumberingChanges]
  private let former: FormerPaths
  var lock: Lock { former.lock }
  private let ages: [DocumentPath: LockedAges]
  /// Lines that the lock held at an earlier time and has forgotten since: they were rewritten, and mean what they say today.
  private let rewritten: [DocumentPath: Set<Int>]

  /// - Parameters:
  ///   - isWitness: it is asked what it vouches for, and not only what it knows to be old.
  ///   - isSide: it is asked which lines it knows under the numbers of today, for another lock may know them otherwise.
  ///   - earlier: the lock as it was at the revision that a witness is heard about.
  package init(
    _ lock: Lock,
    graph: TraceGraph,
    files: FileAccess,
    isWitness: Bool = false,
    isSide: Bool = false,
    earlier: Lock? = nil
  ) {
    let unread = UnreadDocuments(graph.corpus)
    let places = ReferencePlaces(graph)
    let former = FormerPaths(lock: lock, graph: graph, places: places, files: files)
    lazy var specNames = places.specNames
    let changes = { (numbering: Numbering) in
      NumberingChanges(numbering, graph.corpus, unread: unread, former, naming: specNames)
    }
    let written = changes(lock.numbering)
    let formers = lock.formers.sorted { $0.key < $1.key }.map { (Self.moment(of: $0.key).key, changes($0.value)) }
    self.written = written
    self.former = former
    times = Dictionary(formers) { first, _ in first }.merging([Self.moment.key: written]) { $1 }
    let gone = (written.vanished + formers.flatMap(\.1.vanished)).map { ($0.id, $0) }
    vanished = Dictionary(gone) { known, _ in known }.values.sorted { $0.id < $1.id }
    var ages: [DocumentPath: LockedAges] = [:]
    var rewritten: [DocumentPath: Set<Int>] = [:]
    let then = SpecNames.then(written.pairs)
    let isOutdated = times.values.contains(where: \.isOutdated)
    // Where nothing has changed, no line needs to be looked at.
    for path in places.byDocument.keys where isWitness || isSide || isOutdated {
      let lines = Lock.lines(of: path, places, files, calling: then)
      // Nobody vouches for a line that was edited since.
      let known = LockedAges(former.lines(of: path), lines, seesThroughEdits: !isWitness)
      ages[path] = known
      // A lock that was renewed holds what was rewritten; a line that only an earlier one held has come back.
      guard let earlier, earlier.numbering == lock.numbering else { continue }
      let forgotten = Self.difference(earlier.lines[path] ?? [], lock.lines[path] ?? [])
      guard !forgotten.isEmpty else { continue }
      // Under whatever heading: numbers that were exchanged left their words under another one.
      let new = lines.filter { known.byNumber[$0.number] == .new && forgotten.contains($0.line.code) }
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

  /// The times of which it knows lines.
  var moments: [Moment] { times.keys.map { Moment(key: $0, words: Self.moment.words) } }

  private static func moment(of era: Lock.Era?) -> Moment {
    era.map { Moment(key: "\(moment.key) \($0.code)", words: moment.words) } ?? moment
  }

  package func writing(_ path: DocumentPath, line: Int) -> Writing {
    let moment = Self.moment(of: ages[path]?.eras[line])
    return switch ages[path]?.byNumber[line] {
    case .old: .at(moment)
    case .unclear: .unclear(moment)
    case .new, nil: .today
    }
  }

  /// The lock holds no lines but those that cite criteria: of others nobody knows that they are new, nor of what time they are.
  package func writingOfUnread(_ path: DocumentPath, line: Int) -> Writing {
    guard ages[path]?.byNumber[line] == nil else { return writing(path, line: line) }
    return .at(Self.moment(of: former.lock.formers.keys.min()))
  }

  package func change(of spec: SpecID, since moment: Moment) -> SpecChange? {
    times[moment.key].flatMap { $0.changes[spec] ?? $0.departed[spec] }
  }

  package func spec(called name: String, at moment: Moment) -> SpecID? { times[moment.key]?.pairs.names[name] }

  package func isCalled(_ name: String, _ spec: SpecID, at path: DocumentPath, line: Int) -> Bool {
    writing(path, line: line).moment.flatMap { self.spec(called: name, at: $0) } == spec
  }

  package func formerHome(of path: DocumentPath, line: Int) -> SpecID? {
    writing(path, line: line).moment.flatMap { times[$0.key]?.homes[path] }
  }

  package func isKnownInPlace(_ path: DocumentPath) -> Bool { lock.lines[path] != nil && former.path(of: path) == path }

  package func isInCompany(_ path: DocumentPath, line: Int) -> Bool { ages[path]?.inCompany.contains(line) == true }

  package func looseLines(of path: DocumentPath, behind lines: [Int], in text: DocumentText, _ contexts: LineContexts)
    -> [Int: Set<LineKey>]
  {
    ages[path]?.looseKeys(behind: lines) ?? [:]
  }

  package func isConfirmed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool { false }

  /// The line stood there when the lock was written, and what it names was then what it is today; or it was rewritten since.
  package func vouches(for path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool {
    rewritten[path]?.contains(line) == true || fate(at: path, line: line, spec: spec, target: target) == .kept
  }
}

extension LockedPast {
  /// What became of what a number stood for when the lock knew the line; `nil` where it does not hold the line.
  package func fate(at path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Fate? {
    guard case .at(let moment) = writing(path, line: line) else { return nil }
    return times[moment.key]?.fate(of: target, in: spec)
  }

  /// A requirement that the line names has given criteria away since the lock knew the line.
  package func isNarrowed(at path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool {
    guard case .at(let moment) = writing(path, line: line) else { return false }
    return times[moment.key]?.changes[spec]?.strays(of: target).isEmpty == false
  }

  /// What numbers stood for when a line was written, or may have been; `nil` where the lock does not know it.
  package func numbering(of path: DocumentPath, line: Int) -> Numbering? {
    writing(path, line: line).moment.flatMap { times[$0.key]?.numbering }
  }

  /// Some number stands for something else than at a time of which the lock knows lines.
  package var isOutdated: Bool { times.values.contains(where: \.isOutdated) }

  /// Specs that the lock knows and that are gone, and what has all of their documents today.
  package func moved(_ today: Corpus) -> [SpecID: SpecID] { former.moved(lock.numbering, today) }

  /// What numbers stood for at each time of which it knows lines, by the eras that it calls them: the specs under their names of today,
  /// for once the lock is renewed nothing tells any more what they were called.
  var erasOfToday: [Lock.Era: Numbering] {
    let formers = lock.formers.map { era, numbering in
      (era, numbering.called(by: times[Self.moment(of: era).key]?.pairs ?? written.pairs))
    }
    let own = (Lock.Era(lock.numbering), lock.numbering.called(by: written.pairs))
    return Dictionary(formers + [own]) { $1 }
  }

  /// What a spec of today was called when the lock was written.
  package func then(_ spec: SpecID) -> SpecID { written.pairs.then[spec] ?? spec }

  /// What is known of the lines of a document, but for those of which others know that they were written today.
  func ages(of path: DocumentPath, besides written: Set<Int>, _ places: ReferencePlaces, _ files: FileAccess)
    -> LockedAges
  {
    let lines = Lock.lines(of: path, places, files, calling: SpecNames.then(self.written.pairs))
    return LockedAges(former.lines(of: path), lines.filter { !written.contains($0.number) }, seesThroughEdits: true)
  }
}
