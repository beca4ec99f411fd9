import SpecModel
import Testing

/// Tables in a chapter of criteria: each row says of which requirement it is, and is of no other.
struct ChapterRowTests {
  private static let two = "### Requirement 1: A\n\n### Requirement 2: B\n\n## Acceptance Criteria\n\n"
  private static let functional = "#### FR-1.1: A\n\n#### FR-1.2: B\n\n## Acceptance Criteria\n\n"
  private static let listed =
    "# Shop\n\n| ID | Requirement |\n|---|---|\n| FR-1 | The X SHALL b |\n| FR-2 | The X SHALL c |\n\n## Acceptance Criteria\n\n"

  private static func table(_ header: String, _ rows: String...) -> String {
    let rule = String(repeating: "|---", count: header.split(separator: "|").count) + "|"
    return ([header, rule] + rows).joined(separator: "\n") + "\n"
  }

  private func unowned(_ reading: Reading) -> [String] {
    reading.corpus.problems.compactMap { if case .unownedCriterion(let words) = $0.kind { words } else { nil } }
  }

  @Test(
    "a column or the number names the requirement",
    arguments: [
      Document(
        "a word and a number",
        two
          + table(
            "| AC | Requirement | Criterion |",
            "| AC-1.1 | Requirement 1 | It SHALL shut |",
            "| AC-1.2 | Requirement 1 | It SHALL lock |",
            "| AC-2.1 | Requirement 2 | It SHALL open |"
          ),
        "1.1 It SHALL shut|1.2 It SHALL lock|2.1 It SHALL open"
      ),
      Document(
        "without a modal verb, the label short",
        two
          + table("| ID | Req | Criterion (checkable) |", "| 1.1 | R1 | It is shut |", "| 2.1 | R2 | It is open |"),
        "1.1 It is shut|2.1 It is open"
      ),
      Document(
        "counted through",
        functional
          + table("| AC | FR | Criterion |", "| AC-1 | FR-1.1 | It is shut |", "| AC-2 | FR-1.2 | It is open |"),
        "FR-1.1.1 It is shut|FR-1.2.2 It is open"
      ),
      Document(
        "of three parts",
        functional
          + table("| AC | FR | Criterion |", "| AC-1.1.1 | FR-1.1 | It is shut |", "| AC-1.2.1 | FR-1.2 | It is open |"),
        "FR-1.1.1 It is shut|FR-1.2.1 It is open"
      ),
      Document(
        "one for each, under its number",
        functional
          + table(
            "| AC id | FR id | Criterion |",
            "| AC-1.1 | FR-1.1 | It is shut |",
            "| AC-1.2 | FR-1.2 | It is open |"
          ),
        "FR-1.1.b1 It is shut|FR-1.2.b1 It is open"
      ),
      Document(
        "the requirement first, and a plain number",
        two + table("| Requirement | AC | Check |", "| 1 | 1.1 | It is shut |", "| 2 | 2.1 | It is open |"),
        "1.1 It is shut|2.1 It is open"
      ),
      Document(
        "no column, and the number alone",
        two + table("| AC | Criterion |", "| AC-1.1 | It SHALL shut |", "| AC-2.1 | It SHALL open |"),
        "1.1 It SHALL shut|2.1 It SHALL open"
      ),
      Document(
        "a sentence above the table",
        two + "All of it:\n\n"
          + table("| AC | Req | Criterion |", "| 1 | R1 | It is shut |", "| 2 | R2 | It is open |"),
        "1.1 It is shut|2.2 It is open"
      ),
      Document(
        "below the heading of the last one's criteria",
        "### Requirement 1: A\n\n### Requirement 2: B\n\n#### Acceptance Criteria\n\n"
          + table("| AC | Criterion |", "| AC-1.1 | It SHALL shut |", "| AC-2.1 | It SHALL open |"),
        "1.1 It SHALL shut|2.1 It SHALL open"
      ),
      Document(
        "the title behind the number",
        two
          + table("| AC | Requirement | Criterion |", "| AC-1 | R1: A | It is shut |", "| AC-2 | R2 - B | It is open |"),
        "1.1 It is shut|2.2 It is open"
      ),
      Document(
        "bullets",
        two + "- **1.1** WHEN pressed THE lid SHALL shut\n- **2.1** WHEN pressed THE lid SHALL open\n",
        "1.1 WHEN pressed THE lid SHALL shut|2.1 WHEN pressed THE lid SHALL open"
      ),
      Document(
        "of several requirements, a series of its own beside what a list demands",
        listed
          + table(
            "| AC | FR | Given | When | Then |",
            "| AC-1 | FR-1 | a | b | c |",
            "| AC-3 | FR-1, FR-9 | d | e | f |"
          ),
        "FR-1.b1 The X SHALL b|FR-2.b1 The X SHALL c|AC-1.b1 Given a When b Then c|AC-3.b1 Given d When e Then f"
      ),
    ]
  )
  func owned(_ document: Document) async {
    let reading = await Reading(["requirements.md": document.text])
    #expect(reading.criteria.map { "\($0.id.local) \($0.text)" }.joined(separator: "|") == document.read)
    #expect(unowned(reading) == [])
  }

