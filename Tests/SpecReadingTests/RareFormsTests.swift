import SpecModel
import Testing

/// What few write, and nobody may lose.
struct RareFormsTests {
  private static let requirements = """
    ### Requirement 1: Lid

    1. WHEN shut THE lid SHALL hold
    2. WHEN open THE lid SHALL stand

    ### NFR-01: Speed

    #### AC-N1.1: it opens at once

    #### AC-N1.2

    It shuts at once.

    ### NFR-02: Weight

    - **AC-N2.1**: it is light
    """

  private func claims(_ line: String, below title: String = "Requirements Compliance") async -> [String] {
    let report = "# Task 1 Completion\n\n**Status**: Complete\n\n## \(title)\n\n\(line)\n"
    return await Reading(["completion/task-1-completion.md": report]).claims
      .map { "\($0.reference.local) \($0.mark?.rawValue ?? "-") \($0.gloss)" }
  }

  @Test("criteria that say with a letter that theirs is no function")
  func nonFunctional() async {
    let reading = await Reading([
      "requirements.md": Self.requirements, "tasks.md": "- [ ] 1. Oil it\n  - _Requirements: AC-N1.2, 1.1_\n",
    ])
    #expect(reading.criteria.map(\.id.local) == ["1.1", "1.2", "NFR-01.1", "NFR-01.2", "NFR-02.1"])
    #expect(reading.criteria.map(\.text).suffix(3) == ["it opens at once", "It shuts at once.", "it is light"])
    let cited = reading.tasks.flatMap(\.citations).flatMap(\.references).map(ReferenceGrammarTests.written)
    #expect(cited == ["NFR-1.2", "1.1"])
  }

  @Test(
    "a mark, and behind the words what they are about",
    arguments: [
      ("- ✅ Rows are sorted (1.1)", "1.1 ✅ Rows are sorted"), ("- ❌ Rows are sorted (1.1)", "1.1 ❌ Rows are sorted"),
      ("- Rows are sorted ✅ (1.1)", "1.1 ✅ Rows are sorted"), ("- Rows are sorted (AC-1.1) ✅", "1.1 ✅ Rows are sorted"),
      ("- ✅ Rows are sorted (AC-1.1), as 2.1 needs", "1.1 ✅ Rows are sorted"),
      ("- ⚠️ Rows are sorted (Requirement 1.1, 1.2); late", "1.1 ⚠️ Rows are sorted|1.2 ⚠️ Rows are sorted"),
      ("- ✅ Sorting: FAILED (Req 1.1).", "1.1 ❌ Sorting: FAILED"), ("- ✅ 1.2a: met", "1.2a ✅ met"),
      ("- ✅ 1.2b fade works", "1.2b ✅ fade works"),
      ("- ✅ Rows (all) are sorted (1.1)", "1.1 ✅ Rows (all) are sorted"),
      ("- ✅ Rows are sorted (Requirements: 1.1, 1.2)", "1.1 ✅ Rows are sorted|1.2 ✅ Rows are sorted"),
      ("- ✅ Rows are sorted _(Requirement 1.1)_", "1.1 ✅ Rows are sorted"),
      ("- ✅ **Rows are sorted** (Requirement 1.1): by date", "1.1 ✅ Rows are sorted"),
      ("- ✅ **Rows are sorted (Requirement 1.1)**: by date", "1.1 ✅ Rows are sorted"),
      // What follows may take it back.
      ("- ✅ Rows are sorted (Requirement 1.1): ❌ on iOS", "1.1 ❌ Rows are sorted"),
      ("- ✅ Rows are sorted (Requirement 1.1), FAILED", "1.1 ❌ Rows are sorted"),
      ("- [x] Rows are sorted (Req 1.1); fails", "1.1 ❌ Rows are sorted"),
      ("- [x] Rows are sorted (Req 1.1)", "1.1 [x] Rows are sorted"),
      ("- [ ] Rows are sorted (Req 1.1)", "1.1 ⏳ Rows are sorted"),
      // Of a version, a size, a figure, and of what nobody marked.
      ("- ✅ Runs on Swift (6.2)", ""), ("- ✅ Contrast (4.5:1)", ""), ("- ✅ Drawn (see 1.1)", ""),
      ("- ✅ Wide (1.5), and high", ""), ("- ✅ 1.5x faster than before", ""), ("- ✅ 2.5s to load", ""),
      ("- ✅ 1.2h: saved", "1.2h ✅ saved"), ("- ✅ 4.5k rows load", ""), ("- Rows are sorted (1.1)", ""),
      ("- ✅ Half (0.5)", ""),
    ]
  )
  func enclosed(_ line: String, _ expected: String) async {
    #expect(await claims(line).joined(separator: "|") == expected)
    #expect(await claims(line, below: "Rows").isEmpty || line.contains("Req"))
  }

