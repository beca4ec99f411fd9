import SpecModel
import Testing

/// Tables of requirements: the header, and what a cell says, tell which one holds the requirement.
struct RequirementTableTests {
  @Test(
    "the column that the header names",
    arguments: [
      ("| ID | Category | Requirement | Priority |", "| FR-1 | Pay | The shop sells | High |", "", "The shop sells"),
      ("| ID | Priority | Requirement |", "| FR-1 | High | The shop sells |", "", "The shop sells"),
      ("| ID | Title | Description |", "| FR-1 | Sale | The shop sells |", "Sale", "The shop sells"),
      ("| ID | Feature | Requirement |", "| R1 | Sale | The shop sells |", "Sale", "The shop sells"),
      ("| 番号 | 名称 | 要件 |", "| FR-1 | 販売 | 店は売る |", "販売", "店は売る"),
      ("| Nr. | Titel | Beschreibung |", "| FR-1 | Verkauf | Der Laden verkauft |", "Verkauf", "Der Laden verkauft"),
      ("| ID | Requirement | Description |", "| FR-1 | Sale | The shop sells |", "Sale", "The shop sells"),
      (
        "| ID | Requirement | Acceptance Criteria |", "| FR-1 | The shop sells | It SHALL be paid |", "",
        "The shop sells"
      ),
      ("| # | ID | Requirement |", "| 1 | FR-1 | The shop sells |", "", "The shop sells"),
      ("| Category | ID | Requirement |", "| Pay | FR-1 | The shop SHALL sell |", "", "The shop SHALL sell"),
    ]
  )
  func named(header: String, row: String, title: String, text: String) async {
    let rule = String(repeating: "|---", count: header.split(separator: "|").count) + "|"
    let reading = await Reading(["requirements.md": "# Shop\n\n\(header)\n\(rule)\n\(row)\n"])
    #expect(reading.requirements.map(\.title) == [title])
    #expect(reading.criteria.map(\.text) == [text])
  }

  @Test(
    "below a header that names none",
    arguments: [
      ("| FR-1 | Pay | The shop must sell | high and first of all |", "The shop must sell"),
      ("| FR-1 | Pay | the shop sells what is asked for | high |", "the shop sells what is asked for"),
      ("| FR-1 | Sale | - | high |", "Sale"),
    ]
  )
  func unnamed(row: String, text: String) async {
    let reading = await Reading(["requirements.md": "| Key | Area | What | Prio |\n|---|---|---|---|\n\(row)\n"])
    #expect(reading.criteria.map(\.text) == [text])
  }

  @Test(
    "what the acceptance criteria of a row demand is bound with it",
    arguments: [
      (
        "| ID | Requirement | Acceptance Criteria |", "| FR-1 | Password | It SHALL ask for 8 letters |",
        ["It SHALL ask for 8 letters"]
      ),
      ("| Req | Description | Acceptance Criteria |", "| REQ-001 | Password | It SHALL ask |", ["It SHALL ask"]),
      (
        "| ID | Acceptance Criteria | Requirement |", "| FR-1 | 8 letters or more | It SHALL ask |",
        ["8 letters or more"]
      ),
      ("| ID | Requirement | Description |", "| FR-1 | It SHALL ask | It SHALL NOT wait |", ["It SHALL NOT wait"]),
      ("| ID | Requirement | Acceptance Criteria |", "| FR-1 | Password | - |", []),
      ("| ID | Requirement | Priority |", "| FR-1 | It SHALL ask | must have |", []),
      ("| # | Requirement | Acceptance Criteria |", "| 1 | It SHALL ask | 8 letters or more |", ["8 letters or more"]),
    ]
  )
  func further(header: String, row: String, continuation: [String]) async {
    let rule = String(repeating: "|---", count: header.split(separator: "|").count) + "|"
    let reading = await Reading(["requirements.md": "# Shop\n\n## Requirements\n\n\(header)\n\(rule)\n\(row)\n"])
    #expect(reading.criteria.map(\.continuation) == [continuation])
  }

  @Test("rows that bear the number of a requirement and their own", arguments: ["#", "ID"])
  func dotted(column: String) async {
    let head = "| \(column) | Requirement | Priority |\n|---|---|---|\n"
    let text =
      "# Shop\n\n## Functional Requirements\n\n" + head
      + "| 1.1 | The cart shall show the total | High |\n| 1.2 | The cart shall show the tax | High |\n"
      + "| 2.1 | The till shall print | Low |\n\n## Later\n\n" + head + "| 1.3 | The cart shall be empty | Low |\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.map(\.id.local) == ["1.1", "1.2", "2.1"])
    #expect(reading.criteria.first?.text == "The cart shall show the total")
    // A requirement that has ended does not go on; the row is told of.
    #expect(reading.corpus.problems.count == 1)
  }

  @Test("Given, When and Then in columns of their own")
  func scenario() async {
    let text =
      "| ID | Given | When | Then | Priority |\n|---|---|---|---|---|\n| FR-1 | a cart | it is paid | it is sent | high |\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.map(\.text) == ["Given a cart When it is paid Then it is sent"])
  }

  @Test("a number in a column without a name is told of")
  func unread() async {
    let text = "| Category | Key | Text |\n|---|---|---|\n| Speed | FR-1 | The shop shall answer |\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.isEmpty)
    #expect(reading.corpus.problems.count == 1)
  }
}
