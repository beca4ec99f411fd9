import Findings
import History
import Workspace

/// A merge of which the lock may have come: every row of it stood on either side.
struct LockMerge {
  let sides: [Lock]
  /// One side stands there byte for byte, and the other is gone, though it has changed as well: somebody chose.
  let isChosen: Bool
  /// One side stands there byte for byte.
  let isTaken: Bool

  /// The one that is under way, or that the last commit is.
  static func current(_ git: GitHistory, _ bytes: [UInt8]) async -> LockMerge? {
    // In a conflict the index has both, be it of a merge, a rebase or a cherry-pick.
    let index = [":2", ":3"].map(name)
    // Most of the time there is nothing of the kind, and one short question is all.
    guard let there = try? await git.objects(index + [name("MERGE_HEAD"), name("HEAD^2")]), !there.isEmpty else {
      return nil
    }
    if there[index[0]] != nil, there[index[1]] != nil {
      return await LockMerge(git, ":2", ":3", bytes) { ":1" }
    }
    let commits = there[name("MERGE_HEAD")] != nil ? ("HEAD", "MERGE_HEAD") : ("HEAD^1", "HEAD^2")
    return await LockMerge(git, commits.0, commits.1, bytes) { await git.mergeBase(commits.0, commits.1) }
  }

  /// The one that wrote the file last, however long ago.
  static func latest(_ git: GitHistory, _ bytes: [UInt8]) async -> LockMerge? {
    guard let commit = await git.latestCommit(of: Lock.path) else { return nil }
    return await LockMerge(git, "\(commit)^1", "\(commit)^2", bytes) { nil }
  }

  /// After a rebase, or a branch that was squashed into one commit, no commit has two sides. What the rows' own numbers were, an
  /// earlier version of the file still says.
  static func versions(_ git: GitHistory, of lock: Lock) async -> [Lock]? {
    let names = await git.commits(of: Lock.path, atMost: mostVersions).map(name)
    guard let contents = try? await git.contents(names) else { return nil }
    for bytes in names.compactMap({ contents[$0] }) where bytes.count <= Lock.maximumBytes {
      if let earlier = try? LockFile.read(bytes), let side = lock.strangers(beside: earlier) {
        return [lock.withoutStrangers, side]
      }
    }
    return nil
  }

  private static let mostVersions = 50

  private init?(_ git: GitHistory, _ one: String, _ two: String, _ bytes: [UInt8], base: () async -> String?) async {
    let names = [one, two].map(Self.name)
    guard let contents = try? await git.contents(names), let first = contents[names[0]],
      let second = contents[names[1]],
      first != second, first.count <= Lock.maximumBytes, second.count <= Lock.maximumBytes
    else { return nil }
    // A row that neither side had was written by somebody who had both before them.
    let rows = Self.rows(bytes)
    let (left, right) = (Self.rows(first), Self.rows(second))
    let known = Set(left).union(right)
    guard rows.allSatisfy({ known.contains($0) || MergeMarks.isMark(String(decoding: $0, as: UTF8.self)) }),
      let sides = try? [LockFile.read(first), LockFile.read(second)]
    else { return nil }
    self.sides = sides
    isTaken = rows == left || rows == right
    isChosen = isTaken ? await Self.bothChanged(git, first, second, since: await base()) : false
  }

  /// Where nobody knows, git itself is taken to have made the choice: it does so whenever only one side has changed.
  private static func bothChanged(_ git: GitHistory, _ one: [UInt8], _ two: [UInt8], since base: String?) async -> Bool
  {
    guard let base, let contents = try? await git.contents([name(base)]) else { return false }
    let then = contents[name(base)]
    return then != one && then != two
  }

  private static func name(_ commit: String) -> String { GitHistory.name(Lock.path, at: commit) }

  private static func rows(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    // A checkout may have made `\r\n` of line ends.
    bytes.split(separator: 10).map { $0.last == 13 ? $0.dropLast() : $0 }
  }
}
