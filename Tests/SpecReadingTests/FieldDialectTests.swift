import Findings
import SpecModel
import SpecReading
import Testing

/// Habits met in the folders of other teams: one each, in the smallest document.
struct FieldDialectTests {
  static let requirements = [
    Document(
      "a requirement put between two others",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n\n### Requirement 1A: B\n\n#### Acceptance Criteria\n\n"
        + "**Group:**\n1. A SHALL b\n2. A SHALL c\n\n### Requirement 1b: C\n\n#### Acceptance Criteria\n\n1. A SHALL b\n",
      "1.1 1A.1 1A.2 1b.1"
    ),
    Document(
      "its criteria bear its number",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1.1. A SHALL b\n\n### Requirement 1A: B\n\n#### Acceptance Criteria\n\n"
        + "1A.1. A SHALL b  \n1A.2. UNTIL c, A MAY d  \n",
      "1.1 1A.1 1A.2"
    ),
    Document(
      "a dash behind the number",
      "### Requirement 3: A\n\n- **3.1 —** A SHALL b\n- **3.2** — A SHALL b\n",
      "3.1 3.2"
    ),
    Document("in Japanese", "### 要件 27A: 音\n\n#### 受入基準\n\n1. WHEN 鳴る THEN 鍋 SHALL 鳴る\n", "27A.1"),
    Document("without the word", "## 2. A\n\n- 2.1 A SHALL b\n\n## 2a. B\n\n- 2a.1 A SHALL b\n", "2.1 2a.1"),
    Document("of a list", "- **FR-001**: A MUST b\n- **FR-001a**: A MUST c\n", "FR-1.b1 FR-1a.b1"),
    Document("no number, but what is drawn", "### Requirement 3D drawing\n\n1. A SHALL b\n", ""),
    Document(
      "groups below the heading of the criteria",
      "### Requirement 3: A\n\n#### Acceptance Criteria\n\n##### First\n\n1. A SHALL b\n2. A SHALL c\n\n##### Second\n\n3. A SHALL d\n\n"
        + "##### Third\n\n1. A SHALL e\n\n#### Checklist\n\n1. Look at it\n",
      "3.1 3.2 3.3 3.4"
    ),
    Document(
      "groups of bullets",
      "### Requirement 3: A\n\n#### Acceptance Criteria\n\n##### First\n\n- A SHALL b\n\n##### Second\n\n- A SHALL c\n",
      "3.b1 3.b2"
    ),
    Document(
      "groups below a label",
      "### Requirement 3: A\n\n**Acceptance Criteria:**\n\n#### First\n\n1. A SHALL b\n\n#### Second\n\n2. A SHALL c\n",
      "3.1 3.2"
    ),
    Document(
      "groups without a label",
      "### Requirement 3: A\n\n**User Story:** As a\n\n#### First\n\n1. WHEN a THEN b SHALL c\n\n#### Steps\n\n1. Look at it\n",
      "3.1"
    ),
    Document(
      "the criteria in two places",
      "### 要件4: A\n\n#### 一つ目\n\n##### 受入基準\n\n1. A SHALL b\n\n#### 二つ目\n\n##### 受入基準\n\n2. A SHALL c\n",
      "4.1 4.2"
    ),
    Document(
      "a series beside stories and requirements",
      "### User Story 1 - A (Priority: P1)\n\n**Acceptance Scenarios**:\n\n1. **Given** a, **When** b, **Then** c\n\n"
        + "### Functional Requirements\n\n- **FR-001**: A MUST b\n\n### Testing Requirements\n\n- **TR-001**: A MUST c\n\n"
        + "- **UTF-8**: all files MUST be\n",
      "US-1.1 FR-1.b1 TR-1.b1"
    ),
    Document(
      "a series that begins as another does",
      "## A\n\n- **REL-01**: A SHALL b\n- **FRM-02**: A SHALL c\n",
      "REL-1.b1 FRM-2.b1"
    ),
    Document(
      "what is numbered, and no requirement",
      "### RISK-1: A\n\n1. A SHALL b\n\n### ADR-2: B\n\n1. A SHALL b\n",
      ""
    ),
    Document(
      "a hyphen before the number",
      "### Requirement-16: A\n\n1. A SHALL b\n\n### 9) B\n\n1. A SHALL b\n",
      "16.1"
    ),
  ]

