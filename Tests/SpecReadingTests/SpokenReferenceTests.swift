import Findings
import SpecModel
import Testing

/// References as sentences hold them: between parentheses, behind words of other languages, joined by words.
@Suite("Spoken references")
struct SpokenReferenceTests {
  private func read(_ text: String) async throws -> String {
    let reading = await Reading([
      "design.md": "# Design\n\n\(text)\n", "notes.txt": "",
    ])
    let design = try #require(reading.corpus.documents.first { $0.path.text.hasSuffix("design.md") })
    return design.mentions.map(ReferenceGrammarTests.written).joined(separator: " ")
  }

  @Test(
    "a parenthesis behind the word holds its numbers",
    arguments: [
      ("tests align with the requirements (1.1, 1.3, 8.1)", "1.1 1.3 8.1"),
      ("its touch requirements (13.1-13.2, 16.4) hold", "13.1 13.2 16.4"), ("this requirement (2.1) holds", "2.1"),
      ("its **requirements** (2.1)", "2.1"), ("the acceptance criteria (2.1, 2.2) hold", "2.1 2.2"),
      ("[Icons](../001-icons/requirements.md) - colour requirements (3.1)", "001-icons/3.1"),
      ("the requirements (2.1) of Spec 002", "002/2.1"),
      // Sizes, counts and standards.
      ("contrast requirements (4.5:1 for text)", ""), ("contrast requirements (8.6:1 vs 4.5:1)", ""),
      ("the requirements (3)", ""), ("the requirements (1.0)", ""), ("WCAG requirements (2.1)", ""),
      ("the requirements (see 2.1)", ""),
    ]
  )
  func enclosed(_ text: String, _ expected: String) async throws {
    #expect(try await read(text) == expected)
  }

  @Test(
    "a word joins a second one that has a dot in it",
    arguments: [
      ("Requirement 1.1 as well as 2.2", "1.1 2.2"), ("Requirement 1.1, as well as 2.2", "1.1 2.2"),
      ("Requirement 1.1/2.2 holds", "1.1 2.2"), ("Requirement 1.1 or 2.2.", "1.1 2.2"),
      ("Requirement 1.1 plus 2.2", "1.1 2.2"), ("Requirement 1.1 or 2.2-2.3", "1.1 2.2 2.3"),
      ("Requirement 1.3 or 2 columns", "1.3"), ("Requirement 1.3/2", "1.3"), ("Requirement 1.3 or 2.5 px", "1.3"),
      ("Requirement 1.3 or 2.5%", "1.3"), ("Requirement 1.3 or 2.0", "1.3"), ("Requirement 1.3 or 2.1.4", "1.3"),
    ]
  )
  func joined(_ text: String, _ expected: String) async throws {
    #expect(try await read(text) == expected)
  }

  @Test(
    "the word for it says what a number is, in any language",
    arguments: [
      ("Wie Anforderung 2.1 verlangt", "2.1"), ("Siehe die Anforderungen 2.1 und 2.2", "2.1 2.2"),
      ("die Sicherheitsanforderung 2.1", "2.1"), ("comme l'exigence 2.1 le demande", "2.1"),
      ("по требованию 2.1", "2.1"), ("yêu cầu 2.1", "2.1"), ("wymaganie 2.1", "2.1"), ("Abnahmekriterium 2.1", "2.1"),
      ("Aufgabe 2.1", ""), ("Versione 2.1", ""),
    ]
  )
  func foreign(_ text: String, _ expected: String) async throws {
    #expect(try await read(text) == expected)
  }

  @Test(
    "a criterion is one of the requirements, unless another word says whose",
    arguments: [
      ("bound by criterion 2.1", "2.1"), ("bound by criteria 2.1 and 2.2", "2.1 2.2"), ("See Criterion 2.1", "2.1"),
      ("as R2-AC1 says", "2.1"), ("Success Criterion 2.1", ""), ("success criterion 2.1", ""),
      ("exit criteria 1.2", ""), ("WCAG criterion 2.1", ""), ("the Release Criterion 2.1", ""),
    ]
  )
  func criteria(_ text: String, _ expected: String) async throws {
    #expect(try await read(text) == expected)
  }
}
