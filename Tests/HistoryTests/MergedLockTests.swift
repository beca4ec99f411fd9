import Commands
import Files
import Findings
import Foundation
import History
import Testing
import Workspace

/// Two branches that both wrote the lock, one after it had renumbered.
struct MergedLockTests {
  private static let size = ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"])
  private static let bell = ("Bell", ["The bell SHALL ring for one minute", "A press SHALL silence the bell"])
  private static let theme = ("Theme", ["A theme SHALL offer eight accents"])
  private static let before = requirements([size, bell])
  private static let after = requirements([size, theme, bell])

  private static let folder = "specs/001-icon"
  private static let task = "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Silence it\n  - _Requirements: 2.2_\n"
  private static let renumbered = task.replacing("2.2", with: "3.2")
  private static let ring = "- [ ] 3. Ring it\n  - _Requirements: 2.1_\n"

  private func lock(_ requirements: String, _ tasks: String) async throws -> [UInt8] {
    let world = World(["requirements.md": requirements, "tasks.md": tasks])
    try await world.lock()
    return try world.files.read(Lock.path, 1 << 20)
  }

  private func marked(_ one: [UInt8], _ other: [UInt8], former: String = "") -> [UInt8] {
    Array("<<<<<<< HEAD\n".utf8) + one + Array("\(former)=======\n".utf8) + other + Array(">>>>>>> other\n".utf8)
  }

  @Test("a line is judged by the side that knew it, whichever stands first", arguments: [true, false])
  func sides(_ isFirst: Bool) async throws {
    let main = try await lock(Self.after, Self.renumbered)
    let feature = try await lock(Self.before, Self.task + Self.ring)
    let world = World(["requirements.md": Self.after, "tasks.md": Self.renumbered + Self.ring])
    try world.write(isFirst ? marked(main, feature) : marked(feature, main), to: Lock.path.text)
    let older = try await world.older().references
    #expect(older.map(\.written) == ["2.1"] && older.map(\.replacement) == ["3.1"])
    try await world.fix()
    #expect(try world.text("tasks.md") == Self.renumbered + Self.ring.replacing("2.1", with: "3.1"))
    #expect(try world.readLocks().count == 1)
    #expect(try await world.fix().changes.isEmpty)
  }

  @Test("while something is open, it keeps its numbers in the lock that takes the place of both")
  func open() async throws {
    let gone = requirements([Self.size, Self.theme, ("Bell", [Self.bell.1[0]])])
    let main = try await lock(Self.before, Self.task)
    let feature = try await lock(Self.before, Self.task + Self.ring)
    let world = World(["requirements.md": gone, "tasks.md": Self.task + Self.ring])
    try world.write(marked(main, feature, former: "||||||| base\ncounterfoil lock 1\n"), to: Lock.path.text)
    let plan = try await world.fix()
    #expect(plan.left.map(\.reference.written) == ["2.2"])
    #expect(try world.readLock().formers.count == 1)
    #expect(try await world.older().references.map(\.written) == ["2.2"])
  }

  @Test("where git has merged a part of it, the marks alone tell nobody which line belongs to which numbers")
  func mixture() async throws {
    let main = try await lock(Self.after, Self.renumbered)
    let rows = String(decoding: main, as: UTF8.self).split(separator: "\n")
    let lines = try #require(rows.last)
    let bytes =
      Array((rows.dropLast().joined(separator: "\n") + "\n").utf8)
      + marked(Array("\(lines)\n".utf8), Array("\(lines)\n".utf8))
    #expect { try LockFile.sides(bytes) } throws: { ($0 as? LockFailure)?.reason == .conflict }
  }

  @Test("marks in no order that git writes are no lock", arguments: ["=======\n", "<<<<<<< a\n", ">>>>>>> a\n"])
  func damaged(_ mark: String) async throws {
    let bytes = try await lock(Self.before, Self.task) + Array(mark.utf8)
    #expect { try LockFile.sides(bytes) } throws: { ($0 as? LockFailure)?.reason == .conflict }
  }

  // MARK: In a repository

  /// What both branches write in lies so far apart that git merges it.
  private static let spread = task + "\nIn this order.\n\nNot before spring.\n\n"

  private func merge(_ workspace: GitWorkspace, _ branch: String = "feature") async throws {
    // It says no where there is a conflict.
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    _ = try await GitProgram.system.run(identity + ["merge", "-q", branch, "-m", "merge"], [], workspace.root)
  }

  /// Main has renumbered, rewritten and locked; the branch has locked what it added.
  private func diverged(adding path: String, _ text: String) async throws -> GitWorkspace {
    let workspace = try await GitWorkspace()
    try workspace.write(Self.before, to: "\(Self.folder)/requirements.md")
    try workspace.write(Self.spread, to: "\(Self.folder)/tasks.md")
    try workspace.write(Self.before, to: "specs/002-horn/requirements.md")
    try workspace.write(Self.task, to: "specs/002-horn/tasks.md")
    try await workspace.lock()
    try await workspace.commit("both")
    try await workspace.git("checkout", "-q", "-b", "feature")
    let known = try? workspace.text(path)
    try workspace.write((known ?? "") + text, to: path)
    try await workspace.lock()
    try await workspace.commit("feature")
    try await workspace.git("checkout", "-q", "main")
    try workspace.write(Self.after, to: "\(Self.folder)/requirements.md")
    try await workspace.fix(base: nil)
    try await workspace.commit("renumbered")
    return workspace
  }

