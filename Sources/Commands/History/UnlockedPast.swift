import Findings
import History
import Traceability
import Workspace

/// What git knows of references that were written under older numbers before there was any lock: the first one would take them as they
/// are, and nothing would ever name them.
struct UnlockedPast {
  /// Where git's history begins, as `--base` takes it.
  let beginning: String
  let references: [OlderReference]

  /// Those that surely lie.
  var renumbered: [OlderReference] { references.filter { ($0.isMoved || $0.isRemoved) && !$0.isUnclear } }

  /// Those that may.
  var doubtful: [OlderReference] { references.filter { ($0.isMoved || $0.isRemoved) && $0.isUnclear } }

  /// - Returns: `nil` where no commit was made yet, and outside of any repository.
  static func read(_ reader: PastReader, in graph: TraceGraph) async throws -> UnlockedPast? {
    guard let beginning = await GitHistory(folder: reader.place.root).firstCommit() else { return nil }
    let past = PastReader(place: reader.place, files: reader.files, base: beginning)
    return UnlockedPast(beginning: beginning, references: try await past.older(in: graph).references)
  }
}
