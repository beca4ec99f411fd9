import Files
import Findings
import SpecModel
import SpecReading
import Testing

/// Tasks that are none by the usual signs, and citations beside the usual places.
@Suite("Tasks in other forms")
struct OtherTaskTests {
  /// Each task with what it cites, and the lines of what no task holds.
  private func read(_ text: String) async -> String {
    let corpus = await Reading(["tasks.md": text]).corpus
    let tasks = corpus.specs.flatMap(\.tasks).map { task in
      ([task.id.number.text] + task.citations.flatMap(\.references).map(\.local)).joined(separator: ":")
    }
    let lost = corpus.documents.flatMap(\.unreadableMentions).filter(\.isOfNoTask).map { unreadable in
      "\(unreadable.cause == .chapter ? "#" : "!")\(unreadable.location.line)"
    }
    return (tasks + lost).joined(separator: " ")
  }

  static let numbers = [
    Document("of a story", "- [ ] US1-T01 A\n  - _Requirements: 1.1_\n- [x] AUTH-T2: B\n", "US1-T01:1.1 AUTH-T2"),
    Document(
      "of the team's own series",
      "- [ ] BE-01: A\n  - _Requirements: 1.1_\n- [x] **UI-FORM-2** B\n- [ ] FE-03 C\n- [ ] API-4.1 — D\n",
      "BE-01:1.1 UI-FORM-2 FE-03 API-4.1"
    ),
    Document(
      "what is no task's number",
      "- [ ] 1. A\n- [ ] FR-001: B\n- [ ] AES-128 for C\n- [ ] UTF-8: D\n- [ ] NFR-SEC-1: E\n- [ ] RISK-01: F\n",
      "1"
    ),
    Document("dotted in brackets", "- [ ] [1.1] A\n  - _Requirements: 1.1_\n- [ ] (1.2) B\n", "1.1:1.1 1.2"),
    Document("in parentheses", "- [ ] (1) A\n  - _Requirements: 1.1_\n- [ ] (2) B\n", "1:1.1 2"),
    Document("a link is no number", "- [x] 1. A\n- [ ] [1.1](one.md) B\n- [ ] [1.1 B](one.md)\n", "1"),
    Document("steps", "- [ ] Step 1: A\n  - _Requirements: 1.1_\n- [ ] Step 2: B\n", "1:1.1 2"),
    Document("in brackets", "- [ ] [13] A\n  - _Requirements: 1.1_\n- [ ] [14] B\n", "13:1.1 14"),
    Document("a list without boxes", "1. A\n   - _Requirements: 1.1_\n2. B\n   - _Requirements: 1.2_\n", "1:1.1 2:1.2"),
    Document("steps of a task are none", "- [ ] 1. A\n  - [ ] Step 1: B\n  - [ ] Step 2: C\n", "1"),
    Document("a list that cites nothing is none", "1. A\n2. B\n", ""),
    Document("nor are two lists", "1. A\n   - _Requirements: 1.1_\n2. B\n\n## C\n\n1. D\n2. E\n", "!2"),
    Document(
      "boxes that count on below headings, one number twice",
      "### Task 1: A\n- [ ] 1. B\n- [ ] 2. C\n\n### Task 2: D\n- [ ] 2. E\n- [ ] 3. F\n",
      "1 2 2 3"
    ),
  ]