  @Test(
    "a lock of which one side was taken whole hides nothing, before the merge is committed and after",
    arguments: ["ours", "theirs"]
  )
  func taken(_ side: String) async throws {
    let workspace = try await diverged(adding: "\(Self.folder)/tasks.md", Self.ring)
    try await merge(workspace)
    #expect(try workspace.text(Lock.path.text).contains("<<<<<<<"))
    #expect(try await workspace.older(base: nil).map(\.replacement) == ["3.1"])
    try await workspace.git("checkout", "--\(side)", Lock.path.text)
    #expect(try await workspace.older(base: nil).map(\.replacement) == ["3.1"])
    try await workspace.commit("merge")
    #expect(try await workspace.older(base: nil).map(\.replacement) == ["3.1"])
    #expect(try await workspace.fix(base: nil).isWhole)
    #expect(try await workspace.older(base: nil).isEmpty)
    try await workspace.commit("fixed")
    #expect(try await workspace.older(base: nil).isEmpty)
  }

  @Test("marks that were committed with the merge are read from git after later commits as well")
  func markedAndGoneOn() async throws {
    let workspace = try await diverged(adding: "\(Self.folder)/tasks.md", Self.ring)
    try await merge(workspace)
    #expect(try workspace.text(Lock.path.text).contains("<<<<<<<"))
    try await workspace.commit("merge")
    for path in ["README", "NOTES"] {
      try workspace.write("A word more.\n", to: path)
      try await workspace.commit("go on")
      #expect(try await workspace.older(base: nil).map(\.replacement) == ["3.1"])
    }
    // The marks stand beside a revision too, and neither side vouches for a line then.
    #expect(try await workspace.older(base: "HEAD~2").isEmpty)
    try await workspace.fix(base: nil)
    #expect(try await workspace.older(base: nil).isEmpty)
  }

  @Test(
    "lines that one side has rewritten are right, though the other knows their words for older ones",
    arguments: ["main", "feature"]
  )
  func rewrittenOnOneSide(into branch: String) async throws {
    let report = "\(Self.folder)/completion/task-1-completion.md"
    let claims = { (numbers: [String]) in "# Task 1 Completion\n\n" + numbers.map { "- ✅ Requirement \($0)\n" }.joined()
    }
    let workspace = try await GitWorkspace()
    try workspace.write(requirements([Self.size, Self.bell]), to: "\(Self.folder)/requirements.md")
    try workspace.write(claims(["1.1", "2.1"]), to: report)
    try await workspace.lock()
    try await workspace.commit("both")
    try await workspace.git("checkout", "-q", "-b", "feature")
    try workspace.write("# Task 2 Completion\n\n- ✅ Requirement 2.2\n", to: report.replacing("task-1", with: "task-2"))
    try await workspace.lock()
    try await workspace.commit("feature")
    try await workspace.git("checkout", "-q", "main")
    try workspace.write(requirements([Self.theme, Self.size, Self.bell]), to: "\(Self.folder)/requirements.md")
    try await workspace.fix(base: nil)
    try await workspace.commit("renumbered")
    if branch == "main" {
      try await merge(workspace)
    } else {
      try await workspace.git("checkout", "-q", "feature")
      try await merge(workspace, "main")
    }
    #expect(try workspace.text(report) == claims(["2.1", "3.1"]))
    #expect(try await workspace.older(base: nil).map(\.replacement) == ["Requirement 3.2"])
    // Numbers that neither side knows make no other lines of those.
    let frame = ("Frame", ["Around each picture a border SHALL separate it from text"])
    let more = requirements([Self.theme, Self.size, Self.bell, frame])
    try workspace.write(more, to: "\(Self.folder)/requirements.md")
    #expect(try await workspace.older(base: nil).map(\.replacement) == ["Requirement 3.2"])
    try await workspace.fix(base: nil)
    #expect(try await workspace.older(base: nil).isEmpty)
    try await workspace.commit("merge")
    #expect(try await workspace.older(base: "main").isEmpty)
  }

  @Test("what git merged without a conflict vouches for no line that only one side knew")
  func clean() async throws {
    let workspace = try await diverged(adding: "specs/003-notes/design.md", "# Design\n\nAs 001/2.1 says.\n")
    try await workspace.git("merge", "-q", "feature", "-m", "merge")
    #expect(try await workspace.older(base: nil).map(\.replacement) == ["3.1"])
    try await workspace.fix(base: nil)
    #expect(try await workspace.older(base: nil).isEmpty)
  }

  @Test("a lock that was renewed in the merge is heard alone")
  func renewed() async throws {
    let workspace = try await diverged(adding: "\(Self.folder)/tasks.md", Self.ring)
    try await merge(workspace)
    try await workspace.fix(base: nil)
    try await workspace.commit("merge")
    #expect(try await workspace.older(base: nil).isEmpty)
    #expect(try workspace.text("\(Self.folder)/tasks.md").hasSuffix(Self.ring.replacing("2.1", with: "3.1")))
  }
}
