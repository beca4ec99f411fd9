import Files
import SpecModel
import Testing

/// Which mark a claim bears where several stand around it: in doubt none, or the worse, and never the better one.
struct ClaimMarkTests {
  private func claims(_ text: String, _ files: [String: String] = [:]) async -> [String] {
    var all = files
    all["completion/task-1-completion.md"] = "# Task 1 Completion: A\n\n\(text)\n"
    return await Reading(all).claims
      .map { "\(ReferenceGrammarTests.written($0.reference)) \($0.mark?.rawValue ?? "-")" }
  }

  @Test("bare numbers are claims in a list with one that a word leads, whatever the section is called")
  func besideWorded() async {
    let list =
      "- ✅ Requirement 2.1: split\n- ✅ **2.2**: kept\n- ❌ 2.3: hatched\n- ✅ 1.5 s to draw\n- ✅ 2.1x faster\n- ✅ 2.2 columns"
    let claims = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(list)\n\n- ✅ **3.1**: no\n"
    ]).claims
    #expect(claims.map { "\($0.reference.local) \($0.mark?.rawValue ?? "-")" } == ["2.1 ✅", "2.2 ✅", "2.3 ❌"])
  }

  @Test(
    "where a column says how it stands, no other cell does",
    arguments: [
      ("Not met", "❌"), ("Failed", "❌"), ("Missing", "❌"), ("Failed: see below", "❌"), ("No", "❌"),
      ("Not implemented", "❌"),
      ("TODO", "⏳"), ("Pending", "⏳"), ("Blocked", "⏳"), ("Deferred", "⏳"), ("In progress", "⏳"), ("Not started", "⏳"),
      ("未完了", "⏳"), ("Pendente", "⏳"), ("N/A", "-"), ("Unclear", "-"), ("", "-"), ("Met", "✅"), ("Partial", "⚠️"),
      ("✅", "✅"),
      ("❌", "❌"), ("✅ Not met", "❌"), ("×", "❌"), ("NG", "❌"), ("△", "⚠️"),
    ]
  )
  func statusColumn(_ cell: String, _ mark: String) async {
    let table = "| Requirement | Status | Evidence |\n|---|---|---|\n| 1.1 | \(cell) | ✅ tests exist |"
    #expect(await claims("## Requirements\n\n\(table)") == ["1.1 \(mark)"])
  }

  @Test(
    "of several columns with signs the worst counts, and how it was before does not",
    arguments: [
      ("| Requirement | Design | Code | Test |", "| 1.1 | ✅ | ✅ | ❌ |", "1.1 ❌"),
      ("| Requirement | Design | Code | Test |", "| 1.1 | ✅ | ⚠️ | ✅ |", "1.1 ⚠️"),
      ("| Requirement | Design | Code |", "| 1.1 | ✅ | ✅ |", "1.1 ✅"),
      ("| Requirement | Before | After |", "| 1.1 | ❌ | ✅ |", "1.1 ✅"),
      ("| Requirement | Before | After |", "| 1.1 | ✅ | ❌ |", "1.1 ❌"),
      ("| Requirement | Status | Notes |", "| 1.1 | ✅ | ❌ no docs |", "1.1 ✅"),
      ("| Requirement | Implemented in | Status |", "| 1.1 | ✅ Icon.swift | Not met |", "1.1 ❌"),
      ("| Requirement | Finding | Evidence |", "| 1.1 | Not met | ✅ tests exist |", "1.1 ❌"),
    ]
  )
  func worst(_ header: String, _ row: String, _ expected: String) async {
    let rule = String(header.map { $0 == "|" ? "|" : "-" })
    #expect(await claims("## Requirements\n\n\(header)\n\(rule)\n\(row)") == [expected])
  }

  @Test(
    "behind a label that only says what the numbers are, their marks claim",
    arguments: [
      ("- Requirements: 2.1 ✅, 2.2 ⚠️, 2.3 ❌", ["2.1 ✅", "2.2 ⚠️", "2.3 ❌"]),
      ("**Requirements**: 2.1 ✅, 2.2 ❌", ["2.1 ✅", "2.2 ❌"]), ("**Requirements**: 2.1, 2.2", []),
      ("✅ NFR-1/NFR-2: drawn", ["NFR-1 ✅", "NFR-2 ✅"]), ("✅ R2/R3: drawn", ["2 ✅", "3 ✅"]),
    ]
  )
  func labelled(_ line: String, _ expected: [String]) async {
    #expect(await claims("## Requirements\n\n\(line)") == expected)
  }

  @Test(
    "a requirement and its criterion in two columns",
    arguments: [
      ("| 1 | 1 | ✅ |\n| 1 | 2 | ❌ |", ["1.1 ✅", "1.2 ❌"]),
      ("| 1: Icons | 1.1 | ✅ |\n|  | 1.2 | ❌ |", ["1.1 ✅", "1.2 ❌"]),
      ("| **1. Icons** | 1.1, 1.2 | ✅ |", ["1.1 ✅", "1.2 ✅"]), ("| R1 | AC2 | ✅ |\n|  | 3 | ❌ |", ["1.2 ✅", "1.3 ❌"]),
    ]
  )
  func twoColumns(_ rows: String, _ expected: [String]) async {
    let table = "| Requirement | Criterion | Status |\n|---|---|---|\n\(rows)"
    #expect(await claims("## Coverage\n\n\(table)") == expected)
  }

  @Test(
    "a table below the heading of a requirement",
    arguments: [
      ("| Part | Status |\n|---|---|\n| Button | ❌ MISSING |\n\n✅ **Reviewed**", "1.1 ❌"),
      ("| Part | Status |\n|---|---|\n| Button | ✅ |\n| Label | ⚠️ |\n\n✅ **Reviewed**", "1.1 ⚠️"),
      ("| Part | Status |\n|---|---|\n| Button | Not met |", "1.1 ❌"),
      ("| Part | Status |\n|---|---|\n| Button | ✅ |", "1.1 -"),
      ("Result: FAILED\n- ✅ drawn", "1.1 ❌"), ("**Status**: ✅ Validated", "1.1 ✅"),
    ]
  )
  func belowHeading(_ body: String, _ expected: String) async {
    #expect(await claims("### Requirement 1.1: Button\n\n\(body)") == [expected])
  }

  @Test("the parts of a requirement deny the whole, and where they differ it bears no mark")
  func parts() async {
    #expect(await claims("## Requirements\n\n### Requirement 1: Button\n\n- 1.1: ⚠️ half") == ["1 ⚠️", "1.1 ⚠️"])
    #expect(await claims("### R1. Button\n\n- AC1.1: ✅ drawn\n- AC1.2: ❌ open").last == "1.2 ❌")
    #expect(await claims("## Requirements\n\n### R1. Button\n\n- AC1.1: ✅ drawn\n- AC1.2: ❌ open").first == "1 -")
  }

  @Test(
    "a heading without a mark bears the worst of the list below it, and leaves to its parts what those claim",
    arguments: [
      ("- ✅ 1.1: drawn\n- ❌ 1.2: open", "1 - leftToParts"), ("- ✅ 1.1: drawn\n- ✅ 1.2: lit", "1 ✅ leftToParts"),
      ("- ✅ 1.1: drawn\n- 1.2: not implemented yet", "1 - leftToParts"),
      ("- ✅ It is drawn\n- ❌ It is not lit", "1 ❌ -"), ("- ✅ It is drawn\n- ⚠️ It is dim\n- ✅ It is lit", "1 ⚠️ -"),
      ("✅ Met\n\n- ✅ drawn\n- ❌ the old icon is gone", "1 ✅ -"), ("✅ Met\n\n- ❌ 1.2: open", "1 - leftToParts"),
      ("- ✅ It is drawn\n\nBefore:\n\n- ❌ It was not", "1 ✅ -"),
      ("| # | Status |\n|---|---|\n| 1.1 | ✅ |\n| 1.2 | ❌ |", "1 - leftToParts"),
      ("- ✅ It is drawn\n" + String(repeating: "- It is lit\n", count: 20) + "- ❌ 1.9: open", "1 - leftToParts"),
    ]
  )
  func worst(_ body: String, _ expected: String) async {
    let claims = await Reading([
      "completion/task-1-completion.md":
        "# Task 1 Completion: A\n\n## Requirements\n\n### Requirement 1: Button\n\n\(body)\n"
    ]).claims
    let first = claims.first.map { "\($0.reference.local) \($0.mark?.rawValue ?? "-") \($0.denial?.rawValue ?? "-")" }
    #expect(first == expected)
  }

  @Test("below a heading that names a requirement bare numbers are its criteria, whatever the section is called")
  func bare() async {
    #expect(await claims("### Requirement 1: Button\n\n- ✅ 1.1 drawn\n- ❌ 1.2 not lit") == ["1 -", "1.1 ✅", "1.2 ❌"])
  }

  @Test("a heading of several criteria is as little proven by one of them")
  func severalCriteria() async {
    let text = "## Requirements\n\n### Requirements 1.1, 1.2\n\n- ✅ 1.1: drawn\n- ❌ 1.2: open"
    #expect(await claims(text) == ["1.1 -", "1.2 -", "1.1 ✅", "1.2 ❌"])
  }

  @Test(
    "titles that deny what stands below them",
    arguments: [
      ("❌ Failed Requirements", "❌"), ("Requirements Not Met", "❌"), ("Unmet Requirements", "❌"), ("Outstanding", "⏳"),
      ("Not Implemented", "❌"), ("Deferred Requirements", "⏳"), ("Remaining Requirements", "⏳"), ("未対応の要件", "❌"),
      ("✅ Requirements", "-"), ("No Failed Requirements", "-"), ("Requirements Fixed After Failing", "-"),
      ("Requirements", "-"),
    ]
  )
  func denyingTitles(_ title: String, _ mark: String) async {
    #expect(await claims("## \(title)\n\n- Requirement 1.1: the icon") == ["1.1 \(mark)"])
    #expect(await claims("## \(title)\n\n- ✅ Requirement 1.1: the icon") == ["1.1 ✅"])
    #expect(await claims("## Requirements\n\n**\(title):**\n\n- Requirement 1.1: the icon") == ["1.1 \(mark)"])
  }

  @Test(
    "a sign that says no on a line of the same item",
    arguments: [
      ("**Requirement 1.2**:\n❌ Missing", "1.2 ❌"), ("**Requirement 1.2:**\n- ❌ open", "1.2 ❌"),
      ("**Requirement 1.2:**\n\n- ❌ open", "1.2 ❌"), ("**Requirement 1.2:** drawn\n❌ open", "1.2 ❌"),
      ("- **Requirement 1.2**\n  - ❌ open", "1.2 ❌"), ("1. **Requirement 1.2**\n   - Status: ❌ Not met", "1.2 ❌"),
      ("- Requirement 1.2: first line\n  **Status**: ❌", "1.2 ❌"),
      ("- Requirement 1.2: drawn\n  - ✅ a\n  - ⚠️ b", "1.2 ⚠️"),
      ("- Requirement 1.2: drawn\n  - ✅ a", "1.2 -"), ("- Requirement 1.2: drawn\n- ❌ of something else", "1.2 -"),
      ("**Requirement 1.2**: drawn\n\n❌ of something else", "1.2 -"),
    ]
  )
  func belowClaim(_ text: String, _ expected: String) async {
    #expect(await claims("## Requirements\n\n\(text)") == [expected])
  }

  @Test(
    "each number takes the mark next to it",
    arguments: [
      ("- Req 1.1 (toggle) ✅, 1.2 (disabled) ❌", ["1.1 ✅", "1.2 ❌"]),
      ("- Req 1.1: toggle ✅; Req 1.2: disabled ❌", ["1.1 ✅", "1.2 ❌"]), ("- ✅ 1.1, ❌ 1.2", ["1.1 ✅", "1.2 ❌"]),
      ("- ✅ Requirement 1.1 / ❌ Requirement 1.2", ["1.1 ✅", "1.2 ❌"]),
      ("- Requirement 1.1 ✅ | Requirement 1.2 ❌", ["1.1 ✅", "1.2 ❌"]),
      ("- 1.1 ✅ 1.2 ❌ 1.3 ⚠️", ["1.1 ✅", "1.2 ❌", "1.3 ⚠️"]),
      ("### ❌ Requirement 2.1/2.2: Badges", ["2.1 ❌", "2.2 ❌"]), ("- ✅ 1.1: drawn ⚠️ 1.2 px off", ["1.1 ✅"]),
    ]
  )
  func several(_ line: String, _ expected: [String]) async {
    #expect(await claims("## Requirements\n\n\(line)") == expected)
  }

  @Test(
    "what says no before the sign that ends the line",
    arguments: [
      ("- 1.1: Status: FAIL. ✅ tests exist", "1.1 ❌"), ("- Requirement 1.1: Not met \u{2014} ✅ design done", "1.1 ❌"),
      ("- Requirement 1.1 (❌ not met): fallback ✅", "1.1 ❌"), ("- 1.1: missing files are said ✅", "1.1 ✅"),
      ("- 1.1: pending requests shown ✅", "1.1 ✅"), ("- ✖ 1.1: drawn", "1.1 ❌"), ("- 🚫 1.1: drawn", "1.1 ❌"),
      ("- ⏸ 1.1: drawn", "1.1 ⏳"), ("- ⏭️ 1.1: drawn", "1.1 ⏳"), ("- 🔜 1.1: drawn", "1.1 ⏳"),
      ("- × 要件 1.1: 描画", "1.1 ❌"),
      ("- △ 1.1: drawn", "1.1 ⚠️"),
      ("- 1.1: 2 × 3 cells ✅", "1.1 ✅"), ("- [PASS] Requirement 1.1", "1.1 ✅"), ("- [FAIL] Requirement 1.1", "1.1 ❌"),
      ("- ✅ 要件1の受入基準2", "1.2 ✅"), ("- 需求 1 验收标准 1：✅", "1.1 ✅"), ("- 需求1-验收标准2：❌", "1.2 ❌"),
      ("- 요구사항 1의 인수 조건 2: ✅", "1.2 ✅"),
    ]
  )
  func denial(_ line: String, _ expected: String) async {
    #expect(await claims("## Requirements\n\n\(line)") == [expected])
  }

  @Test("criteria below a bullet that names their requirement")
  func nested() async {
    let text = "**Requirements covered**:\n- Requirement 2:\n  - AC 1: ✅ drawn\n  - AC 2: ❌\n- 3.1 ✅"
    #expect(await claims("## Done\n\n\(text)") == ["2 -", "2.1 ✅", "2.2 ❌", "3.1 ✅"])
    #expect(await claims("## Requirements\n\n- Acceptance criterion 1.2: ❌") == ["1.2 ❌"])
  }

  @Test(
    "a spec that is named around the number",
    arguments: [
      ("- ✅ [Requirement 1.2](../../ui-kit/requirements.md): drawn", ["ui-kit/1.2 ✅"]),
      ("- ✅ ui-kit Requirement 1.2: drawn", ["ui-kit/1.2 ✅"]),
      ("- ✅ 001-auth Requirement 1.2: drawn", ["001-auth/1.2 ✅"]),
      ("- ✅ ui-kit 1.2: drawn", ["ui-kit/1.2 ✅"]), ("### ui-kit\n\n- ✅ 1.2", ["ui-kit/1.2 ✅"]),
      ("### Spec 001-auth requirements\n\n- ✅ 1.2", ["001-auth/1.2 ✅"]),
      (
        "| Spec | Requirement | Status |\n|---|---|---|\n| 001-auth | 1.2 | ✅ |\n| ui-kit | 1.1 | ❌ |",
        ["001-auth/1.2 ✅", "ui-kit/1.1 ❌"]
      ),
      ("- ✅ [Requirement 1.2](../requirements.md): drawn", ["1.2 ✅"]), ("- ✅ re-drawn Requirement 1.2", []),
    ]
  )
  func otherSpecs(_ text: String, _ expected: [String]) async {
    let report = "# Task 1 Completion: A\n\n## Requirements\n\n\(text)\n"
    let requirements = "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. It SHALL a\n2. It SHALL b\n"
    var files = ["specs/own/completion/task-1-completion.md": report]
    for spec in ["own", "ui-kit", "001-auth"] { files["specs/\(spec)/requirements.md"] = requirements }
    let found = await Reading(FileAccess.inMemory(files)).claims
      .map { "\(ReferenceGrammarTests.written($0.reference)) \($0.mark?.rawValue ?? "-")" }
    #expect(found == expected)
  }
}
