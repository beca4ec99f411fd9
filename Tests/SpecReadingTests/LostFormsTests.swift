import Findings
import SpecModel
import Testing

/// Forms of real folders of which something was lost.
struct LostFormsTests {
  private func criteria(_ text: String) async -> [String] {
    await Reading(["requirements.md": text]).criteria.map(\.id.local)
  }

  private func cited(_ task: String) async -> [String] {
    let reading = await Reading(["tasks.md": task])
    return reading.tasks.flatMap { task in
      task.citations.flatMap(\.references).map { "\(task.id.number)>\($0.local)" }
    }
  }

  // MARK: Requirements

  @Test("boxes and bold numbers of a series of its own are requirements, whatever their words")
  func boxes() async {
    let text = """
      ## v1 Requirements

      - [ ] **INFRA-01**: The system boots
      - [x] **INFRA-02**: The system stops
      - [ ] **AUTH-1**: A user can log in

      ### Edge Cases

      - **EC-01**: The disk is full
      - **UTF-8**: an encoding

      ## Glossary

      - **AUTH-09**: a term
      """
    #expect(await criteria(text) == ["INFRA-01.b1", "INFRA-02.b1", "AUTH-1.b1", "EC-01.b1"])
  }

  @Test(
    "a chapter of criteria behind the list of requirements is a list of its own",
    arguments: [
      "- AC-1: A line is drawn\n- AC-2: It is red", "- [ ] **AC-1**: A line is drawn\n- [ ] **AC-2**: It is red",
    ]
  )
  func chapterOfCriteria(_ list: String) async {
    let text = """
      ## Functional Requirements

      - **FR-1**: The system shall draw
      - **FR-2**: The system shall paint

      ## Acceptance Criteria

      """
    #expect(await criteria("\(text)\n\(list)\n") == ["FR-1.b1", "FR-2.b1", "AC-1.b1", "AC-2.b1"])
  }

  @Test("criteria below a requirement of a list stay its own")
  func ownCriteria() async {
    let text = """
      ## Functional Requirements

      - **FR-1**: The system shall draw
        - AC-1: A line is drawn
      - **FR-2**: The system shall paint
        - AC-1: It is red
      """
    #expect(await criteria(text) == ["FR-1.b1", "FR-1.1", "FR-2.b1", "FR-2.1"])
  }

  @Test(
    "a heading with a number of two or three parts holds the criteria below it",
    arguments: [
      ("#### 3.1 Straight\n\n1. WHEN a THEN it SHALL b\n2. WHEN c THEN it SHALL d\n", ["3.1.1", "3.1.2"]),
      ("#### 3.1 Straight\n\nWHEN a\nTHEN it SHALL b\n\n#### 3.2 Curved\n\nWHEN c THEN it SHALL d\n", ["3.1", "3.2"]),
      (
        "### 3.1 Lines\n\n#### 3.1.1 Straight\n\nWHEN a THEN it SHALL b\n\n#### 3.1.2 Curved\n\nWHEN c THEN it SHALL d\n",
        ["3.1.1", "3.1.2"]
      ),
      ("### 3.1 Straight\n\nWHEN a THEN it SHALL b:\n\n1. one\n2. two\n", ["3.1"]),
    ]
  )
  func levels(_ text: String, _ expected: [String]) async {
    let reading = await Reading(["requirements.md": "## 3. Drawing\n\n\(text)"])
    #expect(reading.criteria.map(\.id.local) == expected)
    #expect(reading.corpus.problems.isEmpty)
    let words = reading.criteria.flatMap { [$0.text] + $0.continuation }.joined(separator: " ")
    #expect(words.contains("SHALL b") && (!text.contains("SHALL d") || words.contains("SHALL d")))
  }

  // MARK: Citations

  @Test(
    "in parentheses at the end of a task",
    arguments: [
      "（需求：1.1）", "（要件：1.1）", "（_需求 1.1_）", "（_需求：1.1_）", "（_要件: 1.1_）", "（Requirements: 1.1）", "（요구사항: 1.1）",
      " (_Requirements 1.1_)", "（需求 1.1）", "(_Requirements: 1.1_)", "\n  （需求：1.1）", "\n  【需求：1.1】",
    ]
  )
  func parentheses(_ citation: String) async {
    #expect(await cited("- [ ] 1. 画\(citation)\n") == ["1>1.1"])
  }

  @Test("which numbers in wide ones without a word may not be: they may be versions")
  func version() async {
    #expect(await cited("- [ ] 1. 升级（6.2）\n- [ ] 2. 支持 Swift 版本（5.1, 5.2）\n").isEmpty)
  }

  @Test(
    "of the scenario of a story",
    arguments: [
      ("US1 scenario 2", ["US-1.2"]), ("US1-1", ["US-1.1"]), ("US1/AC2", ["US-1.2"]), ("US2 AS1", ["US-2.1"]),
      ("US1-AS2", ["US-1.2"]), ("US1, acceptance scenario 3", ["US-1.3"]), ("US-1, US-2", ["US-1", "US-2"]),
      ("US1-US3", ["US-1", "US-2", "US-3"]), ("US1-3", ["US-1", "US-2", "US-3"]), ("US-1.2", ["US-1.2"]),
    ]
  )
  func scenarios(_ list: String, _ expected: [String]) async {
    #expect(await cited("- [ ] 1. A\n  - _Requirements: \(list)_\n") == expected.map { "1>\($0)" })
  }

  @Test("of a scenario in the title of a counted task")
  func scenarioInTitle() async {
    #expect(await cited("- [ ] T002 [P] Test US1 scenario 2 and US2/AC1\n") == ["T002>US-1.2", "T002>US-2.1"])
  }

  @Test("a numbered list of remarks is no list of tasks")
  func remarks() async {
    let tasks = "# Tasks\n\n1. Draw it\n   - _Requirements: 1.1_\n2. Paint it\n   - _Requirements: 2.1_\n"
    let notes = "\n## Notes\n\n1. Remember (Req 1.1)\n2. And this\n   - _Requirements: 1.1_\n"
    #expect(await Reading(["tasks.md": tasks + notes]).tasks.map(\.id.number.text) == ["1", "2"])
    #expect(await Reading(["tasks.md": "# Tasks\n" + notes]).tasks.isEmpty)
  }
}
