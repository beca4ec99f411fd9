import Files
import Findings
import History
import Judgment
import SpecModel
import Traceability
import Workspace

/// Finds out what today is compared with: the revision that was named, or else the lock, or else nothing.
///
/// A revision that somebody names counts for more than a lock that happens to be there; of the lock it takes only what the lock
/// vouches for: lines that were confirmed with the texts that their numbers stand for today.
struct PastReader {
  let place: WorkspacePlace
  let files: FileAccess
  let base: String?

  /// What is known of the past, and what it is called.
  struct Past {
    let numberings: any PastNumberings
    let source: String
  }

  func past(of graph: TraceGraph) async throws -> Past? {
    guard let base else {
      return try await locks().map { locks in
        if locks.isMixture {
          Console.standard.progress(
            "\(place.prefix)\(Lock.path) was put together by git, and both sides of it are read from there; `counterfoil lock` writes it anew"
          )
        }
        if locks.sides.contains(where: \.isOlder) {
          Console.standard.progress(
            "\(place.prefix)\(Lock.path) was written by an older release, and of lines that were edited since it cannot tell which is "
              + "which; `counterfoil lock` writes it anew"
          )
        }
        return Past(numberings: MergedPast.of(locks.sides, graph: graph, files: files), source: OlderReferences.lock)
      }
    }
    let git = GitHistory(folder: place.root)
    let found = try await git.base(base)
    let earlier = try await earlierLock(git, found)
    let witness = try await KnownLocks.witness(place, files).map { lock in
      // A row that is no witness is missing, and not one that was rewritten since.
      let strangers = lock.strangers.union(earlier?.strangers ?? [])
      let then = earlier?.without(strangers)
      return LockedPast(lock.withoutStrangers, graph: graph, files: files, isWitness: true, earlier: then)
    }
    if found.isMergeBase {
      Console.standard.progress("comparing with \(found.short), where \(base) and what is checked out part")
    }
    let renamed = try await git.withUnaddedRenames()
    let reader = RevisionReader(git: renamed, base: found, place: place, graph: graph, witness: witness, files: files)
    return Past(numberings: try await reader.read(), source: found.short)
  }

  func older(in graph: TraceGraph) async throws -> OlderReferences {
    guard let past = try await past(of: graph) else { return .none }
    let older = OlderReferenceFinder(graph: graph, files: files, past: past.numberings, source: past.source).find()
    return WholeLines.leave(ContradictingWords.leave(older, in: graph), in: graph, files)
  }

  /// - Returns: `nil` where there was none at that revision, or none that can be read today.
  private func earlierLock(_ git: GitHistory, _ base: GitHistory.Base) async throws -> Lock? {
    guard files.kind(Lock.path) != nil else { return nil }
    let name = "\(base.commit):./\(Lock.path)"
    guard let bytes = try await git.contents([name])[name], bytes.count <= Lock.maximumBytes else { return nil }
    return try? LockFile.read(bytes)
  }

  /// - Returns: `nil` where none was ever written.
  func locks() async throws -> KnownLocks? { try await KnownLocks.read(place, files) }
}
