import Files
import Findings
import History
import Testing

/// Tables in which the requirement stands in one cell and the criterion in another.
struct TableFixTests {
  private static let colour = (
    "Colour", ["The Icon SHALL take the colour of the text", "An override SHALL be a token"]
  )
  private static let access = (
    "Access", ["The Icon SHALL be hidden from VoiceOver", "Readers SHALL hear the label alone"]
  )
  private static let before = requirements([colour, access])
  /// Colour is 2 today, Access 3.
  private static let shifted = requirements([("Theme", ["A theme SHALL offer eight accents"]), colour, access])

  @Test(
    "every number of a row is rewritten that names a requirement",
    arguments: [
      ("| Req 2 | 2.1 | ✅ |", "| Req 3 | 3.1 | ✅ |"),
      ("| Req 2 | 2.1 (hidden) | ✅ |", "| Req 3 | 3.1 (hidden) | ✅ |"),
      ("| Req 1: Colour | 1.1, 1.2 | ✅ |", "| Req 2: Colour | 2.1, 2.2 | ✅ |"),
      ("| Req 1: Colour | AC 2 (a token) | ✅ |", "| Req 2: Colour | AC 2 (a token) | ✅ |"),
      ("| 2.1 - hidden | ✅ | 42 tests |", "| 3.1 - hidden | ✅ | 42 tests |"),
      ("| Requirement 2 | ✅ | 2.1 |", "| Requirement 3 | ✅ | 3.1 |"),
    ]
  )
  func rows(row: String, rewritten: String) async throws {
    let head =
      "# Task 1 Completion\n\n## Requirements Compliance\n\n| Requirement | Criterion | Status |\n|---|---|---|\n"
    let world = World(["requirements.md": Self.before, "completion/task-1-completion.md": head + row + "\n"])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    let plan = try await world.fix()
    let text = try world.text("completion/task-1-completion.md")
    #expect(text == head + rewritten + "\n" && plan.left.isEmpty, "\(plan.left.map(\.reason))")
    let again = try await world.fix()
    #expect(again.changes.isEmpty)
  }

  @Test("a row whose numbers go to several requirements is left, and listed")
  func apart() async throws {
    let report =
      "# Task 1 Completion\n\n## Requirements Compliance\n\n| Requirement | Criterion | Status |\n|---|---|---|\n"
      + "| Req 1 | 1.1, 1.2 | ✅ |\n"
    let world = World(["requirements.md": Self.before, "completion/task-1-completion.md": report])
    try await world.lock()
    let parts =
      [("Theme", ["A theme SHALL offer eight accents"])] + Self.colour.1.map { ("Part", [$0]) } + [Self.access]
    try world.write(requirements(parts), to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.changes.isEmpty && plan.left.map(\.reference.written) == ["1.1", "1.2"])
    #expect(try world.text("completion/task-1-completion.md") == report)
  }

  @Test(
    "a cell of a design is rewritten although its numbers stand for nothing today",
    arguments: [
      ("1.2", "2.2"), ("1.1-1.2", "2.1-2.2"), ("2.1, 1.1\u{2013}1.2", "3.1, 2.1\u{2013}2.2"), ("1.2/2.2", "2.2/3.2"),
      ("1.2 or 2.2", "2.2 or 3.2"), ("1.2 (token), 2.2 (label)", "2.2 (token), 3.2 (label)"),
      ("`1.2`, `2.2`", "`2.2`, `3.2`"),
    ]
  )
  func design(_ cell: String, _ rewritten: String) async throws {
    func design(_ cell: String) -> String { "# Design\n\n| Part | Requirements |\n|---|---|\n| Lid | \(cell) |\n" }
    let world = World(["requirements.md": Self.before, "design.md": design(cell)])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    let plan = try await world.fix()
    #expect(try world.text("design.md") == design(rewritten) && plan.left.isEmpty, "\(plan.left.map(\.reason))")
    #expect(try await world.fix().changes.isEmpty)
  }
}
