import Findings
import SpecModel
import SpecReading
import Testing

/// Habits of teams that keep less to the form: one each, in the smallest document.
struct LooseDialectTests {
  // MARK: Requirements

  static let requirements = [
    Document(
      "a list that goes on under a heading of its own, and another list",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n2. A SHALL c\n\n#### Export\n\n3. A SHALL d\n\n"
        + "#### Checklist\n\n1. Look at it\n2. Look again\n",
      "1.1 1.2 1.3"
    ),
    Document(
      "Vietnamese, groups of criteria",
      "## Yêu cầu 2: Bảng\n\n**User Story:** Là\n\n### Tiêu chí chấp nhận\n\n1. A SHALL b\n\n### Quét\n\n2. A SHALL c\n",
      "2.1 2.2"
    ),
    Document("Turkish", "### Gereksinim 1: Giriş\n\n#### Kabul Kriterleri\n\n1. A SHALL b\n", "1.1"),
    Document("Indonesian", "### Kebutuhan 1: Masuk\n\n#### Kriteria Penerimaan\n\n1. A SHALL b\n", "1.1"),
    Document("Polish", "### Wymaganie 1: A\n\n#### Kryteria akceptacji\n\n1. A SHALL b\n", "1.1"),
    Document("Dutch", "### Vereiste 1: A\n\n#### Acceptatiecriteria\n\n1. A SHALL b\n", "1.1"),
    Document("Ukrainian", "### Вимога 1: Вхід\n\n#### Критерії прийняття\n\n1. A SHALL b\n", "1.1"),
    Document(
      "a label without a colon",
      "### 1. A\n\n**Acceptance Criteria**\n\n- A SHALL b\n- A SHALL c\n",
      "1.b1 1.b2"
    ),
    Document("a plain label", "### 1. A\n\nAcceptance Criteria:\n\n- A SHALL b\n", "1.b1"),
    Document(
      "the colon within the bold number",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n- **1.1:** A SHALL b\n- **1.2:** A SHALL c\n",
      "1.1 1.2"
    ),
    Document(
      "sentences without markers",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\nWHEN a THEN b SHALL c\n\nIF d THEN b SHALL e\nWHEN f\nTHEN b SHALL g\n",
      "1.b1 1.b2 1.b3"
    ),
    Document(
      "given, when, then on lines of their own",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\nGIVEN a\nWHEN b\nTHEN c SHALL d\n\nGIVEN e\nWHEN f\nTHEN c SHALL g\n",
      "1.b1 1.b2"
    ),
    Document(
      "prose below a label is none",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\nThese hold for all icons.\n\n1. A SHALL b\n",
      "1.1"
    ),
    Document(
      "bold lines for headings",
      "**Requirement 1: A**\n\n**Acceptance Criteria:**\n\n1. A SHALL b\n\n**Requirement 2: B**\n\n**Acceptance Criteria:**\n\n"
        + "1. A SHALL b\n",
      "1.1 2.1"
    ),
    Document(
      "pictures before the words",
      "### 📋 Requirement 1: A\n\n#### ✅ Acceptance Criteria\n\n1. A SHALL b\n",
      "1.1"
    ),
    Document("a functional requirement and its bullets", "### FR-1: A\n- A SHALL b\n- A SHALL c\n", "FR-1.b1 FR-1.b2"),
    Document(
      "a letter behind the number",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n1a. A SHALL c\n1b. A SHALL d\n2. A SHALL e\n",
      "1.1 1.1a 1.1b 1.2"
    ),
    Document(
      "chapters that number their own",
      "### Requirement 1.1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n2. A SHALL c\n\n### Requirement 1.2: B\n\n"
        + "#### Acceptance Criteria\n\n1. A SHALL b\n",
      "1.1.1 1.1.2 1.2.1"
    ),
    Document(
      "criteria that are headings",
      "## Requirement 1: A\n\n### Requirement 1.1: A SHALL b\n\n### Requirement 1.2: A SHALL c\n",
      "1.1 1.2"
    ),
    Document(
      "acceptance criteria in a chapter of their own",
      "## Functional Requirements\n\n- **FR-001**: A SHALL b\n\n## Acceptance Criteria\n\n- **AC-001**: A SHALL c\n- **AC-002**: A SHALL d\n",
      "FR-1.b1 AC-1.b1 AC-2.b1"
    ),
    Document(
      "areas",
      "### FR-SEC-1: A\n\n1. A SHALL b\n\n### NFR-REL-4: B\n\n- A SHALL b\n",
      "FR-SEC-1.1 NFR-REL-4.b1"
    ),
    Document(
      "a head of a group, and a list below it",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. Drawing\n   1.1 WHEN a THEN b SHALL c\n   1.2 A SHALL d\n2. Hiding\n"
        + "   2.1 A SHALL e\n",
      "1.1 1.2 1.2.1"
    ),
    Document(
      "parts of criteria",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. WHEN a THEN b SHALL c\n   1.1. A SHALL d\n   1.2. A SHALL e\n"
        + "2. A SHALL f\n",
      "1.1 1.2"
    ),
    Document(
      "heads of groups that count on, and one without any",
      "### Requirement 2: A\n\n#### Acceptance Criteria\n\n1. Drawing\n\n   2.1 A SHALL b\n\n   2.2 A SHALL c\n\n2. Hiding\n\n"
        + "   2.3 A SHALL d\n3. A SHALL e\n",
      "2.1 2.2 2.3 2.4"
    ),
    Document(
      "a bold head, bullets below it",
      "### Requirement 3: A\n\n#### Acceptance Criteria\n\n1. **Drawing**\n   - 3.1 A SHALL c\n   - 3.2 A SHALL d\n",
      "3.1 3.2"
    ),
    Document(
      "three parts",
      "### Requirement 1.1: A\n\n#### Acceptance Criteria\n\n1.1.1 A SHALL c\n1.1.2. A SHALL d\n- **1.1.3** A SHALL e\n",
      "1.1.1 1.1.2 1.1.3"
    ),
    Document(
      "three parts below a requirement of one",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1.1.1 A SHALL c\n1.2.1 A SHALL d\n",
      "1.1.1 1.2.1"
    ),
    Document(
      "three parts below a section",
      "## 1. A\n\n### 1.1 B\n\n1.1.1 A SHALL b\n1.1.2 A SHALL c\n",
      "1.1.1 1.1.2"
    ),
    Document(
      "a series of its own",
      "### AUTH-01: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n2. A SHALL c\n\n### AUTH-02 - B\n\n1. A SHALL b\n",
      "AUTH-1.1 AUTH-1.2 AUTH-2.1"
    ),
    Document(
      "a series of its own in a list",
      "## Login\n\n- **AUTH-01**: The page SHALL b\n- **UTF-8**: the encoding\n- **AUTH-02:** The page SHALL c\n",
      "AUTH-1.b1 AUTH-2.b1"
    ),
    Document(
      "criteria that bear their series",
      "### AUTH-01: A\n\n#### AUTH-01.1: A SHALL b\n\n### AUTH-02: B\n\n- AUTH-02.1: A SHALL c\n- **AUTH-02.2**: A SHALL d\n",
      "AUTH-1.1 AUTH-2.1 AUTH-2.2"
    ),
    Document(
      "no series beside requirements",
      "### Requirement 1: A\n\n1. A SHALL b\n\n### UTF-8: B\n\n1. A SHALL c\n",
      "1.1"
    ),
    Document(
      "the digits of an input method",
      "### Requirement １: A\n\n#### Acceptance Criteria\n\n１．A SHALL b\n２． A SHALL c\n",
      "1.1 1.2"
    ),
    Document(
      "such digits, dotted",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n１．１ A SHALL b\n1.2 A SHALL c\n",
      "1.1 1.2"
    ),
    Document("the word for a functional requirement", "### 機能要件 1: A\n\n#### 受け入れ基準\n\n1. A SHALL b\n", "1.1"),
  ]