  @Test(
    "a row that is of no one requirement is told of, and hangs on none",
    arguments: [
      (["| 1 | Requirement 9 | It SHALL shut |"], "its row names Requirement 9, which is not there"),
      (["| 1 | Requirement 1, Requirement 2 | It shuts |"], "its row names several requirements"),
      (["| AC-2.1 | Requirement 1 | It shuts |"], "its number is none of Requirement 1, which its row names"),
      (["| AC-9.1 | - | It SHALL shut |"], "it bears the number of Requirement 9, which is not there"),
    ]
  )
  func told(_ rows: [String], _ words: String) async {
    let text = Self.two + "| AC | Requirement | Criterion |\n|---|---|---|\n" + rows.joined(separator: "\n") + "\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.isEmpty)
    #expect(unowned(reading) == [words])
  }

  @Test("a table that counts the criteria of all and names no requirement is told of")
  func counted() async {
    let text = Self.two + Self.table("| # | Criterion |", "| 1 | It is shut |", "| 2 | It SHALL open |")
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.isEmpty)
    #expect(unowned(reading) == ["it stands below no requirement that bears a number; so do 1 more below it"])
  }

  @Test("a row that names once more what the requirement's own list gave adds nothing")
  func mentioned() async {
    let text =
      "### Requirement 1: A\n\n1. THE lid SHALL shut\n\n## Acceptance Criteria\n\n"
      + Self.table("| AC | Requirement | Criterion |", "| AC-1.1 | Requirement 1 | It shuts |")
    #expect(await Reading(["requirements.md": text]).criteria.map(\.text) == ["THE lid SHALL shut"])
  }

  @Test("of two series that bear the number, no row that names none is of either")
  func ambiguous() async {
    let text =
      "### FR-1: A\n\n### NFR-1: B\n\n### FR-2: C\n\n## Acceptance Criteria\n\n"
      + Self.table("| AC | Criterion |", "| AC-1.1 | It SHALL shut |")
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.isEmpty)
    #expect(unowned(reading).count == 1)
  }

  @Test("what a row depends on is not what it is of")
  func dependency() async {
    let text =
      "### Requirement 1: A\n\n### Requirement 2: B\n\n#### Acceptance Criteria\n\n"
      + Self.table("| # | Criterion | Depends on |", "| 1 | It SHALL shut | Requirement 1 |")
    #expect(await Reading(["requirements.md": text]).criteria.map(\.id.local) == ["2.1"])
  }

  @Test("a heading that names a requirement again in such a chapter goes on with it")
  func resumed() async {
    let text =
      "### Requirement 1: A\n\nAs a cook, I want it.\n\n### Requirement 2: B\n\n## Acceptance Criteria\n\n"
      + "### Requirement 1\n\n1. THE lid SHALL shut\n2. It is shut\n\n### Requirement 2: B\n\n- THE lid SHALL open\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.requirements.map(\.id.local) == ["1", "2"])
    #expect(reading.requirements.map(\.title) == ["A", "B"])
    #expect(reading.criteria.map(\.id.local) == ["1.1", "1.2", "2.b1"])
  }

  @Test(
    "another title, or criteria of its own, make it a second one",
    arguments: [
      "### Requirement 1: A\n\n## Acceptance Criteria\n\n### Requirement 1: Other\n\n1. THE lid SHALL shut\n",
      "### Requirement 1: A\n\n1. a SHALL b\n\n## Acceptance Criteria\n\n### Requirement 1\n\n1. THE lid SHALL shut\n",
      "### Requirement 1: A\n\n## Notes\n\n### Requirement 1\n\n1. THE lid SHALL shut\n",
    ]
  )
  func second(_ text: String) async {
    #expect(await Reading(["requirements.md": text]).requirements.map(\.id.local) == ["1", "1~2"])
  }

  @Test(
    "a numbered chapter of criteria is no requirement beside series",
    arguments: ["## 6. 受け入れ基準\n\n1. 保存できること\n", "## 6. Acceptance Criteria\n\n1. It can be saved\n"]
  )
  func chapter(_ chapter: String) async {
    let reading = await Reading(["requirements.md": "## 2. Lid\n\n- **FR-1.1**: THE lid SHALL shut\n\n" + chapter])
    #expect(reading.criteria.map(\.id.local) == ["FR-1.1"])
    #expect(unowned(reading).count == 1)
  }
}