  @Test(
    "what stands behind an arrow",
    arguments: [
      ("1.1 -> **FAIL**", "❌"), ("1.1 (Speed) -> FAILED", "❌"), ("1.1 \u{2192} not met", "❌"), ("1.1 -> **PASS**", "-"),
    ]
  )
  func arrows(_ line: String, _ mark: String) async {
    let claims = await claims("### Requirement \(line)")
    #expect(claims.count == 1 && claims[0].hasPrefix("1.1 \(mark) "), "\(claims)")
  }

  @Test(
    "words in HTML are shown as any others",
    arguments: [
      (
        "<details>\n<summary>All</summary>\n- ✅ 1.1: it holds\n- ❌ 1.2: it falls\n</details>",
        "1.1 ✅ it holds|1.2 ❌ it falls"
      ),
      ("<p>✅ Requirement 1.1: it holds</p>", "1.1 ✅ it holds"),
      ("<ul>\n<li>✅ 1.1: it holds</li>\n  <LI>❌ 1.2: it falls</LI>\n</ul>", "1.1 ✅ it holds|1.2 ❌ it falls"),
      ("<!-- old:\n- ✅ 1.1: it holds -->", ""),
      ("<!-- old:\n- ✅ 1.1: it holds -->\n- ❌ 1.2: it falls", "1.2 ❌ it falls"),
      ("<!-- old -->\n- ✅ 1.1: it holds", "1.1 ✅ it holds"),
      ("<!--\n- ✅ 1.1: it holds\n-->", ""), ("<pre>\n- ✅ 1.1: it holds\n</pre>", ""),
      ("<div>\n<!-- hidden\n- ✅ 1.1: it holds\n-->\n</div>", ""),
      (
        "<details>\n<!-- a --> <!-- hidden\n- ✅ 1.1: it holds\n-->\n<pre>x</pre> <pre>\n- ✅ 1.2: x\n</pre>\n</details>",
        ""
      ),
      ("<details>\n<!-- a note -->\n- ❌ 1.2: it falls\n</details>", "1.2 ❌ it falls"),
      ("<details>\n<summary>All</summary>\n<pre><code>\n- ✅ 1.1: it holds\n</code></pre>\n</details>", ""),
      ("<div>\n<script>\n- ✅ 1.1: it holds\n</script>\n- ❌ 1.2: it falls\n</div>", "1.2 ❌ it falls"),
      (
        "<details>\n<summary>All</summary>\n```\n- ✅ 1.1: it holds\n```\n- ❌ 1.2: it falls\n</details>",
        "1.2 ❌ it falls"
      ),
      ("<div>\n<PRE>- ✅ 1.1: it holds</PRE>\n- ❌ 1.2: <code>fall</code>\n</div>", "1.2 ❌ <code>fall</code>"),
      ("<script>\n- ✅ 1.1: it holds\n</script>", ""),
    ]
  )
  func html(_ text: String, _ expected: String) async {
    #expect(await claims(text).joined(separator: "|") == expected)
  }

  @Test(
    "words in the column of a table that say no",
    arguments: [
      ("UNVERIFIED", "❌"), ("N", "❌"), ("Not validated", "❌"), ("NOT MET", "❌"), ("Unproven yet", "❌"), ("Y", "-"),
      ("Met", "-"),
    ]
  )
  func statuses(_ word: String, _ mark: String) async {
    #expect(await claims("| AC | Text | Met |\n|---|---|---|\n| 1.1 | Lid | \(word) |") == ["1.1 \(mark) Lid"])
  }

