import History
import Testing

/// What names the same criteria as before is no lie, whatever their order.
struct SameSetTests {
  @Test(
    "two criteria that change places within a range make no lie of it",
    arguments: [
      ("- _Requirements: 2.1-2.4_", true), ("- _Requirements: 2.1 through 2.2_", true), ("- _Requirements: 2_", true),
      ("- _Requirements: 2.1, 2.3_", false), ("- _Requirements: 2.2-2.4_", false),
    ]
  )
  func exchangedWithin(_ written: String, _ isKept: Bool) async throws {
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n✅ Requirements 2.1-2.2: both\n"
    let world = World([
      "requirements.md": FixTests.before, "tasks.md": "- [ ] 1. Draw it\n  \(written)\n",
      "completion/task-1-completion.md": report,
    ])
    try await world.lock()
    let exchanged = (FixTests.colour.0, [FixTests.colour.1[1], FixTests.colour.1[0]] + FixTests.colour.1[2...])
    try world.write(requirements([FixTests.size, exchanged, FixTests.access]), to: "requirements.md")
    let older = try await world.older().references
    #expect(older.map(\.location.path.name).contains("tasks.md") == !isKept)
    #expect(!older.map(\.location.path.name).contains("task-1-completion.md"))
  }

  @Test(
    "two criteria that change places within a list make no lie of it",
    arguments: [
      ("_Requirements: 2.1, 2.2_", nil), ("_Requirements: 1.1, 2.2, 2.1, 3.2_", nil),
      ("_Requirements: 2.1 and 2.2_", nil), ("_Requirements: R2 AC1, AC2_", nil), ("_Requirements: `2.1`; `2.2`_", nil),
      ("_Requirements: 2.1, 2.3_", "_Requirements: 2.2, 2.3_"), ("_Requirements: 2.1_", "_Requirements: 2.2_"),
      // The one that stands there twice is another one.
      ("_Requirements: 2.1, 2.2, 2.1_", "_Requirements: 2.2, 2.1, 2.2_"),
      // Something is said of each.
      ("_Requirements: 2.1 (colour), 2.2 (override)_", "_Requirements: 2.2 (colour), 2.1 (override)_"),
      ("_Requirements: 2.1, 2.2 (override)_", "_Requirements: 2.2, 2.1 (override)_"),
    ]
  )
  func exchangedInList(_ written: String, _ rewritten: String?) async throws {
    let world = World(["requirements.md": FixTests.before, "tasks.md": "- [ ] 1. Draw it\n  - \(written)\n"])
    try await world.lock()
    let exchanged = (FixTests.colour.0, [FixTests.colour.1[1], FixTests.colour.1[0]] + FixTests.colour.1[2...])
    try world.write(requirements([FixTests.size, exchanged, FixTests.access]), to: "requirements.md")
    let older = try await world.older().references
    #expect(older.isEmpty == (rewritten == nil))
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    #expect(try world.text("tasks.md") == "- [ ] 1. Draw it\n  - \(rewritten ?? written)\n")
  }

  @Test(
    "a list in a sentence is one too, and one that tells an order, or a row of cells, is none",
    arguments: [
      ("As Requirements 2.1 and 2.2 say.", true), ("As Requirement 2.1 and Requirement 2.2 say.", true),
      ("As Requirements 2.1 and 2.2 say, respectively.", false),
      ("As Requirement 2.1 says after Requirement 2.2.", false),
      ("| Colour | Override |\n|---|---|\n| Requirement 2.1 | Requirement 2.2 |", false),
      ("| Requirements | Status |\n|---|---|\n| Requirements 2.1, 2.2 | ✅, ❌ |", false),
      ("| Requirements | Status |\n|---|---|\n| Requirements 2.1, 2.2 | met / open |", false),
      ("| Requirements | Status |\n|---|---|\n| Requirements 2.1, 2.2 | ✅ |", true),
    ]
  )
  func exchangedInProse(_ written: String, _ isKept: Bool) async throws {
    let world = World(["requirements.md": FixTests.before, "design.md": "# Design\n\n\(written)\n"])
    try await world.lock()
    let exchanged = (FixTests.colour.0, [FixTests.colour.1[1], FixTests.colour.1[0]] + FixTests.colour.1[2...])
    try world.write(requirements([FixTests.size, exchanged, FixTests.access]), to: "requirements.md")
    let older = try await world.older().references
    #expect(older.isEmpty == isKept)
  }
}
