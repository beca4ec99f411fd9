import SpecModel
import Testing

/// Headings and labels of requirements that were taken for something else.
struct MisreadCriteriaTests {
  private func criteria(_ requirements: String) async -> [String] {
    await Reading(["requirements.md": requirements]).criteria.map { "\($0.id.local) \($0.text)" }
  }

  @Test(
    "what stands above Requirement 1.1 and its criteria is a chapter",
    arguments: ["## Feature 1: Lid", "## 1. Lid", "## Epic 1: Lid", "## Use Case 1 - Lid", "## F1: Lid"]
  )
  func chapter(_ heading: String) async {
    let requirement = { (number: String, items: String) in
      "### Requirement \(number): Open\n\n#### Acceptance Criteria\n\n\(items)\n"
    }
    let text =
      "\(heading)\n\n" + requirement("1.1", "1. THE lid SHALL open\n2. THE lid SHALL shut\n")
      + requirement("1.2", "1. THE lid SHALL hold\n") + heading.replacing("1", with: "2", maxReplacements: 1)
      + "\n\n"
      + requirement("2.1", "1. THE lid SHALL lock\n")
    let reading = await Reading(["requirements.md": text])
    #expect(reading.requirements.map(\.id.number.text) == ["1.1", "1.2", "2.1"])
    #expect(reading.criteria.map(\.id.local) == ["1.1.1", "1.1.2", "1.2.1", "2.1.1"])
  }

  @Test("below a feature a sentence with such a number is its criterion")
  func sentence() async {
    #expect(
      await criteria(
        "## Feature 1: Lid\n\n### Requirement 1.1: THE lid SHALL open\n\n### Requirement 1.2: THE lid SHALL shut\n"
      )
        == ["1.1 THE lid SHALL open", "1.2 THE lid SHALL shut"]
    )
    #expect(
      await criteria("## Feature 1: Lid\n\n### AC 1.1: Open\n\n- THE lid SHALL open\n") == ["1.1 Open"]
    )
  }
}
