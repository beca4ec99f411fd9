import Files
import Findings
import History
import Testing

/// Which lines `fix` takes for old, and that it does so once.
struct FixedAgeTests {
  @Test("what dangled while its number was another requirement's does not come to mean something")
  func dangled() async throws {
    let tasks = "- [ ] 1. Draw it\n  - _Requirements: 3.3_\n  - _Requirements: 1.3_\n  - _Requirements: 3.9_\n"
    let world = World(["requirements.md": FixTests.before, "tasks.md": tasks])
    try await world.lock()
    let (title, criteria) = FixTests.size
    try world.write(
      requirements([(title, criteria + ["It SHALL cast no shadow"]), FixTests.added, FixTests.colour, FixTests.access]),
      to: "requirements.md"
    )
    // 1.3 was added since; 3.3 was nothing of Access, and is something of Colour today; 3.9 is nothing of either.
    let older = try await world.older().references
    #expect(older.map(\.written) == ["3.3"])
    #expect(older.first?.isRemoved == true && older.first?.replacement == nil)
  }

  @Test("the lock knows the lines of a report that was renamed or formatted anew")
  func renamedAndReformatted() async throws {
    let old = "# Task 1 Completion\n\n## Requirements\n\n✅ **Requirement 2.1**: takes the colour\n- 3.1: hidden\n"
    let world = World(["requirements.md": FixTests.before, "completion/task-1-completion.md": old])
    try await world.lock()
    try world.write(FixTests.shifted, to: "requirements.md")
    let moved = World([
      "requirements.md": FixTests.shifted,
      "completion/task-1-parent-completion.md":
        "# Task 1 Completion\n\n## Requirements\n\n* ✅ Requirement 2.1:  Takes the colour\n* **3.1**: hidden\n* 3.1: new\n",
    ])
    try moved.write(LockFile.bytes(try world.readLock()), to: Lock.path.text)
    let older = try await moved.older().references
    #expect(older.map(\.location.line) == [5, 6])
    #expect(older.map(\.replacement) == ["Requirement 3.1", "4.1"])
    // An older release knew less of a line, and of one that was formatted anew nobody can tell.
    let lock = try world.readLock()
    let lines = lock.lines.mapValues { $0.map { Lock.Line(code: $0.code) } }
    try world.write(
      LockFile.bytes(Lock(numbering: lock.numbering, lines: lines, seals: lock.seals)),
      to: Lock.path.text
    )
    #expect(try world.readLock().isOlder)
    try world.write(old + "- 3.1: hidden and new\n", to: "completion/task-1-completion.md")
    #expect(try await world.older().references.map(\.replacement) == ["Requirement 3.1", "4.1"])
    try world.write(old.replacing("hidden", with: "hidden well"), to: "completion/task-1-completion.md")
    #expect(try await world.older().references.map(\.replacement) == ["Requirement 3.1", nil])
  }

  @Test("two numbers are exchanged in one pass, and not back in the next")
  func swap() async throws {
    let tasks =
      "- [ ] 1. A\n  - _Requirements: 2.1_\n  - _Requirements: 3.1_\n- [ ] 2. B\n  - _Requirements: 2.1, 3.1_\n"
    let world = World(["requirements.md": FixTests.before, "tasks.md": tasks])
    try await world.lock()
    try world.write(requirements([FixTests.size, FixTests.access, FixTests.colour]), to: "requirements.md")
    try await world.fix()
    let fixed =
      "- [ ] 1. A\n  - _Requirements: 3.1_\n  - _Requirements: 2.1_\n- [ ] 2. B\n  - _Requirements: 2.1, 3.1_\n"
    #expect(try world.text("tasks.md") == fixed)
    #expect(try await world.fix().changes.isEmpty)
    #expect(try world.text("tasks.md") == fixed)
  }

  @Test("a line that was written after the lock, or mended by hand, is not an old one")
  func newer() async throws {
    let world = World(["requirements.md": FixTests.before, "tasks.md": "- [ ] 1. A\n  - _Requirements: 2.1_\n"])
    try await world.lock()
    try world.write(FixTests.shifted, to: "requirements.md")
    try world.write("- [ ] 1. A\n  - _Requirements: 3.1_\n- [ ] 2. B\n  - _Requirements: 2.1, 4.1_\n", to: "tasks.md")
    #expect(try await world.older().references.isEmpty)
  }

  @Test("the same words under another task are another line")
  func otherTask() async throws {
    let line = "  - _Requirements: 2.1_\n"
    let world = World(["requirements.md": FixTests.before, "tasks.md": "- [ ] 1. A\n\(line)"])
    try await world.lock()
    try world.write(FixTests.shifted, to: "requirements.md")
    try world.write("- [x] 1. A\n\(line)- [ ] 2. B\n\(line)", to: "tasks.md")
    #expect(try await world.fix().left.isEmpty)
    #expect(try world.text("tasks.md") == "- [x] 1. A\n\(line.replacing("2.1", with: "3.1"))- [ ] 2. B\n\(line)")
  }

