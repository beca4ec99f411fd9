import Files
import Findings
import History
import Workspace

/// What the lock remembers: one state, or, after a merge, those of its two sides.
///
/// git merges a lock as it merges any text: of two rows that differ one is taken, and a row that only one side has is kept beside
/// numbers that only the other side has. What a branch wrote under its own numbers would count as written under those of the other.
/// The seals of a row tell where that has happened: then the sides are heard and not the mixture, until `counterfoil lock` writes it.
struct KnownLocks {
  let sides: [Lock]
  /// What the file says; `nil` where it is no lock that anything could have been written by as a whole.
  let written: Lock?

  /// git has put together what `counterfoil lock` never wrote.
  var isMixture: Bool { written == nil }

  /// - Returns: `nil` where none was ever written.
  /// - Throws: `LockFailure` also for a mixture of which git has not both sides.
  static func read(_ place: WorkspacePlace, _ files: FileAccess) async throws -> KnownLocks? {
    guard files.kind(Lock.path) != nil else { return nil }
    let bytes = try files.read(Lock.path, Lock.maximumBytes)
    let git = GitHistory(folder: place.root)
    let merge = await LockMerge.current(git, bytes)
    let locks: [Lock]
    do {
      locks = try LockFile.sides(bytes)
    } catch {
      guard let sides = await marked(merge, git, bytes), isWhole(sides) else { throw error }
      return KnownLocks(sides: sides, written: nil)
    }
    if let stranger = locks.flatMap(\.strangers).min() {
      var sides = merge?.sides
      if sides == nil { sides = await LockMerge.latest(git, bytes)?.sides }
      if sides.map(isWhole) != true, locks.count == 1 { sides = await LockMerge.versions(git, of: locks[0]) }
      guard let sides, isWhole(sides) else { throw LockFailure(line: 1, reason: .mixture(stranger)) }
      return KnownLocks(sides: sides, written: nil)
    }
    guard locks.count == 1 else { return KnownLocks(sides: locks, written: nil) }
    // Nothing but git can tell of an older release's lock whether it is a mixture.
    let isDoubtful = locks[0].seals == nil && merge?.isTaken == false
    // Lines that only the other side knew would count as written today.
    if let merge, isDoubtful || merge.isChosen, isWhole(merge.sides) {
      return KnownLocks(sides: merge.sides, written: locks[0])
    }
    return KnownLocks(sides: locks, written: locks[0])
  }

  /// The lock that vouches for lines beside a revision that is compared with, all but its strangers.
  static func witness(_ place: WorkspacePlace, _ files: FileAccess) async throws -> Lock? {
    guard files.kind(Lock.path) != nil else { return nil }
    let bytes = try files.read(Lock.path, Lock.maximumBytes)
    let git = GitHistory(folder: place.root)
    let merge = await LockMerge.current(git, bytes)
    let locks: [Lock]
    do {
      locks = try LockFile.sides(bytes)
    } catch {
      guard await marked(merge, git, bytes) != nil else { throw error }
      return nil
    }
    // What two sides say cannot be vouched for by either.
    guard locks.count == 1 else { return nil }
    return locks[0].seals == nil && merge?.isTaken == false ? nil : locks[0]
  }

  /// The sides of what a merge left marks in, be it committed with them and other commits after it.
  private static func marked(_ merge: LockMerge?, _ git: GitHistory, _ bytes: [UInt8]) async -> [Lock]? {
    if let merge { return merge.sides }
    return await LockMerge.latest(git, bytes)?.sides
  }

  private static func isWhole(_ sides: [Lock]) -> Bool { sides.allSatisfy { $0.strangers.isEmpty } }
}
