import Findings
import SpecModel
import Testing

/// Labels and tables by which a design says what its parts have to do with: what they name is looked up, whether the spec has it or not.
struct CoverageLabelTests {
  private func named(_ design: String) async throws -> (references: String, unreadable: [String]) {
    let reading = await Reading(["design.md": "# Design\n\n### Login\n\n\(design)\n"])
    let document = try #require(reading.corpus.documents.first { $0.path.name == "design.md" })
    return (
      document.mentions.map(ReferenceGrammarTests.written).joined(separator: " "),
      document.unreadableMentions.map(\.text)
    )
  }

  @Test(
    "a label names requirements",
    arguments: [
      ("- **Requirements covered**: 1.1, 77.3", "1.1 77.3"), ("**Related requirements:** 77.4", "77.4"),
      ("- **Requirement IDs**: 77.5", "77.5"), ("**対応要件**: 77.6", "77.6"), ("对应需求：77.7", "77.7"),
      ("Satisfies: 77.7", "77.7"), ("- **Implements:** 1.1-1.2, 3.1", "1.1 1.2 3.1"), ("_Addresses: 1.1_", "1.1"),
      ("Traces: 77.8", "77.8"), ("Implements: OAuth 2.1", ""), ("Implements: the protocol", ""),
      ("Satisfies: 4.5:1 contrast", ""), ("Covers: 16.7 ms", ""), ("Covers: 3 columns", ""), ("Implements: 2.0", ""),
      ("- [ ] Implements: 1.1", ""), ("Related: 2.1", ""),
    ]
  )
  func labels(_ line: String, _ expected: String) async throws {
    #expect(try await named(line).references == expected, "\(line)")
  }

  @Test("in a table of fields a row names requirements")
  func fields() async throws {
    let table =
      "| Field | Detail |\n|---|---|\n| Intent | Checks |\n| Requirements | 1.1, 77.1 |\n| Version | 2.1, 2.2 |"
    #expect(try await named(table).references == "1.1 77.1")
    let machines = "## System Requirements\n\n| Name | Detail |\n|---|---|\n| Requirements | 10.15 |"
    #expect(try await named(machines).references.isEmpty)
  }

  @Test("a column names requirements, whatever stands beside it")
  func columns() async throws {
    let table = """
      | Component | Layer | Intent | Req Coverage | Key Dependencies (P0/P1) | Contracts |
      |---|---|---|---|---|---|
      | Login | Core | Checks | 1.1, 77.2 | Store (P0) | Service |
      | Logout | Core | Checks | 2.1-2.3 | Store (P0) | Service |
      | Lid | Core | Checks | 3.1 3.2 | Store (P0) | Service |
      """
    let read = try await named(table)
    #expect(read.references == "1.1 77.2 2.1 2.2 2.3 3.1")
    #expect(read.unreadable == ["3.2"])
  }
}
