import Files
import Findings
import History
import Judgment
import SpecModel
import Traceability
import Workspace

/// Finds out what today is compared with: the revision that was named, or else the lock, or else nothing.
///
/// A revision that somebody names counts for more than a lock that happens to be there. Of the lock it takes what the lock vouches for,
/// lines that were confirmed with the texts that their numbers stand for today, and what `LockBeside` hears of it.
struct PastReader {
  let place: WorkspacePlace
  let files: FileAccess
  let base: String?

  /// What is known of the past, and what it is called.
  struct Past {
    let numberings: any PastNumberings
    let source: String
    /// What the lock says beside a revision.
    var lock: LockBeside?
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
    let then = try await lockBytes(git, found)
    let earlier = then.flatMap { try? LockFile.read($0) }
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
    let revision = try await reader.read()
    // Most of the time the lock knows nothing that is not so.
    let lock = witness?.isOutdated == false ? nil : try await lockBeside(revision, then, graph)
    return Past(numberings: revision, source: found.short, lock: lock)
  }

  func older(in graph: TraceGraph) async throws -> OlderReferences {
    guard let past = try await past(of: graph) else { return .none }
    return WholeLines.leave(ContradictingWords.leave(found(past, in: graph), in: graph), in: graph, files)
  }

  /// What was written when its numbers stood for something else.
  func found(_ past: Past, in graph: TraceGraph) -> OlderReferences {
    let older = OlderReferenceFinder(graph: graph, files: files, past: past.numberings, source: past.source).find()
    return past.lock?.joined(older) ?? older
  }

  // MARK: The lock beside a revision

  /// - Returns: `nil` where there was none at that revision, or nobody asks for it today.
  private func lockBytes(_ git: GitHistory, _ base: GitHistory.Base) async throws -> [UInt8]? {
    guard files.kind(Lock.path) != nil else { return nil }
    let name = GitHistory.name(Lock.path, at: base.commit)
    return try await git.contents([name])[name].flatMap { $0.count <= Lock.maximumBytes ? $0 : nil }
  }

  /// - Parameter then: the lock at the revision.
  private func lockBeside(_ revision: RevisionPast, _ then: [UInt8]?, _ graph: TraceGraph) async throws -> LockBeside? {
    guard files.kind(Lock.path) != nil else { return nil }
    var locks: [Lock]
    do {
      locks = try await self.locks()?.sides ?? []
    } catch is LockFailure {
      // A mixture of which git has not both sides: what it took from one of them with all that belongs to it.
      locks = try await KnownLocks.witness(place, files).map { [$0.withoutStrangers] } ?? []
    }
    let today = try files.read(Lock.path, Lock.maximumBytes)
    let earlier = then == today ? nil : then.flatMap { try? LockFile.sides($0) } ?? []
    return LockBeside(
      locks,
      revision: revision,
      earlier: earlier?.flatMap { [$0.numbering] + $0.formers.values },
      graph: graph,
      files: files
    )
  }

  /// - Returns: `nil` where none was ever written.
  func locks() async throws -> KnownLocks? { try await KnownLocks.read(place, files) }
}
