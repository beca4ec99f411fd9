import Findings
import SpecModel
import SpecReading
import Testing

/// Requirements that are written loosely: each habit in the smallest document.
struct LooseRequirementTests {
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
      "FR-001.b1 AC-001.b1 AC-002.b1"
    ),
    Document(
      "areas",
      "### FR-SEC-1: A\n\n1. A SHALL b\n\n### NFR-REL-4: B\n\n- A SHALL b\n",
      "FR-SEC-1.1 NFR-REL-4.b1"
    ),
    Document(
      "letters directly before the number",
      "### FR-A1: A\n\n- FR-A1.1: A SHALL b\n- **FR-A1.2**: A SHALL c\n\n### NFR-P10 - B\n\n1. A SHALL b\n",
      "FR-A1.1 FR-A1.2 NFR-P10.1"
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
      "AUTH-01.1 AUTH-01.2 AUTH-02.1"
    ),
    Document(
      "a series of its own in a list",
      "## Login\n\n- **AUTH-01**: The page SHALL b\n- **UTF-8**: the encoding\n- **AUTH-02:** The page SHALL c\n",
      "AUTH-01.b1 AUTH-02.b1"
    ),
    Document(
      "criteria that bear their series",
      "### AUTH-01: A\n\n#### AUTH-01.1: A SHALL b\n\n### AUTH-02: B\n\n- AUTH-02.1: A SHALL c\n- **AUTH-02.2**: A SHALL d\n",
      "AUTH-01.1 AUTH-02.1 AUTH-02.2"
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
}
