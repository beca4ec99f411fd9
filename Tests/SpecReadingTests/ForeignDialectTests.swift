import Findings
import SpecModel
import SpecReading
import Testing

/// Folders of teams that write in other languages, or after another method: one habit each, in the smallest document.
struct ForeignDialectTests {
  struct Habit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    let text: String
    /// `1.1: text`, one line each; a requirement without criteria by its number alone.
    let read: [String]

    init(_ description: String, in name: String = "requirements.md", _ text: String, _ read: [String]) {
      testDescription = description
      self.name = name
      self.text = text
      self.read = read
    }
  }

  static let languages: [Habit] = [
    Habit(
      "Chinese",
      "## 需求\n\n### 需求 1：截图\n\n**用户故事：** 作为用户，我想截图。\n\n#### 验收标准\n\n1. WHEN 按键，THE 服务 SHALL 截图\n2. IF 失败 THEN 系统 SHALL 提示\n",
      ["1.1: WHEN 按键，THE 服务 SHALL 截图", "1.2: IF 失败 THEN 系统 SHALL 提示"]
    ),
    Habit(
      "Chinese, boxes after the criteria",
      "### Requirement 1: 上架\n\n**用户故事**: 作为商户\n\n#### 验收标准\n\n1. **WHEN** 提交 **THEN** 系统 **SHALL** 上架\n\n#### 具体要求\n\n- [ ] 1.1 实现接口\n",
      ["1.1: **WHEN** 提交 **THEN** 系统 **SHALL** 上架"]
    ),
    Habit("Chinese, traditional", "### 需求 2\n#### 驗收標準\n1. 系統 SHALL 儲存\n", ["2.1: 系統 SHALL 儲存"]),
    Habit(
      "Japanese, a number without a title",
      "### 要件 1\n\n**ユーザーストーリー:** 利用者として\n\n#### 受入基準\n\n1. WHEN 送信する THEN 画面 SHALL 閉じる\n",
      ["1.1: WHEN 送信する THEN 画面 SHALL 閉じる"]
    ),
    Habit(
      "Japanese, lower case",
      "### 要件 1: 一覧\n**目的:** 利用者として\n#### 受け入れ条件\n1. When 開いたとき, the 画面 shall 一覧を出す。\n",
      ["1.1: When 開いたとき, the 画面 shall 一覧を出す。"]
    ),
    Habit(
      "Korean",
      "### 요구사항 1: 로그인\n\n**사용자 스토리:** 사용자로서\n\n#### 인수 기준\n\n1. WHEN 누르면, THE 앱 SHALL 열린다\n\n### 요구사항 2: 검색\n\n#### 승인 기준\n\n1. THE 앱 SHALL 찾는다\n\n### 요구사항 3: 저장\n\n#### 수용 기준\n\n1. THE 앱 SHALL 저장한다\n\n### 요구사항 4: 목록\n\n#### 인수 조건 (화면)\n\n1. THE 앱 SHALL 보인다\n",
      [
        "1.1: WHEN 누르면, THE 앱 SHALL 열린다", "2.1: THE 앱 SHALL 찾는다", "3.1: THE 앱 SHALL 저장한다", "4.1: THE 앱 SHALL 보인다",
      ]
    ),
    Habit(
      "Spanish",
      "### Requisito 1: Colores\n\n**Historia de Usuario:** Como usuario, quiero colores.\n\n#### Criterios de Aceptación\n\n1. CUANDO abra la página ENTONCES el sistema DEBERÁ mostrarlos\n",
      ["1.1: CUANDO abra la página ENTONCES el sistema DEBERÁ mostrarlos"]
    ),
    Habit(
      "Spanish, short numbers and broken lines",
      "### R1 — Alta\n\n**User story:** Como socio\n\n#### Criterios de aceptación\n\n1. WHEN se abre\n   THE SYSTEM SHALL saludar\n2. IF falla\n   THEN THE SYSTEM SHALL avisar\n",
      ["1.1: WHEN se abre THE SYSTEM SHALL saludar", "1.2: IF falla THEN THE SYSTEM SHALL avisar"]
    ),
    Habit(
      "Portuguese",
      "### Requisito 1 - Página\n\n**História do Usuário:** Como visitante\n\n#### Critérios de Aceitação\n\n1. QUANDO acessa ENTÃO o sistema DEVE exibir\n",
      ["1.1: QUANDO acessa ENTÃO o sistema DEVE exibir"]
    ),
    Habit(
      "German",
      "### Anforderung 1\n\n**User Story:** Als Benutzer möchte ich fragen.\n\n#### Akzeptanzkriterien\n\n1. WENN er fragt DANN SOLL das System antworten\n",
      ["1.1: WENN er fragt DANN SOLL das System antworten"]
    ),
    Habit(
      "French",
      "### Exigence 1 : Page\n\n**Récit utilisateur :** En tant que visiteur\n\n#### Critères d'acceptation\n\n1. QUAND il ouvre ALORS le système DOIT saluer\n",
      ["1.1: QUAND il ouvre ALORS le système DOIT saluer"]
    ),
  ]

  static let methods: [Habit] = [
    Habit(
      "user stories with scenarios, and lists of requirements",
      in: "spec.md",
      """
      # Feature Specification: Notes

      ### User Story 1 - Keep a note (Priority: P1)

      A writer keeps what came to mind.

      **Why this priority**: Without it there is nothing.

      **Acceptance Scenarios**:

      1. **Given** an empty page, **When** the writer types, **Then** a note is kept
      2. **Given** a note, **When** it is opened,
         **Then** it is shown

      ### Edge Cases

      - What when two write at once?

      ## Requirements *(mandatory)*

      ### Functional Requirements

      - **FR-001**: System MUST keep notes
      - **FR-002**: System MUST show notes
        in the order of their dates

      ### Key Entities

      - **Note**: what is kept

      ## Success Criteria

      - **SC-001**: A note is kept within a second
      """,
      [
        "US-1.1: **Given** an empty page, **When** the writer types, **Then** a note is kept",
        "US-1.2: **Given** a note, **When** it is opened, **Then** it is shown",
        "FR-001.b1: System MUST keep notes", "FR-002.b1: System MUST show notes in the order of their dates",
        "SC-001.b1: A note is kept within a second",
      ]
    ),
    Habit(
      "names in place of numbers, and scenarios",
      in: "spec.md",
      """
      ## ADDED Requirements

      ### Requirement: Flat list

      The list SHALL be flat.

      #### Scenario: It is opened
      - **WHEN** the list is opened
      - **THEN** no item can be expanded

      ## REMOVED Requirements

      ### Requirement: Nested list
      """,
      ["flat-list.b1: It is opened", "nested-list"]
    ),
    Habit(
      "a name and a number",
      in: "spec.md",
      "### Requirement: The vocabulary is published (REQ-PVP-001)\n\n#### Scenario: Asked\n- **THEN** it is told\n",
      ["the-vocabulary-is-published-req-pvp-001.b1: Asked"]
    ),
    Habit("areas", "### REQ-AUTH-001: Login\n\n#### Acceptance Criteria\n\n1. a SHALL b\n", ["AUTH-001.1: a SHALL b"]),
    Habit(
      "a hyphen",
      "### REQ-001: Login\n\n1. a SHALL b\n\n### R-2: Logout\n\n1. c SHALL d\n",
      ["1.1: a SHALL b", "2.1: c SHALL d"]
    ),
    Habit(
      "stories whose criteria bear the story's number",
      "## US-1: Collect\n\nAs the operator\n\n- **AC-1.1** WHEN it is time THE SYSTEM\n  SHALL collect\n- **AC-1.2** WHEN it is there THE SYSTEM SHALL NOT repeat it\n",
      ["US-1.1: WHEN it is time THE SYSTEM SHALL collect", "US-1.2: WHEN it is there THE SYSTEM SHALL NOT repeat it"]
    ),
    Habit(
      "boxes",
      "### Requirement 1: Rating\n\n**Acceptance Criteria:**\n\n- [x] **AC-1.1: It stays** ✅\n- [ ] **AC-1.2: It goes**\n",
      ["1.1: It stays ✅", "1.2: It goes"]
    ),
    Habit(
      "requirements in a table",
      "## Functional Requirements\n\n| ID | Requirement | Priority |\n|---|---|---|\n| FR-001 | It SHALL save | High |\n| FR-002 | It SHALL load | Low |\n",
      ["FR-001.b1: It SHALL save", "FR-002.b1: It SHALL load"]
    ),
    Habit(
      "sections for criteria",
      "### Requirement 1: Size\n\n#### 1.1 It fits\n\nThe icon SHALL fit.\n\n#### 1.2 It shrinks\n\nThe icon SHALL shrink.\n",
      ["1.1: It fits", "1.2: It shrinks"]
    ),
    Habit(
      "a list of requirements with criteria of their own",
      "## Requirements\n\n- **R1**: Login\n  - it asks\n- **R2**: Logout\n",
      ["1.b1: Login", "2.b1: Logout"]
    ),
  ]

  @Test("other languages", arguments: languages)
  func language(_ habit: Habit) async { await check(habit) }

  @Test("other methods", arguments: methods)
  func method(_ habit: Habit) async { await check(habit) }

  private func check(_ habit: Habit) async {
    let reading = await Reading([habit.name: habit.text])
    let found = reading.requirements.flatMap { requirement in
      requirement.criteria.isEmpty
        ? [requirement.id.local] : requirement.criteria.map { "\($0.id.local): \($0.text)" }
    }
    #expect(found == habit.read)
    #expect(reading.corpus.problems == [])
  }

  @Test(
    "citations in other languages",
    arguments: [
      ("_需求：1.1、1.2_", "1.1 1.2"), ("_需求: 1.1（说明）, 2.1_", "1.1 2.1"), ("**验证需求：1.1, 1.4**", "1.1 1.4"),
      ("**验证：需求 4.4**", "4.4"), ("_需求：R13.1、R13.2_", "13.1 13.2"), ("_要件: R-001, R-002_", "1 2"),
      ("_要件: FR-124, US1-1_", "FR-124 US-1.1"), ("**検証対象: 要件 2.1**", "2.1"), ("_요구사항: 1.1, 1.2_", "1.1 1.2"),
      ("_요구사항: R1.1, R1.4_", "1.1 1.4"), ("**검증: 요구사항 1.1**", "1.1"), ("_Requisitos: 12.1, 2.1_", "12.1 2.1"),
      ("_Anforderungen: 1.2, 1.3_", "1.2 1.3"), ("_Exigences : 1.1, 1.2_", "1.1 1.2"),
      ("**Valida: Requisitos 1.1 y 1.2**", "1.1 1.2"), ("**Validiert: Anforderungen 1.1 und 1.2**", "1.1 1.2"),
      ("*Requirements: 1.1*", "1.1"), ("__Requirements:__ 1.1", "1.1"), ("_Requirements_: 1.1", "1.1"),
      ("`_Requirements: 1.1_`", ""), ("_Req: 1.1_", "1.1"),
      ("**Doğrular: Gereksinim 8.1, 8.2**", "8.1 8.2"), ("**검증 요구사항: 1.1, 1.2**", "1.1 1.2"),
      ("**요구사항 검증: 1.1**", "1.1"), ("**Kiểm chứng: Yêu cầu 1.1, 1.2**", "1.1 1.2"),
      ("**Memvalidasi: Kebutuhan 1.1**", "1.1"), ("**Weryfikuje: Wymagania 1.1**", "1.1"),
      ("**Valideert: Vereisten 1.1**", "1.1"), ("**検証**: ビルドが通る", ""), ("**要件の検証**: ビルドが通る", ""),
      ("需求验证：所有测试通过", ""), ("要件検証: 2日", ""), ("요구사항 검증: 3개 테스트 통과", ""), ("要件の検証：1.1", "1.1"),
    ]
  )
  func citations(_ line: String, _ expected: String) async throws {
    let task = try #require(await Reading(["tasks.md": "- [ ] 1. A\n  - \(line)\n"]).tasks.first)
    #expect(task.citations.flatMap(\.references).map(\.local).joined(separator: " ") == expected)
    #expect(task.citations.flatMap(\.unreadable).map(\.text) == [])
  }

  @Test(
    "all requirements",
    arguments: ["_요구사항: 전체_", "_需求：全部_", "_Requisitos: Todos (base)_", "_Anforderungen: Alle_", "_要件: 全体_"]
  )
  func all(_ line: String) async throws {
    let task = try #require(await Reading(["tasks.md": "- [ ] 1. A\n  - \(line)\n"]).tasks.first)
    #expect(task.citations.map(\.citesAll) == [true])
  }

  @Test(
    "references of other methods",
    arguments: [
      ("REQ-1, NFR-1, NFR-3", "1 NFR-1 NFR-3"), ("REQ-REM-001, REQ-REM-002", "REM-001 REM-002"),
      ("REQ-1.1, REQ-2.4", "1.1 2.4"),
      ("AC1.1, AC3.1", "1.1 3.1"), ("AC-001, AC-002", "AC-001 AC-002"), ("FR-001, FR-004", "FR-001 FR-004"),
      ("FR1.1, FR1.2", "FR-1.1 FR-1.2"),
      ("FR-1, AC-1.1", "FR-1 1.1"), ("FR-1 AC-1.1", "FR-1.1"), ("US-1, AC-1.1", "US-1.1"), ("FR-1, AC-2.1", "FR-1 2.1"),
      ("FR-1, NFR-4, AC-1〜AC-3", "FR-1 NFR-4.1 NFR-4.2 NFR-4.3"), ("NFR-3, AC-1, AC-5", "NFR-3.1 NFR-3.5"),
      ("FR-1 AC-1, AC-2", "FR-1.1 FR-1.2"), ("R11 AC2, AC3", "11.2 11.3"), ("US-1, AC-2", "US-1.2"),
      ("FR-1.1, AC-1, AC-2", "FR-1.1 AC-1 AC-2"), ("FR-1, AC-1", "FR-1.1"),
      ("Requirement 1, AC-2", "1.2"),
      ("FR-1001, FR-1003", "FR-1001 FR-1003"),
      ("US-1 AC-1, US-2 AC-1", "US-1.1 US-2.1"),
      ("US1, US2", "US-1 US-2"), ("SC-001", "SC-001"), ("FR-001 to FR-003", "FR-001 FR-002 FR-003"),
      ("US-1–US-3", "US-1 US-2 US-3"),
    ]
  )
  func methodReferences(_ list: String, _ expected: String) async throws {
    let task = try #require(await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(list)_\n"]).tasks.first)
    #expect(task.citations.flatMap(\.references).map(\.local).joined(separator: " ") == expected)
    #expect(task.citations.flatMap(\.unreadable).map(\.text) == [])
  }

  @Test(
    "tasks of other methods",
    arguments: [
      ("- [ ] T001 [P] [US1] Make the model in src/note.py\n", "T001 [P] [US1] Make the model in src/note.py <- US-1"),
      ("- [X] T002 Write it\n  - _Requirements: FR-001_\n", "T002 Write it <- FR-001"),
      ("- [x] **T003** [P] Test it\n", "T003 [P] Test it <-"),
      ("- [x] **TASK-004**: Store it\n", "TASK-004 Store it <-"),
      ("- [ ] 1. Answer _Requirements: REQ-1_ _Boundary:_ `src/health.ts`\n", "1 Answer <- 1"),
      ("- [ ] 1.1 Draw it — _Requirements: 1.1, 1.2_\n", "1.1 Draw it <- 1.1 1.2"),
      ("- [ ] 2. Ask\n  - confirmed as such. _Requirements: FR-3_\n", "2 Ask <- FR-3"),
      ("- [x] **1. 데이터 모델**\n  - _요구사항: 1.1_\n", "1 데이터 모델 <- 1.1"),
      ("- [ ] **5.** Group: all of it\n", "5 Group: all of it <-"),
    ]
  )
  func tasks(_ text: String, _ expected: String) async throws {
    let task = try #require(await Reading(["tasks.md": text]).tasks.first)
    let cited = task.citations.flatMap(\.references).map(\.local).map { " " + $0 }.joined()
    #expect("\(task.id.number) \(task.title) <-\(cited)" == expected)
    #expect(task.citations.flatMap(\.unreadable).map(\.text) == [])
  }

  @Test(
    "properties in other languages",
    arguments: [
      ("### 属性 1：往返\n\n**验证：需求 1.1**\n", "P1 往返 <- 1.1"), ("**属性 2：往返**\n**验证需求：1.1, 1.2**\n", "P2 往返 <- 1.1 1.2"),
      ("### プロパティ 3: 往復\n\n**検証: 要件 1.1**\n", "P3 往復 <- 1.1"), ("### 속성 4: 왕복\n\n**검증: 요구사항 1.1**\n", "P4 왕복 <- 1.1"),
      ("### 속성 4: 왕복\n\n**검증 요구사항: 1.1, 1.2**\n", "P4 왕복 <- 1.1 1.2"),
      ("### Propiedad 5: Ida y vuelta\n\n**Valida: Requisitos 1.1**\n", "P5 Ida y vuelta <- 1.1"),
    ]
  )
  func properties(_ text: String, _ expected: String) async throws {
    let property = try #require(await Reading(["design.md": text]).corpus.specs.first?.properties.first)
    let cited = property.validates.flatMap(\.references).map(\.local).map { " " + $0 }.joined()
    #expect("P\(property.id.number) \(property.title) <-\(cited)" == expected)
  }

  @Test(
    "what prose names in other scripts",
    arguments: [("按照需求 1.1 实现", "1.1"), ("要件1.2と要件 2", "1.2 2"), ("요구사항 3 참고", "3")]
  )
  func mentions(_ text: String, _ expected: String) async throws {
    let reading = await Reading(["notes.md": "# Notes\n\n\(text)\n", "tasks.md": ""])
    let document = try #require(reading.corpus.documents.first { $0.path.name == "notes.md" })
    #expect(document.mentions.map(\.local).joined(separator: " ") == expected)
  }

  @Test(
    "claims in other languages",
    arguments: ["## 需求覆盖\n\n- ✅ 1.1 完成\n", "## 要件の充足\n\n✅ 要件 1.1: 完了\n", "## Requisitos\n\n- ✅ Requisito 1.1: listo\n"]
  )
  func claims(_ text: String) async throws {
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion\n\n\(text)"])
    #expect(reading.claims.map(\.reference.local) == ["1.1"])
    #expect(reading.claims.map(\.mark) == [.passed])
  }
}