  @Test(
    "requirements of the series F, below chapters in any language",
    arguments: [
      (
        "## 3. 機能要件\n\n### F-001: 蓋\n\n**受け入れ条件（Acceptance Criteria）**:\n\n1. 閉じる\n2. 開く\n\n### F-002: 箱\n\n1. 箱は立つこと",
        "F-001.1 F-001.2 F-002.1"
      ),
      ("### F-0040: Lid\n\n**受け入れ条件**:\n- [ ] 閉じる\n- [ ] 開く", "F-0040.b1 F-0040.b2"),
      ("### 4.3 F-02. Lid `P0`\n\n#### 인수 기준\n\n- [ ] 닫힌다", "F-02.b1"),
      ("## 2. 功能需求\n\n### 2.1 盖\n\n1. 盖应关闭\n2. 盖应打开\n\n### 2.2 箱\n\n1. 箱应立", "2.1.1 2.1.2 2.2.1"),
      ("## 3. Requisitos Funcionais\n\n- **FR-001**: THE lid SHALL shut", "FR-001.b1"),
      ("### FR-001: Lid\n\n- AC-FR-001-01: it shuts\n- **AC-FR-001-02**: it opens", "FR-001.1 FR-001.2"),
      (
        "## Feature 1: Lid\n\n**Acceptance criteria**\n\n- **AC 1.1.1** \u{2014} it shuts\n- AC 1.1.2: it opens",
        "1.1.1 1.1.2"
      ),
      ("### Requirement 1.1: Lid\n\n- **AC-1.1.1**: it shuts\n- **AC-1.1.2**: it opens", "1.1.1 1.1.2"),
      (
        "## 5. 需求与业务规则\n\n| ID | 需求/规则 | 优先级 |\n|---|---|---|\n| REQ-001 | 盖应关闭 | P0 |\n| REQ-002 | 盖应打开 | P0 |",
        "1.b1 2.b1"
      ),
      ("### REQ-NF-001: Lid\n\n#### 受入条件\n- AC-NF-001-01: 軽い", "NF-001.1"),
    ]
  )
  func series(_ document: String, _ expected: String) async {
    let reading = await Reading(["requirements.md": "# Lid\n\n\(document)\n"])
    #expect(reading.criteria.map(\.id.local).joined(separator: " ") == expected)
  }

  @Test(
    "criteria of the whole document are none of the last requirement",
    arguments: [
      (
        "## Requirements\n\n- **FR-1**: Lid\n- **FR-2**: Box\n\n## Acceptance Criteria\n\n- [ ] It works",
        "FR-1.b1 FR-2.b1"
      ),
      (
        "### Requirement: Lid\n\n#### Scenario: Shut\n\n- **WHEN** shut\n\n## Acceptance Criteria\n\n- It works",
        "lid.b1"
      ),
      (
        "- **FR-1**: Lid\n\n## Acceptance Criteria\n\n### AC-1: Shut\n- **Given**: a lid\n- **Then**: it shuts\n\n### AC-2: Open",
        "FR-1.b1 AC-1.b1 AC-2.b1"
      ),
      (
        "## Acceptance Criteria\n\n### AC-2: Open\n\n1. WHEN open THE lid SHALL stand\n2. WHEN shut THE lid SHALL hold",
        "AC-2.1 AC-2.2"
      ),
      ("## Acceptance Criteria\n\n### AC-001: Shut\n\nIt shuts.\n\n## Notes\n\n### AC-002: none", "AC-001.b1"),
      (
        "### Requirement 1: Lid\n\n## Acceptance Criteria\n\n### AC-1: it shuts\n\n### AC-2: it opens",
        "AC-1.b1 AC-2.b1"
      ),
      ("### FR-1: Lid\n\n#### Acceptance Criteria\n\n##### AC-1: it shuts", "FR-1.1"),
      (
        "### Functional Requirements\n\n"
          + ["Lid", "Box", "Pin"].enumerated().map {
            "**FR-\($0 + 1)**: \($1)\n\n#### Acceptance Criteria\n\n- it shuts\n- it opens\n"
          }.joined(separator: "\n") + "\n## Acceptance Criteria\n\n- All fits",
        "FR-1.b1 FR-1.b2 FR-2.b1 FR-2.b2 FR-3.b1 FR-3.b2"
      ),
    ]
  )
  func wholeDocument(_ document: String, _ expected: String) async {
    let reading = await Reading(["spec.md": "# Lid\n\n\(document)\n", "tasks.md": "# Tasks\n"])
    #expect(reading.criteria.map(\.id.local).joined(separator: " ") == expected)
  }

  @Test("how urgent a task is stands before its number")
  func urgency() async {
    let reading = await Reading(["tasks.md": "- [x] [P1] 1.5.2 Lid\n  - _需求: 3.2_\n- [ ] [P2] 1.6 Box\n"])
    #expect(reading.tasks.map { "\($0.id.number.text) \($0.title)" } == ["1.5.2 Lid", "1.6 Box"])
  }

