import Findings
import SpecModel
import Testing

/// Scenarios in blocks of Gherkin below a requirement.
struct ScenarioTests {
  private func criteria(_ text: String) async -> [String] {
    await Reading(["requirements.md": text]).criteria.map { "\($0.id.local) \($0.text)" }
  }

  @Test("each scenario is a criterion of the requirement, and its steps are what it says")
  func scenarios() async throws {
    let text = """
      ### Requirement 1: Lid

      #### Acceptance Criteria

      ```gherkin
      Feature: lids
        Background:
          Given a kitchen

        @smoke
        Scenario: Shut
          Given an open lid
          When it is hit
          Then it shuts
          And it stays so

        Scenario Outline: Open
          When it is pulled
          Then it <opens>
      ```

      ### Requirement 2: Box

      1. THE box SHALL be blue
      """
    let read = await Reading(["requirements.md": text]).criteria
    #expect(
      read.map { "\($0.id.local) \($0.text)" } == [
        "1.b1 Given an open lid When it is hit Then it shuts And it stays so",
        "1.b2 When it is pulled Then it <opens>", "2.1 THE box SHALL be blue",
      ]
    )
    let first = try #require(read.first)
    #expect(first.location.line == 11 && first.continuation == ["Scenario: Shut"])
  }

  @Test("steps without a title are a scenario, and the next `Given` begins another one")
  func untitled() async {
    let text = """
      ### FR-1: Lid

      **Acceptance Criteria:**

      ```gherkin
      Given a lid
      When it is hit
      Then it shuts

      Given a box
      When it is hit
      Then it opens
      ```
      """
    #expect(
      await criteria(text) == [
        "FR-1.b1 Given a lid When it is hit Then it shuts", "FR-1.b2 Given a box When it is hit Then it opens",
      ]
    )
  }

  @Test(
    "beside a list, in a block of something else and in an item of a list they are no criteria",
    arguments: [
      "```gherkin\nScenario: Shut\n  Given a lid\n  Then it shuts\n```\n\n1. THE lid SHALL shut",
      "1. THE lid SHALL shut\n\n```gherkin\nScenario: Shut\n  Given a lid\n  Then it shuts\n```",
      "1. THE lid SHALL shut\n   ```gherkin\n   Scenario: Shut\n     Given a lid\n   ```",
      "```text\nScenario: Shut\n  Given a lid\n```\n\n1. THE lid SHALL shut",
    ]
  )
  func examples(_ body: String) async {
    let text = "### Requirement 1: Lid\n\n#### Acceptance Criteria\n\n\(body)\n"
    #expect(await criteria(text) == ["1.1 THE lid SHALL shut"])
  }
}
