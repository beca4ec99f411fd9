import Findings
import SpecModel
import SpecReading
import Testing

/// Lines that say what they say in a way of their own.
struct OddLinesTests {
  private static let requirements =
    "### Requirement 1: A\n\n1. A SHALL b\n2. A SHALL c\n3. A SHALL d\n\n### Requirement 2: B\n\n1. A SHALL b\n2. A SHALL c\n"

  // MARK: Requirements

  static let criteria = [
    Document(
      "a number on the next line of a sentence measures something",
      "### Requirement 1: A\n\n1. A SHALL accept at most\n   2.5 MB of it\n2. WHEN it is larger than\n   1.5 MB THEN A SHALL refuse\n",
      "A SHALL accept at most 2.5 MB of it|WHEN it is larger than 1.5 MB THEN A SHALL refuse"
    ),
    Document(
      "a table in a criterion's list item",
      "### Requirement 1: A\n\n1. WHEN it has n rows THEN A SHALL show n:\n   | n | rows |\n   |---|---|\n   | 0 | 0 |\n2. A SHALL c\n",
      "WHEN it has n rows THEN A SHALL show n:|A SHALL c"
    ),
    Document(
      "numbers below notes are mentions",
      "### Requirement 1: A\n\n1. A SHALL b\n\n## Notes\n\n- 1.1: see the design\n- 1.2: ask legal\n",
      "A SHALL b"
    ),
    Document(
      "a glossary defines words",
      "## Glossary\n\n- **R1**: first review\n\n## Requirements\n\n### Requirement 1: A\n\n1. A SHALL b\n",
      "A SHALL b"
    ),
  ]

  static let chapters = [
    Document(
      "a chapter whose headings are the criteria",
      "## 1. Requirements\n\n### 1.1 Login\n\nTHE user SHALL log in.\n\n### 1.2 Logout\n\n- THE user SHALL log out\n",
      "1.1 1.2"
    ),
    Document(
      "numbers that were given twice",
      "### 1. Login\n\n1.1 A SHALL b\n\n### Export\n\n1.1 A SHALL export\n1.2 A SHALL export more\n",
      "1.1 1~2.1 1~2.2"
    ),
    Document(
      "a requirement about requirements",
      "## 1. Password Requirements\n\n**User Story:** As a cook, I want a lid.\n\n### Acceptance Criteria\n\n1. A SHALL b\n\n"
        + "## 2. Hidden features\n\n1. A SHALL b\n\n### Notes\n\nNone.\n",
      "1.1 2.1"
    ),
    Document(
      "requirements below a heading that names a thing",
      "## Functional\n\n- **FR-1**: THE bar SHALL be small\n\n## Change history view\n\n- **FR-2**: THE view SHALL scroll\n",
      "FR-1.b1 FR-2.b1"
    ),
    Document(
      "requirements with the number of a section",
      "## 3. Requirements\n\n### 3.1 Requirement 1: A\n\n#### 3.1.1 User Story\n\nAs a cook\n\n#### 3.1.2 Acceptance Criteria\n\n"
        + "1. A SHALL b\n\n### 3.2 Requirement 2: B\n\n1. A SHALL b\n",
      "1.1 2.1"
    ),
    Document(
      "a chapter of requirements",
      "## 1. Introduction\n\nWords.\n\n## 2. Functional Requirements\n\n### 2.1 Login\n\n**Acceptance Criteria:**\n\n1. A SHALL b\n"
        + "2. A SHALL c\n\n### 2.2 Logout\n\n1. A SHALL d\n",
      "2.1.1 2.1.2 2.2.1"
    ),
    Document("a chapter that is one", "## 2. Functional Requirements\n\n1. A SHALL b\n2. A SHALL c\n", "2.1 2.2"),
    Document(
      "parts with numbers",
      "## 1. Login\n\n### 1.1 User Story\n\nAs a cook\n\n### 1.2 Acceptance Criteria\n\n1. A SHALL b\n2. A SHALL c\n",
      "1.1 1.2"
    ),
    Document(
      "tests of criteria that are there",
      "### Requirement 1: A\n\n- 1.1 A SHALL b\n- 1.2 A SHALL c\n\n**Examples:**\n\n- 1.1 test\n- 1.2 test\n\n"
        + "#### Verification\n\n- 1.1: test\n",
      "1.1 1.2"
    ),
  ]

