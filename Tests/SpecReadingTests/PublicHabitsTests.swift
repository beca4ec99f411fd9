import Findings
import SpecModel
import Testing

/// Habits of the teams that publish their specs, beyond those of the census.
struct PublicHabitsTests {
  private func criteria(_ requirements: String) async -> [String] {
    await Reading(["requirements.md": requirements]).criteria.map { "\($0.id.local) \($0.text)" }
  }

  struct Listing: Sendable {
    let document: String
    let criteria: [String]
  }

  @Test(
    "criteria",
    arguments: [
      Listing(
        document: "## 1. 需求\n\n### 需求 1：登录\n\n#### 验收标准\n\n1.当登录时，系统应显示\n2、失败时，系统应提示\n（3）系统应记录\n④系统应退出\n",
        criteria: ["1.1 当登录时，系统应显示", "1.2 失败时，系统应提示", "1.3 系统应记录", "1.4 系统应退出"]
      ),
      Listing(
        document: "### 功能需求 2：导出\n\n#### 验收标准\n\n- 2.1：系统应导出\n\n### 非功能需求 3：性能\n\n#### 验收标准\n\n1. 系统应快\n",
        criteria: ["2.1 系统应导出", "NFR-3.1 系统应快"]
      ),
      Listing(
        document: "### 用户故事 4：打印\n\n#### 验收标准\n\n1. 系统应打印\n\n### 需求-5：邮件\n\n#### 验收标准\n\n1. 系统应发送\n",
        criteria: ["US-4.1 系统应打印", "5.1 系统应发送"]
      ),
      Listing(
        document: "### 要求事項 2: 出力\n\n#### 受け入れ基準\n\n1) 出力すること\n",
        criteria: ["2.1 出力すること"]
      ),
      Listing(
        document:
          "### Requirement 1: A\n\n#### Acceptance Criteria\n\n| Given | When | Then |\n|---|---|---|\n| a file | it is sent | it is stored |\n",
        criteria: ["1.b1 Given a file When it is sent Then it is stored"]
      ),
      Listing(
        document:
          "### Requirement 1: A\n\n| ID | Priority | Criterion |\n|---|---|---|\n| 1.1 | high | WHEN asked THE tool SHALL answer |\n",
        criteria: ["1.1 WHEN asked THE tool SHALL answer"]
      ),
      Listing(
        document:
          "## Functional Requirements\n\n| # | Requirement |\n|---|---|\n| 1 | The tool shall run |\n| 2 | The tool shall stop |\n",
        criteria: ["1.b1 The tool shall run", "2.b1 The tool shall stop"]
      ),
      Listing(
        document:
          "## 2. Requirements\n\n### F1 — Trend\n\n| # | Criterion |\n|---|---|\n| 1.1 | WHEN due THE tool SHALL warn |\n",
        criteria: ["F-1.1 WHEN due THE tool SHALL warn"]
      ),
      Listing(
        document:
          "### REQ-002: Send\n- AC-002-1: Given a file, then it is sent.\n\n### REQ-003: Tree\n\n- **REQ-003.a** — The tool SHALL grow.\n",
        criteria: ["2.1 Given a file, then it is sent.", "3.a The tool SHALL grow."]
      ),
      Listing(
        document: "## Requirements\n\n- 1.1 The tool shall a.\n- 1.2 The tool shall b.\n- 2.1 The tool shall c.\n",
        criteria: ["1.1 The tool shall a.", "1.2 The tool shall b.", "2.1 The tool shall c."]
      ),
      Listing(
        document: "## R1. Ingest\n\n- R1.1 WHEN a file comes, the tool shall store it.\n- R1.2 never loses one\n",
        criteria: ["1.1 WHEN a file comes, the tool shall store it."]
      ),
      Listing(
        document:
          "- **FR-1**: THE tool SHALL run\n  - AC-1.1: it starts\n  - AC-1.2: it stops\n- **FR-2**: THE tool SHALL rest\n",
        criteria: ["FR-1.b1 THE tool SHALL run", "FR-1.1 it starts", "FR-1.2 it stops", "FR-2.b1 THE tool SHALL rest"]
      ),
      Listing(
        document:
          "### REQ-1: Store\n- **AC-1.1.** It has a title.\n- **AC-1.2 (Cap)**: it is capped.\n- **AC-1.3** — it ends.\n",
        criteria: ["1.1 It has a title.", "1.2 it is capped.", "1.3 it ends."]
      ),
      Listing(
        document: "### FR-2: Types\n\n| ID | Text |\n|---|---|\n| FR-2a | Numbers are kept |\n",
        criteria: ["FR-2.a Numbers are kept"]
      ),
      Listing(
        document: "### US-1.2: Sign in\n\n**Acceptance Criteria**\n1. WHEN asked THE tool SHALL answer\n",
        criteria: ["US-1.2.1 WHEN asked THE tool SHALL answer"]
      ),
      Listing(
        document:
          "**US-1 [P1] — Find**\n\n- **AC-1.1** — Given a shelf, then it is shown.\n\n**US-2 — Ask**\n\n- **AC-2.1** — Given a, then b.\n",
        criteria: ["US-1.1 Given a shelf, then it is shown.", "US-2.1 Given a, then b."]
      ),
      Listing(
        document:
          "#### Feature 1: Export\n\n- **User Story:** As a cook\n- **Acceptance Criteria:**\n  - [ ] WHEN run THE tool SHALL write\n",
        criteria: ["1.b1 WHEN run THE tool SHALL write"]
      ),
      Listing(
        document: "### Requirement 1: A\n\n**Acceptance Criteria**: THE tool SHALL run\n",
        criteria: ["1.b1 THE tool SHALL run"]
      ),
      Listing(
        document: "Requirement 5: Export\n---\n\n1. THE tool SHALL export\n",
        criteria: ["5.1 THE tool SHALL export"]
      ),
      Listing(
        document:
          "## REQ-1: A\n\n**Acceptance Criteria:**\n- 1.1 THE tool SHALL do as the\n  3.2 of the guide says.\n- 1.2 THE tool SHALL rest\n",
        criteria: ["1.1 THE tool SHALL do as the 3.2 of the guide says.", "1.2 THE tool SHALL rest"]
      ),
    ]
  )
  func reading(_ listing: Listing) async {
    #expect(await criteria(listing.document) == listing.criteria, "\(listing.document)")
  }

