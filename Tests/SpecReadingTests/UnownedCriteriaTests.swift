import Findings
import SpecModel
import SpecReading
import Testing

/// What says what must happen, and is read by nobody, must at least be told of.
struct UnownedCriteriaTests {
  private func told(_ requirements: String) async -> [String] {
    await Reading(["requirements.md": requirements]).corpus.problems.map { problem in
      guard case .unownedCriterion(let words) = problem.kind else { return "\(problem.kind)" }
      return "\(problem.location.range.start.line): \(words)"
    }
  }

  @Test("below a heading without a number, once for each heading")
  func unnumbered() async {
    let text =
      "## Functional Requirements\n\n### Collapse\n\n- The bar SHALL be small\n- WHEN small THEN labels SHALL be hidden\n\n"
      + "### Resize\n\n1. THE edge SHALL follow\n"
    #expect(
      await told(text) == [
        "5: it stands below no requirement that bears a number; so do 1 more below it",
        "10: it stands below no requirement that bears a number",
      ]
    )
  }

  @Test("below a heading with a bare number, where others say what they are")
  func bareNumber() async {
    let text = "### Requirement-16: A\n\n1. A SHALL b\n\n### 9) B\n\n1. A SHALL b\n"
    #expect(await told(text) == ["7: it stands below no requirement that bears a number"])
  }

  @Test("`must` in small letters, below headings with numbers that are not read")
  func belowOtherNumbers() async {
    let text =
      "### P1. Performance\n\n#### P1.1 Response\n\n- Notifications must be delivered within 1 second\n\n"
      + "### Q1. Rules\n\n- **Q1.1** Critical notifications must be kept\n- Others must be dropped\n\n"
      + "### Deployment\n\n- The key must be set\n\n### Requirement 1: A\n\n1. A SHALL b\n\n#### UX1. Notes\n\n- A must c\n"
    #expect(
      await told(text) == [
        "5: it stands below no requirement that bears a number",
        "9: it stands below no requirement that bears a number; so do 1 more below it",
      ]
    )
  }

  @Test("a number at the end of an item")
  func trailing() async {
    #expect(
      await told("- The bus MUST keep order. (REQ-001)\n") == ["1: it stands below no requirement that bears a number"]
    )
  }

  @Test("`MUST` in items of lists, below a number that is too long and below none")
  func must() async {
    let text =
      "- **FR-12345**: System MUST show notes\n- System MUST ask\n\n### Speed\n\n- The list MUST answer\n\nIt MUST not.\n"
    #expect(
      await told(text) == [
        "1: it stands below no requirement that bears a number; so do 1 more below it",
        "6: it stands below no requirement that bears a number",
      ]
    )
  }

  @Test("a number that names another requirement")
  func foreignNumber() async {
    let text = "## 2. A\n\n2.1 WHEN a THE b SHALL c\n\n3.3 WHERE d is set, THE b SHALL e\n"
    #expect(await told(text) == ["5: it bears the number 3.3, and stands below Requirement 2"])
  }

  @Test("a list beside the criteria")
  func beside() async {
    let text =
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n\n#### Security\n\n- A SHALL c\n- A SHALL d\n"
    #expect(
      await told(text) == ["9: it stands below Requirement 1, and not among its criteria; so do 1 more below it"]
    )
  }

  @Test(
    "what explains, and what is a criterion, is not told of",
    arguments: [
      "## Introduction\n\n- `SHALL` means that it SHALL happen\n",
      "## Glossary\n\n- **Cart**: the thing that SHALL hold all\n",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b:\n   - it SHALL c\n   > it SHALL d\n2. A SHALL e\n",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n\n**Notes**\n\n- it is small\n",
      "### Requirement 1: A - REMOVED\n\n1. ~~A SHALL b~~\n2. A SHALL c\n",
      "### Requirement 1: A\n\n**User Story:** As a cook,\nI want that it SHALL be hot\n\n1. A SHALL b\n",
      "### Current Behavior\n\n1.1 WHEN a THEN b SHALL c\nand SHALL d\n",
      "- **FR-001**: A SHALL b\n- **FR-002**: A SHALL c\n",
      "### NFR-1: Tokens\n\nTHE badge SHALL use tokens only.\n\n### NFR-2: Speed\n\nTHE badge SHALL be fast.\n",
    ]
  )
  func silent(_ text: String) async {
    #expect(await told(text) == [])
  }
}
