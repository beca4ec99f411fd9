import Commands
import Files
import Findings
import Foundation
import History
import Testing
import Workspace

/// Locks in which git has put rows of one branch beside numbers of the other, and those that only look so.
struct SealedLockTests {
  private static let requirementsPath = "specs/001-bell/requirements.md"
  private static let tasksPath = "specs/001-bell/tasks.md"
  private static let notesPath = "specs/003-notes/design.md"

  private static let size = ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"])
  private static let bell = ("Bell", ["The bell SHALL ring for one minute", "A press SHALL silence the bell"])
  private static let theme = ("Theme", ["A theme SHALL offer eight accents"])
  private static let before = requirements([size, bell])
  private static let after = requirements([size, theme, bell])
  private static let reworded = before.replacing("one minute", with: "two minutes")
  private static let tasks = "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [x] 2. Ring it\n  - _Requirements: 2.1_\n"
  private static let notes = "# Design\n\nAs 001/2.1 says.\n"

  /// Two specs that are locked, and a branch beside main.
  private func workspace() async throws -> GitWorkspace {
    let work = try await GitWorkspace()
    try work.write(Self.before, to: Self.requirementsPath)
    try work.write(Self.tasks, to: Self.tasksPath)
    try work.write(Self.before, to: "specs/002-horn/requirements.md")
    try work.write(Self.tasks, to: "specs/002-horn/tasks.md")
    try await work.lock()
    try await work.commit("both")
    try await work.git("branch", "feature")
    return work
  }

  private func merge(_ work: GitWorkspace) async throws {
    try await work.git("merge", "-q", "--no-ff", "feature", "-m", "merge")
  }

  /// Main renumbers while the branch adds a document that cites what has another number then: git merges it without a conflict.
  private func mixture() async throws -> GitWorkspace {
    let work = try await workspace()
    try await work.git("checkout", "-q", "feature")
    try work.write(Self.notes, to: Self.notesPath)
    try await work.lock()
    try await work.commit("feature")
    try await work.git("checkout", "-q", "main")
    try work.write(Self.after, to: Self.requirementsPath)
    #expect(try await work.fix(base: nil).isWhole)
    try await work.commit("renumbered")
    try await merge(work)
    return work
  }

  private func lockFile(_ work: GitWorkspace) throws -> [UInt8] { Array(try work.text(Lock.path.text).utf8) }

  @Test("a text that a branch accepted is not told again once git has merged its lock, whatever it is compared with")
  func accepted() async throws {
    let work = try await workspace()
    try await work.git("checkout", "-q", "feature")
    try work.write(Self.reworded, to: Self.requirementsPath)
    try await work.commit("reworded")
    #expect(try await work.older(base: "main").map(\.written) == ["2.1"])
    try await work.lock()
    try await work.commit("accepted")
    #expect(try await work.older(base: "main").isEmpty)
    try await work.git("checkout", "-q", "main")
    try work.write("apart\n", to: "notes.txt")
    try await work.commit("unrelated")
    // As a pull request is tried: merged, and compared with what it goes into.
    try await merge(work)
    #expect(try await work.older(base: "HEAD^1").isEmpty)
    #expect(try await work.older(base: nil).isEmpty)
  }

  @Test("two branches that accepted texts of different specs are merged into one lock that vouches for both")
  func apart() async throws {
    let work = try await workspace()
    try await work.git("checkout", "-q", "feature")
    try work.write(Self.reworded, to: Self.requirementsPath)
    try await work.lock()
    try await work.commit("bell")
    try await work.git("checkout", "-q", "main")
    try work.write(Self.reworded, to: "specs/002-horn/requirements.md")
    try await work.lock()
    try await work.commit("horn")
    try await merge(work)
    let lock = try LockFile.read(try lockFile(work))
    #expect(lock.strangers.isEmpty)
    for base in ["HEAD^1", "HEAD^2", "HEAD~2"] { #expect(try await work.older(base: base).isEmpty) }
    #expect(try await work.older(base: nil).isEmpty)
    let merged = try lockFile(work)
    try await work.lock()
    #expect(try lockFile(work) == merged)
  }

  @Test(
    "a mixture is heard by its sides for as long as nobody has written it, and vouches for no row that is none of its own"
  )
  func later() async throws {
    let work = try await mixture()
    #expect(try LockFile.read(try lockFile(work)).strangers.map(\.text) == [Self.notesPath])
    #expect(try await work.older(base: nil).map(\.replacement) == ["3.1"])
    for round in 1...2 {
      try work.write("\(round)\n", to: "notes.txt")
      try await work.commit("unrelated \(round)")
      #expect(try await work.older(base: nil).map(\.replacement) == ["3.1"])
      #expect(try await work.older(base: "HEAD~\(round)^1").map(\.replacement) == ["3.1"])
    }
    #expect(try await work.fix(base: nil).isWhole)
    #expect(try LockFile.read(try lockFile(work)).strangers.isEmpty)
    try await work.commit("fixed")
    #expect(try await work.older(base: nil).isEmpty)
  }

  @Test("a mixture that is taken as it is, is a lock from then on, also while the merge is the last commit")
  func takenAsItIs() async throws {
    let work = try await mixture()
    try await work.lock()
    #expect(try await work.older(base: nil).isEmpty)
    try await work.git("add", "-A")
    try await work.git("commit", "-q", "--amend", "-m", "merge")
    #expect(try await work.older(base: nil).isEmpty)
  }

  @Test(
    "after a squash or a rebase, which leave no commit with two sides, an earlier version of the lock says what a row meant"
  )
  func squashed() async throws {
    let work = try await mixture()
    try await work.git("reset", "-q", "--soft", "HEAD^1")
    try await work.commit("squashed")
    #expect(try await work.older(base: nil).map(\.replacement) == ["3.1"])
    try await work.git("tag", "squashed")
    #expect(try await work.fix(base: nil).isWhole)
    #expect(try LockFile.read(try lockFile(work)).strangers.isEmpty)
    try await work.git("reset", "-q", "--hard", "squashed")
    // What it cites has not moved: nothing is told, and nothing refused.
    try work.write(Self.notes.replacing("2.1", with: "1.1"), to: Self.notesPath)
    #expect(try await work.older(base: nil).isEmpty)
  }

  @Test("where git does not reach back to both sides, a mixture is refused, and the cure is told")
  func shallow() async throws {
    let work = try await mixture()
    let clone = try await GitWorkspace()
    try await clone.git("fetch", "-q", "--depth", "1", "file://\(work.root)", "main")
    try await clone.git("reset", "-q", "--hard", "FETCH_HEAD")
    await #expect { try await clone.older(base: nil) } throws: { error in
      "\(error)".contains(Self.notesPath) && "\(error)".contains("fetch the history")
    }
    // Compared with a revision nothing hangs on it: the row alone is not believed.
    #expect(try await clone.older(base: "HEAD").isEmpty)
    let files = FileAccess.disk(root: clone.root)
    let (graph, _) = try await clone.fixing(base: "HEAD").read()
    try files.write(LockFile.bytes(Lock(graph, files: files)), Lock.path)
    #expect(try await clone.older(base: nil).isEmpty)
  }

