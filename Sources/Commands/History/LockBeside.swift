import Files
import Findings
import History
import SpecModel
import Traceability

/// What the lock says beside a revision that is compared with, of lines that git takes for others.
///
/// git tells who wrote a line by its text. A line that was rewritten to what its neighbour said is to git that neighbour, and as old; a
/// lock that was written since knows what it means. Only what concerns the time since the revision is heard.
struct LockBeside {
  let revision: RevisionPast
  /// The lock of today, or the sides of a merge that it came of.
  let sides: [LockedPast]
  /// What the lock at the revision took numbers for; `nil` where the lock has not changed since.
  let earlier: [Numbering]?
  let graph: TraceGraph
  let files: FileAccess

  /// - Returns: `nil` where every number stands for what it stood for when the lock was written.
  init?(_ locks: [Lock], revision: RevisionPast, earlier: [Numbering]?, graph: TraceGraph, files: FileAccess) {
    sides = locks.map { LockedPast($0, graph: graph, files: files, isSide: locks.count > 1) }
    guard sides.contains(where: \.isOutdated) else { return nil }
    (self.revision, self.earlier, self.graph, self.files) = (revision, earlier, graph, files)
  }

  /// - Parameter known: what git says.
  /// - Returns: the same, with what the lock says of lines of which git says nothing, or does not know.
  func joined(_ known: OlderReferences) -> OlderReferences {
    let found = OlderReferenceFinder(graph: graph, files: files, past: Testimony(self), source: known.source ?? "")
      .find()
    let own = Dictionary(known.references.map { ($0.location, $0) }) { first, _ in first }
    var texts = Texts(files: files)
    let told = found.references.compactMap { reference -> OlderReference? in
      let isSure = isSure(reference, &texts)
      if let own = own[reference.location] {
        return own.isInDoubt && (isSure || !reference.isUnclear && own.says(reference)) ? reference : nil
      }
      if isSure { return reference }
      // Of what was written since, the lock knows only what it surely holds.
      return reference.isUnclear && !isOld(reference) ? nil : reference.doubted
    }
    guard !told.isEmpty else { return known }
    let places = Set(told.map(\.location))
    let all = known.references.filter { !places.contains($0.location) } + told
    return known.holding(all.sorted { $0.location < $1.location })
  }

  /// Git's word against that of the lock: where lines differ in nothing but their numbers, git's is a guess. That of a lock which was
  /// out of date at the revision already is none the less.
  private func isSure(_ reference: OlderReference, _ texts: inout Texts) -> Bool {
    !reference.isUnclear && isOld(reference) && isUpToDate(for: reference) && texts.isAlike(reference.location)
  }

  private func isUpToDate(for reference: OlderReference) -> Bool {
    let (path, line) = (reference.location.path, reference.location.line)
    return reference.members.compactMap(\.home).allSatisfy { spec in
      guard !isToldSince(path, line, spec) else { return true }
      guard let then = revision.changes[spec]?.old else { return false }
      return sides.contains { side in
        side.numbering(of: path, line: line)?.specs[side.then(spec)].map { $0.isSame(as: then) } ?? false
      }
    }
  }

  private func isOld(_ reference: OlderReference) -> Bool {
    revision.isOfBase(reference.location.path, line: reference.location.line)
  }

  /// What the lock says that is news of the revision.
  private struct Testimony: PastNumberings {
    private let beside: LockBeside
    private let past: any PastNumberings

    init(_ beside: LockBeside) {
      self.beside = beside
      past = MergedPast.of(beside.sides)
    }

    func spec(called name: String, at moment: Moment) -> SpecID? { past.spec(called: name, at: moment) }
    var vanished: [VanishedSpec] { [] }
    var removed: [CriterionID] { [] }

    func writing(_ path: DocumentPath, line: Int) -> Writing { past.writing(path, line: line) }

    func change(of spec: SpecID, since moment: Moment) -> SpecChange? { past.change(of: spec, since: moment) }

    func formerHome(of path: DocumentPath, line: Int) -> SpecID? { past.formerHome(of: path, line: line) }

    /// Where a document lay at the revision already, it says what it said.
    func isKnownInPlace(_ path: DocumentPath) -> Bool { beside.revision.homes[path] == nil }

    func isConfirmed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool {
      // That nothing has changed in the spec where it lies today says nothing of a line that was written in another one.
      let isStranger = formerHome(of: path, line: line) != nil
      if isStranger, !beside.revision.isOfBase(path, line: line) { return false }
      return !isStranger && past.isConfirmed(path, line: line, spec: spec, target: target)
        || !beside.isNews(path, line, spec, target)
    }
  }

  /// The lock has been told of the line since, or what its number stands for has changed since. What has lied longer is no news.
  private func isNews(_ path: DocumentPath, _ line: Int, _ spec: SpecID, _ target: Reference.Target) -> Bool {
    if let fate = revision.changes[spec]?.meaning(of: target)?.fate, fate != .kept { return true }
    return isToldSince(path, line, spec)
  }

  /// Whether the lock takes numbers for something else than the lock at the revision did.
  private func isToldSince(_ path: DocumentPath, _ line: Int, _ spec: SpecID) -> Bool {
    guard let earlier else { return false }
    return sides.contains { side in
      guard let own = side.numbering(of: path, line: line) else { return false }
      let then = side.then(spec)
      return !earlier.contains { $0.specs[then] == own.specs[then] }
    }
  }

  /// Which lines of documents differ from others in nothing but digits, made out once for each document.
  private struct Texts {
    let files: FileAccess
    private var alike: [DocumentPath: Set<Int>] = [:]

    init(files: FileAccess) {
      self.files = files
    }

    mutating func isAlike(_ location: Location) -> Bool {
      let path = location.path
      let known = alike[path] ?? DocumentText.read(path, files)?.linesAlike ?? []
      alike[path] = known
      return known.contains(location.line)
    }
  }
}

extension OlderReference {
  /// Nobody can tell what it meant, or whether it is as old as it looks.
  fileprivate var isInDoubt: Bool {
    isUnclear
      || members.contains { member in
        switch member.fate {
        case .undecided, .resembled: true
        case .kept, .changed, .moved, .removed: false
        }
      }
  }

  /// Both know what became of what it names.
  fileprivate func says(_ other: OlderReference) -> Bool { members.map(\.fate) == other.members.map(\.fate) }
}
