import Findings
import SpecModel
import SpecReading
import Testing

/// Properties, metadata and claims that are written loosely: each habit in the smallest document.
struct LooseReportTests {
  static let properties = [
    Document("a dash behind the number", "### Property 1 — A\n\n**Validates: Requirements 1.1**\n", "1:1.1"),
    Document("a blank before the colon", "### Propriété 1 : A\n\n**Valide : Exigences 1.1**\n", "1:1.1"),
    Document("a kind in parentheses", "### Property 2 (Safety): A\n\n**Validates: Requirements 1.1**\n", "2:1.1"),
    Document("a picture", "### ✅ Property 1: A\n\n**Validates: Requirements 1.1**\n", "1:1.1"),
    Document("all on one line", "- **Property 1: A** — for any (Validates: Requirements 1.1, 1.2)\n", "1:1.1,1.2"),
    Document("some of them in bold", "### Property 1: A\n**Validates: Requirements 1.1**, **2.1**\n", "1:1.1,2.1"),
    Document(
      "a letter",
      "**P1**: A\n**Validates: Requirements 1.1**\n\n**P2: B**\n**Validates: 1.2**\n",
      "1:1.1 2:1.2"
    ),
    Document(
      "a letter in headings",
      "### P1: A\n\n**Validates: 1.1**\n\n### P-2 — B\n\n**Validates: 1.2**\n",
      "1:1.1 2:1.2"
    ),
    Document(
      "a letter in a list",
      "- P1: A (Validates: 1.1)\n- **P2**: B. Validates: Requirements 1.2\n",
      "1:1.1 2:1.2"
    ),
    Document(
      "a table",
      "| ID | Property | Validates | Test |\n|--|--|--|--|\n| P1 | A | 1.1, 1.2 | x 2 |\n| **P2** | B | Requirements 1.2 | y |\n",
      "1:1.1,1.2 2:1.2"
    ),
    Document(
      "a table with names beside the numbers",
      "| Property | Text | Requirements |\n|--|--|--|\n| Property 1: A | B | 1.1 |\n| 2 | C | Req 1.2 |\n",
      "1:1.1 2:1.2"
    ),
    Document("a table that does not say which", "| P | Text | |\n|--|--|--|\n| P1 | A | 1.1, 1.2 |\n", "1:1.1,1.2"),
    Document(
      "a table below one that says what it validates",
      "### Property 1: A\n\n| Requirement | Test |\n|--|--|\n| 1.1 | x |\n| Requirements 1.2, 2 | y |\n| none | z |\n",
      "1:1.1,1.2,2"
    ),
    Document(
      "the same of a label, in another column",
      "**Property 1: A**\n\n| Test | Validates |\n|--|--|\n| x 9.9 | 1.1 |\n\n**Property 2: B**\n\nb\n",
      "1:1.1 2:"
    ),
    Document(
      "a table of something else below one",
      "### Property 1: A\n\n| Input | Result |\n|--|--|\n| 1.1 | 2.2 |\n",
      "1:"
    ),
    Document(
      "tables that count, set up or deny below one",
      "### Property 1: A\n\n| Requests per second | Result |\n|--|--|\n| 2.1 | ok |\n\n"
        + "| Required setup | Test |\n|--|--|\n| 2.1 | x |\n\n"
        + "| Requirement | Why it is not covered |\n|--|--|\n| 1.2 | a later property does |\n\n"
        + "| Validated by | Test |\n|--|--|\n| 2.1 | x |\n",
      "1:"
    ),
    Document(
      "rows that deny below one",
      "### Property 1: A\n\n| Req. ID(s) | Test |\n|--|--|\n| 1.1 | x |\n| 1.2 | not covered |\n| 1.3 | ❌ |\n| 1.4 | no |\n",
      "1:1.1"
    ),
    Document("a rank elsewhere", "## Risks\n\n**P1**: A\n\n| P1 | 1.1 |\n|--|--|\n| P2 | 1.2 |\n", ""),
    Document("not every number that a word leads", "### Property 1 of many\n\n**Validates: Requirements 1.1**\n", ""),
  ]

