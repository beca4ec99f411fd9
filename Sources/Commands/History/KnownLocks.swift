import Files
import Findings
import History
import Workspace

/// What the lock remembers: one state, or, after a merge, those of its two sides.
///
/// git merges a lock as it merges any text: of two rows that differ one is taken, and a row that only one side has is kept beside
/// numbers that only the other side has. What a branch wrote under its own numbers would count as written under those of the other. So
/// while nothing but the merge has written the lock, its sides are heard and not the mixture.
struct KnownLocks {
  let sides: [Lock]
  /// What the file says; `nil` while a merge has left its marks in it.
  let written: Lock?

  init(_ sides: [Lock]) {
    self.sides = sides
    written = sides.count == 1 ? sides[0] : nil
  }

  private init(sides: [Lock], written: Lock?) {
    self.sides = sides
    self.written = written
  }

  /// - Returns: `nil` where none was ever written.
  static func read(_ place: WorkspacePlace, _ files: FileAccess) async throws -> KnownLocks? {
    guard files.kind(Lock.path) != nil else { return nil }
    let bytes = try files.read(Lock.path, Lock.maximumBytes)
    let merged = await mergedSides(GitHistory(folder: place.root), bytes)
    return try merged.map { KnownLocks(sides: $0, written: try? LockFile.read(bytes)) }
      ?? KnownLocks(LockFile.sides(bytes))
  }

  /// - Returns: `nil` where the last commit is no merge and none is under way, and where the lock was written since.
  private static func mergedSides(_ git: GitHistory, _ bytes: [UInt8]) async -> [Lock]? {
    // In a conflict the index has both, be it of a merge, a rebase or a cherry-pick.
    let index = [":2:./\(Lock.path)", ":3:./\(Lock.path)"]
    let name = { (commit: String) in GitHistory.name(Lock.path, at: commit) }
    // Most of the time there is nothing of the kind, and one short question is all.
    guard let there = try? await git.objects(index + [name("MERGE_HEAD"), name("HEAD^2")]), !there.isEmpty else {
      return nil
    }
    let names =
      there[index[0]] != nil && there[index[1]] != nil
      ? index : there[name("MERGE_HEAD")] != nil ? ["HEAD", "MERGE_HEAD"].map(name) : ["HEAD^1", "HEAD^2"].map(name)
    guard let contents = try? await git.contents(names), let one = contents[names[0]], let two = contents[names[1]],
      one != two, one.count <= Lock.maximumBytes, two.count <= Lock.maximumBytes
    else { return nil }
    // A row that neither side had was written by somebody who had both before them.
    let known = Set(rows(one)).union(rows(two))
    guard rows(bytes).allSatisfy({ known.contains($0) || isMark($0) }), let first = try? LockFile.read(one),
      let second = try? LockFile.read(two)
    else { return nil }
    return [first, second]
  }

  private static func isMark(_ row: ArraySlice<UInt8>) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { row.starts(with: $0.utf8) }
  }

  private static func rows(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    // A checkout may have made `\r\n` of line ends.
    bytes.split(separator: 10).map { $0.last == 13 ? $0.dropLast() : $0 }
  }
}
