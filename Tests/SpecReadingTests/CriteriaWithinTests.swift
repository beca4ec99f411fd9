import SpecModel
import Testing

/// What is said of some criteria of a requirement is not claimed of the whole.
struct CriteriaWithinTests {
  private func reading(_ body: String) async -> Reading {
    await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements Compliance\n\n\(body)\n"
    ])
  }

  private func claims(_ reading: Reading) -> String {
    reading.claims.map(\.reference.local).joined(separator: " ")
  }

  @Test(
    "the criteria that a gloss lists are claimed, and no others",
    arguments: [
      ("✅ Requirement 1: 1.1, 1.2, 1.4", "1.1 1.2 1.4"), ("✅ Requirement 1 (1.1-1.2 only)", "1.1 1.2"),
      ("✅ Requirement 1: Login (1.1-1.3 only)", "1.1 1.2 1.3"), ("✅ Requirement 1: criteria 1.1, 1.2", "1.1 1.2"),
      ("✅ Requirement 1: done for 1.1 and 1.2", "1.1 1.2"),
      ("✅ Requirement 1: 3/4 criteria (1.1, 1.2, 1.4)", "1.1 1.2 1.4"),
      ("✅ Requirement 1: 1.1 (drawn), 1.2 (lit)", "1.1 1.2"),

      ("✅ FR-1: FR-1.1, FR-1.2", "FR-1.1 FR-1.2"),
    ]
  )
  func some(_ line: String, _ expected: String) async {
    let reading = await reading("- \(line)")
    #expect(claims(reading) == expected)
    #expect(reading.corpus.documents.flatMap(\.unreadableMentions).isEmpty)
  }

  @Test(
    "where it cannot be told which are met, none is claimed, and it is told",
    arguments: [
      ("✅ Requirement 1: everything but 1.3", "everything but 1.3"),
      ("✅ Requirement 1: Area 1 (1.3 deferred to v2)", "1.3 deferred to v2"),
      ("✅ Requirement 1, but 1.3 is still missing", "but 1.3 is still missing"),
      ("Requirement 1: 3 of 4 criteria met (1.3 open)", "1.3 open"), ("✅ Requirement 1: 3/4 criteria", "3/4"),
      ("✅ Requirement 1: 1.1, 1.2, 1.4 met, 1.3 not met", "1.3 not met"),
      ("✅ Requirement 1: 3 of 4 criteria met (1.3)", "3 of 4"),
      ("✅ Requirement 1: drawn (AC 3 is not met)", "AC 3 is not met"),
    ]
  )
  func unclear(_ line: String, _ told: String) async {
    let reading = await reading("- \(line)")
    #expect(claims(reading) == "")
    #expect(reading.corpus.documents.flatMap(\.unreadableMentions).map(\.text) == [told])
  }

  @Test(
    "the whole is claimed where other numbers stand beside it, or all are met",
    arguments: [
      "✅ Requirement 1: all 4 criteria met (1.1-1.4)", "✅ Requirement 1: Login (1.1-1.4)",
      "✅ Requirement 1: drawn as 1.2 demands",
      "✅ Requirement 1: done in task 1.2",
      "✅ Requirement 1 (Tasks 1.1, 1.2)", "✅ Requirement 1: 1.5 seconds at most", "✅ Requirement 1: WCAG 1.4 is met",
      "✅ Requirement 1: 4/4 criteria", "✅ Requirement 1: 47 of 48 tests", "✅ Requirement 1: shows 3 of 4 rows",
      "✅ Requirement 1: version 1.2 is read", "✅ Requirement 1: as 2.3 does but faster",
      "✅ Requirement 1: complete, 1.3 in green",
      "✅ Requirement 1: drawn, 1.3 fixed after review", "✅ Requirement 1: 1.3 no longer missing",
      "✅ Requirement 1: no open points in 1.1-1.4", "✅ Requirement 1: iOS, not Android 1.6",
    ]
  )
  func whole(_ line: String) async {
    let reading = await reading("- \(line)")
    #expect(claims(reading) == "1")
    #expect(reading.corpus.documents.flatMap(\.unreadableMentions).isEmpty)
  }

  @Test("a denial of the whole stays one, whatever it names")
  func denial() async {
    let reading = await reading("- ❌ Requirement 1: 1.3 is missing")
    #expect(reading.claims.map { "\($0.reference.local) \($0.mark?.rawValue ?? "-")" } == ["1 ❌"])
  }

  @Test(
    "cells of a table say it as well",
    arguments: [
      ("| Requirement | Status |\n|---|---|\n| 1 | ✅ (except 1.3) |", ""),
      ("| Requirement | Status |\n|---|---|\n| 2 | ✅ 2.1, 2.2; ❌ 2.3 |", ""),
      ("| Requirement | Status |\n|---|---|\n| 2 | ✅ 2.1, 2.2 |", "2.1 2.2"),
      ("| Requirement | Criteria met | Open |\n|---|---|---|\n| 1 | 3/4 | 1.3 |", ""),
      ("| Requirement | Status | Open |\n|---|---|---|\n| 1 | ✅ | 1.3 |", ""),
      ("| Requirement | Status | Open |\n|---|---|---|\n| 1 | ✅ | none |", "1"),
      ("| Requirement | Status | Evidence |\n|---|---|---|\n| 1 | ✅ | tests for 1.1, 1.2 |", "1"),
      ("| Requirement | Status | Notes |\n|---|---|---|\n| 1 | ✅ | 1.1, 1.2 |", "1.1 1.2"),
    ]
  )
  func cells(_ table: String, _ expected: String) async {
    let reading = await reading(table)
    #expect(claims(reading) == expected)
    #expect(reading.corpus.documents.flatMap(\.unreadableMentions).isEmpty != expected.isEmpty)
  }
}
