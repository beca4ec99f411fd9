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

  @Test(
    "a bold line without a colon ends the bullets above it",
    arguments: ["Additional Details", "Notes", "Dependencies", "Assumptions", "Out of Scope", "Edge Cases"]
  )
  func boldLine(_ label: String) async {
    let bullets = "- the lid opens\n- WHEN shut THE lid SHALL hold\n"
    for colon in ["", ":"] {
      let text =
        "### Requirement 1: A\n\n**Description**\n\nA lid.\n\n**Acceptance Criteria**\n\n\(bullets)\n**\(label)\(colon)**\n\n- **Priority:** High\n- a hinge\n"
        + "\n### Requirement 2: B\n\n#### Acceptance Criteria\n\n\(bullets)\n**\(label)**\(colon)\n- a hinge\n"
      let read = ["b1 the lid opens", "b2 WHEN shut THE lid SHALL hold"]
      #expect(await criteria(text) == read.map { "1.\($0)" } + read.map { "2.\($0)" })
    }
  }

  @Test("what says what must happen below such a line goes on with them")
  func edgeCases() async {
    let text =
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n- the lid opens\n\n**Edge Cases**\n\n- WHEN wet THE lid SHALL open\n"
    #expect(await criteria(text) == ["1.b1 the lid opens", "1.b2 WHEN wet THE lid SHALL open"])
  }

  @Test("where they stand above the first as well, such lines group them")
  func groups() async {
    let text =
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n**Opening**\n\n- the lid opens\n\n**Shutting**\n\n- the lid shuts\n"
      + "\n**Dependencies**\n\n- a hinge\n"
    #expect(await criteria(text) == ["1.b1 the lid opens", "1.b2 the lid shuts"])
  }

  @Test("the paragraph below a heading that bears only the number is the criterion's text")
  func textBelow() async throws {
    let text =
      "### Requirement 1: A\n\n#### AC-1.1\n\nWHEN pressed\nTHE lid SHALL open\n\nIt is slow.\n- a bullet\n\n"
      + "#### AC-1.2: Name\n\nTHE lid SHALL shut\n\n#### AC-1.3\n- THE lid SHALL hold\n"
    let criteria = await Reading(["requirements.md": text]).criteria
    #expect(criteria.map(\.text) == ["WHEN pressed THE lid SHALL open", "Name", ""])
    #expect(
      criteria.map(\.continuation) == [
        ["It is slow.", "- a bullet"], ["THE lid SHALL shut"], ["- THE lid SHALL hold"],
      ]
    )
    #expect(criteria.first?.ears?.response == "open")
  }
}