  @Test("numbers", arguments: numbers)
  func numbered(_ document: Document) async { #expect(await read(document.text) == document.read) }

  @Test("a box in the heading of a task")
  func boxed() async {
    let tasks = await Reading(["tasks.md": "### Task 1.3: [x] A\n\n### Task 1.4: [ ] B\n"]).tasks
    #expect(tasks.map(\.state) == [.done, .open])
    #expect(tasks.map(\.title) == ["A", "B"])
  }

  static let citations = [
    Document("emphasized at the end of a title", "- [ ] 1. A. _(Req 1.1, 1.5)_\n", "1:1.1:1.5"),
    Document("of a bullet", "- [ ] 1. A\n  - Do it *(Req 1.1)*\n", "1:1.1"),
    Document("on a line of its own", "- [ ] 1. A\n  **(Reqs 1.1–1.2)**\n", "1:1.1:1.2"),
    Document(
      "without emphasis it is a remark beside citations",
      "- [ ] 1. A\n  - _Requirements: 2.1_\n  - B (Req 1.1)\n",
      "1:2.1"
    ),
    Document("a verb in brackets", "- [ ] 1. A [satisfies REQ-001, REQ-005]\n", "1:1:5"),
    Document("a tag before the title", "- [ ] 1. [Req 1, 2] A\n", "1:1:2"),
    Document("behind a part of the design", "- [ ] 1. A\n  - _Refs: design § a; Req 10.4, 12.7_\n", "1:10.4:12.7"),
    Document("a label in Italian", "- [ ] 1. A\n  - _Requisiti: 1.1_\n", "1:1.1"),
  ]

  @Test("citations", arguments: citations)
  func cited(_ document: Document) async { #expect(await read(document.text) == document.read) }

  @Test("all of them", arguments: ["Tutti", "Все"])
  func all(_ word: String) async {
    let tasks = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(word)_\n"]).tasks
    #expect(tasks.flatMap(\.citations).map(\.citesAll) == [true])
  }

  static let lost = [
    Document("in the title of a box without a number", "- [ ] 1. A\n- [ ] Publish it (Req 2.1)\n", "1 !2"),
    Document("below a bold title", "- [ ] 1. A\n\n**2. B**\n- _Requirements: 1.2_\n", "1 !4"),
    Document("below a mark instead of a box", "- [ ] 1. A\n- ✅ 2. B\n  - _Requirements: 1.2_\n", "1 !3"),
    Document("above all tasks", "**Requirements:** 1.1, 2.1\n\n- [ ] 1. A\n  - _Requirements: 1.1_\n", "1:1.1 #1"),
    Document("in a chapter", "- [ ] 1. A\n  - _Requirements: 1.1_\n\n## B\n\n**Requirements:** 2.1\n", "1:1.1 #6"),
    Document(
      "nothing, where the tasks cite it all",
      "**Requirements:** 1\n\n- [ ] 1. A\n  - _Requirements: 1.1_\n",
      "1:1.1"
    ),
    Document(
      "below a box it is, though another task cites the same",
      "- [ ] 1. A\n  - _Requirements: 1.1_\n- [ ] B\n  - _Requirements: 1.1_\n",
      "1:1.1 !4"
    ),
  ]

  @Test("what no task holds", arguments: lost)
  func told(_ document: Document) async { #expect(await read(document.text) == document.read) }

  @Test(
    "a second property of one number is told, unless it says the same",
    arguments: [
      (
        "### Property 1: A\n\n**Validates: Requirements 1.1**\n\n### Property 1: B\n\n**Validates: Requirements 1.2**\n",
        [7]
      ),
      (
        "### Property 1: A\n\n**Validates: Requirements 1.1**\n\n### Property 1: B\n\n**Validates: Requirements 1.1**\n",
        []
      ),
      (
        "### Property 1: A\n\n**Validates: Requirements 1.1**\n\n#### Property 1: B\n\n**Validates: Requirements 1.2**\n",
        []
      ),
    ]
  )
  func property(_ text: String, _ lines: [Int]) async {
    let corpus = await Reading(["design.md": text]).corpus
    #expect(corpus.specs.flatMap(\.properties).count == 1)
    let told = corpus.documents.flatMap(\.unreadableMentions).filter { $0.cause == .secondProperty }
    #expect(told.map(\.location.line) == lines)
  }

  @Test(
    "documents by a variant of their name, where no other of their kind is there",
    arguments: [
      (["requirements.ja.md"], ["1.1"]), (["requirement.md"], ["1.1"]), (["prd.md"], ["1.1"]), (["PRD.md"], ["1.1"]),
      (["requirements_pt-br.md"], ["1.1"]),
      (["requirements.md", "requirements.ja.md"], ["1.1"]), (["requirements.en.md", "requirements.ja.md"], ["1.1"]),
      (["requirements-v2.md"], []),
    ]
  )
  func variants(_ names: [String], _ criteria: [String]) async {
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "### Requirement 1: A\n\n1. A SHALL b\n") })
    let reading = await Reading(files.merging(["tasks.md": "- [ ] 1. A\n"]) { first, _ in first })
    #expect(reading.criteria.map(\.id.local) == criteria)
  }
}
