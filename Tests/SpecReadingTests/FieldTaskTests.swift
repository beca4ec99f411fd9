import Findings
import SpecModel
import SpecReading
import Testing

/// Habits of tasks met in the folders of other teams: one each, in the smallest document.
struct FieldTaskTests {
  static let tasks = [
    Document(
      "phases",
      "- [ ] **A.1 Migration `083` — enum**\n- [x] **A.1b More**\n- [ ] A.2.1 Deep\n- [x] B2. Other\n- [ ] C-3: Third\n",
      "A.1 A.1bx A.2.1 B2x C-3"
    ),
    Document("hyphens", "- [ ] 1-1. A\n- [x] 1-2: B\n- [ ] 2-1 設計\n", "1-1 1-2x 2-1"),
    Document(
      "what is no number",
      "- [x] 1. A\n- [ ] S3 bucket\n- [ ] 1-8 pictures\n- [ ] P1: urgent\n- [ ] A11y\n",
      "1x"
    ),
    Document(
      "headings that end in a box",
      "# K\n\n`[ ]` open, `[x]` done.\n\n## T1. A — `[x]`\n- [x] one\n_Requirements: R1._\n\n## T2. B — `[~]`\n\n## T3. C [ ]\n\n- [x] one\n",
      "T1x T2~ T3"
    ),
  ]

  @Test("tasks", arguments: tasks)
  func numbers(_ document: Document) async {
    let reading = await Reading(["tasks.md": document.text])
    let read = reading.tasks.map { $0.id.number.text + $0.state.rawValue.filter { $0 != " " } }
    #expect(read.joined(separator: " ") == document.read)
  }

  @Test(
    "titles without what is no part of them",
    arguments: [
      ("- [ ] 1.1 (P) Draw it", "Draw it"), ("- [ ] 1.1 Draw it (P)", "Draw it"), ("## T1. Draw it — `[x]`", "Draw it"),
      ("## T1. Draw it [ ]", "Draw it"), ("- [ ] A.1 — Draw it", "Draw it"),
    ]
  )
  func titles(_ line: String, _ title: String) async {
    let reading = await Reading(["tasks.md": "# Plan\n\n\(line)\n"])
    #expect(reading.tasks.map(\.title) == [title])
  }

  static let citations = [
    Document("letters", "_Requirements: 1A.1, 27B, 1b.2_", "1A.1 27B 1b.2"),
    Document("ranges of letters", "_Requirements: 1A.1-1A.3, 27A-27C_", "1A.1 1A.2 1A.3 27A 27B 27C"),
    Document("letters behind a word", "**Validates: Requirements 1A.1, 2.1**", "1A.1 2.1"),
    Document("letters behind each word", "_Requirements: Requirement 1A, Req 1b AC 1_", "1A 1b.1"),
    Document("letters and glosses", "_Requirements: 27A（音）, 27B (light) and 3_", "27A 27B 3"),
    Document(
      "what the design calls them",
      "_Requirements: Preservation Requirements from design (3.1, 3.2)_",
      "3.1 3.2"
    ),
    Document(
      "a range behind words",
      "_Requirements: Expected Behavior Properties from design (2.1-2.3)_",
      "2.1 2.2 2.3"
    ),
    Document("words of the design", "_Requirements: Expected Behavior Properties from design_", ""),
    Document("properties of the design", "_Requirements: Preservation Properties 4, 5 from design_", ""),
    Document("a reason", "_Requirements: (test infrastructure)_", ""),
    Document("a property on one line", "**Property 2: A, Validates: Requirements 2.1, 2.2**", "2.1 2.2"),
    Document("a trailing dot", "_Requirements: R1._", "1"),
    Document(
      "what an assistant is told",
      "_Requirements: 1.1_\n  - _Prompt: Do it | _Requirements: 1.1, 1.2 | Success: 3 of them_",
      "1.1"
    ),
    Document("a broken line", "_Requirements: 1.1, 1.2,\n    1.3_", "1.1 1.2 1.3"),
    Document("a broken line of words", "_Requirements: 1.1,\n    and so on_", "1.1"),
    Document(
      "a list below the label",
      "Requirements:\n    - 1.1\n    - Requirement 2: A\n  - Draw it\n    - 1.3",
      "1.1 2"
    ),
    Document("no emphasis", "Refs: R2.1, R2.2", "2.1 2.2"),
    Document("no emphasis, and no reference", "Refs: 2 files", ""),
    Document("letters of a list", "_Requirements: 1.a, 1b_", "1.a 1b"),
    Document("a word without a blank", "_Requirements: Req1, Req2.1_", "1 2.1"),
    Document("criteria in parentheses", "_Requirements: Requirement 1 (AC 1, AC 2-3)_", "1.1 1.2 1.3"),
  ]