  @Test("criteria below numbered headings", arguments: chapters)
  func numbered(_ document: Document) async {
    let reading = await Reading(["requirements.md": document.text])
    #expect(reading.criteria.map(\.id.local).joined(separator: " ") == document.read)
  }

  @Test("texts of criteria", arguments: criteria)
  func texts(_ document: Document) async {
    let reading = await Reading(["requirements.md": document.text])
    #expect(reading.criteria.map(\.text).joined(separator: "|") == document.read)
  }

  @Test(
    "what was removed keeps its title",
    arguments: [
      ("### ~~Requirement 3: Wire~~ (removed)", "Wire"), ("### Requirement 3: Wire - Removed", "Wire"),
      ("### Requirement 3: Wire - REMOVED", "Wire"), ("### Requirement 3: ~~Wire~~ — removed in v2", "Wire"),
      ("### Requirement 3 (removed)", ""), ("### Requirement 3: <del>Wire</del>", "<del>Wire</del>"),
    ]
  )
  func removed(heading: String, title: String) async throws {
    let requirement = try #require(await Reading(["requirements.md": heading + "\n"]).requirements.first)
    #expect(requirement.isRemoved)
    #expect(requirement.title == title)
  }

  @Test("tags before the name, and a sign before the number")
  func tags() async {
    let text = "### <a id=\"r2\"></a>Requirement 2: A\n\n1. A SHALL b\n\n### Anforderung #4: B\n\n1. A SHALL b\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.map(\.id.local) == ["2.1", "4.1"])
    #expect(reading.corpus.problems == [])
  }

  @Test("a numbered list below Acceptance Criteria that no requirement has")
  func lost() async {
    let problems = await Reading(["requirements.md": "## Story\n\n### Acceptance Criteria\n\n1. It is shown\n"]).corpus
      .problems
    #expect(problems.map(\.kind) == [.unreadableNumber])
  }

  @Test(
    "stories",
    arguments: [
      "**用户故事：** 作为用户，我想要登录", "**用户故事**：作为用户，我想要登录", "#### User Story\n\n作为用户，我想要登录",
    ]
  )
  func stories(_ text: String) async {
    let reading = await Reading(["requirements.md": "### 需求 1：登录\n\n\(text)\n\n#### 验收标准\n\n1. A SHALL b\n"])
    #expect(reading.requirements.first?.userStory?.text == "作为用户，我想要登录")
    #expect(reading.criteria.count == 1)
  }

  @Test(
    "EARS",
    arguments: [
      ("*WHEN* it rains, the roof *SHALL* close", "trigger: it rains"),
      ("UPON rain, the roof SHALL close", "trigger: rain"),
      ("Once it rains, the roof shall close", "trigger: it rains"),
      ("Unless it rains, the roof SHALL open", "condition: it rains"),
      ("雨が降ったとき、屋根は閉じること", "trigger: 雨が降ったとき"),
    ]
  )
  func parts(text: String, expected: String) async throws {
    let reading = await Reading(["requirements.md": "### Requirement 1: A\n\n1. \(text)\n"])
    let ears = try #require(reading.criteria.first?.ears)
    let lead = ears.trigger.map { "trigger: \($0)" } ?? ears.condition.map { "condition: \($0)" }
    #expect(lead == expected)
    #expect(ears.system == (text.hasPrefix("雨") ? "屋根" : "the roof"))
  }

  @Test("a thing is no modal verb")
  func thing() async {
    let reading = await Reading(["requirements.md": "### Requirement 1: A\n\n1. すること一覧を表示する\n"])
    #expect(reading.criteria.first?.ears == nil)
  }

  // MARK: Tasks

