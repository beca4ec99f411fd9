import Findings
import SpecModel
import Testing

/// Criteria that stand in a parenthesis behind their requirement: never the whole of it, and never nothing.
struct EnclosedCriteriaTests {
  private func citation(_ list: String) async throws -> Citation {
    let reading = await Reading(["tasks.md": "- [ ] 1. Do\n  - _Requirements: \(list)_\n"])
    return try #require(reading.tasks.first?.citations.first)
  }

  @Test(
    "criteria in parentheses are those of the requirement",
    arguments: [
      ("Requirement 1 (criterion 2), 2", "1.2 2"), ("1 (criteria 2, 3)", "1.2 1.3"),
      ("Requirement 1 (acceptance criteria 8, 9)", "1.8 1.9"), ("1 (acceptance criteria 2-3), 2.1", "1.2 1.3 2.1"),
      ("1 (criterion 2 and criterion 3)", "1.2 1.3"), ("1 (items 2 & 3)", "1.2 1.3"), ("1 (#2)", "1.2"),
      ("1 (Criteria: 2)", "1.2"), ("1 (criteria 1.2, 1.3)", "1.2 1.3"), ("FR-1 (criterion 2)", "FR-1.2"),
      ("US-1 (scenario 2)", "US-1.2"), ("Requirement 1 (criterios 2, 3)", "1.2 1.3"), ("1 (critères 2, 3)", "1.2 1.3"),
      ("Requirement 1 (Kriterien 2 und 3)", "1.2 1.3"), ("要件1(基準2)", "1.2"), ("要件1（受入基準 2、3）", "1.2 1.3"),
      ("1 (only criterion 2)", "1.2"), ("1 (criterion 2 only)", "1.2"), ("1 (criterion 2: the error)", "1.2"),
      ("**Requirement 1** (criterion 2)", "1.2"), ("Requirement 2 criterio 1", "2.1"),
      ("013/1 (criterion 2)", "013/1.2"),
      ("1.(2)", "1.2"), ("1.(1-3)", "1.1 1.2 1.3"), ("1.(1,2), 2.(3)", "1.1 1.2 2.3"), ("1(1-3)", "1.1 1.2 1.3"),
      ("1 (first criterion), 2", "1.1 2"), ("Requirement 1 (2nd criterion)", "1.2"), ("1 (first draft)", "1"),
      ("Requirement 1 [AC 2], 2.1", "1.2 2.1"), ("1 [criteria 2, 3]", "1.2 1.3"), ("1 [see below]", "1"),
      ("1.1-1.4 (except 1.2), 2.1", "1.1 1.3 1.4 2.1"), ("1.1-1.4 (without 1.2-1.3)", "1.1 1.4"),
      ("1.1-1.3 (all but AC 2)", "1.1 1.3"), ("R1-R4 (except R2, R3)", "1 4"), ("1.1, 1.2, 2.1 (not 1.2)", "1.1 2.1"),
      ("1 (partly)", "1"), ("1 (3 criteria)", "1"), ("1 (see task 2)", "1"),
    ]
  )
  func criteria(_ list: String, _ expected: String) async throws {
    let citation = try await citation(list)
    #expect(citation.references.map(ReferenceGrammarTests.written).joined(separator: " ") == expected, "\(list)")
    #expect(citation.unreadable.isEmpty, "\(list)")
  }

  @Test(
    "which of them are meant, nobody can tell",
    arguments: [
      ("1 (AC 2 and up), 2", "2", "1 (AC 2 and up)"), ("1 (criteria 2, 3 excluded)", "", "1 (criteria 2, 3 excluded)"),
      ("1 (criterion 2.1)", "", "1 (criterion 2.1)"), ("1-3 (AC 2)", "", "1-3 (AC 2)"),
      ("1 (except AC 2), 2", "2", "(except AC 2)"), ("1 (except 1.2), 2; 2.1", "2 2.1", "(except 1.2)"),
      ("1.(2 of them)", "", "1.(2 of them)"), ("1 (all but 1.2)", "", "(all but 1.2)"),
      ("1.1-1.4 (except 1.7)", "1.1 1.2 1.3 1.4", "(except 1.7)"), ("1.1-2.2 (except 1.2)", "", "(except 1.2)"),
      ("1 (first two criteria)", "", "1 (first two criteria)"), ("1 (last criterion), 2", "2", "1 (last criterion)"),
    ]
  )
  func unreadable(_ list: String, _ expected: String, _ told: String) async throws {
    let citation = try await citation(list)
    #expect(citation.references.map(ReferenceGrammarTests.written).joined(separator: " ") == expected, "\(list)")
    #expect(citation.unreadable.map(\.text) == [told], "\(list)")
  }