  @Test("criteria", arguments: requirements)
  func criteria(_ document: Document) async {
    let reading = await Reading(["requirements.md": document.text])
    #expect(reading.criteria.map(\.id.local).joined(separator: " ") == document.read)
  }

  static let letters = [
    Document(
      "letters",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\na. WHEN a THEN b SHALL c\nb. A SHALL b\n\n"
        + "### Requirement 2: B\n\n#### Acceptance Criteria\n\na) A SHALL b\nb) A SHALL c\nc) A SHALL d\n",
      "1.a 1.b 2.a 2.b 2.c"
    ),
    Document(
      "letters in bullets",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n- (a) A SHALL b\n- (b) A SHALL c\n",
      "1.a 1.b"
    ),
    Document(
      "numbers and letters",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1a. A SHALL b\n1b. A SHALL c\n",
      "1.a 1.b"
    ),
    Document(
      "roman numbers",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\ni. A SHALL b\nii. A SHALL c\niii. A SHALL d\niv. A SHALL e\n",
      "1.i 1.ii 1.iii 1.iv"
    ),
    Document("prose", "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n\ne. g. this\n", "1.1"),
    Document(
      "criteria whose name nothing ends",
      "### US-1: A\n\n- **AC-1.1**: A SHALL b\n- AC-1.2 WHEN a THEN b SHALL c\n- [ ] AC-1.3 A SHALL b\n",
      "US-1.1 US-1.2 US-1.3"
    ),
    Document(
      "features",
      "### Feature 20: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n\n### Use Case 3 - B\n\n1. A SHALL b\n",
      "20.1 3.1"
    ),
    Document(
      "brackets",
      "### [REQ-006] A\n\n1. A SHALL b\n\n### [Requirement 27](x.md): B\n\n1. A SHALL b\n",
      "6.1 27.1"
    ),
    Document("a bold item", "1. **Requirement 1: A**\n\n1. A SHALL b\n", "1.1"),
  ]

  @Test("criteria and their names", arguments: letters)
  func lettered(_ document: Document) async {
    let reading = await Reading(["requirements.md": document.text])
    #expect(reading.criteria.map(\.id.local).joined(separator: " ") == document.read)
    #expect(reading.corpus.problems == [])
  }

  @Test("criteria that belong to no number are a finding")
  func withoutNumber() async {
    let text =
      "## Requirements\n\n### Login\n\n#### Acceptance Criteria\n\n1. WHEN a THEN b SHALL c\n2. WHEN a THEN b SHALL c\n\n"
      + "### Notes\n\n1. WHEN a THEN b SHALL c\n\n### Logout\n\n**Acceptance Criteria:**\n\n- A SHALL b\n"
    let problems = await Reading(["requirements.md": text]).corpus.problems
    #expect(problems.map(\.kind) == [.unreadableNumber, .unreadableNumber])
    #expect(problems.map(\.location.range.start.line) == [3, 14])
  }

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
      ("T001 [US1] Check by hand(FR-001, FR-002)", "US-1 FR-1 FR-2"),
      ("T002 Show it (\"none\", FR-003) - done", "FR-3"),
      ("T003 Sizes (tools, FR-011, SC-004)", "FR-11 SC-4"),
      ("T004 [US2] Implement per FR-005 in `src/x.ts`", "US-2 FR-5"),
      ("T005 [P] Write (FR-006)", "FR-6"), ("T006 Name src/FR-007.ts and `FR-8`", ""), ("1. Follow FR-001", ""),
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

  @Test(
    "what a property validates, at the end of a sentence",
    arguments: [
      "*For any* lid it is shut. **Validates: Requirements 1.1, 1A.2**", "For any lid (_Validates: 1.1, 1A.2_)",
      "**Validates: Requirements 1.1, 1A.2**",
    ]
  )
  func validates(_ line: String) async {
    let reading = await Reading(["design.md": "### Property 1: A\n\n\(line)\n"])
    let validated = reading.corpus.specs.flatMap(\.properties).flatMap(\.validates).flatMap(\.references)
    #expect(validated.map(\.local) == ["1.1", "1A.2"])
  }