  @Test("criteria", arguments: requirements)
  func criteria(_ document: Document) async {
    let reading = await Reading(["requirements.md": document.text])
    #expect(reading.criteria.map(\.id.local).joined(separator: " ") == document.read)
  }

  @Test("the chapters of a bugfix number what they list")
  func bugfix() async {
    let text =
      "# Bugfix\n\n### Current Behavior (Defect)\n\n1. WHEN a THEN b crashes\n2. WHEN c THEN d crashes\n\n"
      + "### Expected Behavior (Correct)\n\n1. WHEN a THEN b SHALL c\n\n### Notes\n\n1. Look at it\n\n"
      + "### Unchanged Behavior\n\n1. A SHALL b\n2. A SHALL c\n"
    let reading = await Reading(["bugfix.md": text])
    #expect(reading.criteria.map(\.id.local) == ["1.1", "1.2", "2.1", "3.1", "3.2"])
    let elsewhere = await Reading(["requirements.md": text])
    #expect(elsewhere.criteria.isEmpty)
  }

  @Test("a sentence without a marker holds the lines that go on with it")
  func sentence() async {
    let text =
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\nGIVEN a\nWHEN b\nTHEN c SHALL d\n\nGIVEN e THEN c SHALL f\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.map(\.text) == ["GIVEN a WHEN b THEN c SHALL d", "GIVEN e THEN c SHALL f"])
  }

  // MARK: Tasks

  static let tasks = [
    Document(
      "a number without a dot goes on counting",
      "- [x] 9. A\n  - [x] 9.1 B\n- [ ] 10 Title\n- [ ] 11 Other\n",
      "9x 9.1x 10 11"
    ),
    Document("a count of something is no number", "- [x] 2. A\n- [ ] 3 files are there\n- [ ] 90 Percent\n", "2x"),
    Document("a dash behind the number", "- [ ] 1 — A\n- [x] 2 - B\n", "1 2x"),
    Document("marks before the number", "- [x] ✅ 1. A\n- [ ] 🚧 2. B\n- [ ] (P) 3.1 C\n", "1x 2 3.1"),
    Document("signs in the box", "- [✓] 1. A\n- [✅] 2. B\n- [/] 3. C\n- [>] 4. D\n- [!] 5. E\n", "1x 2x 3- 4- 5"),
    Document("the digits of an input method", "- [ ] １．A\n  - [x] １．１ B\n- [x] 2．C\n", "1 1.1x 2x"),
    Document("headings", "# Plan\n\n### Task 1: A\n\n_Requirements: 1.1_\n\n### Task 2: B ✅\n", "1 2x"),
    Document("headings with boxes", "### [x] 1. A\n\n### [ ] 2. B\n\n#### [-] 2.1 C\n\n### [ ]* 3. D\n", "1x 2 2.1- 3"),
    Document(
      "headings with boxes below them",
      "## 1. A\n\n- [x] Do it\n- [ ] And that\n\n## 2. B\n\n- [x] Do it\n\n## 3. Notes\n\nNone.\n",
      "1- 2x"
    ),
    Document(
      "headings, and headings below them",
      "## 1. A\n\n### 1.1 B\n\n- [x] Do it\n\n### 1.2 C\n\n- [ ] Do it\n",
      "1- 1.1x 1.2"
    ),
    Document(
      "headings and their status",
      "## Task 1: A\n\n**Status**: Complete\n\n## Task 2: B\n\n**Status:** In progress\n\n## Task 3: C\n\n**Status:** [x]\n",
      "1x 2 3x"
    ),
    Document("headings beside tasks", "## Task 1: A\n\n- [ ] 1.1 B\n", "1.1"),
    Document("the word for a task", "- [ ] Aufgabe 1: A\n- [ ] タスク 2: B\n- [ ] 任务 3: C\n- [ ] task 4: D\n", "1 2 3 4"),
  ]

  @Test("tasks", arguments: tasks)
  func numbers(_ document: Document) async {
    let reading = await Reading(["tasks.md": document.text])
    let read = reading.tasks.map { $0.id.number.text + $0.state.rawValue.filter { $0 != " " } }
    #expect(read.joined(separator: " ") == document.read)
  }

  // MARK: Citations

  static let citations = [
    Document("two labels on a line", "_Requirements: 1.1, 1.2_ _Boundary: API_ _Depends: 1.3_", "1.1 1.2"),
    Document("labels parted by a comma", "_Requirements: 1.1_, _Design: 2.2_", "1.1"),
    Document("each number in italics", "**Requirements**: *1.1*, *1.2*", "1.1 1.2"),
    Document("each number in bold", "**Requirements: 1.1**, **1.2**", "1.1 1.2"),
    Document("a letter", "_Requirements: 4.3a, 11.1_", "4.3a 11.1"),
    Document("areas", "_Requirements: FR-SEC-1, NFR-REL-4.2, REQ-AUTH-001_", "FR-SEC-1 NFR-REL-4.2 AUTH-1"),
    Document("in parentheses", "(Requirements: 1.1, 1.2)", "1.1 1.2"),
    Document("in brackets", "[Requirements: 1.1, 1.2]", "1.1 1.2"),
    Document("covered", "**Requirements covered:** 1.1, 1.2", "1.1 1.2"),
    Document("implements", "_Implements: 1.1, Requirement 2_", "1.1 2"),
    Document("satisfies", "_Satisfies: 1.1_", "1.1"),
    Document("related", "_Related Requirements: 1.1_", "1.1"),
    Document("criteria", "_AC: 1.1, 1.2_", "1.1 1.2"),
    Document("no colon", "**Validates Requirements 1.1, 1.2**", "1.1 1.2"),
    Document("all of one", "_Requirements: all of Requirement 1_", "1"),
    Document("criteria of one", "_Requirements: Requirement 1 Criteria 1-3_", "1.1 1.2 1.3"),
    Document("Turkish", "_Gereksinimler: 1.1, 1.2_", "1.1 1.2"),
    Document("Vietnamese", "_Yêu cầu: 1.1_", "1.1"),
    Document("a dash for a colon", "_Requirements - 1.1, 1.2_", "1.1 1.2"),
    Document("nothing for a colon", "_Requirements 1.1_", "1.1"),
    Document("a sign for a colon", "Requirements = 1.1", "1.1"),
    Document("one or more", "_Requirement(s): 1.1_", "1.1"),
    Document("an abbreviation", "_Reqs.: 1.1, 1.2_", "1.1 1.2"),
    Document("a misspelling", "_Requirments: 1.1_", "1.1"),
    Document("a bold word", "**Requirements** 1.1", "1.1"),
    Document("in parentheses behind the word", "_Requirements (1.1, 1.2)_", "1.1 1.2"),
    Document("blanks within the marks", "_ Requirements: 1.1 _", "1.1"),
    Document("one reference", "_Reference: 1.1_", "1.1"),
    Document("a series of another spec", "_Requirements: 002/AUTH-01, 002/AUTH-02.1_", "AUTH-1 AUTH-2.1"),
    Document("what says something of them", "Requirements 1.1 and the rest of them", ""),
    Document("what requires something else", "Required: 2", ""),
    Document("what implements something else", "_Implements: the list_", ""),
    Document("what refers to something else", "_Refs: design.md_", ""),
  ]

  @Test("citations of a task", arguments: citations)
  func cites(_ document: Document) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - \(document.text)\n"])
    let citations = reading.tasks.flatMap(\.citations)
    #expect(citations.flatMap(\.references).map(\.local).joined(separator: " ") == document.read)
    #expect(citations.flatMap(\.unreadable).isEmpty)
  }

  @Test(
    "a last task is for all of them",
    arguments: [
      "All requirements validation", "all requirements must be met", "All requirements for validation",
      "All functional requirements (x)", "All (every one)",
    ]
  )
  func all(_ list: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(list)_\n"])
    #expect(reading.tasks.flatMap(\.citations).map(\.citesAll) == [true])
  }

  @Test("what stands behind the citation is read as well")
  func depends() async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: 1.1_ _Boundary: API_ _Depends: 1.3, 2_\n"])
    #expect(reading.tasks.flatMap(\.dependencies).map(\.text) == ["1.3", "2"])
  }

  @Test(
    "a title ends in what it is for",
    arguments: [
      "(Requirements: 1.1, 1.2)", "(Req 1.1, 1.2)", "_Requirements: 1.1, 1.2_", "[1.1, 1.2]", "(1.1, 1.2)", "(1.1-1.2)",
      "[Req 1.1, 1.2]", "— Req 1.1, 1.2", "– Requirements 1.1, 1.2", "- Req 1.1, 1.2",
    ]
  )
  func title(_ end: String) async throws {
    let reading = await Reading(["tasks.md": "- [ ] 1. Draw it \(end)\n"])
    let task = try #require(reading.tasks.first)
    #expect(task.title == "Draw it")
    #expect(task.citations.flatMap(\.references).map(\.local) == ["1.1", "1.2"])
  }

  @Test(
    "what stands behind struck words is cited, and what is struck is not",
    arguments: [
      ("~~Use A~~ → use B. _Requirements: 1.2_", ["1.2"]), ("~~Old~~ _Requirements: 1.2_", ["1.2"]),
      ("~~Old note~~ - _Requirements: 1.2_", ["1.2"]), ("~~2.3~~ (see below) Requirements: 1.2", ["1.2"]),
      ("~~_Requirements: 1.1_~~ _Requirements: 1.2_", ["1.2"]),
      ("~~Old~~ _Requirements: 1.2_ ~~as it was~~", ["1.2"]),
      ("~~Old~~ ~~older~~ _Requirements: 1.2_", ["1.2"]),
      ("~~_Requirements: 1.1_~~", []), ("~~Old~~ ~~_Requirements: 1.1_~~", []),
    ]
  )
  func struckCitation(_ line: String, _ cited: [String]) async {
    let tasks = await Reading(["tasks.md": "- [ ] 1. Draw it\n  - \(line)\n"]).tasks
    #expect(tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == cited)
  }

  @Test(
    "what is optional is the task, and not what it is about",
    arguments: [
      ("検証する（任意の文字列）", false), ("解析查询（可选参数）", false), ("一覧（オプション一覧）", false),
      ("Parse flags (optional for callers)", false), ("検証する（任意）", true), ("Test it (optional)", true),
    ]
  )
  func optionalTitle(_ title: String, _ isOptional: Bool) async {
    let tasks = await Reading(["tasks.md": "- [ ] 1. \(title)\n"]).tasks
    #expect(tasks.map(\.isOptional) == [isOptional])
  }

  @Test(
    "a title ends in a requirement, all criteria of it",
    arguments: ["(Requirement 1, all criteria)", "[Req 1, all ACs]"]
  )
  func wholeRequirement(_ end: String) async throws {
    let reading = await Reading(["tasks.md": "- [ ] 1. Draw it \(end)\n"])
    let task = try #require(reading.tasks.first)
    #expect(task.title == "Draw it")
    #expect(task.citations.flatMap(\.references).map(\.local) == ["1"])
    #expect(task.citations.flatMap(\.unreadable).isEmpty)
    let wrapped = await Reading(["tasks.md": "- [x] 1. Draw it, see `plan.md`\n      \(end)\n"])
    #expect(wrapped.tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == ["1"])
  }

  @Test(
    "what a title ends in may be something else",
    arguments: [
      "Move to Swift (6.2)", "Raise the version (1.4)", "Draw - 2 of them", "Draw it (2)", "Draw [it]",
      "Write as text (UTF-8)",
    ]
  )
  func otherEnd(_ title: String) async throws {
    let reading = await Reading(["tasks.md": "- [ ] 1. \(title)\n"])
    let task = try #require(reading.tasks.first)
    #expect(task.title == title)
    #expect(task.citations.isEmpty)
  }

  @Test("a title ends in a series of the spec's own", arguments: ["(AUTH-01)", "[AUTH-01]", "(AUTH-1.2)"])
  func seriesEnd(_ end: String) async throws {
    let reading = await Reading(["tasks.md": "- [ ] 1. Log in \(end)\n"])
    let task = try #require(reading.tasks.first)
    #expect(task.title == "Log in")
    #expect(task.citations.flatMap(\.references).map(\.requirement.text) == ["AUTH-1"])
  }

  @Test("a star before the number says that a task may be left out, as behind the box it does")
  func star() async {
    let text =
      "- [ ] *1.3 Write tests*\n- [ ] *1.4 Draw *it*\n- [ ]* 1.5 Draw\n- [ ] **1.6** Draw\n- [ ] **1.7 Draw**\n- [ ] 1.8 *Draw*\n"
    let reading = await Reading(["tasks.md": text])
    #expect(reading.tasks.map(\.id.number.text) == ["1.3", "1.4", "1.5", "1.6", "1.7", "1.8"])
    #expect(reading.tasks.map(\.isOptional) == [true, true, true, false, false, false])
    #expect(reading.tasks.map(\.title) == ["Write tests", "Draw *it*", "Draw", "Draw", "Draw", "Draw"])
  }

  @Test("tasks that are headings hold what stands below them")
  func headings() async throws {
    let text =
      "### Task 1: A\n\n_Requirements: 1.1_\n\n#### Notes\n\n**Type**: Setup\n\n## Appendix\n\n_Requirements: 2.1_\n"
    let reading = await Reading(["tasks.md": text])
    let task = try #require(reading.tasks.first)
    #expect(task.title == "A")
    #expect(task.type == "Setup")
    #expect(task.citations.flatMap(\.references).map(\.local) == ["1.1"])
  }

  // MARK: Properties

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

  // MARK: Reports

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