  @Test(
    "a report claims no more than the criteria in the parenthesis",
    arguments: [
      ("✅ Requirement 1 (criterion 2): shows an error", "1.2"), ("✅ Requirement 1 (criteria 2, 3): x", "1.2 1.3"),
      ("✅ 8.(1-2): x", "8.1 8.2"), ("✅ Requirement 1 (criteria 5/5): x", "1"), ("✅ Requirement 1 (#45): x", "1"),
      ("✅ Requirement 1 (first criterion): x", "1.1"), ("✅ Requirement 1 [AC 2]: x", "1.2"),
      ("✅ 1.1-1.3 (except 1.2): x", "1.1 1.3"), ("✅ 1.1-1.3: all except 1.2", "1.1 1.3"),
      ("✅ Requirement 1 (except for iOS): x", "1"), ("✅ Requirement 1 (not 2 columns): x", "1"),
      ("✅ 1.1-1.3: all met except 1.2", "1.1 1.3"), ("✅ Requirement 1: met on all but 2 lamps", "1"),
      ("✅ Requirement 1 (criteria 5 of 5 met)", "1"), ("✅ Requirement 1 (item 5 px wide)", "1"),
    ]
  )
  func claims(_ line: String, _ expected: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n- \(line)\n"
    ])
    #expect(
      reading.claims.map(\.reference).map(ReferenceGrammarTests.written).joined(separator: " ") == expected,
      "\(line)"
    )
  }

  @Test(
    "a report that leaves a criterion out claims none of the requirement, and hears of it",
    arguments: [
      ("- ✅ Requirement 1 (except 1.2): x", "(except 1.2)"), ("- ✅ Requirement 1: all but AC 2", "all but AC 2"),
      ("- ✅ Requirement 1 (last criterion): x", "Requirement 1 (last criterion)"),
      ("- ✅ 1.1-2.2 (without 1.2)", "(without 1.2)"),
      ("| Requirement | Status |\n|---|---|\n| Requirement 1 (except 1.2) | ✅ |", "(except 1.2)"),
    ]
  )
  func exceptions(_ line: String, _ told: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(line)\n"
    ])
    #expect(reading.claims.isEmpty)
    #expect(reading.corpus.documents.flatMap(\.unreadableMentions).map(\.text) == [told])
  }

  @Test(
    "what another cell of the row leaves out is not claimed",
    arguments: [
      ("1.1-1.3 | ✅ | all except 1.2", "1.1 1.3"), ("1.1-1.3 | ✅ all but AC 2 | drawn", "1.1 1.3"),
      ("1.1, 1.2, 1.3 | ✅ | met except 1.2", "1.1 1.3"), ("Req 1 | ✅ | all except iOS", "1"),
      ("1.1-1.3 | ✅ | without 2 columns", "1.1 1.2 1.3"), ("1.1 | ✅ | all but 1.2", "1.1"),
      ("Req 1 | ✅ | all except 1.2", ""),
    ]
  )
  func cells(_ row: String, _ expected: String) async {
    let table = "| Requirement | Status | Notes |\n|---|---|---|\n| \(row) |\n"
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(table)"
    ])
    #expect(reading.claims.map(\.reference.local).joined(separator: " ") == expected)
    #expect(reading.corpus.documents.flatMap(\.unreadableMentions).isEmpty != expected.isEmpty)
  }

  @Test("prose that leaves a criterion out names the requirement")
  func prose() async {
    let reading = await Reading(["notes.md": "As Requirement 1 (except 1.2) says, and 3.1 (last criterion).\n"])
    let document = reading.corpus.documents.first
    #expect(document?.mentions.map(\.local) == ["1"] && document?.unreadableMentions.isEmpty == true)
  }

  @Test("what a property validates is no more than them, either")
  func properties() async {
    let text = "### Property 1: A\n\n**Validates: Requirement 1 (criteria 2, 3)**\n"
    let reading = await Reading(["design.md": text])
    let validated = reading.corpus.specs.flatMap(\.properties).flatMap(\.validates).flatMap(\.references)
    #expect(validated.map(\.local) == ["1.2", "1.3"])
  }
}
