import Findings
import History
import SpecModel
import Workspace

/// The time from a base revision to today, as git remembers it: a line means what its numbers stood for at the commit that wrote
/// it, and what is older than the base, what they stood for there.
struct RevisionPast: PastNumberings {
  let base: GitHistory.Base
  let names: [String: SpecID]
  let vanished: [VanishedSpec]
  /// Since the base, for the specs in which anything is otherwise.
  let changes: [SpecID: SpecChange]
  /// Since later commits.
  let laterChanges: [String: [SpecID: SpecChange]]
  /// Documents that are today what they were at the base.
  let unchanged: Set<DocumentPath>
  let blames: [DocumentPath: GitBlame]
  /// Lines that stood under another heading or task when they were written: whether they were moved or written anew, git guesses.
  let strays: [DocumentPath: Set<Int>]
  let witness: LockedPast?

  private static let baseKey = "base"

  func writing(_ path: DocumentPath, line: Int) -> Writing {
    if unchanged.contains(path) { return .at(baseMoment) }
    let moment: Moment
    switch blames[path]?.lines[line]?.author {
    case .base: moment = baseMoment
    case .commit(let commit): moment = Moment(key: commit, words: "at \(commit.prefix(7))")
    case .uncommitted, nil: return .today
    }
    return strays[path]?.contains(line) == true ? .unclear(moment) : .at(moment)
  }

  private var baseMoment: Moment { Moment(key: Self.baseKey, words: "at \(base.short) or before") }

  func change(of spec: SpecID, since moment: Moment) -> SpecChange? {
    moment.key == Self.baseKey ? changes[spec] : laterChanges[moment.key]?[spec]
  }

  func isConfirmed(_ path: DocumentPath, line: Int, spec: SpecID, target: Reference.Target) -> Bool {
    witness?.vouches(for: path, line: line, spec: spec, target: target) ?? false
  }
}
