import Findings
import SpecModel
import SpecReading
import Testing

/// Requirements and criteria that other signs than digits count.
struct CountedOtherwiseTests {
  private let roman =
    "## Requirement I: A\n\n### Acceptance Criteria\n\n1. A SHALL b\n2. A SHALL c\n3. A SHALL d\n\n## Requirement IV: B\n\n"
    + "### Acceptance Criteria\n\ni. A SHALL b\nii. A SHALL c\n\n## Requirement B: C\n\n### Acceptance Criteria\n\n1. A SHALL b\n"

  @Test("Roman numerals and letters")
  func requirements() async {
    let reading = await Reading(["requirements.md": roman])
    #expect(reading.criteria.map(\.id.local) == ["I.1", "I.2", "I.3", "IV.i", "IV.ii", "B.1"])
    #expect(reading.corpus.problems == [])
  }

  @Test(
    "citations of them",
    arguments: [
      ("I.1, I.2", "I.1 I.2"), ("I.1-I.3", "I.1 I.2 I.3"), ("I.1-3", "I.1 I.2 I.3"), ("IV.ii", "IV.ii"),
      ("I, IV", "I IV"),
      ("B.1", "B.1"), ("Requirement IV", "IV"),
    ]
  )
  func citations(list: String, expected: String) async throws {
    let tasks = "- [ ] 1. A\n  - _Requirements: \(list)_\n"
    let reading = await Reading(["requirements.md": roman, "tasks.md": tasks])
    let citation = try #require(reading.tasks.first?.citations.first)
    #expect(citation.references.map(\.local).joined(separator: " ") == expected)
    #expect(citation.unreadable.isEmpty)
  }

  @Test(
    "no requirement",
    arguments: [
      "### Requirement N: A\n\n1. A SHALL b\n", "### Requirement X: A\n\n1. A SHALL b\n",
      "### Requirement A cat has\n\n1. A SHALL b\n",
    ]
  )
  func none(_ text: String) async {
    #expect(await Reading(["requirements.md": text]).requirements.isEmpty)
  }

  @Test("a number behind a bullet")
  func bulleted() async {
    let text =
      "### Requirement 1: A\n\n### User Story:\n- As a cook, I want soup\n\n### Acceptance Criteria:\n\n- 1. A SHALL b\n- 2. A SHALL c\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.map(\.id.local) == ["1.1", "1.2"])
    #expect(reading.requirements.first?.userStory?.text == "As a cook, I want soup")
  }
}
