import Findings
import SpecModel
import SpecReading
import Testing

/// Habits of requirements and criteria met in the folders of other teams: one each, in the smallest document.
struct FieldRequirementTests {
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
    Document("of a list", "- **FR-001**: A MUST b\n- **FR-001a**: A MUST c\n", "FR-001.b1 FR-001a.b1"),
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
      "US-1.1 FR-001.b1 TR-001.b1"
    ),
    Document(
      "a series that begins as another does",
      "## A\n\n- **REL-01**: A SHALL b\n- **FRM-02**: A SHALL c\n",
      "REL-01.b1 FRM-02.b1"
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

  @Test("the ending that Japanese criteria most often have")
  func ears() async {
    let text = "### 要件 1: A\n\n#### 受入基準\n\n1. 蓋を開けたとき、鍋は湯気を出すこと。\n2. 鍋はこぼれないこと。\n"
    let ears = await Reading(["requirements.md": text]).criteria.map(\.ears)
    #expect(ears.map { $0?.modality } == [.shall, .shall])
    #expect(ears.map { $0?.isNegated } == [false, true])
  }

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
}