  // MARK: The file

  @Test(
    "each row of lines says what its specs were, in a version of its own, and the one before is read and written back"
  )
  func version() async throws {
    let work = try await workspace()
    let text = try work.text(Lock.path.text)
    #expect(text.hasPrefix("counterfoil lock 5\n"))
    #expect(text.contains(/(?m)^lines specs\/001-bell\/tasks.md 001-bell=[0-9a-f]{16} [0-9a-f]{8}-/))
    let lock = try LockFile.read(Array(text.utf8))
    let old = String(decoding: LockFile.bytes(Self.unsealed(lock)), as: UTF8.self)
    let rows = text.replacing("lock 5\n", with: "lock 1\n").replacing(#/ 00[12]-[a-z]+=[0-9a-f]{16}/#, with: "")
      .replacing(#/([0-9a-f]{8})-[-0-9a-f]+/#) { $0.1 }
    #expect(old == rows.replacing("\n\n", with: "\n"))
    let read = try LockFile.read(Array(old.utf8))
    #expect(read == Self.unsealed(lock) && read.strangers.isEmpty && read.isOlder)
    #expect(LockFile.bytes(read) == Array(old.utf8))
    // A row of an older release that a merge has brought.
    let mixed = text.replacing(#/ 002-horn=[0-9a-f]{16}/#, with: "")
    #expect(try LockFile.read(Array(mixed.utf8)).strangers.map(\.text) == ["specs/002-horn/tasks.md"])
    #expect(LockFile.bytes(try LockFile.read(Array(mixed.utf8))) == Array(mixed.utf8))
  }

  /// As the first releases knew it.
  private static func unsealed(_ lock: Lock) -> Lock {
    Lock(numbering: lock.numbering, lines: lock.lines.mapValues { $0.map { Lock.Line(code: $0.code) } })
  }

  @Test("a seal that is none is refused", arguments: ["001-bell=12", "=0123456789abcdef", "001-bell=0123456789abcdeg"])
  func noSeal(_ word: String) throws {
    let row = "lines specs/a.md \(word) 01234567-89ab"
    #expect(throws: LockFailure(line: 2, reason: .unreadable(row))) {
      try LockFile.read(Array("counterfoil lock 2\n\(row)\n".utf8))
    }
  }

  @Test("a lock of a newer release is not said to be damaged")
  func newer() {
    let newer = LockFailure(line: 1, reason: .version("counterfoil lock 6"))
    #expect("\(newer)".contains("newer release") && !"\(newer)".contains("restore"))
    let other = LockFailure(line: 1, reason: .version("lock"))
    #expect("\(other)".contains("restore"))
  }

  @Test("a lock that an older release wrote is one lock where a merge took it whole")
  func unsealed() async throws {
    let work = try await workspace()
    let unseal = {
      let lock = try LockFile.read(try self.lockFile(work))
      try work.write(String(decoding: LockFile.bytes(Self.unsealed(lock)), as: UTF8.self), to: Lock.path.text)
    }
    try unseal()
    try await work.commit("older release")
    try await work.git("checkout", "-q", "-B", "feature")
    try work.write(Self.reworded, to: Self.requirementsPath)
    try await work.lock()
    try unseal()
    try await work.commit("accepted")
    try await work.git("checkout", "-q", "main")
    try work.write("apart\n", to: "notes.txt")
    try await work.commit("unrelated")
    try await merge(work)
    #expect(try await work.older(base: "HEAD^1").isEmpty)
    #expect(try await work.older(base: nil).isEmpty)
  }
}
