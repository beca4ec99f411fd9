import Findings
import SpecModel
import Testing

/// Headings with a bare number, in documents whose requirements bear labels in lists and tables.
struct ChaptersBesideLabelsTests {
  private static let forms = [
    "- **REQ-1**: The shop MUST sell.\n- **REQ-2**: The shop MUST mail.",
    "**REQ-001**: The shop MUST sell.\n\n**REQ-002**: The shop MUST mail.",
    "- R1: The shop MUST sell.\n- R2: The shop MUST mail.",
    "| ID | Requirement |\n|---|---|\n| REQ-1 | The shop MUST sell. |\n| REQ-2 | The shop MUST mail. |",
    "[REQ-001] The shop MUST sell.\n\n[REQ-002] The shop MUST mail.",
    "- `REQ-001` The shop MUST sell.\n- `REQ-002` The shop MUST mail.",
    "REQ-001 The shop MUST sell.\n\nREQ-002 The shop MUST mail.",
  ]

  @Test("are chapters, whatever they are called", arguments: forms)
  func chapters(_ form: String) async {
    for title in ["Stakeholders", "Business Context", "Data Model", "Projektziele", "目标用户"] {
      let text =
        "# Shop\n\n## 1. \(title)\n\nWords.\n\n- One\n\n## 2. Functional Requirements\n\n\(form)\n\n## 3. Rollout Plan\n\n1. Stage\n2. All\n"
      let reading = await Reading(["requirements.md": text])
      #expect(reading.requirements.map(\.id.number.text) == ["1", "2"], "\(title)")
      #expect(reading.criteria.map(\.text) == ["The shop MUST sell.", "The shop MUST mail."], "\(title)")
    }
  }

  @Test(
    "are requirements where criteria of their own stand below them",
    arguments: [
      "## 1. Sale\n\n### Acceptance Criteria\n\n1. THE shop SHALL sell\n",
      "## 1. Sale\n\n**Acceptance Criteria:**\n\n1. The shop sells\n",
      "## 1. Sale\n\n1.1 THE shop SHALL sell\n",
      "## 1. Sale\n\n- API-1: POST /sale\n\n### Acceptance Criteria\n\n1. The shop sells\n",
      "## 1. Sale\n\n1. THE shop SHALL sell\n",
    ]
  )
  func requirements(_ section: String) async {
    let text = section + "\n## 2. More\n\n- **NFR-1**: The shop MUST be quick\n- **FR-7**: The shop MUST mail\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.requirements.map(\.id.number.text) == ["1", "NFR-1", "FR-7"])
    #expect(reading.criteria.count == 3)
  }

  @Test("sentences below a chapter that bear no label are told of")
  func unlabelled() async {
    let text =
      "## 1. Functional\n\n- **REQ-1**: The shop MUST sell\n\n## 2. Constraints\n\n- The shop must run\n"
      + "\n## 3. Risks\n\n- The vendor must deliver\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.map(\.text) == ["The shop MUST sell"])
    #expect(reading.corpus.problems.map(\.location.range.start.line) == [7])
  }

  @Test("chapters beside headings of a series of their own")
  func ownSeries() async {
    let text =
      "## 1. Context\n\nWords.\n\n## 2. Sale\n\n### SELL-01: Pay\n\n#### Acceptance Criteria\n\n1. THE shop SHALL sell\n\n"
      + "## 3. Plan\n\n1. One\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.map(\.id.local) == ["SELL-01.1"])
    #expect(reading.requirements.count == 1)
  }

  @Test("a number in brackets or ticks that only cites defines nothing")
  func mentions() async {
    let text =
      "### Requirement 1: Sale\n\n1. THE shop SHALL sell\n\n## Notes\n\n- `FR-001` is old\n\n[REQ-002](x.md) must go.\n"
    #expect(await Reading(["requirements.md": text]).requirements.map(\.id.number.text) == ["1"])
  }
}
