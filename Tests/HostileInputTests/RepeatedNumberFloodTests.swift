import Findings
import Judgment
import Testing

/// Thousands of items of a list bear the number of one that stands above: what is asked of that one is asked once.
@Suite(.serialized) struct RepeatedNumberFloodTests {
  private static let head = "# F\n\n## Requirements\n\n### Functional Requirements\n\n"

  private static func item(_ kilobytes: Int) -> String {
    "- **FR-001**: System MUST keep " + String(repeating: "every note that somebody wrote ", count: kilobytes * 33)
      + "\n"
  }

  struct Repeats: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// Of those that are second ones.
    let findings: Int
  }

  static let floods = [
    Repeats(
      testDescription: "in the list of a long one",
      text: head + item(330) + String(repeating: "- **FR-001**: x\n", count: 20_000),
      findings: 0
    ),
    Repeats(
      testDescription: "in a second list",
      text: head + item(210) + "\n### Non-Functional Requirements\n\n"
        + String(repeating: "- **FR-001**: Passwords MUST be hashed\n", count: 3000),
      // No more than so many are told one by one.
      findings: 1000
    ),
    Repeats(
      testDescription: "behind a paragraph, where nothing is new",
      text: head + "- **FR-001**: System MUST keep notes\n\nA paragraph.\n\n"
        + String(repeating: "- **FR-001**: Passwords MUST be hashed\n", count: 20_000),
      findings: 0
    ),
    Repeats(
      testDescription: "in rows of a long one",
      text: head + "| ID | Requirement | On |\n|---|---|---|\n| FR-001 | It SHALL save | "
        + String(repeating: "every thing ", count: 20_000) + "|\n"
        + String(repeating: "| FR-001 | It SHALL save | iOS |\n", count: 5000),
      findings: 0
    ),
  ]

  @Test("they are read in time, and the neighbour is judged", arguments: floods)
  func repeats(_ flood: Repeats) async throws {
    var judged: Judged?
    let bytes = Array(flood.text.utf8)
    let time = try await fastest(within: .seconds(allowance)) {
      judged = try await Judged(hostile: bytes, at: "spec.md")
    }
    #expect(time < .seconds(allowance))
    #expect(judged?.neighbour == ["002/1.1"])
    let found = judged?.judgment.findings.filter { $0.rule == "ambiguous-requirement" } ?? []
    #expect(found.count == flood.findings)
    #expect(found.allSatisfy { $0.message.utf8.count < 500 })
  }
}
