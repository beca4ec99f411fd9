import Files
import Findings
import History
import Testing

/// Links to the headings of requirements.
struct LinkedHeadingTests {
  private static let snooze = "WHEN the snooze button is pressed THEN the clock SHALL be silent for nine minutes"
  private static let alarm = [
    "WHEN the hour arrives THEN the clock SHALL ring", snooze, "WHILE armed THE clock SHALL show a bell",
  ]

  @Test("a link to a heading that stands as it stood is not moved because a criterion left for another spec")
  func stays() async throws {
    let world = World([
      "requirements.md": requirements([("Dial", ["The dial SHALL be round"]), ("Alarm", Self.alarm)]),
      "design.md": "# Design\n\nSee [the alarm](requirements.md#requirement-2-alarm), Requirement 2.\n",
    ])
    try await world.lock()
    let left = Self.alarm.filter { $0 != Self.snooze }
    try world.write(requirements([("Dial", ["The dial SHALL be round"]), ("Alarm", left)]), to: "requirements.md")
    try world.write(
      Array(requirements([("Snooze", [Self.snooze])]).utf8),
      to: "specs/002-bell/requirements.md"
    )
    let older = try await world.older().references
    #expect(older.map(\.written) == ["Requirement 2"])
    #expect(older.first?.obstacle?.contains("002/1") == true)
  }
}