  static let citations = [
    Document("in a bullet, where no line cites", "- [ ] 1. A\n  - Write it (Requirement 2.1)\n", "2.1"),
    Document(
      "beside a line that cites",
      "- [ ] 1. A\n  - Write it (Requirement 2.1)\n  - _Requirements: 1.1_\n",
      "1.1"
    ),
    Document("a version in a bullet", "- [ ] 1. A\n  - Move to Swift (6.2)\n", ""),
    Document("behind the title", "- [ ] 6. Foo. Requirements: 1.1, 1.2\n", "1.1 1.2"),
    Document(
      "a hyphen that breaks no line",
      "- [ ] 1. A\n  - _Requirements: 1.1\u{2011}1.3, REQ\u{2011}2_\n",
      "1.1 1.2 1.3 2"
    ),
    Document("in wide parentheses, and below", "- [ ] 3. 要約（要件2.1）\n  - _要件: 2.1_\n", "2.1"),
    Document("in wide parentheses", "- [ ] 3. 要約（要件2.1、2.2）\n", "2.1 2.2"),
    Document("German", "- [ ] 1. A\n  - _Anforderungen: 1.1 bis 1.3_\n", "1.1 1.2 1.3"),
    Document("French", "- [ ] 1. A\n  - _Exigences : 1.1 à 1.2_\n", "1.1 1.2"),
    Document("Spanish", "- [ ] 1. A\n  - _Requisitos: 1.1 a 1.2_\n", "1.1 1.2"),
    Document("without a colon", "- [ ] 1. A\n  - _Anforderung 2.1_\n", "2.1"),
    Document("in brackets, with a colon", "- [ ] 3. Gate [Requirements: 1.1, 2.1]\n", "1.1 2.1"),
    Document("Chinese", "- [ ] 1. A\n  - _需求: 1.1 至 1.3_\n", "1.1 1.2 1.3"),
    Document(
      "below a box without a number",
      "- [ ] 2. A\n- [ ] Other\n  - _Requirements: 1.2_\n\n- [ ] 3. B\n  - _Requirements: 1.3_\n",
      "1.3"
    ),
    Document("criteria joined by hyphens", "- [ ] 1. A\n  - _Requirements: R1-AC1, R1-AC2_\n", "1.1 1.2"),
    Document("below a box without a blank", "- [ ] 1. A\n- [] 2. B\n  - _Requirements: 1.1_\n", "1.1"),
    Document("escaped marks", "* \\[ \\] 1\\. A\n  * \\_Requirements: 1.1, 1.2\\_\n", "1.1 1.2"),
    Document("escaped dots", "- [ ] 1\\. A\n  - _Requirements: 1\\.1, 2\\.2_\n", "1.1 2.2"),
  ]

