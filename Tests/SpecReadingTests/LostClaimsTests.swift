import SpecModel
import Testing

/// What reports of real folders claim, and was lost.
struct LostClaimsTests {
  private func claims(_ text: String, in name: String = "completion/task-1-completion.md") async -> [String] {
    await Reading([name: text]).claims.map { "\($0.reference.local) \($0.mark?.rawValue ?? "-")" }
  }

  @Test(
    "a report is one by its name, and by what it claims",
    arguments: [
      "TASK_1_COMPLETE.md", "TASK_1_SUMMARY.md", "task-1-summary.md", "task_1_report.md", "docs/TASK_1_COMPLETE.md",
      "TASK-1.1-COMPLETION-REPORT.md", "INTEGRATION_COMPLETION_REPORT.md", "IMPLEMENTATION_SUMMARY.md",
      "test-results.md",
      "docs/task-1-verification.md", "CHECKPOINT_12.md",
    ]
  )
  func names(_ name: String) async {
    let text = "# How it went\n\n## Requirements Validated\n\n- ✅ Requirement 1.1: drawn\n"
    #expect(await claims(text, in: name) == ["1.1 ✅"])
    // What claims nothing sums something up.
    #expect(await claims("# How it went\n\nRequirement 1.1 asks for a line.\n", in: name).isEmpty)
  }

  @Test("a document of another name is none", arguments: ["notes.md", "feedback.md", "design-outline.md"])
  func otherNames(_ name: String) async {
    #expect(await claims("# A\n\n- ✅ Requirement 1.1: drawn\n", in: name).isEmpty)
  }

  @Test(
    "lists of numbers behind a label",
    arguments: [
      "**Satisfies Requirements: 1.1, 1.2**", "**Satisfies Requirements:** 1.1, 1.2",
      "**Validated Requirements**: 1.1, 1.2",
      "**满足需求**: Requirements 1.1, 1.2", "**验证需求：** 1.1, 1.2", "**満たした要件**: 1.1, 1.2", "**충족 요구사항**: 1.1, 1.2",
      "**Requisitos atendidos**: 1.1, 1.2", "Covers Requirements: 1.1, 1.2",
    ]
  )
  func lists(_ line: String) async {
    #expect(await claims("# Task 1 Completion\n\n## Caching\n\nIt caches.\n\n\(line)\n") == ["1.1 -", "1.2 -"])
  }

  @Test(
    "a plain label claims where the words behind the numbers do",
    arguments: [
      ("1.1, 1.2 satisfied", "1.1 -|1.2 -"), ("1.1, 1.2 are met", "1.1 -|1.2 -"), ("1.1, 1.2 (all met)", "1.1 -|1.2 -"),
      ("1.1 not met", "1.1 ❌"), ("✅ 1.1 not met", "1.1 ❌"), ("1.1, 1.2 (not implemented yet)", "1.1 ⏳|1.2 ⏳"),
      ("1.1, 1.2", ""),
      ("1.1, 1.2 are met by the other task", ""), ("1.1 (the lid)", ""),
    ]
  )
  func words(_ list: String, _ expected: String) async {
    let claims = await claims("# Task 1 Completion\n\n**Requirements:** \(list)\n")
    #expect(claims.joined(separator: "|") == expected)
  }

  @Test(
    "the path of a file claims nothing, and what a spec leads does",
    arguments: [
      ("`specs/001-reader/design.md`", ""), ("specs/001-reader/design.md - updated", ""),
      ("✅ `tests/001-smoke/run.sh`", ""), ("`docs/001-notes/1.md`", ""), ("`fixtures/3.2/book.json`", ""),
      ("`notes/1.md`", ""), ("`src/001_reader/a.swift`", ""), ("013/4.1: drawn", "013/4.1 -"),
      ("013/4.1-4.2: drawn", "013/4.1 -|013/4.2 -"), ("_013/4.1_: drawn", "013/4.1 -"), ("013/4.1. Drawn", "013/4.1 -"),
    ]
  )
  func paths(_ line: String, _ expected: String) async {
    let claims = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion\n\n## Artifacts\n\n- \(line)\n"
    ]).claims.map { "\($0.reference.spec.map { "\($0)/" } ?? "")\($0.reference.local) \($0.mark?.rawValue ?? "-")" }
    #expect(claims.joined(separator: "|") == expected)
  }

  @Test("the same with a mark, bold as a whole")
  func marked() async {
    #expect(await claims("# Task 1 Completion\n\n## A\n\n- ✅ **Requirements: 1.1, 7.4**\n") == ["1.1 ✅", "7.4 ✅"])
  }

  @Test("headings that end in what they are about, in a chapter of claims")
  func headings() async {
    let text = """
      # Task 1 Completion

      ## ✅ Requirements Validated

      ### Core Navigation (Requirement 1.1) ✅

      It works.

      ### Friend Tab (Requirements 16.1-16.3) ✅

      ## Notes

      ### Later work (Requirement 2.1)
      """
    #expect(await claims(text) == ["1.1 ✅", "16.1 ✅", "16.2 ✅", "16.3 ✅"])
  }

  @Test(
    "numbers behind the first, each with words of its own",
    arguments: [
      ("✅ 2.1 drawn, 2.7 moved", "2.1 ✅|2.7 ✅"), ("- ✅ 2.1: drawn; 2.7: moved; 2.8: shut", "2.1 ✅|2.7 ✅|2.8 ✅"),
      ("✅ 2.1 (drawn), 2.7 (moved)", "2.1 ✅|2.7 ✅"), ("- Requirement 2.1 - drawn, 3.1 - moved", "2.1 -|3.1 -"),
      ("- 2.1: drawn, 3.1: moved ❌", "2.1 ❌"), ("❌ Requirement 2.1: drawn, 3.1: moved; 3.2: shut", "2.1 ❌|3.1 ❌|3.2 ❌"),
      ("- Requirement 2.1: drawn, 1.5 - 2 times", "2.1 -"), ("- Requirement 2.1: a ratio, 4.5:1", "2.1 -"),
      // Of these the second one measures something, or may.
      ("✅ 2.1 grows by one, 1.5 and two times", "2.1 ✅"), ("✅ 2.1 drawn at 1.25, 1.5 wide", "2.1 ✅"),
      ("✅ 2.1 waits, 1.5 seconds long", "2.1 ✅"), ("✅ 2.1: drawn, 1.5 wide", "2.1 ✅"),
    ]
  )
  func worded(_ line: String, _ expected: String) async {
    let claims = await claims("# Task 1 Completion\n\n## Requirements Compliance\n\n\(line)\n")
    #expect(claims.joined(separator: "|") == expected)
  }

  @Test(
    "a word that stands for the mark needs no colon before a reference",
    arguments: [
      ("- PASS 9.7: drawn", "9.7 ✅"), ("- FAIL Requirement 1.2: not drawn", "1.2 ❌"), ("PASSED 1.1 — drawn", "1.1 ✅"),
      ("- PASS 2.5 times in a row", ""), ("- OK 200: all is well", ""), ("- FAIL 1.5 s", ""),
    ]
  )
  func leadingWords(_ line: String, _ expected: String) async {
    let claims = await claims("# Task 1 Completion\n\n## Requirements Compliance\n\n\(line)\n")
    #expect(claims.joined(separator: "|") == expected)
  }
}
