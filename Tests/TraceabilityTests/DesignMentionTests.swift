import Files
import Findings
import SpecModel
import SpecReading
import Testing
import Traceability

/// What a design names in a table, or by the number of a series.
struct DesignMentionTests {
  private func mentioned(_ design: String) async -> [String] {
    let requirements = """
      ### Requirement 1: Size

      1. WHEN drawn THEN it SHALL be wide
      2. WHEN drawn THEN it SHALL be high

      ### FR-1: Colour

      1. WHEN drawn THEN it SHALL be blue

      ### NFR-2: Speed

      1. WHEN drawn THEN it SHALL be quick
      """
    let files = FileAccess.inMemory(["specs/001-a/requirements.md": requirements, "specs/001-a/design.md": design])
    let corpus = await SpecReader(files: files, workers: 1).read(
      SpecLayout(files: files, roots: [DocumentPath("specs")])
    )
    return Linker(files: files).link(corpus).links.map(\.reference.local)
  }

  @Test("the cells of a column of requirements")
  func table() async {
    let table = """
      # Design

      ## Requirements Traceability

      | Requirement | Summary | Components |
      |---|---|---|
      | 1.1, 1.2 | Size 1.1 | Canvas |
      | FR-1 | Colour | Paint |
      | 9.9 | of another | - |
      | 3 columns | no | - |

      | Version | Component |
      |---|---|
      | 1.1 | Canvas |
      """
    #expect(await mentioned(table) == ["1.1", "1.2", "FR-1"])
  }

  @Test("the numbers of series in sentences, where the spec has them")
  func sentences() async {
    let text = """
      # Design

      The canvas fulfils FR-001 and NFR-2. Its name is `FR-1`. FR-009 is of another system, and so is X/FR-1.

      ```
      FR-1
      ```
      """
    #expect(await mentioned(text) == ["FR-1", "NFR-2"])
  }

  @Test("once, where the word `Requirement` stands before it as well")
  func once() async {
    #expect(
      await mentioned("# Design\n\nAs Requirement FR-1 says.\n\n| Requirement |\n|---|\n| Req 1.2 |\n") == [
        "FR-1", "1.2",
      ]
    )
  }
}
