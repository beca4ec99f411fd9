import Files
import Findings
import History
import Testing

/// `AC3` of `R1 AC1, AC3` has no requirement of its own in writing.
struct ImpliedCriteriaTests {
  private static let lamp = [
    "WHEN the switch is pressed THEN the Lamp SHALL light up",
    "WHEN the bulb burns out THEN the Lamp SHALL show a red dot",
    "WHEN the lamp overheats THEN the Lamp SHALL switch itself off",
    "WHEN midnight strikes THEN the Clock SHALL change the date",
  ]
  private static let before = requirements([("Lamp", lamp)])
  /// 1.3 and 1.4 of before are 2.1 and 2.2.
  private static let split = requirements([("Lamp", Array(lamp[..<2])), ("Safety", Array(lamp[2...]))])

  private func fixed(_ citation: String, _ after: String) async throws -> (
    text: String, offered: [String?], plan: FixPlan
  ) {
    let world = World([
      "requirements.md": Self.before, "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: \(citation)_\n",
    ])
    try await world.lock()
    try world.write(after, to: "requirements.md")
    let older = WholeLines.leave(try await world.older(), in: await world.graph(), world.files)
    let plan = try await world.fix()
    let text = try world.text("tasks.md").split(separator: "\n")[1]
    return (String(text.dropFirst(19).dropLast()), older.references.map(\.replacement), plan)
  }

  @Test(
    "one that goes to another requirement than the one before it names its own",
    arguments: [
      ("R1 AC1, AC3", "R1 AC1, R2 AC1", ["R2 AC1"]), ("R1 AC1, AC3, AC4", "R1 AC1, R2 AC1, AC2", ["R2 AC1", "AC2"]),
      ("R1 AC1, AC3-4", "R1 AC1, R2 AC1-2", ["R2 AC1-2"]), ("R1 AC2, 4", "R1 AC2, R2 AC2", ["R2 AC2"]),
      ("Requirement 1 AC 1, AC 3", "Requirement 1 AC 1, Requirement 2 AC 1", ["Requirement 2 AC 1"]),
      ("R1 AC3, AC4", "R2 AC1, AC2", ["R2 AC1", "AC2"]),
    ]
  )
  func named(_ written: String, _ rewritten: String, _ offered: [String]) async throws {
    let found = try await fixed(written, Self.split)
    #expect(found.text == rewritten && found.offered == offered, "\(found.plan.left.map(\.reason))")
    #expect(found.plan.left.isEmpty)
  }

  @Test(
    "one that stays behind another that goes is left to the author, and nothing is offered",
    arguments: ["R1 AC3, AC1", "R1 AC1, AC3, AC2"]
  )
  func staying(_ written: String) async throws {
    let found = try await fixed(written, Self.split)
    #expect(found.text == written && found.offered == [nil])
    #expect(found.plan.left.count == 1)
    #expect(found.plan.left.first?.reason.contains("would be read as one of 2") == true)
  }

  @Test(
    "a bare number that something else goes on from is left",
    arguments: ["R1 AC1, 3 of them", "R1 AC1 and 3-axis", "Requirements 1 AC 1, 3 AC 2"]
  )
  func bare(_ written: String) async throws {
    let found = try await fixed(written, Self.split)
    #expect(found.text == written, "\(found.plan.left.map(\.reason))")
  }

  @Test("below a heading, in a row and in parentheses nothing is offered that would be read as another one")
  func apart() async throws {
    let report = """
      # Task 1 Completion

      ## Requirements Compliance

      ### Requirement 1: Lamp

      - ✅ AC1: lights up
      - ✅ AC3: switches off

      | Requirement | Criterion | Status |
      |---|---|---|
      | Req 1 | AC1, AC3 | ✅ |
      | Req 1 | AC 3 | ✅ |
      """
    let world = World([
      "requirements.md": Self.before, "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: R1 (AC1, AC3)_\n",
      "completion/task-1-completion.md": report,
    ])
    try await world.lock()
    try world.write(Self.split, to: "requirements.md")
    let older = WholeLines.leave(try await world.older(), in: await world.graph(), world.files)
    #expect(older.references.compactMap(\.replacement) == ["AC 1"])
    #expect(older.references.first?.obstacle == "it stands under Requirement 1, and is 2.1 today")
    let plan = try await world.fix()
    #expect(plan.left.count == 3)
    let after = report.replacing("| Req 1 | AC 3 |", with: "| Req 2 | AC 1 |")
    #expect(try world.text("completion/task-1-completion.md") == after)
  }
}