  @Test("citations", arguments: citations)
  func cited(_ document: Document) async {
    let reading = await Reading(["requirements.md": Self.requirements, "tasks.md": document.text])
    let read = reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local)
    #expect(read.joined(separator: " ") == document.read)
  }

  @Test("all of them", arguments: ["全要件の基盤", "All acceptance criteria", "2.1, All"])
  func all(_ words: String) async {
    let reading = await Reading([
      "requirements.md": Self.requirements, "tasks.md": "- [ ] 1. A\n  - _Requirements: \(words)_\n",
    ])
    #expect(reading.tasks.first?.citations.map(\.citesAll) == [true])
  }

  @Test(
    "numbers of tasks",
    arguments: [
      ("- [ ] 1\\. A", "1 A"), ("- [x] 1\\.1 A", "1.1 A"), ("* [ ] 4\\) A", "4 A"),
      ("* [ ] Task-2-1: A (src)", "2-1 A (src)"),
      ("- [] 2. B", "2 B"), ("* \\[x\\] 1\\. A", "1 A"), ("- [ ] 23. B (_Requirements: 2.1_)", "23 B"),
    ]
  )
  func numbers(line: String, expected: String) async throws {
    let task = try #require(await Reading(["tasks.md": line + "\n"]).tasks.first)
    #expect("\(task.id.number) \(task.title)" == expected)
  }

  // MARK: Claims

  static let claims = [
    Document("an escaped dot", "- ✅ **Requirement 1\\.2:** shown\n- **1\\.3**: drawn\n", "1.2 1.3"),
    Document("the end of a sentence", "- ✅ Requirement 1.2: it is named, see also\n  Requirement 2.1\n", "1.2"),
    Document("a section's number", "### 2.1 Requirement 1.2\n\nDone ✅\n\n### 2.2. Requirement 1.3: drawn\n", "1.2 1.3"),
    Document("a table of contents", "- [Requirement 1](#requirement-1)\n- [Requirement 2: B](#requirement-2-b)\n", ""),
    Document("a link and what was done", "- [Requirement 1.2](../requirements.md): done (all)\n", "1.2"),
    Document("a length", "- 3.5 pages written\n", ""),
    Document(
      "a table right below a sentence",
      "All of them\nare here:\n| Requirement | Status |\n|---|---|\n| 1.2 | ✅ |\n| 1.3 | ❌ |\n",
      "1.2 1.3"
    ),
    Document("a mark on the next line", "- ✅ Requirement 1.3\n  ✅ Requirement 1.2\n", "1.3 1.2"),
    Document("a link in a box", "- [x] [Requirement 1.3](../requirements.md)\n", "1.3"),
  ]

  @Test("claims below a heading that says requirements", arguments: claims)
  func claimed(_ document: Document) async {
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n\(document.text)"
    let reading = await Reading(["requirements.md": Self.requirements, "completion/task-1-completion.md": report])
    #expect(reading.claims.map(\.reference.local).joined(separator: " ") == document.read)
  }

  @Test(
    "a mark of something else is not borrowed",
    arguments: [
      "### Requirement 1.2\n\nOpen.\n\n✅ **Requirement 1.3**: drawn\n",
      "### Requirement 1.2\n\nNothing.\n\n---\n\n✅ Done overall\n",
    ]
  )
  func borrowed(_ text: String) async {
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n\(text)"
    let reading = await Reading(["requirements.md": Self.requirements, "completion/task-1-completion.md": report])
    #expect(reading.claims.first?.reference.local == "1.2")
    #expect(reading.claims.first?.mark == nil)
  }

  @Test("the numbers of sections claim nothing")
  func sections() async {
    let report =
      "# Task 1 Completion\n\n## 3. Requirements Validation\n\n### 3.1 Overview\n\nAll fine ✅\n\n### 1.2 Drawn ✅\n\n"
      + "### Requirement 2 — B\n\n| AC | Status |\n|---|---|\n| 1 | ✅ |\n| 2 | ❌ |\n"
    let reading = await Reading(["requirements.md": Self.requirements, "completion/task-1-completion.md": report])
    #expect(reading.claims.map(\.reference.local).filter { $0 != "2" } == ["1.2", "2.1", "2.2"])
  }

  @Test(
    "several numbers on a line, each with its mark",
    arguments: [
      "- 1.1 ✅, 1.2 ❌", "- 1.1 ✅ 1.2 ❌", "- Requirement 1.1 ✅, Requirement 1.2 ❌",
      "**Requirements Covered:** 1.1 ✅, 1.2 ❌",
    ]
  )
  func marks(_ line: String) async {
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n\(line)\n"
    let reading = await Reading(["requirements.md": Self.requirements, "completion/task-1-completion.md": report])
    #expect(reading.claims.map(\.reference.local) == ["1.1", "1.2"])
    #expect(reading.claims.map(\.mark) == [.passed, .failed])
  }

  @Test("a cell that says Requirement, in a table of something else")
  func cell() async {
    let report =
      "# Task 1 Completion\n\n## Results\n\n| Test | Status |\n|---|---|\n| Requirement 2.1 | ✅ PASSED |\n| Requirement handling | ✅ |\n"
      + "| 1.1 | ✅ |\n"
    let reading = await Reading(["requirements.md": Self.requirements, "completion/task-1-completion.md": report])
    #expect(reading.claims.map(\.reference.local) == ["2.1"])
    #expect(reading.claims.first?.mark == .passed)
  }

  @Test("files with blanks in their names, and commands")
  func artifacts() async {
    let report =
      "# Task 1 Completion\n\n## Files Created\n\n- `src/a/my file.ts`\n- `swift build src/a.ts`\n- `./run.sh src/b.ts`\n- `bin/run a.ts`\n"
    let reading = await Reading(["completion/task-1-completion.md": report])
    let paths = reading.corpus.specs.flatMap(\.reports).flatMap(\.artifacts).map(\.path)
    #expect(paths == ["src/a/my file.ts"])
  }
}
