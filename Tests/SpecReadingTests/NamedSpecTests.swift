import Files
import SpecModel
import Testing

/// Most folders of specs bear no number: that one of the name exists tells it from other words.
struct NamedSpecTests {
  private static let requirements = """
    ### Requirement 1: Export

    #### Acceptance Criteria

    1. WHEN asked THEN it SHALL export
    2. WHEN done THEN it SHALL say so
    """

  private func workspace(_ files: [String: String]) async -> Reading {
    var all = files
    for spec in ["import-files", "billing-export", "plain"] {
      all["specs/\(spec)/requirements.md"] = Self.requirements
    }
    return await Reading(FileAccess.inMemory(all))
  }

  @Test(
    "a citation that names another spec by its folder",
    arguments: [
      ("1.1 of billing-export", "billing-export/1.1"), ("1.1 (billing-export)", "billing-export/1.1"),
      ("billing-export: 1.1, 1.2", "billing-export/1.1 billing-export/1.2"),
      ("billing-export 1.1", "billing-export/1.1"), ("`billing-export` R1.1", "billing-export/1.1"),
      ("billing-export#1.1", "billing-export/1.1"), ("1.1 (plain)", "1.1"), ("1.1 (no-such-thing)", "1.1"),
      ("1.1 of `billing-export`", "billing-export/1.1"), ("1.1, 1.2 (billing-export-2)", "1.1 1.2"),
      ("1.1 (billing-export jobs), 1.2", "1.1 1.2"), ("1.1 (billing-export spec)", "billing-export/1.1"),
    ]
  )
  func citation(_ list: String, _ expected: String) async throws {
    let reading = await workspace([
      "specs/import-files/tasks.md": "- [ ] 1. Do\n  - _Requirements: \(list)_\n"
    ])
    let citation = try #require(reading.tasks.first?.citations.first)
    #expect(citation.unreadable.isEmpty)
    #expect(citation.references.map(ReferenceGrammarTests.written).joined(separator: " ") == expected)
  }

  @Test(
    "a numbered folder before a number, wherever it stands in a list, is no requirement",
    arguments: [
      ("1.1, 002-boats 1.1", "1.1 002-boats/1.1"), ("002-boats 2.1", "002-boats/2.1"),
      ("002-boats:2.1", "002-boats/2.1"), ("002-boats#2.1", "002-boats/2.1"),
      ("002-boats: 1.1, 1.2", "002-boats/1.1 002-boats/1.2"),
      ("002-boats Requirement 2.1", "002-boats/2.1"), ("Requirement 002-boats 1.1", "002-boats/1.1"),
      ("002-boats/2.1", "002-boats/2.1"), ("054a-figma 1.2, 003-toll 1", "054a-figma/1.2 003-toll/1"),
    ]
  )
  func numberedFolder(_ list: String, _ expected: String) async throws {
    let reading = await workspace(["specs/import-files/tasks.md": "- [ ] 1. Do\n  - _Requirements: \(list)_\n"])
    let citation = try #require(reading.tasks.first?.citations.first)
    #expect(citation.unreadable.isEmpty)
    #expect(citation.references.map(ReferenceGrammarTests.written).joined(separator: " ") == expected)
  }

