import Findings
import SpecModel
import SpecReading
import Testing

/// Keys and values at the head of a document.
struct FrontMatterTests {
  @Test("it names no requirement and cites none")
  func namesNothing() async {
    let head = "---\ntitle: Icon\nversion: 1.2\nrequirements: 1.1, 9.9\ntags:\n  - Requirement 9.8\n---\n\n"
    let reading = await Reading([
      "requirements.md": "### Requirement 1: Size\n\n1. It SHALL be 24 points wide\n",
      "design.md": head + "# Design\n\nAs Requirement 1.1 says.\n",
      "tasks.md": head + "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
    ])
    let documents = reading.corpus.documents
    #expect(documents.flatMap(\.mentions).map(\.local) == ["1.1"])
    #expect(documents.flatMap(\.unreadableMentions).isEmpty)
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == ["1.1"])
  }

  @Test("it still says what a report is about")
  func isMetadata() async throws {
    let reading = await Reading([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/drawn.md": "---\ntask: 1\nstatus: Complete\n---\n\n# Task 1 Completion\n",
    ])
    let report = try #require(reading.corpus.specs.flatMap(\.reports).first)
    #expect(report.metadata.map(\.key) == ["task", "status"])
  }

  @Test(
    "what is no list of keys, or does not stand first, is text",
    arguments: ["# Design\n\n---\n", "---\n\nThis text, and "]
  )
  func text(_ head: String) async {
    let reading = await Reading([
      "requirements.md": "### Requirement 1: Size\n\n1. It SHALL be 24 points wide\n",
      "design.md": head + "Requirement 1.1: it is wide.\n\n---\n",
    ])
    #expect(reading.corpus.documents.flatMap(\.mentions).map(\.local) == ["1.1"])
  }

  @Test("it links to nothing, and neither do footnotes")
  func linksToNothing() async {
    let reading = await Reading([
      "design.md": """
      ---
      title: "[x](a.md) <a href=\"b.md\">b</a>"
      ---

      See [c](c.md).[^1] And [e][e], [yes](yes).[^2][^3]

      [e]: e.md
      [^1]: yes
      [^2]: [d](d.md)
      [^3]: so [f](f.md)
      """
    ])
    #expect(
      reading.corpus.documents.flatMap(\.links).map(\.destination).sorted() == ["c.md", "d.md", "e.md", "f.md", "yes"]
    )
  }
}
