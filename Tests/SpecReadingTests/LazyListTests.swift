import Findings
import SpecModel
import Testing

/// Lists of tasks that leave it to markdown to count.
struct LazyListTests {
  @Test(
    "tasks bear the numbers that a page shows",
    arguments: [
      ("1. [x] A\n1. [ ] B\n1. [ ] C\n", "1 2 3"), ("5. [x] A\n5. [ ] B\n", "5 6"), ("0) [x] A\n0) [ ] B\n", "0 1"),
      ("1. [x] A\n   - a\n\n1. [ ] B\n   1. [ ] b\n   1. [ ] c\n1. [ ] C\n", "1 2 3"),
      // Where one counts, all count by themselves; another list begins anew.
      ("1. [x] A\n2. [ ] B\n2. [ ] C\n3. [ ] D\n", "1 2 2 3"), ("1. [x] A\n1. [ ] B\n2. [ ] C\n", "1 1 2"),
      ("1. [x] A\n1. [ ] B\n\n## More\n\n1. [ ] C\n1. [ ] D\n", "1 2 1 2"), ("- [x] 1. A\n- [ ] 1. B\n", "1 1"),
      ("1. A\n   - _Requirements: 1.1_\n1. B\n   - _Requirements: 1.2_\n", "1 2"),
    ]
  )
  func numbers(text: String, expected: String) async {
    let reading = await Reading(["tasks.md": text])
    #expect(reading.tasks.map(\.id.number.text).joined(separator: " ") == expected)
  }

  @Test("a criterion behind a fence that only its item ends is one")
  func behindFence() async {
    let reading = await Reading([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide, as in

         ```swift
         Icon(size: 24)

      2. WHEN it is drawn THEN it SHALL be 24 points high
      3. WHEN it is lost THEN it SHALL be told
         ```
         lost
      4. WHEN it is found THEN it SHALL be drawn
      """
    ])
    #expect(reading.criteria.map(\.id.local) == ["1.1", "1.2", "1.3", "1.4"])
    #expect(reading.corpus.problems.map(\.location.line) == [5, 10])
  }

  @Test("a paragraph behind such a fence, in a list or a quote, is read")
  func paragraphs() async {
    for text in ["- A\n  ```\n  a\n", "> A\n> ```\n> a\n"] {
      let reading = await Reading([
        "requirements.md": "### Requirement 1: Size\n\n1. It SHALL be wide\n",
        "design.md": "# Design\n\n\(text)As Requirement 1.1 says.\n",
      ])
      #expect(reading.corpus.documents.flatMap(\.mentions).map(\.local) == ["1.1"])
    }
  }
}
