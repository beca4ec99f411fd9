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

  @Test("what a platform asks for is a requirement of the spec where that has its number, and a version elsewhere")
  func platform() async {
    #expect(await mentioned("# Design\n\nThe iOS requirement 16.4 stands beside the iOS requirement 1.1.\n") == ["1.1"])
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

  @Test(
    "a cell of a column that cites is read as any other list, whether the spec has its numbers or not",
    arguments: [
      ("9.9", ["9.9"]), ("1.1-1.3", ["1.1", "1.2", "1.3"]), ("1.1, 1.2\u{2013}1.3", ["1.1", "1.2", "1.3"]),
      ("1.1/1.2", ["1.1", "1.2"]), ("1.1 or 4.2", ["1.1", "4.2"]), ("1.1 (wide), 4.2 (high)", ["1.1", "4.2"]),
      ("`1.1`, `4.2`", ["1.1", "4.2"]), ("1.1: wide, 4.2: high", ["1.1", "4.2"]),
      ("1.1 - wide, 4.2 - high", ["1.1", "4.2"]), ("R1 AC1, AC2, R4 AC2", ["1.1", "1.2", "4.2"]),
      ("1.1, FR-9", ["1.1", "FR-9"]), ("1.1, FR-009, AUTH-9, UTF-8", ["1.1"]),
      ("1.1\u{00B7}1.2", ["1.1", "1.2"]), ("(9.9)", ["9.9"]), ("see 9.9", ["9.9"]),
      ("§9.9", ["9.9"]), ("**(9.9)**", ["9.9"]), ("(see 9.9, 1.1)", ["9.9", "1.1"]),
    ]
  )
  func citing(_ cell: String, _ expected: [String]) async {
    #expect(await mentioned("# Design\n\n| Part | Requirements |\n|---|---|\n| Lid | \(cell) |\n") == expected)
  }

  @Test(
    "the sentences and lists of any document of a spec link the numbers of its series",
    arguments: ["plan", "design"]
  )
  func series(_ name: String) async {
    let text = """
      # Plan

      Covers FR-001 through FR-003, and nothing of FR-055 and UTF-8.

      | Requirement | Part |
      |---|---|
      | FR-001 → FR-071 | Canvas |
      | FR-72, AUTH-073 | Lid |

      ## Requirements Coverage

      - FR-002: done
      - **FR-079**: done
      - R9: a risk
      """
    let files = FileAccess.inMemory([
      "specs/001-a/spec.md": "- **FR-001**: It SHALL a\n- **FR-002**: It SHALL b\n- **FR-003**: It SHALL c\n",
      "specs/001-a/\(name).md": text,
    ])
    let corpus = await SpecReader(files: files, workers: 1).read(
      SpecLayout(files: files, roots: [DocumentPath("specs")])
    )
    let links = Linker(files: files).link(corpus).links
    let found = links.filter { !$0.resolution.criteria.isEmpty }.map(\.reference.local)
    #expect(found == ["FR-001", "FR-002", "FR-003", "FR-001", "FR-002"])
    #expect(links.filter(\.resolution.criteria.isEmpty).map(\.reference.local) == ["FR-071", "FR-079"])
  }

  @Test("by other words", arguments: ["Satisfies", "Covers requirements", "Traces to", "Fulfils"])
  func verbs(_ header: String) async {
    #expect(await mentioned("# Design\n\n| Part | \(header) |\n|---|---|\n| Lid | 9.9 |\n") == ["9.9"])
  }

  @Test("one measure among many lone numbers makes no measures of them")
  func oneMeasure() async {
    let rows = ["1.1", "1.2", "9.9", "4.2", "1.1", "4.5:1"].map { "| Lid | \($0) |\n" }.joined()
    let found = await mentioned("# Design\n\n| Part | Requirement |\n|---|---|\n\(rows)")
    #expect(found == ["1.1", "1.2", "9.9", "4.2", "1.1"])
    #expect(await mentioned("# Design\n\n| Text size | Requirement |\n|---|---|\n\(rows)").contains("9.9") == false)
  }

  @Test("what explains a number, and a whole requirement, count beside cells that do nothing but cite")
  func beside() async {
    let table = """
      # Design

      | Part | Requirements |
      |---|---|
      | Lid | 1.1, 4.2 |
      | Hinge | 1.2 the height |
      | Pin | 1 |
      | Foot | 7 |
      | Cover | see above |
      | Lamp | under 60 ms |
      """
    #expect(await mentioned(table) == ["1.1", "4.2", "1.2", "1"])
  }

  @Test("a number that cannot be read in such a cell is named")
  func unread() async {
    let table = "# Design\n\n| Part | Requirements |\n|---|---|\n| Lid | 1.1 4.2 |\n| Pin | 1.2, (the pin) |\n"
    let files = FileAccess.inMemory([
      "specs/001-a/requirements.md": "### Requirement 1: Size\n\n1. It SHALL be wide\n2. It SHALL be high\n",
      "specs/001-a/design.md": table,
    ])
    let corpus = await SpecReader(files: files, workers: 1).read(
      SpecLayout(files: files, roots: [DocumentPath("specs")])
    )
    #expect(corpus.documents.flatMap(\.unreadableMentions).map(\.text) == ["4.2"])
  }

  @Test(
    "sizes, versions and counts below such a word are none",
    arguments: [
      "| Text | Requirement |\n|---|---|\n| Body | 4.5:1 |\n| Large | 3.1 |",
      "| Tool | Requirements |\n|---|---|\n| Swift | 6.2 |\n| Node | 18.1 |",
      "| Part | Requirements |\n|---|---|\n| Disk | 4.5 GB |\n| Memory | 2.5 |",
      "| Part | Requirements |\n|---|---|\n| macOS | 15.0 |\n| Xcode | 16.3 |",
      "| Module | Requirements |\n|---|---|\n| Login | 3 |\n| Home | 12 |",
      "| Module | Requirements |\n|---|---|\n| Login | WCAG 2.1 AA |\n| Home | at least 9.9 |",
      "| Part | Requirements met? |\n|---|---|\n| Login | 9.9 |",
    ]
  )
  func measures(_ table: String) async {
    #expect(await mentioned("# Design\n\n\(table)\n") == [])
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
    #expect(await mentioned(text) == ["FR-001", "NFR-2"])
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
