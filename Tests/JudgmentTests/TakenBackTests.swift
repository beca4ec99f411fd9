import Findings
import Testing

@testable import Judgment

/// A claim that bears a ✅, and an item below it that takes a part of it back, or tells how the thing works.
struct TakenBackTests {
  private func rules(_ item: String) async -> [String] {
    let judgment = await Judging.judgment(of: [
      "specs/001-dial/requirements.md":
        "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
      "specs/001-dial/completion/task-1-completion.md":
        "# Task 1 Completion: Draw it\n\n- ✅ Requirement 1.1: it is wide\n  - \(item)\n",
    ])
    return judgment.findings.map(\.rule.name).filter { $0 == "mark-against-words" }
  }

  @Test(
    "A part that is not there is told",
    arguments: [
      "Not implemented on iOS", "Not yet implemented in the dark theme", "Not finished for Android",
      "Not met on iOS 17.",
      "iOS: not implemented", "iOS: Not met", "Error states: not implemented", "47 out of 48 tests pass", "47/48 pass",
    ]
  )
  func takenBack(_ item: String) async { #expect(await rules(item) == ["mark-against-words"]) }

  @Test(
    "How it works, how it was and what it answers is not",
    arguments: [
      "Not done in the main thread", "Not ready for the first frame", "Not working on the old file",
      "Not met in the first run", "Not complete for the previous draft", "Old layout: not done",
      "Old layout: not implemented", "Before: not implemented", "First run: not met", "Main thread: not done",
      "HTTP 501: Not Implemented", "Error: not implemented",
    ]
  )
  func told(_ item: String) async { #expect(await rules(item) == []) }
}
