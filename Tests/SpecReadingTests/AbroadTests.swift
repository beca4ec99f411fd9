import Findings
import SpecModel
import SpecReading
import Testing

/// Habits of public spec folders, each in the smallest document.
struct AbroadTests {
  static let requirements = [
    Document(
      "a name of the document's own above criteria",
      "### Requirement 1: Gear\n\n1. It SHALL turn\n\n### PST-001: Speed\n\n#### Acceptance Criteria\n\n1. It SHALL be fast\n",
      "1[1] PST-001[1]"
    ),
    Document(
      "a name of the document's own right above sentences",
      "### FR-2: Gear\n\n1. It SHALL turn\n\n### TR-4: Speed\n\n1. THE gear SHALL be fast\n2. It SHALL be quiet\n",
      "FR-2[1] TR-4[1 2]"
    ),
    Document(
      "a name that groups the criteria of the requirement above",
      "### Requirement 1: Gear\n\n1. It SHALL turn\n\n#### API-2: Speed\n\n2. It SHALL be fast\n",
      "1[1 2]"
    ),
    Document(
      "titles in a list, and their criteria below them",
      """
      1. **FR-1**: Fast login
         - WHEN the user enters THEN the system SHALL greet
         - IF it fails THEN the system SHALL say so
           - it MUST be loud
      2. **TR-1**: Strong keys
         1. WHEN a key is made THEN the system SHALL keep it
         2. The key SHALL be long
      - **FR-3**: The system MUST be quiet
        - WHEN it is night THEN it SHALL be still

      """,
      "FR-1[b1 b2] TR-1[1 2] FR-3[b1]"
    ),
    Document(
      "a name of its own above nothing of the kind",
      "### Requirement 1: Gear\n\n1. It SHALL turn\n\n### Q1: Why?\n\nBecause.\n\n### DB2: Tables\n\n- One\n",
      "1[1]"
    ),
    Document(
      "a list of functions, and criteria of the requirement above it",
      """
      ### REQ-1: Fields

      #### Functional Requirements

      - **FR-1.1**: Fields are kept
      - **FR-1.2**: So are theirs

      #### Acceptance Criteria

      - **AC-1.1**: WHEN a field is unknown THEN it SHALL be kept
      - **AC-1.2**: WHEN it is known THEN it SHALL be shown

      """,
      "1[1 2] FR-1[1 2]"
    ),
    Document(
      "the background, in other languages",
      "## 1. 背景\n\n現状である。\n\n## 2. 入力\n\n2.1 WHEN it is read THE system SHALL show it\n",
      "2[1]"
    ),
  ]

  @Test("requirements", arguments: requirements)
  func readsRequirements(_ document: Document) async {
    let reading = await Reading(["requirements.md": document.text])
    let read = reading.requirements.map { requirement in
      let labels = requirement.criteria.map(\.id.label.text).joined(separator: " ")
      return "\(requirement.id.number)[\(labels)]"
    }
    #expect(read.joined(separator: " ") == document.read)
  }

  static let tasks = [
    Document("a star before the dot", "- [x] 4. A\n- [x] 5*. B\n  - _Requirements: 1.x, 2.x_\n", "4x 5x*(1 2)"),
    Document(
      "the tests of a phase",
      "- [x] F0. A\n\n- [x]* F0.T B\n  - **Validates: Requirements 1.2**\n",
      "F0x F0.Tx*(1.2)"
    ),
    Document(
      "a series behind the word",
      "### Task PST-001: A\n\n- status: done\n- requirements: R1.1, R2.1\n\n### Task PST-002: B\n\n- status: open\n",
      "PST-001x(1.1 2.1) PST-002"
    ),
    Document(
      "an answer that has a status",
      "### Task 3: A\n\nThe answer holds:\n\n- id: number\n- status: done\n",
      "3"
    ),
    Document("a standard behind the word", "### Task 1: A\n\n### Task UTF-8 decoding\n", "1"),
    Document(
      "a citation below all boxes of a group",
      "## Task 1: A\n\n- [x] 1.1 B\n- [ ] 1.2 C\n\n**Requirements:** 1.1, 1.2\n\n## Task 2: D\n\n- [ ] 2.1 E\n",
      "1.1x 1.2 1-(1.1 1.2) 2.1"
    ),
    Document(
      "a citation right below the last box of a group",
      "## Task 1: A\n\n- [x] 1.1 B\n- [ ] 1.2 C\n**Requirements:** 1.1, 1.2\n",
      "1.1x 1.2(1.1 1.2)"
    ),
    Document(
      "a citation between the boxes of a group",
      "## Task 1: A\n\n- [x] 1.1 B\n\n**Requirements:** 1.1\n\n- [ ] 1.2 C\n\n**Requirements:** 1.2\n",
      "1.1x(1.1) 1.2(1.2)"
    ),
  ]

