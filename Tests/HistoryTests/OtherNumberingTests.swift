import History
import Testing

/// Requirements that are one sentence, or that no list of criteria stands below.
struct OtherNumberingTests {
  private static let functional = [
    "answer with status 429", "send a reminder to the payer", "keep every backup for 90 days",
  ]

  private static func functional(_ demands: [String]) -> String {
    "# Feature Specification: Exports\n\n## Requirements\n\n### Functional Requirements\n\n"
      + demands.enumerated().map { "- **FR-00\($0 + 1)**: System MUST \($1)\n" }.joined()
  }

  private static let tasks =
    "# Tasks\n\n- [ ] T001 Limit in src/limit.ts (FR-001)\n- [ ] T002 Remind in src/bill.ts (FR-002)\n"

  @Test("FR-002 is known again beside words that were edited, below a task that was edited too")
  func edited() async throws {
    let world = World(["spec.md": Self.functional(Self.functional), "tasks.md": Self.tasks])
    try await world.lock()
    try world.write(Self.functional(["resume an upload"] + Self.functional), to: "spec.md")
    try world.write(
      Self.tasks.replacing("Limit in", with: "Limit requests in").replacing("Remind in", with: "Remind payers in"),
      to: "tasks.md"
    )
    #expect(try await world.older().references.map(\.replacement) == ["FR-002", "FR-003"])
  }

  @Test("FR-002 that says something else today is told")
  func replaced() async throws {
    let world = World(["spec.md": Self.functional(Self.functional), "tasks.md": Self.tasks])
    try await world.lock()
    try world.write(Self.functional([Self.functional[0], "resume an upload", Self.functional[2]]), to: "spec.md")
    let older = try await world.older().references
    #expect(older.map(\.location.line) == [4])
    let member = try #require(older.first?.members.first)
    #expect(member.text == "System MUST send a reminder to the payer")
    #expect(member.fate.isChanged)
  }

  private static func chapters(_ titles: [String], _ lead: (Int) -> String) -> String {
    "# Requirements\n\n" + titles.enumerated().map { "## \(lead($0 + 1)) \($1)\n\nThey are kept.\n\n" }.joined()
  }

  @Test(
    "a requirement without criteria is known by its title, with and without the word before its number",
    arguments: [false, true]
  )
  func titles(isNamed: Bool) async throws {
    func lead(_ number: Int) -> String { isNamed ? "Requirement \(number):" : "\(number)." }
    let world = World([
      "requirements.md": Self.chapters(["Layout", "Search", "Keys"], lead),
      "tasks.md": "# Tasks\n\n- [ ] 1. Draw\n  - _Requirements: 1, 2_\n- [ ] 2. Find\n  - _Requirements: 3_\n",
    ])
    try await world.lock()
    try world.write(Self.chapters(["Maps", "Layout", "Search", "Keys"], lead), to: "requirements.md")
    #expect(try await world.older().references.map(\.replacement) == ["2", "3", "4"])
    try world.write(Self.chapters(["Layout", "Keys"], lead), to: "requirements.md")
    let older = try await world.older().references
    #expect(older.map(\.replacement) == [nil, "2"])
    try world.write(Self.chapters(["Layout", "Searching", "Keys"], lead), to: "requirements.md")
    #expect(try await world.older().references.isEmpty)
  }
}

extension Fate {
  fileprivate var isChanged: Bool { if case .changed = self { true } else { false } }
}
