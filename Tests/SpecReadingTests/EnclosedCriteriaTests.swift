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
      ("1.(2 of them)", "", "1.(2 of them)"),
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

  @Test("what a property validates is no more than them, either")
  func properties() async {
    let text = "### Property 1: A\n\n**Validates: Requirement 1 (criteria 2, 3)**\n"
    let reading = await Reading(["design.md": text])
    let validated = reading.corpus.specs.flatMap(\.properties).flatMap(\.validates).flatMap(\.references)
    #expect(validated.map(\.local) == ["1.2", "1.3"])
  }
}