  @Test("a row of another table that says what must happen is told of")
  func lostRow() async {
    let document =
      "### Requirement 1: A\n\n1. THE tool SHALL a\n\n| Part | Duty |\n|---|---|\n| lid | THE lid SHALL close |\n"
    let reading = await Reading(["requirements.md": document])
    let problems = reading.corpus.problems.filter { if case .unownedCriterion = $0.kind { true } else { false } }
    #expect(problems.map(\.location.line) == [7])
  }

  @Test(
    "a task and what it cites",
    arguments: [
      ("- [x] 1.1创建目录\n  - _需求：1.1_", "1.1 创建目录 <- 1.1"), ("- [ ] 2、编写\n  - _需求编号: 1.2_", "2 编写 <- 1.2"),
      ("- [ ] 任务3：编写\n  - **验证需求 1.1, 1.2**", "3 编写 <- 1.1 1.2"),
      ("- [x] **T2** — Sort\n  - _Requirements: US-1.AC-1, US-1.AC-2_", "T2 Sort <- US-1.1 US-1.2"),
      ("- [ ] 4. Do\n  - _Leverage: a.ts; Requirements: 1.1_", "4 Do <- 1.1"),
      ("- [ ] 5. Do\n  - Satisfies 1.1, 1.2", "5 Do <- 1.1 1.2"),
      ("- [ ] 5. Do\n  - Covers Requirements 1.1 (Spec 040) later", "5 Do <-"),
      ("- [ ] 9. Do\n  - **Requirements:**\n    - Requirement 1.1: it runs\n    - Requirement 1.2", "9 Do <- 1.1 1.2"),
      ("- [ ] 10. Do\n  - _Requirements:_\n    - 1.1\n    - 1.2 - it stops", "10 Do <- 1.1 1.2"),
      ("- [ ] 11. Do\n  - Requirements\n    - 1.1\n    - 1.2", "11 Do <- 1.1 1.2"),
      ("- [ ] 12. Do\n  - _Requirements: 1.1\n    and 1.2_", "12 Do <- 1.1 1.2"),
      ("- [ ] 13. Do\n  - Acceptance Criteria:\n    - It is fast", "13 Do <-"),
      ("- [x] ✅ **3.27** Do\n  - _Requirements: 1.1_", "3.27 Do <- 1.1"),
      ("- [√] `3.14` Do\n  - _Requirements: 1.1_", "3.14 Do <- 1.1"),
      ("- [ ] [P] 15. Do\n  - _Requirements: 1.1_", "15 Do <- 1.1"),
      ("- [ ] 6. Do\n  - _关联需求：1, 2_", "6 Do <- 1 2"), ("- [ ] 7. Do\n  - Implements 2.5 MB of it", "7 Do <-"),
      (
        "| Task | Description | Requirements | Status |\n|---|---|---|---|\n| 8.1 | Do | 1.1, 1.2 | ✅ Done |",
        "8.1 Do <- 1.1 1.2"
      ),
    ]
  )
  func tasks(_ document: String, _ expected: String) async throws {
    let reading = await Reading(["tasks.md": "# Tasks\n\n\(document)\n"])
    let task = try #require(reading.tasks.first)
    let cited = task.citations.flatMap(\.references).map { " " + ReferenceGrammarTests.written($0) }.joined()
    #expect("\(task.id.number) \(task.title) <-\(cited)" == expected)
    #expect(task.citations.flatMap(\.unreadable).isEmpty)
  }

