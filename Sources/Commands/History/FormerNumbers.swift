import Files
import Findings
import History
import SpecModel
import Traceability
import Workspace

/// What a criterion was called before, since when, and who still calls it so.
struct FormerNumbers {
  private let place: WorkspacePlace
  private let older: OlderReferences
  private let changes: [SpecID: SpecChange]
  private let since: String

  /// - Parameter base: a revision; `nil` for the lock, if there is one.
  init(place: WorkspacePlace, base: String?, graph: TraceGraph) async throws {
    self.place = place
    let files = FileAccess.disk(root: place.root)
    let reader = PastReader(place: place, files: files, base: base)
    let past = try await reader.past(of: graph)
    switch past?.numberings {
    case let revision as RevisionPast:
      changes = revision.changes
      since = "at \(revision.base.short)"
    case let lock as LockedPast:
      changes = lock.changes
      let commit = changes.isEmpty ? nil : await GitHistory(folder: place.root).latestCommit(of: Lock.path)
      since = LockedPast.moment.words + (commit.map { ", committed at \($0)" } ?? "")
    default:
      changes = [:]
      since = ""
    }
    older = past.map { reader.found($0, in: graph) } ?? .none
  }

  /// `was 7.2 at 1a2b3c4`, and a line for each reference that was written then.
  func lines(about id: CriterionID) -> [String] {
    let former = changes[id.spec]?.former(id).map { ["was \($0.local) \(since)"] } ?? []
    let references = older.references.compactMap { reference -> String? in
      guard !reference.isUnclear, let word = word(reference, id) else { return nil }
      let when = reference.when == LockedPast.moment ? since : reference.when.words
      return
        "\(word): `\(reference.written)` in \(reference.location.path.seen(behind: place.prefix)):\(reference.location.line), "
        + "written \(when)"
    }
    return former + references
  }

  /// What became of the criterion since the reference was written.
  private func word(_ reference: OlderReference, _ id: CriterionID) -> String? {
    for member in reference.members {
      switch member.fate {
      case .moved(.criterion(id), _): return "moved"
      case .changed(id, _): return "changed"
      case .undecided(let places) where places.contains(.criterion(id)): return "perhaps moved"
      case .resembled(.criterion(id), _): return "perhaps moved"
      case .kept, .moved, .changed, .removed, .undecided, .resembled: continue
      }
    }
    return nil
  }
}
