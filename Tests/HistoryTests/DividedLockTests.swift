import Commands
import Files
import Findings
import History
import SpecModel
import Testing
import Traceability
import Workspace

/// A lock in which lines that were left mean older numbers, and all others those of today.
struct DividedLockTests {
  private static let size = ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"])
  private static let bell = ("Bell", ["The bell SHALL ring for one minute after noon"])
  private static let theme = ("Theme", ["A theme SHALL offer eight accents to choose from"])
  private static let frame = ("Frame", ["Around each picture a border SHALL separate it from text"])
  private static let ship = ("Ship", ["WHEN a ship is locked THEN the harbour SHALL light its lanterns"])
  private static let report = "completion/task-1-completion.md"

  private static func claims(_ numbers: String...) -> String {
    "# Task 1 Completion\n\n## Requirements Compliance\n\n" + numbers.map { "- ✅ Requirement \($0)\n" }.joined()
  }

  /// The bell is gone, and what cites it is left; a frame stands before all.
  private func divided() async throws -> World {
    let world = World([
      "requirements.md": requirements([Self.size, Self.bell, Self.theme]),
      Self.report: Self.claims("1.1", "2.1", "3.1"),
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
    ])
    try await world.lock()
    try world.write(requirements([Self.frame, Self.size, Self.theme]), to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.map(\.reference.written) == ["Requirement 2.1"])
    #expect(try world.text(Self.report) == Self.claims("2.1", "2.1", "3.1"))
    return world
  }

  private func lockText(_ world: World) throws -> String {
    String(decoding: try world.files.read(Lock.path, 1 << 20), as: UTF8.self)
  }

  @Test("what was left is told as before, and what was rewritten is not, though one says what the other says")
  func told() async throws {
    let world = try await divided()
    let older = try await world.older().references
    #expect(older.map(\.location.line) == [6])
    #expect(older.map(\.isRemoved) == [true] && older.map(\.isUnclear) == [false])
    #expect(try await world.fix().changes.isEmpty)
  }

  @Test("the next renumbering concerns the rewritten lines as well as those that were left")
  func renumberedAgain() async throws {
    let world = try await divided()
    try world.write(requirements([Self.ship, Self.frame, Self.size, Self.theme]), to: "requirements.md")
    let older = try await world.older().references
    #expect(older.map(\.replacement) == ["Requirement 3.1", nil, "Requirement 4.1", "3.1"])
    try await world.fix()
    #expect(try world.text(Self.report) == Self.claims("3.1", "2.1", "4.1"))
    // The one that is left, once the other criterion is back.
    try world.write(requirements([Self.ship, Self.frame, Self.size, Self.theme, Self.bell]), to: "requirements.md")
    #expect(try await world.older().references.map(\.replacement) == ["Requirement 5.1"])
    try await world.fix()
    #expect(try world.text(Self.report) == Self.claims("3.1", "5.1", "4.1"))
    #expect(try lockText(world).hasPrefix("counterfoil lock 5\n"))
  }

