import SpecModel
import SpecReading
import Testing

/// The lines of completion reports that say of a requirement that it is met, in all their forms.
struct ClaimTests {
  struct Line: Sendable {
    let text: String
    let ids: String
    var mark: Mark?
    var form: Claim.Form = .paragraph
  }

  @Test(
    "under a heading about requirements",
    arguments: [
      Line(text: "✅ Requirement 4.1: drawn", ids: "4.1", mark: .passed),
      Line(text: "✅ **Requirement 1.1**: drawn", ids: "1.1", mark: .passed),
      Line(text: "**Requirement 4.1**: drawn", ids: "4.1"), Line(text: "- **7.1**: drawn", ids: "7.1", form: .bullet),
      Line(text: "- ✅ 1.5: drawn", ids: "1.5", mark: .passed, form: .bullet),
      Line(text: "- 8.1: drawn ✓", ids: "8.1", mark: .ticked, form: .bullet),
      Line(text: "- **2.4**: ✅ drawn", ids: "2.4", mark: .passed, form: .bullet),
      Line(text: "- ✅ 1.1 — drawn", ids: "1.1", mark: .passed, form: .bullet), Line(text: "R2.1: drawn", ids: "2.1"),
      Line(text: "- R11 AC2: drawn ✅", ids: "11.2", mark: .passed, form: .bullet),
      Line(text: "- R1 AC1-3 → contracts", ids: "1.1 1.2 1.3", form: .bullet),
      Line(text: "- **Req 3 AC 1**: ✅ drawn", ids: "3.1", mark: .passed, form: .bullet),
      Line(text: "1. ✅ **AC 1.1**: drawn", ids: "1.1", mark: .passed, form: .ordered),
      Line(text: "✅ Requirement 1.1-1.3: drawn", ids: "1.1 1.2 1.3", mark: .passed),
      Line(text: "✅ Requirement 2.1, 2.2, 2.3: drawn", ids: "2.1 2.2 2.3", mark: .passed),
      Line(text: "**Requirements Validated**: 1.1, 1.2", ids: "1.1 1.2", form: .list),
      Line(text: "**Satisfies Requirements: 1.1, 1.2**", ids: "1.1 1.2", form: .list),
      Line(text: "- ✅ **Requirements: 1.1, 7.4**", ids: "1.1 7.4", mark: .passed, form: .list),
      Line(text: "**Validated Requirements**: 1.1", ids: "1.1", form: .list),
      Line(text: "✅ **Validates**: Requirements 1.1, 1.2", ids: "1.1 1.2", mark: .passed, form: .list),
      Line(text: "**Requisitos atendidos**: 1.1", ids: "1.1", form: .list),
      Line(text: "**Erfüllte Anforderungen**: 1.1", ids: "1.1", form: .list),
      Line(text: "**満たした要件**: 1.1、1.2", ids: "1.1 1.2", form: .list),
      Line(text: "**충족 요구사항**: 1.1", ids: "1.1", form: .list),
      Line(text: "**满足需求**: Requirements 5.1, 5.2", ids: "5.1 5.2", form: .list),
      Line(text: "**验证需求：** 21.3, 21.4", ids: "21.3 21.4", form: .list),
      Line(text: "**Requirements Not Met**: 1.1", ids: "1.1", mark: .failed, form: .list),
      Line(text: "**Requirements Not Validated**: 1.1", ids: "1.1", mark: .failed, form: .list),
      Line(text: "**Unmet Requirements**: 1.1, 1.2", ids: "1.1 1.2", mark: .failed, form: .list),
      Line(text: "**Deferred Requirements: 1.2**", ids: "1.2", mark: .pending, form: .list),
      Line(text: "Unmet Requirements: 1.1 ✅ (fixed)", ids: "1.1", mark: .passed, form: .list),
      Line(text: "- ❌ 1.1/10 of the panels fail", ids: "1.1", mark: .failed, form: .bullet),
      Line(text: "### Not Implemented (Requirement 1.2)", ids: "1.2", mark: .failed, form: .heading),
      Line(text: "### ✅ Deferred: iOS (Requirement 1.2)", ids: "1.2", mark: .pending, form: .heading),
      Line(text: "### ✅ Missing value handling (Requirement 1.2)", ids: "1.2", mark: .passed, form: .heading),
      Line(text: "❌ Requirement 4.1: not drawn", ids: "4.1", mark: .failed),
      Line(text: "⚠️ Requirement 4.1: half drawn", ids: "4.1", mark: .warning),
      Line(text: "⏳ Requirement 4.1: later", ids: "4.1", mark: .pending),
      Line(text: "- [x] Requirement 4.1: drawn", ids: "4.1", mark: .checked, form: .bullet),
      Line(text: "- [ ] Requirement 4.1: still to be drawn", ids: "4.1", mark: .pending, form: .bullet),
      Line(text: "- **4.1**: not implemented", ids: "4.1", mark: .failed, form: .bullet),
      Line(text: "Requirement 4.1: Pending.", ids: "4.1", mark: .pending),
      Line(text: "Requirement 4.1: pending requests are shown", ids: "4.1"),
      Line(text: "✅ Requirement 1: all of it", ids: "1", mark: .passed),
      Line(text: "### Requirement 4.1: drawn ✅", ids: "4.1", mark: .passed, form: .heading),
      Line(text: "### Core Navigation (Requirement 1.1) ✅", ids: "1.1", mark: .passed, form: .heading),
      Line(text: "### ❌ Friends (Requirements 16.1-16.3)", ids: "16.1 16.2 16.3", mark: .failed, form: .heading),
      Line(text: "✅ Requirement 2.1.7: drawn", ids: "2.1.7", mark: .passed),
      Line(text: "✅ Requirements: 9.9", ids: "9.9", mark: .passed, form: .list),
      Line(text: "✅ Criterion 9.9", ids: "9.9", mark: .passed),
      Line(text: "✅ Acceptance Criterion 2.1: drawn", ids: "2.1", mark: .passed),
      Line(text: "✅ Requirement\u{A0}4.1: drawn", ids: "4.1", mark: .passed),
      Line(text: "✅ Requirement\u{2009}4.1: drawn", ids: "4.1", mark: .passed),
      Line(text: "✅ Requirement&nbsp;4.1: drawn", ids: "4.1", mark: .passed),
      Line(text: "✅ **Requirement** 4.1: drawn", ids: "4.1", mark: .passed),
      Line(text: "✅ Requirement **4.1**: drawn", ids: "4.1", mark: .passed),
      Line(text: "✅ Requirement `4.1`: drawn", ids: "4.1", mark: .passed),
      Line(text: "✅ Requirement [4.1](../requirements.md): drawn", ids: "4.1", mark: .passed),
      Line(text: "✅ Requirement ４．１: drawn", ids: "4.1", mark: .passed),
      Line(text: "✅ 要件１.２: 描画する", ids: "1.2", mark: .passed),
      Line(text: ":white_check_mark: Requirement 4.1: drawn", ids: "4.1", mark: .passed),
      Line(text: "Requirement 4.1: not drawn :x:", ids: "4.1", mark: .failed),
      Line(text: "Requirement 4.1 is met.", ids: "4.1"),
      Line(text: "- requirement 4.1 satisfied", ids: "4.1", form: .bullet),
      Line(text: "### Requirement 4.1\n\nThe icon is drawn ✅", ids: "4.1", mark: .passed, form: .heading),
      Line(text: "✅ FR-001: drawn", ids: "FR-001", mark: .passed),
      Line(text: "Req 1.1 (drawn) implemented with tests", ids: "1.1"),
      Line(text: "🔴 Requirement 4.1: not drawn", ids: "4.1", mark: .failed),
      Line(text: "🟢 Requirement 4.1: drawn", ids: "4.1", mark: .passed),
      Line(text: "📌 Requirement 4.1: drawn", ids: "4.1"),
      Line(text: "- `4.1` drawn", ids: "4.1", form: .bullet),
      Line(text: "- ✅ _Requirement 4.1_: drawn", ids: "4.1", mark: .passed, form: .bullet),
      Line(text: "- [x] AC4.1 drawn", ids: "4.1", mark: .checked, form: .bullet),
      Line(text: "### 4.1: drawn ✅", ids: "4.1", mark: .passed, form: .heading),
      Line(text: "✅ Req 1.1 (drawn) implemented in task 2", ids: "1.1", mark: .passed),
    ]
  )
  func claiming(_ line: Line) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements Compliance\n\n\(line.text)\n"
    ])
    #expect(reading.claims.map(\.reference.local).joined(separator: " ") == line.ids, "\(line.text)")
    #expect(
      reading.claims.allSatisfy { $0.mark == line.mark && $0.form == line.form },
      "\(line.text): \(reading.claims.map(\.form))"
    )
  }

  @Test(
    "what claims nothing",
    arguments: [
      "Requirement 3.2 specifies that it is drawn.", "| 2.5 - 100% width |", "- 100% of the tests pass",
      "- 3 files changed", "Version 1.2.3 is out", "- **Type**: Implementation", "```\n✅ Requirement 1.1: drawn\n```",
      "> nothing here", "Requirement 3.2 is met where the icon is drawn.", "- 2025-11-18: begun",
      "Requirements: 1.1, 1.2", "✅ Criterion 1: drawn",
      "Req 1 AC 1.3 (drop the old icons) addressed in tasks 1.2 and 1.3.",
      "~~✅ Requirement 1.4: drawn~~", "- ~~1.4~~: drawn", "- 1.2 px wide", "- 1.3 seconds on average", "- 1.5x as fast",
      "- 0.5-1 hour", "- ✅ 4.5:1 contrast", "- **Requirements**: 9.9/10 ⭐",
      "- Requirements document: 9.9/10 quality score", "### Navigation (see Requirement 1.1 for more)",
      "**待实现需求**: 1.2", "**満たしていない要件**: 1.2",
      "Covers Requirements: 1.2 not yet", "**Tests**: Requirement 1.2 has no tests",
    ]
  )
  func silence(_ text: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements Compliance\n\n\(text)\n"
    ])
    #expect(reading.claims.isEmpty, "\(text): \(reading.claims.map(\.reference.local))")
  }

  @Test(
    "bare numbers under a heading about something else claim nothing",
    arguments: [
      "- **1.4**: made", "- ✅ 1.4: made", "| 3.6 | ✅ Complete |", "### 1.4: made", "- R1: it may slip",
      "### R1: Fallback",
      "- **R2**: Fallback",
    ]
  )
  func elsewhere(_ text: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## What Was Done\n\n\(text)\n"
    ])
    #expect(reading.claims.isEmpty)
  }

  @Test(
    "rows of tables",
    arguments: [
      ("| Requirement | Status |", "| 1.1 - drawn | ✅ |", "1.1 ✅"),
      ("| Req | Status | Evidence |", "| 7.1 | ✅ Verified | tests |", "7.1 ✅"),
      ("| Requirement | Status |", "| 4.1-4.3 (all) | ✅ |", "4.1 ✅ 4.2 ✅ 4.3 ✅"),
      ("| Requirement | Criterion | Status |", "| Req 1: Size | AC 4 (drawn) | ✅ |", "1.4 ✅"),
      ("| Requirement | Detail | Status |", "| Req 6 | 6.1 (drawn) | ❌ |", "6.1 ❌"),
      ("| Requirement | Status |", "| 1.1 - drawn | Pending |", "1.1 ⏳"),
      ("| Section | Status |", "| 1.1 | ✅ |", "1.1 ✅"),
      ("| Requirement | Status |", "| 1.1 - drawn | [ ] |", "1.1 ⏳"),
      ("| Requirement | Status |", "| 1.1 - drawn | **Not implemented** |", "1.1 ❌"),
      ("| Requirement | Before | After |", "| 1.1 - drawn | Missing | Implemented |", "1.1 -"),
      ("| Task | Status |", "| 1.1 | ✅ |", ""),
      ("| Requirement | Status |", "| `1.1` | ✅ |", "1.1 ✅"),
      ("| Requirement | Status |", "| [1.1](../requirements.md) | ✅ |", "1.1 ✅"),
      ("| Requirement | Status |", "| ~~1.1~~ | ✅ |", ""),
      ("| Feature | Status | Where |", "| Size | ✅ | 1.1, 1.2 |", "1.1 ✅ 1.2 ✅"),
      ("| Feature | Status | Where |", "| Size | ✅ | 24 points |", ""),
    ]
  )
  func rows(_ header: String, _ row: String, _ expected: String) async {
    let rule = String(header.map { $0 == "|" ? "|" : "-" })
    let text = "# Task 1 Completion: A\n\n## Requirements Compliance\n\n\(header)\n\(rule)\n\(row)\n"
    let reading = await Reading(["completion/task-1-completion.md": text])
    #expect(
      reading.claims.map { "\($0.reference.local) \($0.mark?.rawValue ?? "-")" }.joined(separator: " ") == expected
    )
  }

  @Test(
    "a spec that is named behind the number",
    arguments: [
      ("✅ Requirement 1.1 (Spec 002): drawn", "002/1.1"), ("✅ **Requirement 1.1** (Spec 002): drawn", "002/1.1"),
      ("✅ Requirement 1.1 of 002-icons: drawn", "002-icons/1.1"), ("✅ 002/1.1: drawn", "002/1.1"),
      ("✅ Requirements 1.1 (Spec 002), 1.2 (Spec 003): drawn", "002/1.1 003/1.2"),
      ("| 1.1 (Spec 002) | ✅ |", "002/1.1"), ("✅ Requirement 1.1 (spectacular): drawn", "1.1"),
      ("✅ Requirement 1.1 (Spec Review Protocol): drawn", "1.1"),
      ("✅ Requirement 1.1 (Spec icons): drawn", "icons/1.1"),
      ("✅ Requirement 1.1 (Spec Review): drawn", "1.1"),
    ]
  )
  func otherSpecs(_ text: String, _ expected: String) async {
    let table = text.hasPrefix("|") ? "| Requirement | Status |\n|---|---|\n" : ""
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(table)\(text)\n"
    ])
    #expect(reading.claims.map { ReferenceGrammarTests.written($0.reference) }.joined(separator: " ") == expected)
    #expect(reading.claims.allSatisfy { $0.gloss.hasSuffix("drawn") || !table.isEmpty })
  }

  @Test(
    "words that stand on the line below the number",
    arguments: [
      ("✅ Requirement 1.1:\n   the icon is drawn", "the icon is drawn"),
      ("- **1.1**:\n  the icon is drawn", "the icon is drawn"),
      ("✅ Requirement 1.1:\nthe icon is drawn", "the icon is drawn"),
      ("✅ Requirement 1.1\n\nthe icon is drawn", ""), ("- ✅ 1.1\n- of another kind", ""),
    ]
  )
  func wordsBelow(_ text: String, _ gloss: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(text)\n"
    ])
    #expect(reading.claims.map(\.gloss) == [gloss])
  }

  @Test(
    "words without their markup",
    arguments: [
      ("- **1.2 drawn** ✅", "drawn"), ("- **1.2 \u{2014} drawn**", "drawn"),
      ("- [Requirement 1.2](../requirements.md): ✅ drawn", "drawn"),
      ("- 1.2) drawn", "drawn"), ("- `1.2` drawn", "drawn"), ("| [1.2](../requirements.md) | drawn | ✅ |", "drawn"),
    ]
  )
  func gloss(_ text: String, _ gloss: String) async {
    let table = text.hasPrefix("|") ? "| Requirement | What | Status |\n|---|---|---|\n" : ""
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(table)\(text)\n"
    ])
    #expect(reading.claims.map(\.gloss) == [gloss])
  }

  @Test("a bold line that names a requirement heads the criteria below it")
  func boldRequirement() async {
    let text = "**Requirement 2: Sync**\n- AC 1: ✅ pulls\n- AC2 \u{2013} later\n"
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(text)"
    ])
    #expect(reading.claims.map(\.reference.local) == ["2", "2.1", "2.2"])
  }

  @Test("a heading does not borrow the mark of a claim about something else")
  func borrowedMark() async {
    let text = "### Requirement 14: Padding\n\nNot yet.\n\n✅ Requirements 1.1, 1.2: all\n"
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)"])
    #expect(reading.claims.map { $0.mark?.rawValue ?? "-" } == ["-", "✅", "✅"])
  }

  @Test(
    "sections about requirements in other languages",
    arguments: ["Conformidade com Requisitos", "Cumplimiento de requisitos", "Anforderungen", "受け入れ基準の確認", "验收标准"]
  )
  func sections(_ title: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## \(title)\n\n- ✅ **1.3**: drawn\n"
    ])
    #expect(reading.claims.map(\.reference.local) == ["1.3"])
  }

  @Test("a marked line that names what it is about is an item, wherever it stands")
  func items() async throws {
    let reading = await Reading([
      "completion/task-1-completion.md":
        "# Task 1 Completion: A\n\n## Done\n\n✅ The icon fits (Requirement 1.1)\n- ✅ All is well\n"
    ])
    let report = try #require(reading.corpus.specs.first?.reports.first)
    #expect(report.validationItems.map { $0.references.map(\.local) } == [["1.1"]])
    #expect(report.validationItems.map(\.text) == ["The icon fits (Requirement 1.1)"])
  }
}