  @Test("a citation of the series F")
  func citedSeries() async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _要件: F-001, F-0040_\n"])
    let cited = reading.tasks.flatMap(\.citations).flatMap(\.references).map(ReferenceGrammarTests.written)
    #expect(cited == ["F-001", "F-0040"])
  }

  @Test(
    "a box with a number that no dot ends is a task where it cites something",
    arguments: [
      ("- [x] 1. A\n- [ ] 5 Lid\n  - Bend it\n\n  - _Requirements: 1.1_\n- [ ] 6. C", "1 5 6"),
      ("- [ ] 4 Lid\n  - _Requirements: 1.1_\n- [ ] 9 Box\n  - _Requirements: 1.2_", "4 9"),
      ("- [x] 1. A\n- [ ] 5 Lids\n  - of tin\n- [ ] 2. C\n  - _Requirements: 1.1_", "1 2"),
      ("- [x] 1. A\n- [ ] 5 lids\n  - _Requirements: 1.1_", "1"),
    ]
  )
  func bareBoxes(_ tasks: String, _ expected: String) async {
    let reading = await Reading(["requirements.md": Self.requirements, "tasks.md": tasks])
    #expect(reading.tasks.map(\.id.number.text).joined(separator: " ") == expected)
  }

  @Test(
    "a letter before the number of a task",
    arguments: [
      (
        "## P1. Lid\n\n- [x] P1.1 Bend `it`\n  - _Requirements: 1.1_\n- [ ] P1.2 \u{2014} oil it\n\n## P2. Box\n\n- [ ] P2.1 加箱",
        "P1.1 x Bend `it` 1|P1.2   oil it 0|P2.1   加箱 0"
      ),
      ("- [ ] **A1** Bend\n- [-] A2 \u{2014} oil\n  - [ ] shine", "A1   Bend 0|A2 - oil 0"),
      ("- [ ] B1 `lid.rs`\n  - _Requirements: 1.1_\n- [x] B2 加箱", "B1   `lid.rs` 1|B2 x 加箱 0"),
      ("- [ ] A1 through A9 are green\n- [ ] A2 is done", ""), ("- [ ] R1 Lid\n- [ ] R2 Box", ""),
      ("- [ ] A4 Paper", ""), ("- [ ] P1 Crash\n- [ ] P1 Slow list\n- [ ] P2 Colours", ""),
      (
        "- [ ] Step 1: Cut\n  - _Requirements: 1.1_\n- [ ] Step 2: Fold\n- [ ] A1 Paper\n- [ ] B5 Paper",
        "1   Cut 1|2   Fold 0"
      ), ("- [ ] 1. Lid\n- [ ] A1 Box\n- [ ] A2 Pin", "1   Lid 0"),
    ]
  )
  func letters(_ tasks: String, _ expected: String) async {
    let reading = await Reading(["requirements.md": Self.requirements, "tasks.md": "# Tasks\n\n\(tasks)\n"])
    let read = reading.tasks.map { "\($0.id.number.text) \($0.state.rawValue) \($0.title) \($0.citations.count)" }
    #expect(read.joined(separator: "|") == expected)
  }

  @Test(
    "citations by other labels, and criteria by another word",
    arguments: [
      ("_需求引用: 1.1–1.2_", "1.1 1.2"), ("_要件参照: 1.1_", "1.1"), ("**验收标准对应**: AC-3", "AC-3"),
      ("**验收标准**：AC-1, AC-2", "AC-1 AC-2"), ("**验收标准**: 1 秒内打开", ""), ("**验收标准**: 1.5 秒内打开", ""),
      ("**受け入れ基準**: 2.1秒以内に開く", ""), ("**인수 기준**: 1.5초 이내", ""), ("_Acceptance Criteria: 1.5 seconds_", ""),
      ("_要件: 1 受入 1〜2_", "1.1 1.2"),
      ("対応要件：Requirement 1 受入 2", "1.2"),
    ]
  )
  func labels(_ line: String, _ expected: String) async {
    let reading = await Reading(["requirements.md": Self.requirements, "tasks.md": "- [ ] 1. A\n  - \(line)\n"])
    let cited = reading.tasks.flatMap(\.citations).flatMap(\.references).map(ReferenceGrammarTests.written)
    #expect(cited.joined(separator: " ") == expected)
  }
}