  @Test("tasks", arguments: tasks)
  func readsTasks(_ document: Document) async {
    let reading = await Reading(["tasks.md": document.text])
    let read = reading.tasks.map { task in
      let cited = task.citations.flatMap(\.references).map(\.local).joined(separator: " ")
      let sign = task.state.rawValue.filter { $0 != " " } + (task.isOptional ? "*" : "")
      return task.id.number.text + sign + (cited.isEmpty ? "" : "(\(cited))")
    }
    #expect(read.joined(separator: " ") == document.read)
  }

  static let citations = [
    Document("all of a range", "_Requirements: All from 1.1-1.3_", "1.1 1.2 1.3"),
    Document("all of whole requirements", "_Requirements: All from Requirement 1-2_", "1 2"),
    Document("any criterion of several", "_Requirements: 1.x~3.x_", "1 2 3"),
    Document("a series behind the word", "**Validates: Requirements US-1.1, US-1.2**", "US-1.1 US-1.2"),
    Document("a part of a part, and a letter", "_Requirements: R1.1.2a, 1.1.2_", "1.1.2a 1.1.2"),
    Document("what is left to others", "Requirements not covered: 1.1", ""),
    Document("what is put off", "**Requirements deferred:** 1.1, 1.2", ""),
    Document("how it is checked", "**验证**: 构建成功，无运行时错误", ""),
    Document("what it validates", "**验证**: 1.1, 1.2", "1.1 1.2"),
    Document("what it validates, with the word", "**検証：要件 1.1**", "1.1"),
    Document("a German word for `and`, cut short", "_Anforderung 1.1 u. 2.2_", "1.1 2.2"),
    Document("the German word, cut short", "Den Deckel schliessen (Anf. 1.1 und 1.2)", "1.1 1.2"),
  ]

  @Test("citations", arguments: citations)
  func readsCitations(_ document: Document) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - \(document.text)\n"])
    let citations = reading.tasks.flatMap(\.citations)
    let read = citations.flatMap(\.references).map(\.local)
    #expect(read.joined(separator: " ") == document.read)
    #expect(citations.flatMap(\.unreadable).isEmpty)
  }

  @Test(
    "words of everyday that only look like what denies, validates or scores leave the list as it is",
    arguments: [
      "_Covers remaining requirements: 1.1_", "_Addresses missing requirements: 1.1_", "_Requirements (no NFR): 1.1_",
      "_Requirements covered (not all): 1.1_", "**验证**: 单元测试覆盖 (1.1)", "**検証**: \"1.1\"", "_Requirements: 1.1-DR2_",
      "_Requirements: 1.1, TLS1.3_", "_Requirements: AC1_",
    ]
  )
  func tells(_ text: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - \(text)\n"])
    let citations = reading.tasks.flatMap(\.citations)
    #expect(!citations.flatMap(\.references).isEmpty || !citations.flatMap(\.unreadable).isEmpty)
    #expect(!citations.flatMap(\.references).map(\.local).contains { $0.contains("-") && $0.first?.isLetter == true })
  }

  @Test("what a program answers says nothing of a task")
  func answers() async {
    let reading = await Reading(["tasks.md": "## Task 3: Add it\n\n- Answer:\n  - status: ok\n\n_Requirements: 1.1_\n"])
    #expect(reading.tasks.map(\.state) == [.open])
  }

  @Test("words in a citation that name something else are told of, whatever stands beside them")
  func words() async {
    for text in ["1.1, Security requirements", "UI/UX requirements", "All data model requirements", "WCAG2.1"] {
      let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(text)_\n"])
      #expect(reading.tasks.flatMap(\.citations).flatMap(\.unreadable).count == 1, "\(text)")
    }
  }

  @Test(
    "a label in capitals heads criteria, and claims",
    arguments: ["Критерии Приёмки", "Критерії Прийнятності", "Критерии приёмки"]
  )
  func capitals(_ label: String) async {
    let reading = await Reading([
      "requirements.md":
        "### 1. Замок\n\n**ID:** lid.1\n\n#### \(label)\n\n1.1. КОГДА нажата кнопка, ТО замок ДОЛЖЕН закрыться\n",
      "completion/task-1-completion.md": "# Task 1 Completion\n\n## \(label)\n\n- ✅ 1.1: закрыт\n",
    ])
    #expect(
      reading.criteria.map { "\($0.id.local) \($0.text)" } == ["1.1 КОГДА нажата кнопка, ТО замок ДОЛЖЕН закрыться"]
    )
    #expect(reading.claims.map(\.reference.local) == ["1.1"])
  }
}