  @Test("citations of a task", arguments: citations)
  func cites(_ document: Document) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - \(document.text)\n"])
    let citations = reading.tasks.flatMap(\.citations)
    #expect(citations.flatMap(\.references).map(\.local).joined(separator: " ") == document.read)
    #expect(citations.flatMap(\.unreadable).map(\.text) == [])
  }

  @Test(
    "what cannot be read stays a finding",
    arguments: [
      "1-1A", "1A-2C", "1A.3-1A.1", "Account creation, login", "Testing (Task 3.4)", "All kettle requirements",
    ]
  )
  func unreadable(_ list: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(list)_\n"])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.unreadable).isEmpty == false)
  }

  @Test("all of them", arguments: ["所有 requirements", "全要件のテストカバレッジ", "All sample requirements"])
  func all(_ list: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(list)_\n"])
    #expect(reading.tasks.flatMap(\.citations).map(\.citesAll) == [true])
  }

  @Test(
    "what a counted task names in its title",
    arguments: [
      ("T001 [US1] Check by hand(FR-001, FR-002)", "US-1 FR-001 FR-002"),
      ("T002 Show it (\"none\", FR-003) - done", "FR-003"),
      ("T003 Sizes (tools, FR-011, SC-004)", "FR-011 SC-004"),
      ("T004 [US2] Implement per FR-005 in `src/x.ts`", "US-2 FR-005"),
      ("T005 [P] Write (FR-006)", "FR-006"), ("T006 Name src/FR-007.ts and `FR-8`", ""), ("1. Follow FR-001", ""),
    ]
  )
  func named(_ title: String, _ read: String) async {
    let reading = await Reading(["tasks.md": "- [ ] \(title)\n"])
    let cited = reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local)
    #expect(cited.joined(separator: " ") == read)
  }

  @Test(
    "what a task waits for",
    arguments: [
      ("_Depends: 1.3, 2_", "1.3 2"), ("_Dependencies: タスク2-3完了（認証、2FA）_", "2 3"),
      ("_Dependencies: タスク7.1-7.3完了_", "7.1 7.2 7.3"), ("**Dependencies:** Task 1.1", "1.1"),
      ("**Dependencies:** None", ""),
      ("**Dependencies:** Phase 1, Task 2 (the lid 9)", "2"), ("_Depends: T001, A.2, 1-1_", "T001 A.2 1-1"),
      ("_Depends: -_", ""),
    ]
  )
  func depends(_ line: String, _ read: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 9. A\n  - \(line)\n"])
    #expect(reading.tasks.flatMap(\.dependencies).map(\.text).joined(separator: " ") == read)
  }

  static let lists = [
    Document("a mark behind it", "_Requirements: 1.1, 1.2_ ✅", "1.1 1.2"),
    Document("a note behind it", "_Requirements: 1.1-1.2_ (done)", "1.1 1.2"),
    Document("a dot behind it", "_Requirements: 1.1, 1.2_.", "1.1 1.2"),
    Document("another label behind it", "_Requirements: 1.1, 1.2_; _Properties: 3.1_", "1.1 1.2"),
    Document("in parentheses", "_Requirements: Requirement 1 (1.1, 1.2), Requirement 2 (2.1)_", "1.1 1.2 2.1"),
    Document(
      "criteria in parentheses, the second by its number",
      "_Requirements: Req 1 (AC 1, 2), Req 2 (AC 3)_",
      "1.1 1.2 2.3"
    ),
    Document("a slash or a dot before the criterion", "_Requirements: R1/AC1, 3.AC2_", "1.1 3.2"),
    Document("a gloss in parentheses", "_Requirements: Requirement 1 (the lid), 2 (2 lids)_", "1 2"),
    Document("but for one", "_Requirements: 1.1–1.3 (except 1.2)_", "1.1 1.3"),
    Document("of another spec", "_Requirements: 1.1 (Spec 002), 1.2_", "002/1.1 1.2"),
    Document(
      "of another spec, of one that is named as such",
      "_Requirements: 1.2, Requirement 1.1 (Spec 002)_",
      "1.2 002/1.1"
    ),
    Document("of another spec, both", "_Requirements: 1.1, 1.2 (Spec 002)_", "002/1.1 002/1.2"),
    Document("of another spec in between", "_Requirements: 1.2, 002/1.1, 2.1_", "1.2 002/1.1 2.1"),
    Document("of another spec, from there on", "_Requirements: 002/1.1, 1.2_", "002/1.1 002/1.2"),
    Document("a spec before the number", "_Requirements: Spec 002: 1.1, Spec 003 Requirement 2.1_", "002/1.1 003/2.1"),
    Document("Japanese words", "_Requirements: 1.1 から 1.3, 2.1 および 2.2・2.3_", "1.1 1.2 1.3 2.1 2.2 2.3"),
    Document("a longer label", "_Primary requirements: 1.1_", "1.1"),
    Document("a longer label in Japanese", "_関連要件: 1.1_", "1.1"),
    Document("no colon in Japanese", "_要件 1.2_", "1.2"),
    Document("all of one", "_Requirements: 1.1, all of 2_", "1.1 2"),
    Document("the design behind a dash", "_Requirements: 1.1, 1.2 — design D1, D3_", "1.1 1.2"),
    Document("glosses behind dashes", "_Requirements: 1.1 — the lid, 1.2 — the spout_", "1.1 1.2"),
    Document("series of other languages", "_Requisitos: RF-01, RNF 2_", "RF-01 RNF-2"),
  ]

  @Test("citations, and what stands around them", arguments: lists)
  func around(_ document: Document) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - \(document.text)\n"])
    let citations = reading.tasks.flatMap(\.citations)
    let read = citations.flatMap(\.references).map { ($0.spec.map { "\($0)/" } ?? "") + $0.local }
    #expect(read.joined(separator: " ") == document.read)
    #expect(citations.flatMap(\.unreadable).map(\.text) == [])
  }

  @Test(
    "a label that promises citations is heard whatever stands behind it",
    arguments: [
      ("_关联需求: Infra-Repo, Infra-Email_", "Infra-Repo Infra-Email"), ("_関連要件: foo_", "foo"), ("_対応要件：foo_", "foo"),
      ("_相關需求: foo_", "foo"), ("_Related Requirements: foo_", "foo"), ("**Requirement IDs:** foo", "foo"),
      ("_Requirements covered: foo_", "foo"), ("_Requirements: Design-RateLimit_", "Design-RateLimit"),
      ("_Requirements: 1.1, Design-9.9_", "Design-9.9"), ("_関連要件: なし_", ""), ("_Related Requirements: None_", ""),
      ("_Requirements: Design-level notes_", ""), ("**Testing requirements:** all suites pass", ""),
      ("**Acceptance Criteria:** the lid shuts", ""), ("_Covers: the lid_", ""), ("**Related Requirements:**", ""),
      ("_未対応要件: foo_", ""),
    ]
  )
  func promised(_ line: String, _ unreadable: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - \(line)\n"])
    let read = reading.tasks.flatMap(\.citations).flatMap(\.unreadable).map(\.text)
    #expect(read.joined(separator: " ") == unreadable)
  }

  @Test("a label of numbers cites them")
  func numbersLabelled() async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Req IDs: 9.9_\n"])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == ["9.9"])
  }

  @Test(
    "a struck task keeps its words",
    arguments: ["- [ ] ~~20. Draw it~~", "- [ ] 20. ~~Draw it~~", "- [ ] 20. Draw it"]
  )
  func struck(_ line: String) async {
    #expect(await Reading(["tasks.md": line]).tasks.map(\.title) == ["Draw it"])
  }

  @Test("a flat task is cited by a bullet no further in")
  func flat() async {
    let text = "- [ ] 10. A\n- _Requirements: 1.3_\n- [ ] 11. B\n- note\n"
    #expect(
      await Reading(["tasks.md": text]).tasks.map { $0.citations.flatMap(\.references).map(\.local) } == [["1.3"], []]
    )
  }
}