  @Test("what a property validates on the line that names it is none of the property above")
  func propertyLine() async {
    let design = """
      ## Correctness Properties

      ### Property 1: Order
      **Validates: Requirements 1.1**

      - **Property 2: Size** — *Validates: Requirements 1.2*

      **Property 3 (Safety)**: for all x. **Validates: Req 1.3**
      """
    let reading = await Reading(["design.md": design])
    let properties = reading.corpus.specs.flatMap(\.properties)
    #expect(properties.map(\.title) == ["Order", "Size", "for all x."])
    #expect(
      properties.map { $0.validates.flatMap(\.references).map(ReferenceGrammarTests.written) } == [
        ["1.1"], ["1.2"], ["1.3"],
      ]
    )
  }

  @Test("what waits to be filled in, whatever ends the lines")
  func question() async {
    let reading = await Reading(["requirements.md": "# Requirements\r\n\r\n**Author**: ?\r\n\r\nText.\r\n"])
    #expect(
      reading.corpus.problems.contains { if case .placeholder = $0.kind { true } else { false } }
    )
  }

  @Test("an item that says shall in small letters, and stands below no requirement, is told of")
  func smallShall() async {
    let reading = await Reading(["requirements.md": "## Requirements\n\n### Speed\n\n- The tool shall run in 1 s\n"])
    #expect(
      reading.corpus.problems.contains { if case .unownedCriterion = $0.kind { true } else { false } }
    )
  }

  @Test("the state of a task in a table")
  func tableStates() async {
    let document = """
      | # | Task | Status |
      |---|---|---|
      | 1 | Draw | Complete |
      | 2 | Press | In Progress |
      | 3 | Rest | Not started |
      | 4 | Sleep | ⬜ |
      """
    let reading = await Reading(["tasks.md": document])
    #expect(reading.tasks.map(\.state) == [.done, .inProgress, .open, .open])
    #expect(reading.tasks.map(\.title) == ["Draw", "Press", "Rest", "Sleep"])
  }

  @Test("what the body of a report says of its sections is no metadata of it")
  func metadata() async {
    let body = "## Check\n\n**Evidence**: a test\n\n**Status**: Complete\n" + String(repeating: "\nText.\n", count: 12)
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion\n\n**Date**: today\n\n\(body)"
    ])
    #expect(reading.corpus.specs.flatMap(\.reports).flatMap(\.metadata).map(\.key) == ["Date", "Status"])
  }

  @Test("a summary among the reports of a spec is one of them")
  func summary() async {
    let reading = await Reading([
      "requirements.md": "### Requirement 1: A\n\n1. THE tool SHALL run\n",
      "completion/task-1-summary.md": "# Task 1 Summary\n\n## Requirements Satisfied\n\n- ✅ **1.1**: it runs\n",
    ])
    #expect(reading.claims.map(\.gloss) == ["it runs"])
  }

  @Test("a path that no system takes is told of")
  func longPath() async {
    let path = "src/" + String(repeating: "a", count: 5000) + ".swift"
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion\n\n## Artifacts Created\n\n- `\(path)`\n"
    ])
    #expect(
      reading.corpus.problems.contains { problem in
        if case .cutOff(let words, _) = problem.kind { words.contains("4096 bytes") } else { false }
      }
    )
  }
}