  @Test("lines may be of any number of times")
  func threeTimes() async throws {
    let world = try await divided()
    try world.write(requirements([Self.ship, Self.theme]), to: "requirements.md")
    try await world.fix()
    #expect(try world.text(Self.report) == Self.claims("2.1", "2.1", "2.1"))
    let again = try world.readLock()
    #expect(again.formers.count == 2)
    try world.write(requirements([Self.frame, Self.theme, Self.bell, Self.size]), to: "requirements.md")
    #expect(
      try await world.older().references.map(\.replacement)
        == ["Requirement 4.1", "Requirement 3.1", "4.1"]
    )
  }

  @Test("it is a version of its own, which is read and written back, and gone when nothing is left")
  func version() async throws {
    let world = try await divided()
    let text = try lockText(world)
    #expect(text.hasPrefix("counterfoil lock 5\n"))
    #expect(text.contains(#/(?m)^former [0-9a-f]{16} criterion 001-icon/2.1 [0-9a-f]{32} The bell SHALL ring/#))
    #expect(text.contains("criterion 001-icon/2.1 ") && text.contains(#/-[0-9a-f]{8}@[0-9a-f]{16} /#))
    let lock = try LockFile.read(Array(text.utf8))
    #expect(LockFile.bytes(lock) == Array(text.utf8) && lock.strangers.isEmpty)
    #expect(lock.numbering == Numbering(await world.graph().corpus))
    try world.write(Self.claims("2.1", "3.1"), to: Self.report)
    try await world.lock()
    #expect(try lockText(world).hasPrefix("counterfoil lock 5\n"))
  }

  @Test("lines whose time a merge has lost or mixed are strangers")
  func mixed() async throws {
    let text = try lockText(try await divided())
    let lost = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("former ") }
    let mixed = text.replacing(#/(?m)^former [0-9a-f]{16} requirement 001-icon/2 .*\n/#, with: "")
    for damaged in [lost.joined(separator: "\n"), mixed] {
      #expect(damaged != text)
      #expect(try LockFile.read(Array(damaged.utf8)).strangers.map(\.name) == ["task-1-completion.md"])
    }
    let bad = text.replacing(#/@[0-9a-f]{16}/#, with: "@12")
    #expect(throws: LockFailure.self) { try LockFile.read(Array(bad.utf8)) }
  }

  @Test("a doubtful line stays as doubtful as it was")
  func doubtful() async throws {
    let world = World([
      "requirements.md": requirements([Self.size, Self.bell, Self.theme]),
      "tasks.md": "- [x] 1. A\n  - _Requirements: 3.1_\n- [x] 2. B\n  - _Requirements: 1.1_\n",
    ])
    try await world.lock()
    try world.write(requirements([Self.frame, Self.size, Self.bell, Self.theme]), to: "requirements.md")
    try world.write(
      "- [x] 1. A\n  - _Requirements: 3.1_\n  - _Requirements: 3.1_\n- [x] 2. B\n  - _Requirements: 1.1_\n",
      to: "tasks.md"
    )
    for _ in 1...2 {
      try await world.fix()
      let older = try await world.older().references
      #expect(older.map(\.location.line) == [2, 3] && older.allSatisfy(\.isUnclear))
    }
    #expect(try world.text("tasks.md").hasSuffix("2.1_\n"))
  }

  // MARK: In a repository

  private static let folder = "specs/001-icon"

  /// As `divided`, committed.
  private func committed() async throws -> GitWorkspace {
    let work = try await GitWorkspace()
    try work.write(requirements([Self.size, Self.bell, Self.theme]), to: "\(Self.folder)/requirements.md")
    try work.write(Self.claims("1.1", "2.1", "3.1"), to: "\(Self.folder)/\(Self.report)")
    try await work.lock()
    try await work.commit("Write")
    try work.write(requirements([Self.frame, Self.size, Self.theme]), to: "\(Self.folder)/requirements.md")
    try await work.fix(base: nil)
    try await work.commit("Renumber and fix")
    return work
  }

  @Test("with a base, too, the rewritten lines are vouched for, and told when they are renumbered again")
  func beside() async throws {
    let work = try await committed()
    #expect(try await work.older(base: "HEAD~1").map(\.location.line) == [6])
    try work.write(requirements([Self.ship, Self.frame, Self.size, Self.theme]), to: "\(Self.folder)/requirements.md")
    for isCommitted in [false, true] {
      if isCommitted { try await work.commit("Renumber again") }
      for base in [nil, isCommitted ? "HEAD~2" : "HEAD~1"] {
        #expect(try await work.older(base: base).map(\.location.line) == [5, 6, 7])
      }
    }
    try await work.fix(base: "HEAD~2")
    #expect(try work.text("\(Self.folder)/\(Self.report)") == Self.claims("3.1", "2.1", "4.1"))
  }

  @Test(
    "two branches that each left lines of other specs are merged, and nothing that either left is forgotten",
    arguments: [1, 0]
  )
  func merged(first: Int) async throws {
    let work = try await GitWorkspace()
    let folders = (1...5).map { "specs/00\($0)-icon" }
    for folder in folders {
      try work.write(requirements([Self.size, Self.bell, Self.theme]), to: "\(folder)/requirements.md")
      try work.write(Self.claims("1.1", "2.1", "3.1"), to: "\(folder)/\(Self.report)")
    }
    try await work.lock()
    try await work.commit("Write")
    try await work.git("branch", "topic")
    for (branch, folder) in [("topic", folders[3]), ("main", folders[first])] {
      try await work.git("switch", "-q", branch)
      try work.write(requirements([Self.frame, Self.size, Self.theme]), to: "\(folder)/requirements.md")
      try await work.fix(base: nil)
      try await work.commit("Renumber and fix")
    }
    try await work.git("merge", "-q", "-m", "merge", "topic")
    let lock = try LockFile.read(Array(try work.text(Lock.path.text).utf8))
    #expect(lock.strangers.isEmpty && lock.formers.count == 1)
    #expect(try await work.older(base: nil).map(\.location.line) == [6, 6])
    for folder in folders {
      try work.write(requirements([Self.ship, Self.frame, Self.size, Self.theme]), to: "\(folder)/requirements.md")
    }
    #expect(try await work.older(base: nil).map(\.location.line) == folders.flatMap { _ in [5, 6, 7] })
  }
}