  @Test(
    "behind a numbered folder, numbers are of its spec up to a semicolon, and of nobody knows which where own ones stand before it",
    arguments: [
      ("1.1, 002-boats 1.1, 1.2", "1.1 002-boats/1.1", ["1.2"]),
      ("1.1, 002-boats 1.1, 1.2-1.4 and 2", "1.1 002-boats/1.1", ["1.2-1.4", "2"]),
      ("1.1 as before, 002-boats 1.1, 1.2", "1.1 002-boats/1.1", ["1.2"]),
      ("1.1; 002-boats 1.1, 1.2", "1.1 002-boats/1.1 002-boats/1.2", []),
      ("1.1, 002-boats 1.1; 1.2", "1.1 002-boats/1.1", ["1.2"]),
      ("1.1; 002-boats 1.1; 1.2", "1.1 002-boats/1.1", ["1.2"]),
      ("1.1; 002-boats 1.1, 1.2; 1.3", "1.1 002-boats/1.1 002-boats/1.2 1.3", []),
      ("002-boats 1.1; 1.2", "002-boats/1.1 002-boats/1.2", []),
      ("002-boats 1.1, 1.2; 1.3", "002-boats/1.1 002-boats/1.2 1.3", []),
      ("1.1, 002-boats 1.1, Requirement 1.2", "1.1 002-boats/1.1 1.2", []),
      ("1.1, 002-boats 1.1, 003-toll 1.2", "1.1 002-boats/1.1 003-toll/1.2", []),
      ("1.2, 002/1.1, 2.1", "1.2 002/1.1 2.1", []),
    ]
  )
  func folderBetween(_ list: String, _ expected: String, _ unreadable: [String]) async throws {
    let reading = await workspace(["specs/import-files/tasks.md": "- [ ] 1. Do\n  - _Requirements: \(list)_\n"])
    let citation = try #require(reading.tasks.first?.citations.first)
    #expect(citation.references.map(ReferenceGrammarTests.written).joined(separator: " ") == expected)
    #expect(citation.unreadable.map(\.text) == unreadable)
    #expect(citation.unreadable.allSatisfy { $0.cause == .eitherSpec("002-boats") })
  }

  @Test(
    "a numbered folder in a claim",
    arguments: [
      "✅ Requirement 002-boats 1.1: drawn", "✅ 002-boats 1.1: drawn", "- ✅ Requirements 002-boats 1.1: drawn",
      "✅ 002-boats Requirement 1.1: drawn",
    ]
  )
  func claimedFolder(_ line: String) async {
    let reading = await workspace([
      "specs/import-files/completion/task-1-completion.md": "# Task 1 Completion\n\n## Requirements\n\n\(line)\n"
    ])
    #expect(reading.claims.map { ReferenceGrammarTests.written($0.reference) } == ["002-boats/1.1"])
    #expect(reading.claims.map(\.gloss) == ["drawn"])
  }

  @Test(
    "a sentence that says that the name is a spec's",
    arguments: [
      "The 009-fix spec, Requirement 1.1.", "The 009-fix spec (Requirement 1.1)",
      "The `009-fix` spec's Requirement 1.1",
      "[Requirement 1.1](sub/requirements.md#requirement-1)",
    ]
  )
  func mention(_ line: String) async {
    let reading = await workspace([
      "specs/import-files/design.md": line, "specs/009-fix/requirements.md": Self.requirements,
      "specs/import-files/sub/requirements.md": Self.requirements,
    ])
    let mentions = reading.corpus.documents.flatMap(\.mentions)
    #expect(
      mentions.map { ReferenceGrammarTests.written($0) } == [
        line.contains("sub/") ? "import-files/sub/1.1" : "009-fix/1.1"
      ]
    )
  }

  @Test(
    "a claim that names another spec by its folder",
    arguments: [
      ("- ✅ Requirement 1.1 (billing-export): shown", "billing-export/1.1"),
      ("✅ Requirement 1.2 of billing-export: shown", "billing-export/1.2"),
      ("- ✅ Requirement 1.1 (dark-mode): shown", "1.1"),
      ("- ✅ Requirement 1.1 (billing-export jobs included): shown", "1.1"),
      ("- ✅ Requirement 1.2 in billing-export jobs: shown", "1.2"),
      ("- ✅ Requirement 1.2 of billing-export - shown", "billing-export/1.2"),
    ]
  )
  func claim(_ line: String, _ expected: String) async throws {
    let reading = await workspace([
      "specs/import-files/completion/task-1-completion.md": "# Task 1 Completion\n\n## Requirements\n\n\(line)\n"
    ])
    let claims = reading.claims
    #expect(claims.map { ReferenceGrammarTests.written($0.reference) } == [expected])
  }
}