  @Test("properties", arguments: properties)
  func validates(_ document: Document) async {
    let reading = await Reading(["design.md": "## Correctness Properties\n\n" + document.text])
    let read = reading.corpus.specs.flatMap(\.properties).map { property in
      "\(property.id.number):" + property.validates.flatMap(\.references).map(\.local).joined(separator: ",")
    }
    #expect(read.joined(separator: " ") == document.read)
  }

  @Test(
    "a check block below a table of its property is bound by what the property validates",
    arguments: [
      ("### Property 1: A", "Requirement", "1.1"), ("**Property 1: A**", "Validates", "1.1"),
      ("### Property 1: A", "Requests per second", ""), ("### Size", "Requirement", ""),
    ]
  )
  func checkBelowTable(_ label: String, _ column: String, _ expected: String) async {
    let text = "\(label)\n\n| \(column) | Test |\n|--|--|\n| 1.1 | x |\n\n```swift check\n#expect(a)\n```\n"
    let corpus = await Reading(["design.md": "## Correctness Properties\n\n" + text]).corpus
    let bound = corpus.documents.flatMap(\.checks).flatMap(\.sectionCitations).flatMap(\.references).map(\.local)
    let validated = corpus.specs.flatMap(\.properties).flatMap(\.validates).flatMap(\.references).map(\.local)
    #expect(bound.joined() == expected && validated.joined() == expected)
  }

  @Test("metadata in a table")
  func metadata() async throws {
    let text =
      "# Completion: A\n\n| Field | Value |\n|---|---|\n| **Date** | 2026-01-02 |\n| **Task:** | 4.1 |\n| Status | Complete |\n\n"
      + "## A\n\n| **Left** | right |\n|---|---|\n| a | b |\n"
    let reading = await Reading(["completion/x-completion.md": text])
    let report = try #require(reading.corpus.specs.flatMap(\.reports).first)
    #expect(report.metadata.map { "\($0.key)=\($0.value)" } == ["Date=2026-01-02", "Task=4.1", "Status=Complete"])
    #expect(report.tasks.map(\.text) == ["4.1"])
  }

  static let tables = [
    Document(
      "met and not met",
      "| Criterion | Status |\n|--|--|\n| 1.1 drawn | Met |\n| 1.2 drawn | Not met |",
      "1.1 1.2❌"
    ),
    Document("a fail", "| Criterion | Status |\n|--|--|\n| 1.1 | Pass |\n| 1.2 | FAIL |", "1.1 1.2❌"),
    Document("yes and no", "| Req ID | Met? |\n|--|--|\n| 1.1 | Yes |\n| 1.2 | No |", "1.1 1.2❌"),
    Document("half of it", "| Criterion | Status |\n|--|--|\n| 1.1 | Partial |\n| 1.2 | Pending |", "1.1⚠️ 1.2⏳"),
    Document(
      "the number beside the words",
      "| # | Acceptance Criterion | Result |\n|--|--|--|\n| 1.1 | drawn | ✅ |\n| 1.2 | drawn | ❌ |",
      "1.1✅ 1.2❌"
    ),
    Document("a count is no requirement", "| Stage | Criteria Count |\n|--|--|\n| Plan | 5 |", ""),
    Document("a counter is no requirement", "| # | Criterion | Result |\n|--|--|--|\n| 1 | drawn | ✅ |", ""),
    Document("the status first", "| Status | Criterion | Evidence |\n|--|--|--|\n| ✅ | AC 1.1 | y |", "1.1✅"),
    Document("the criterion last", "| Evidence | Acceptance Criteria (EARS) |\n|--|--|\n| ✅ test | 1.1 WHEN |", "1.1✅"),
    Document("Japanese", "| 受け入れ基準 | 結果 |\n|--|--|\n| 1.1 一覧 | ✅ |\n| 1.2 | 未達 |", "1.1✅ 1.2❌"),
  ]

  @Test("claims in tables", arguments: tables)
  func claims(_ document: Document) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## A\n\n\(document.text)\n"
    ])
    let read = reading.claims.map { $0.reference.local + ($0.mark?.rawValue ?? "") }
    #expect(read.joined(separator: " ") == document.read)
  }
}
