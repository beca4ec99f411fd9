import Findings
import History
import SpecModel
import Workspace

/// The past, as git remembers it: a line means what its numbers stood for at the commit that wrote it, be that after the base or
/// before it. Where git does not reach back that far, it means what they stood for at the base.
struct RevisionPast: PastNumberings {
  let base: GitHistory.Base
  let names: [String: SpecID]
  let vanished: [VanishedSpec]
  var removed: [CriterionID] { changes.values.flatMap(\.removed) }
  /// Since the base, for the specs in which anything is otherwise.
  let changes: [SpecID: SpecChange]
  /// Of specs that are gone, and that are named still, or from which documents have come.
  let departed: [SpecID: SpecChange]
  /// In whose folder lines were written that stand in that of another spec today, by document and number.
  let homes: [DocumentPath: [Int: SpecID]]
  /// Since later commits.
  let laterChanges: LaterSpecs.Changes
  /// Of lines that are older than the base.
  let older: OlderLines
  /// Documents that are today what they were at the base.
  let unchanged: Set<DocumentPath>
  let blames: [DocumentPath: GitBlame]
  /// Lines that stood under another heading or task when they were written: whether they were moved or written anew, git guesses.
  let strays: [DocumentPath: Set<Int>]
  /// Lines that stand beside what they alone stood beside.
  let inCompany: [DocumentPath: Set<Int>]
  /// The versions in which lines were written that have changed since the base, by name.
  let origins: [String: DocumentText]
  let witness: LockedPast?

  private static let baseKey = "base"

  func writing(_ path: DocumentPath, line: Int) -> Writing {
    if unchanged.contains(path) { return older(path, line) }
    let moment: Moment
    switch blames[path]?.lines[line]?.author {
    case .base:
      guard strays[path]?.contains(line) == true else { return older(path, line) }
      moment = olderMoment(path, line)
    case .commit(let commit): moment = Moment(key: commit, words: "at \(commit.prefix(7))")
    case .uncommitted, nil: return .today
    }
    return strays[path]?.contains(line) == true ? .unclear(moment) : .at(moment)
  }

  func isInCompany(_ path: DocumentPath, line: Int) -> Bool { inCompany[path]?.contains(line) == true }

  func looseLines(of path: DocumentPath, behind lines: [Int], in text: DocumentText, _ contexts: LineContexts)
    -> [Int: Set<LineKey>]
  {
    guard !lines.isEmpty, let blame = blames[path] else { return [:] }
    let loose = LooseLines(text, contexts)
    let written = Dictionary(grouping: lines) { blame.lines[$0]?.origin ?? "" }
    return written.reduce(into: [:]) { all, version in
      guard let then = origins[version.key] else { return }
      all.merge(loose.keys(behind: version.value, in: then)) { known, _ in known }
    }
  }

  /// Git takes a line for one that stood there at the base.
  func isOfBase(_ path: DocumentPath, line: Int) -> Bool {
    unchanged.contains(path) || blames[path]?.lines[line]?.author == .base
  }

  func marking(_ path: DocumentPath, line: Int) -> Writing? {
    switch blames[path]?.lines[line]?.markedBy {
    case .uncommitted: .today
    case .commit(let commit): .at(Moment(key: commit, words: "at \(commit.prefix(7))"))
    case .base: .at(baseMoment)
    case nil:
      older.markers[path]?[line].map { .at(Moment(key: $0, words: "at \($0.prefix(7))")) }
    }
  }

  private func older(_ path: DocumentPath, _ line: Int) -> Writing {
    let moment = olderMoment(path, line)
    return older.unclear[path]?.contains(line) == true ? .unclear(moment) : .at(moment)
  }

  private func olderMoment(_ path: DocumentPath, _ line: Int) -> Moment {
    older.commits[path]?[line].map { commit in
      let isEnd = older.ends.contains(commit)
      return Moment(key: commit, words: "at \(commit.prefix(7))\(isEnd ? " or before" : "")")
    } ?? baseMoment
  }

  private var baseMoment: Moment { Moment(key: Self.baseKey, words: "at \(base.short) or before") }

  func change(of spec: SpecID, since moment: Moment) -> SpecChange? {
    let sinceBase = changes[spec] ?? departed[spec]
    if moment.key == Self.baseKey { return sinceBase }
    guard let then = older.changes.known[moment.key] else {
      return laterChanges.known[moment.key]?[spec] ?? departed[spec]
    }
    // What was no spec yet, or had a name that nobody knows any more, is known as it was at the base.
    return then[spec] ?? sinceBase
  }

  func spec(called name: String, at moment: Moment) -> SpecID? { names[name] }

  func isCalled(_ name: String, _ spec: SpecID, at path: DocumentPath, line: Int) -> Bool {
    witness?.isCalled(name, spec, at: path, line: line) ?? false
  }

  func formerHome(of path: DocumentPath, line: Int) -> SpecID? { homes[path]?[line] }

  func isKnownInPlace(_ path: DocumentPath) -> Bool { witness?.isKnownInPlace(path) ?? false }

  func unread(_ spec: SpecID, at moment: Moment) -> DocumentPath? {
    older.changes.unread[moment.key]?[spec] ?? laterChanges.unread[moment.key]?[spec]
  }

  func isConfirmed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool {
    witness?.vouches(for: path, line: line, spec: spec, target: target) ?? false
  }

  func isConfirmedWhole(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool {
    isConfirmed(path, line: line, spec: spec, target: target)
      && witness?.isNarrowed(at: path, line: line, spec: spec, target: target) != true
  }

  func witnessed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Fate? {
    witness?.fate(at: path, line: line, spec: spec, target: target)
  }
}