  @Test("of a line that stands there more often than before nobody knows which is old")
  func unclear() async throws {
    let line = "  - _Requirements: 2.1_\n"
    let world = World(["requirements.md": FixTests.before, "tasks.md": "- [ ] 1. A\n\(line)"])
    try await world.lock()
    try world.write(FixTests.shifted, to: "requirements.md")
    try world.write("- [ ] 1. A\n\(line)\(line)", to: "tasks.md")
    let plan = try await world.fix()
    #expect(plan.changes.isEmpty)
    #expect(plan.left.count == 2)
  }

  @Test("a number that two requirements bear stays as ambiguous as it was")
  func shared() async throws {
    let twice = FixTests.before.replacing("### Requirement 3", with: "### Requirement 2")
    let world = World(["requirements.md": twice, "tasks.md": "- [ ] 1. A\n  - _Requirements: 2.1, 2~2.1_\n"])
    try await world.lock()
    try world.write(
      FixTests.shifted.replacing("### Requirement 4", with: "### Requirement 3"),
      to: "requirements.md"
    )
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    #expect(try world.text("tasks.md") == "- [ ] 1. A\n  - _Requirements: 3.1, 3~2.1_\n")
  }

  @Test("of a number that two requirements bore and one had, nothing is said when the other gets its own")
  func told() async throws {
    let twice = requirements([("Map", [FixTests.size.1[0], FixTests.colour.1[0]]), ("Audit", [FixTests.access.1[0]])])
    let before = twice.replacing("### Requirement 2", with: "### Requirement 1")
    let world = World(["requirements.md": before, "tasks.md": "- [ ] 1. A\n  - _Requirements: 1.2_\n"])
    try await world.lock()
    try world.write(twice, to: "requirements.md")
    #expect(try await world.older().references.isEmpty)
    // Where the one that had it gets the other number, it follows.
    let map = before.replacing("### Requirement 1: Map", with: "### Requirement 2: Map")
    try world.write(map, to: "requirements.md")
    #expect(try await world.older().references.map(\.replacement) == ["2.2"])
  }

  @Test("what a renamed spec is called elsewhere is rewritten too")
  func renamedSpec() async throws {
    let files = FileAccess.inMemory([
      "specs/004-icon/requirements.md": FixTests.before,
      "specs/005-button/requirements.md": requirements([("Press", ["It SHALL react to a press"])]),
      "specs/005-button/tasks.md": "- [ ] 1. A\n  - _Requirements: 004/2.1, 1.1_\n",
    ])
    let old = World(files: files)
    let lock = Lock(await old.graph(), files: files)
    let renamed = World(
      files: .inMemory([
        "specs/006-icon/requirements.md": FixTests.before,
        "specs/005-button/requirements.md": requirements([("Press", ["It SHALL react to a press"])]),
        "specs/005-button/tasks.md": "- [ ] 1. A\n  - _Requirements: 004/2.1, 1.1_\n",
      ])
    )
    try renamed.write(LockFile.bytes(lock), to: Lock.path.text)
    try await renamed.fix()
    let tasks = try renamed.files.read(DocumentPath("specs/005-button/tasks.md"), 1 << 20)
    #expect(String(decoding: tasks, as: UTF8.self) == "- [ ] 1. A\n  - _Requirements: 006/2.1, 1.1_\n")
  }

  @Test("what is left below a heading that was rewritten is as old as it was")
  func belowRewritten() async throws {
    let report = "completion/task-1-completion.md"
    func text(_ number: String) -> String {
      "# Task 1 Completion\n\n### Requirement \(number): takes the colour\n\nYes.\n- **Requirement 3.2**: the label alone\n"
    }
    let world = World(["requirements.md": FixTests.before, report: text("2.1")])
    try await world.lock()
    let access = ("Access", [FixTests.access.1[0]])
    try world.write(
      requirements([FixTests.size, FixTests.added, FixTests.colour, access]),
      to: "requirements.md"
    )
    try await world.fix()
    #expect(try world.text(report) == text("3.1"))
    let older = try await world.older().references
    #expect(older.map(\.written) == ["Requirement 3.2"])
    #expect(older.first?.isRemoved == true && older.first?.isUnclear == false)
  }

  @Test("criteria that became one are not named twice")
  func merged() async throws {
    let lamp = "WHEN a lamp is pressed THEN the lamp SHALL ring a bell"
    let light = "WHEN a lamp is pressed THEN the lamp SHALL flash a light"
    let tasks = "- [ ] 1. Ring\n  - _Requirements: 2.1, 2.2_\n"
    let world = World([
      "requirements.md": requirements([FixTests.size, ("Lamp", [lamp, light])]), "tasks.md": tasks,
    ])
    try await world.lock()
    try world.write(
      requirements([("Lamp", [lamp + " and the lamp SHALL flash a light"]), FixTests.size]),
      to: "requirements.md"
    )
    let plan = try await world.fix()
    #expect(plan.left.count == 2)
    #expect(try world.text("tasks.md") == tasks)
  }
}