  @Test(
    "claims of lettered requirements and of a spec's own series",
    arguments: [
      ("- ✅ 1A.1: drawn", "1A.1"), ("- **1A.2**: drawn", "1A.2"), ("### Requirement 1A.3: drawn ✅", "1A.3"),
      ("- ✅ AUTH-01: drawn", "AUTH-1"), ("- **AUTH-1.2**: drawn", "AUTH-1.2"), ("- UTF-8: all files", ""),
      ("| Requirement | Status |\n|--|--|\n| AUTH-01 | ✅ |\n| 1A.1 | ✅ |", "AUTH-1 1A.1"),
      (
        "### 1.1: drawn\n\n#### ✅ 1.2 drawn\n\n### Requirement 2: A\n\n#### AC 3: drawn\n\n#### 2.4 drawn ✅",
        "1.1 1.2 2 2.3 2.4"
      ),
      ("- Requirement 1 (AC 1, AC 2): drawn", "1.1 1.2"), ("- Requirement 1 (the lid): drawn", "1"),
      ("- 🟢 Requirement 2.2: drawn\n- 🔴 Requirement 2.3: not drawn\n- 🚧 1.1: half", "2.2 2.3❌ 1.1⏳"),
      ("- ✅ 1a: drawn\n- ✅ 3D pictures", "1a"),
      ("- `1.1` drawn\n- ✅ _Requirement 1.2_: drawn\n\n| Requirement | A |\n|--|--|\n| `2.1` | x |", "1.1 1.2 2.1"),
      ("- ~~1.1~~: drawn", ""), ("- [x] AC1.2 drawn\n- [x] AC-1.3 Drawn\n- [ ] AC 1.4 drawn", "1.2 1.3 1.4⏳"),
    ]
  )
  func claims(_ text: String, _ read: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(text)\n"
    ])
    let found = reading.claims.map { claim in
      claim.reference.local + ([.failed, .pending].contains(claim.mark) ? claim.mark?.rawValue ?? "" : "")
    }
    #expect(found.joined(separator: " ") == read)
  }

  @Test(
    "sections in which bare numbers are requirements",
    arguments: [
      "## Conformidade com Requisitos", "## Cumplimiento de requerimientos", "## Erfüllte Anforderungen",
      "## Exigences couvertes",
      "## Выполненные требования", "## Требования", "## Виконані вимоги", "## 満たした要求", "## 受け入れ基準の確認",
      "## Karşılanan Gereksinimler",
    ]
  )
  func sections(_ heading: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(heading)\n\n- ✅ **1.3**: a\n"
    ])
    #expect(reading.claims.map(\.reference.local) == ["1.3"])
  }

  @Test(
    "headings that number something else",
    arguments: [
      "## Implementation\n\n### 4.5 Update", "# 1.1: Requirements\n\n## 1.2: B", "## Requirements\n\n## 1.2: B",
    ]
  )
  func otherHeadings(_ text: String) async {
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"])
    #expect(reading.claims.map(\.reference.local) == [])
  }

  @Test(
    "what a claim says of its requirement, without the marks around it",
    arguments: [
      ("**1.2 drawn** ✅", "drawn"), ("**1.1 — drawn**", "drawn"),
      ("- [Requirement 1.2](../requirements.md): drawn ✅", "drawn"),
      ("1.2) drawn", "drawn"), ("- **1.2** is **drawn**", "is **drawn**"),
    ]
  )
  func gloss(_ line: String, _ gloss: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(line)\n"
    ])
    #expect(reading.claims.map(\.gloss) == [gloss])
  }

  @Test("a test plan repeats the properties of an unlabelled list")
  func repeated() async {
    let text =
      "## Correctness Properties\n\n1. For any a\n2. For any b\n\n## Test plan\n\n1. **Property 1**: run it\n\n### Property 2: run it\n"
    let reading = await Reading(["design.md": text])
    #expect(reading.corpus.specs.flatMap(\.properties).map(\.title) == ["For any a", "For any b"])
  }

  @Test("a property by its letter, its name in parentheses")
  func letter() async {
    let text = "## Correctness Properties\n\n- **P1 (it follows)**: for any a. Validates: R1.1, R1.2\n"
    let properties = await Reading(["design.md": text]).corpus.specs.flatMap(\.properties)
    #expect(properties.map(\.id.number) == ["1"])
    #expect(properties.flatMap(\.validates).flatMap(\.references).map(\.local) == ["1.1", "1.2"])
  }

  @Test("prose names a lettered requirement")
  func mentions() async throws {
    let reading = await Reading([
      "notes.md": "# A\n\nPer Requirement 1A and Requirement 2b.3, in requirements 3D models.\n", "tasks.md": "",
    ])
    let document = try #require(reading.corpus.documents.first { $0.path.name == "notes.md" })
    #expect(document.mentions.map(\.local) == ["1A", "2b.3"])
  }

  // MARK: Lines that say more than the list

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
    Document("series of other languages", "_Requisitos: RF-01, RNF 2_", "RF-1 RNF-2"),
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
    "a requirement that is no more",
    arguments: [
      "### Requirement 3: A (removed)", "### Requirement 3: A - Removed", "### Requirement 3: A *[REMOVED]*",
      "### Requirement 3: A — removed in v2", "### [REMOVED] Requirement 3: A", "### ~~Requirement 3: A~~ (removed)",
      "### ~~Requirement 3~~: A", "### ~~Requirement 3: A~~",
    ]
  )
  func removed(_ heading: String) async {
    let requirements = await Reading(["requirements.md": "\(heading)\n\ntext\n"]).requirements
    #expect(requirements.map(\.id.local) == ["3"])
    #expect(requirements.map(\.isRemoved) == [true])
  }

  @Test(
    "a requirement that removes something",
    arguments: ["Removed files are gone", "Cleanup - removed nodes are freed", "Keep"]
  )
  func kept(_ title: String) async {
    let requirements = await Reading(["requirements.md": "### Requirement 3: \(title)\n"]).requirements
    #expect(requirements.map(\.isRemoved) == [false])
  }

  static let labels =
    [
      Document(
        "a list before the label",
        "### Requirement 1: A\n\nRationale:\n\n1. because\n2. why\n\n**Acceptance Criteria**\n\n1. A SHALL b\n",
        "1.1 A SHALL b"
      ),
      Document(
        "a list before the heading",
        "### Requirement 1: A\n\n1. because\n\n#### Acceptance Criteria\n\n1. A SHALL b\n",
        "1.1 A SHALL b"
      ),
      Document(
        "criteria before the heading",
        "### Requirement 1: A\n\n1. A SHALL b\n\n#### Acceptance Criteria\n\n2. A SHALL c\n",
        "1.1 A SHALL b 1.2 A SHALL c"
      ),
    ]
    + ["EARS Acceptance Criteria", "AC", "Criteria", "Acceptance Tests", "Acceptance Criteria (EARS)"].map {
      Document($0, "### Requirement 1: A\n\n#### \($0)\n\n- A SHALL b\n", "1.b1 A SHALL b")
    }

  @Test("what heads criteria", arguments: labels)
  func labelled(_ document: Document) async {
    let reading = await Reading(["requirements.md": document.text])
    #expect(reading.criteria.map { "\($0.id.local) \($0.text)" }.joined(separator: " ") == document.read)
  }

  // MARK: Reports

  @Test(
    "claims, and what is none",
    arguments: [
      ("## Risks\n\n- R1: A\n- **R2**: B\n\n### R3: C", ""), ("## Requirements\n\n- R1: A\n", "1"),
      ("## A\n\n- R1.2: A ✅\n", "1.2"),
      ("## Requirements\n\n- ✅ **1.1** A\n  - 1.3 seconds on average\n- 1.2 px wide\n- 0.5-1 hour\n", "1.1"),
      ("## A\n\n**Requirement 1: A**\n- AC 2: ✅ B\n- AC3 – C\n\n## B\n\n- AC 4: D\n", "1 1.2 1.3"),
      ("## A\n\n- ✅ Spec 001 Requirement 1.1: A\n", "1.1"),
    ]
  )
  func reports(_ text: String, _ read: String) async {
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"])
    #expect(reading.claims.map(\.reference.local).joined(separator: " ") == read)
  }

  @Test("a heading borrows no mark of what is claimed of another requirement")
  func borrowed() async {
    let text = "## Requirements\n\n### Requirement 14: A\n\nNot yet.\n- 14.2: none\n\n✅ Requirements 1.1, 1.2: all\n"
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"])
    #expect(reading.claims.map(\.mark) == [nil, nil, .passed, .passed])
  }

  @Test(
    "reports by their place",
    arguments: [
      ("completion/task-1.1.md", "Completion: Task 1.1 – A", "1.1"), ("completion/1-1-label.md", "Task 1.1: A", "1.1"),
      ("completion/task-1-1-completion-report.md", "Task 1.1 Completion", "1.1"),
      ("completed/1.1.md", "Task 1.1", "1.1"),
      ("completion-reports/task_1_1_completion.md", "A", "1.1"), ("completion/Task-1.1-Completion.md", "A", "1.1"),
      ("completions/task1.1-done.md", "Task 1.1: Done", "1.1"), ("completion/task-1.2.md", "A", "1.2"),
    ]
  )
  func places(_ path: String, _ title: String, _ task: String) async {
    let reports = await Reading([path: "# \(title)\n\n✅ Requirement 1.1: A\n", "tasks.md": ""]).corpus.specs.flatMap(
      \.reports
    )
    #expect(reports.flatMap(\.tasks).map(\.text) == [task])
    #expect(reports.flatMap(\.claims).count == 1)
  }

  @Test(
    "what lies among reports and is none",
    arguments: ["completion/README.md", "completion/task-1-plan.md", "notes/task-1.1.md"]
  )
  func otherPlaces(_ path: String) async {
    #expect(await Reading([path: "# Task 1.1: A\n", "tasks.md": ""]).corpus.specs.flatMap(\.reports).isEmpty)
  }

  @Test(
    "the tier of what was validated",
    arguments: [
      ("## Validation (Tier 2: Standard)\n\n### Syntax Validation\n\n- ✅ A", "Tier 2: Standard"),
      ("## Tier 1: Minimal\n\n- ✅ A", "Tier 1: Minimal"), ("## Validation\n\n- ✅ A", "Tier 3 - All"),
      ("## Notes\n\n- ✅ A (Requirement 1.1)", "-"),
    ]
  )
  func tiers(_ text: String, _ tier: String) async {
    let document = "# Task 1 Completion: A\n\n**Validation**: Tier 3 - All\n\n\(text)\n"
    let reports = await Reading(["completion/task-1-completion.md": document]).corpus.specs.flatMap(\.reports)
    #expect(reports.flatMap(\.validationItems).map { $0.tier ?? "-" } == [tier])
  }

  @Test(
    "what became of files",
    arguments: [
      ("## Files Changed\n\n### Created\n\n- `src/a.swift`", "src/a.swift created"),
      ("## Files Modified\n\n### Deleted\n\n- `src/a.swift`", "src/a.swift deleted"),
      ("## New Files\n\n- `src/a.swift`", "src/a.swift created"),
      ("## Artifacts\n\n**Created:** `src/a.swift`, `src/b.swift`", "src/a.swift created src/b.swift created"),
      ("## Files\n\n| Action | File |\n|--|--|\n| Modified | `src/a.swift` |", "src/a.swift modified"),
    ]
  )
  func files(_ text: String, _ read: String) async {
    let reports = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"]).corpus.specs
      .flatMap(\.reports)
    let found = reports.flatMap(\.artifacts).map { "\($0.path) \($0.verb?.rawValue ?? "-")" }
    #expect(found.joined(separator: " ") == read)
  }

  @Test(
    "a struck task keeps its words",
    arguments: ["- [ ] ~~20. Draw it~~", "- [ ] 20. ~~Draw it~~", "- [ ] 20. Draw it"]
  )
  func struck(_ line: String) async {
    #expect(await Reading(["tasks.md": line]).tasks.map(\.title) == ["Draw it"])
  }

  @Test("the ending that Japanese criteria most often have")
  func ears() async {
    let text = "### 要件 1: A\n\n#### 受入基準\n\n1. 蓋を開けたとき、鍋は湯気を出すこと。\n2. 鍋はこぼれないこと。\n"
    let ears = await Reading(["requirements.md": text]).criteria.map(\.ears)
    #expect(ears.map { $0?.modality } == [.shall, .shall])
    #expect(ears.map { $0?.isNegated } == [false, true])
  }

  // MARK: What ends a list, and what goes on with it

  static let ends = [
    Document(
      "another list that is longer",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n2. A SHALL c\n\n#### Notes\n\n1. one\n2. two\n3. three\n",
      "1.1 1.2"
    ),
    Document(
      "a list that counts anew below a label",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n2. A SHALL c\n\n**Notes**\n\n1. one\n2. two\n3. three\n",
      "1.1 1.2"
    ),
    Document(
      "a list that counts anew below a plain label",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. A SHALL b\n2. A SHALL c\n\nNote:\n\n1. one\n2. two\n",
      "1.1 1.2"
    ),
    Document(
      "groups that count anew",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n**One:**\n1. A SHALL b\n\n**Two:**\n1. A SHALL c\n",
      "1.1 1.1"
    ),
  ]

  @Test("where a list ends", arguments: ends)
  func listEnds(_ document: Document) async {
    let reading = await Reading(["requirements.md": document.text])
    #expect(reading.criteria.map(\.id.local).joined(separator: " ") == document.read)
  }

  @Test("a criterion of a bugfix goes on over its lines")
  func wrapped() async {
    let text =
      "### Expected Behavior\n\n2.1 WHEN a calls\n`b` THEN the system\nSHALL c\n\n2.2 WHEN a THEN b SHALL c\n\nNotes.\n"
    let reading = await Reading(["bugfix.md": text])
    #expect(reading.criteria.map(\.text) == ["WHEN a calls `b` THEN the system SHALL c", "WHEN a THEN b SHALL c"])
  }

  @Test(
    "user stories",
    arguments: [
      ("**User Story:** As a x, I want\ny, so that z.\n", "As a x, I want y, so that z."),
      ("**User Story**:\nAs a x,\nI want y,\nso that z.\n", "As a x, I want y, so that z."),
      ("**User Story:**\n\nAs a x, I want y.\n\nMore.\n", "As a x, I want y."),
      ("**User Story**:\n- As a x\n- I want y\n", "As a x I want y"),
      ("**As a** x  \n**I want** y\n", "**As a** x **I want** y"),
      ("As a x, I want y.\n", "As a x, I want y."), ("**User Story:** As a x.\n**Priority**: high\n", "As a x."),
    ]
  )
  func stories(_ story: String, _ text: String) async {
    let document = "### Requirement 1: A\n\n\(story)\n#### Acceptance Criteria\n\n1. A SHALL b\n"
    let requirements = await Reading(["requirements.md": document]).requirements
    #expect(requirements.map { $0.userStory?.text } == [text])
    #expect(requirements.flatMap(\.criteria).map(\.text) == ["A SHALL b"])
  }

  @Test(
    "a number at the front of a line that goes on",
    arguments: [
      "- ✅ Requirement 1.1: values lie between\n  0.0 and 1.0", "- ✅ Requirement 1.1: as in\n  1.3 of them",
      "✅ Requirement 1.1: a\n\nThe tests took\n3.1 seconds.",
      "✅ Requirement 1.1: a\n\nIt is drawn as\n2.1 of them says",
    ]
  )
  func numbers(_ text: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(text)\n"
    ])
    #expect(reading.claims.map(\.reference.local) == ["1.1"])
  }

  @Test("numbers below one another are claims, with marks or without")
  func stacked() async {
    let text = "## Requirements\n\n✅ 1.1: a\n✅ 1.2: b\n1.3: c\n1.4: d\n"
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"])
    #expect(reading.claims.map(\.reference.local) == ["1.1", "1.2", "1.3", "1.4"])
  }

  @Test(
    "properties, and what they validate",
    arguments: [
      ("1. For any a. **Validates: Requirements 1.1**\n2. For any b\n**Validates: Requirements 1.2**\n", "1:1.1 2:1.2"),
      ("### Property 1: A\n\n_Validates: 1.1_\n\n**Property 2 (B).** text\n\n_Validates: 1.2_\n", "1:1.1 2:1.2"),
      ("### Property 3 (C)\n\n**Validates: Requirements 1.1**\n", "3:1.1"),
    ]
  )
  func propertyLines(_ text: String, _ read: String) async {
    let properties = await Reading(["design.md": "## Correctness Properties\n\n" + text]).corpus.specs.flatMap(
      \.properties
    )
    let found = properties.map { property in
      "\(property.id.number):" + property.validates.flatMap(\.references).map(\.local).joined(separator: ",")
    }
    #expect(found.joined(separator: " ") == read)
  }

  @Test("a flat task is cited by a bullet no further in")
  func flat() async {
    let text = "- [ ] 10. A\n- _Requirements: 1.3_\n- [ ] 11. B\n- note\n"
    #expect(
      await Reading(["tasks.md": text]).tasks.map { $0.citations.flatMap(\.references).map(\.local) } == [["1.3"], []]
    )
  }
}
