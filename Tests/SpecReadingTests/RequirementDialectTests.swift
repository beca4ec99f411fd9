import SpecModel
import SpecReading
import Testing

/// Requirements and criteria in the habits of many teams, one habit each.
struct RequirementDialectTests {
  struct Habit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// `1.1: text`, one line each.
    let criteria: [String]

    init(_ description: String, _ text: String, _ criteria: [String]) {
      testDescription = description
      self.text = text
      self.criteria = criteria
    }
  }

  static let habits: [Habit] = [
    Habit(
      "ordered list under a label",
      "### Requirement 1: Size\n\n**User Story:** As a user, I want it.\n\n#### Acceptance Criteria\n\n1. WHEN a THEN b SHALL c\n2. IF d THEN e SHALL f\n",
      ["1.1: WHEN a THEN b SHALL c", "1.2: IF d THEN e SHALL f"]
    ),
    Habit(
      "an objective in place of a story, lower case",
      "### Requirement 1: Size\n**Objective:** As a user, I want it\n\n#### Acceptance Criteria\n1. When a is pressed, the system shall do b.\n2. While c, the system shall do d.\n",
      ["1.1: When a is pressed, the system shall do b.", "1.2: While c, the system shall do d."]
    ),
    Habit(
      "Japanese headings",
      "### 要件 1: 検索\n\n**目的:** 利用者として\n\n#### 受け入れ基準\n\n1. WHEN 検索する THEN システムは 表示する SHALL\n2. ユーザーが押したとき、システムは閉じること\n",
      ["1.1: WHEN 検索する THEN システムは 表示する SHALL", "1.2: ユーザーが押したとき、システムは閉じること"]
    ),
    Habit("Japanese headings without a blank", "### 要件1：検索\n#### 受入基準\n1. a\n", ["1.1: a"]),
    Habit(
      "Japanese heading, English number",
      "### Requirement 1: 検索機能\n#### 受け入れ条件\n1. When 検索, the system shall 表示する\n",
      ["1.1: When 検索, the system shall 表示する"]
    ),
    Habit(
      "closing parentheses",
      "### Requirement 1: A\n#### Acceptance Criteria\n1) a shall b\n2) c shall d\n",
      ["1.1: a shall b", "1.2: c shall d"]
    ),
    Habit(
      "numbers of two parts",
      "### Requirement 2: A\n\n#### Acceptance Criteria\n\n2.1. WHEN a THEN b SHALL c\n2.2. WHEN d THEN e SHALL f\n",
      ["2.1: WHEN a THEN b SHALL c", "2.2: WHEN d THEN e SHALL f"]
    ),
    Habit(
      "numbers of two parts as bullets",
      "### Requirement 2: A\n\n#### Acceptance Criteria\n\n- 2.1 WHEN a THEN b SHALL c\n- **2.2** WHEN d THEN e SHALL f\n",
      ["2.1: WHEN a THEN b SHALL c", "2.2: WHEN d THEN e SHALL f"]
    ),
    Habit(
      "labels in bold",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n- **AC1:** a shall b\n- **AC2**: c shall d\n",
      ["1.1: a shall b", "1.2: c shall d"]
    ),
    Habit(
      "labels with the requirement",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n- AC1.1: a shall b\n- AC 1.2: c shall d\n",
      ["1.1: a shall b", "1.2: c shall d"]
    ),
    Habit(
      "functional requirements",
      "### FR-1: A\n\n#### Acceptance Criteria\n\n1. a shall b\n\n### NFR-001: Speed\n\n1. c shall d\n",
      ["FR-1.1: a shall b", "NFR-001.1: c shall d"]
    ),
    Habit(
      "given, when, then",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n- GIVEN a WHEN b THEN c\n- GIVEN d WHEN e THEN f\n",
      ["1.b1: GIVEN a WHEN b THEN c", "1.b2: GIVEN d WHEN e THEN f"]
    ),
    Habit(
      "given, when, then below a number",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. Pressing\n   - **Given** a\n   - **When** b\n   - **Then** c\n2. Releasing\n",
      ["1.1: Pressing", "1.2: Releasing"]
    ),
    Habit(
      "titles that are numbers",
      "## 1. A\n\n1.1 WHEN a THEN b SHALL c\n\n1.2 WHEN d THEN e SHALL f\n",
      ["1.1: WHEN a THEN b SHALL c", "1.2: WHEN d THEN e SHALL f"]
    ),
    Habit(
      "a heading of the second level",
      "## Requirement 1\n\n### Acceptance Criteria\n\n1. a shall b\n",
      ["1.1: a shall b"]
    ),
    Habit(
      "a heading in bold",
      "### **Requirement 1: A**\n\n**Acceptance Criteria:**\n\n1. a shall b\n",
      ["1.1: a shall b"]
    ),
    Habit(
      "criteria over two lines",
      "### Requirement 1: A\n#### Acceptance Criteria\n1. a\nshall b\n2. c\n   shall d\n",
      ["1.1: a shall b", "1.2: c shall d"]
    ),
    Habit(
      "groups",
      "### Requirement 1: A\n#### Acceptance Criteria\n**Size**:\n1. a shall b\n\n**Colour**:\n2. c shall d\n",
      ["1.1: a shall b", "1.2: c shall d"]
    ),
    Habit("a short label", "### R1: A\n\n1. a shall b\n", ["1.1: a shall b"]),
    Habit(
      "criteria as boxes",
      "### Requirement 1: A\n#### Acceptance Criteria\n- [ ] a shall b\n- [ ] c shall d\n",
      ["1.b1: a shall b", "1.b2: c shall d"]
    ),
    Habit(
      "a table",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n| ID | Criterion |\n|---|---|\n| 1.1 | a shall b |\n| 1.2 | c shall d |\n",
      ["1.1: a shall b", "1.2: c shall d"]
    ),
    Habit(
      "carriage returns",
      "### Requirement 1: A\r\n\r\n#### Acceptance Criteria\r\n\r\n1. a shall b\r\n2. c shall d\r\n",
      ["1.1: a shall b", "1.2: c shall d"]
    ),
    Habit(
      "tabs",
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1.\ta shall b\n2.\tc shall d\n",
      ["1.1: a shall b", "1.2: c shall d"]
    ),
  ]

  @Test("criteria", arguments: habits)
  func criteria(_ habit: Habit) async {
    let reading = await Reading(["requirements.md": "# Requirements\n\n" + habit.text])
    #expect(reading.criteria.map { "\($0.id.local): \($0.text)" } == habit.criteria)
  }

  @Test(
    "the parts of a criterion",
    arguments: [
      (
        "WHEN it is pressed THEN the icon SHALL move",
        EARS(
          trigger: "it is pressed",
          state: nil,
          condition: nil,
          feature: nil,
          system: "the icon",
          modality: .shall,
          isNegated: false,
          response: "move"
        )
      ),
      (
        "IF it is lost THEN the icon SHALL NOT move",
        EARS(
          trigger: nil,
          state: nil,
          condition: "it is lost",
          feature: nil,
          system: "the icon",
          modality: .shall,
          isNegated: true,
          response: "move"
        )
      ),
      (
        "When it is pressed, the system shall move.",
        EARS(
          trigger: "it is pressed",
          state: nil,
          condition: nil,
          feature: nil,
          system: "the system",
          modality: .shall,
          isNegated: false,
          response: "move."
        )
      ),
      (
        "**When** it is pressed, **the system shall** move",
        EARS(
          trigger: "it is pressed",
          state: nil,
          condition: nil,
          feature: nil,
          system: "the system",
          modality: .shall,
          isNegated: false,
          response: "move"
        )
      ),
      (
        "WHILE dark WHEN it is pressed THE icon SHALL move",
        EARS(
          trigger: "it is pressed",
          state: "dark",
          condition: nil,
          feature: nil,
          system: "THE icon",
          modality: .shall,
          isNegated: false,
          response: "move"
        )
      ),
      (
        "While dark, when it is pressed, the icon shall move",
        EARS(
          trigger: "it is pressed",
          state: "dark",
          condition: nil,
          feature: nil,
          system: "the icon",
          modality: .shall,
          isNegated: false,
          response: "move"
        )
      ),
      (
        "WHERE sound is on, THE icon SHALL click",
        EARS(
          trigger: nil,
          state: nil,
          condition: nil,
          feature: "sound is on",
          system: "THE icon",
          modality: .shall,
          isNegated: false,
          response: "click"
        )
      ),
      (
        "The icon SHALL be 24 points",
        EARS(
          trigger: nil,
          state: nil,
          condition: nil,
          feature: nil,
          system: "The icon",
          modality: .shall,
          isNegated: false,
          response: "be 24 points"
        )
      ),
      (
        "When the icon is pressed, Ada shall move",
        EARS(
          trigger: "the icon is pressed",
          state: nil,
          condition: nil,
          feature: nil,
          system: "Ada",
          modality: .shall,
          isNegated: false,
          response: "move"
        )
      ),
      (
        "WHEN a AND b THEN it MUST move",
        EARS(
          trigger: "a AND b",
          state: nil,
          condition: nil,
          feature: nil,
          system: "it",
          modality: .must,
          isNegated: false,
          response: "move"
        )
      ),
    ]
  )
  func parts(_ text: String, _ expected: EARS) async throws {
    let reading = await Reading(["requirements.md": "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. \(text)\n"])
    #expect(try #require(reading.criteria.first).ears == expected)
  }

  @Test(
    "lists of criteria as a page shows their numbers",
    arguments: [
      ("**Plain**\n\n1. A SHALL b\n2. A SHALL c\n\n**Errors**\n\n1. A SHALL d\n2. A SHALL e\n", "1 2 1 2"),
      ("**Plain**\n\n1. A SHALL b\n2. A SHALL c\n\n**Errors**\n\n3. A SHALL d\n", "1 2 3"),
      ("1. A SHALL b\n1. A SHALL c\n\n1. A SHALL d\n", "1 2 3"),
      ("**Plain**\n\n1. A SHALL b\n\n**Errors**\n\n1. A SHALL c\n1. A SHALL d\n", "1 1 2"),
      ("- **1.** A SHALL b\n- **2.** A SHALL c\n", "1 2"), ("- (1) A SHALL b\n- (2) A SHALL c\n", "1 2"),
    ]
  )
  func lists(_ text: String, _ labels: String) async {
    let document = "### Requirement 1: A\n\n#### Acceptance Criteria\n\n\(text)"
    let criteria = await Reading(["requirements.md": document]).criteria
    #expect(criteria.map(\.id.label.text).joined(separator: " ") == labels)
    #expect(criteria.allSatisfy { $0.text.hasPrefix("A SHALL") })
  }

  @Test(
    "bold words that end at the number",
    arguments: [
      "### **Requirement 1**: A", "### **Requirement 1:** A", "### __Requirement 1__ - A", "### **Requirement 1** A",
    ]
  )
  func bold(_ heading: String) async {
    let document = "\(heading)\n\n#### Acceptance Criteria\n\n1. A SHALL b\n"
    let requirements = await Reading(["requirements.md": document]).requirements
    #expect(requirements.map { "\($0.id.number) \($0.title) \($0.criteria.count)" } == ["1 A 1"])
  }

  @Test("a sentence without a modal verb has no parts")
  func plain() async throws {
    let reading = await Reading([
      "requirements.md": "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. It is blue\n"
    ])
    #expect(try #require(reading.criteria.first).ears == nil)
  }

  @Test("code in a criterion's list item is part of what it demands, and the code of a check is not")
  func code() async throws {
    let text = """
      ### Requirement 1: Form

      #### Acceptance Criteria

      1. WHEN the file is written THEN it SHALL be of this form:

         ```json
         { "max": 3 }
         ```

      2. The file SHALL be checked
         ```swift check
         #expect(max == 3)
         ```
         <!-- for later -->

      ```json
      { "max": 4 }
      ```
      """
    let criteria = await Reading(["requirements.md": text]).criteria
    #expect(criteria.map(\.continuation) == [["```json", "{ \"max\": 3 }", "```"], []])
  }
}
