import Findings
import SpecModel
import Testing

/// References that the end of a line parts in two.
@Suite("Wrapped references")
struct WrappedReferenceTests {
  /// Each with the lines and columns it stands at.
  private func read(_ text: String, _ name: String = "design.md") async throws -> [Reference] {
    let reading = await Reading([name: text, "notes.txt": ""])
    return try #require(reading.corpus.documents.first { $0.path.text.hasSuffix(name) }).mentions
  }

  private static func placed(_ reference: Reference) -> String {
    let (start, end) = (reference.location.range.start, reference.location.range.end)
    let tail = start.line == end.line ? "\(end.column)" : "\(end.line):\(end.column)"
    return "\(ReferenceGrammarTests.written(reference))@\(start.line):\(start.column)-\(tail)"
  }

  @Test(
    "one is read where its number stands",
    arguments: [
      ("the picture stands at Requirement\n2.9, which says so", "2.9@2:1-4"),
      ("Requirements\n2.2 and 2.3 say", "2.2@2:1-4 2.3@2:9-12"),
      ("see Requirements 2.1,\n2.2 and 2.3", "2.1@1:5-21 2.2@2:1-4 2.3@2:9-12"),
      ("see Requirements 2.1,\n2.2,\n2.3", "2.1@1:5-21 2.2@2:1-4 2.3@3:1-4"),
      ("see Requirements 2.1\nand 2.2", "2.1@1:5-21 2.2@2:5-8"),
      ("see Requirements 2.1 and\n2.2", "2.1@1:5-21 2.2@2:1-4"),
      ("see Req.\n2.1 here", "2.1@2:1-4"), ("see Spec 013,\nRequirement 4.1", "013/4.1@2:1-16"),
      ("see Requirement 4.1\n(Spec 013)", "013/4.1@1:5-20"), ("see **Requirement**\n**2.9**", "2.9@2:1-6"),
      ("see Requirements 2.1 to\n2.3", "2.1@1:5-2:4 2.2@1:5-2:4 2.3@1:5-2:4"),
      ("see Requirement 2\nAC 3", "2.3@1:5-2:5"), ("see Requirement 2, Acceptance\nCriterion 3", "2.3@1:5-2:12"),
      ("see Requirement\n7. The next one", "7@2:1-2"), ("as R2 AC\n3 says", "2.3@1:4-2:2"),
      ("- an item at Requirement\n  2.9", "2.9@2:3-6"), ("> a quote at Requirement\n> 2.9", "2.9@2:3-6"),
      ("> - both at Requirement\n>   2.9", "2.9@2:5-8"), ("- [ ] at Requirement\n  2.9", "2.9@2:3-6"),
      ("as Requirement\n2.1 and Requirement\n2.2 say", "2.1@2:1-4 2.2@3:1-4"),
      ("as Requirement\r\n2.9 says", "2.9@2:1-4"),
      ("**Requirements**: 2.1,\n2.2", "2.1@1:19-22 2.2@2:1-4"), ("要件\n2.1 と", "2.1@2:1-4"),
    ]
  )
  func wrapped(_ text: String, _ expected: String) async throws {
    #expect(try await read(text).map(Self.placed).joined(separator: " ") == expected)
  }

  @Test(
    "what the one line names, the two name",
    arguments: [
      "a hard requirement\n2 of them", "a hard requirement\nof 2.1 of them", "the requirement\n16 GB of memory",
      "PCI DSS\nRequirement 3.4", "GDPR requirement\n17", "Documentation Requirements\nare listed",
      "as Requirement\nX says",
      "the `Requirement\n1.1` is code", "prerequirement\n1.1", "version\n1.2 of it", "013-text-input\n4.1",
      "Requirement 4\nof RFC 7230",
      "Requirements 2.1, and\nfurther 2.2", "Requirement IV, Requirement\nIV", "2 and\n3 of Requirement 4",
      "official requirements\n1.2",
    ]
  )
  func same(_ text: String) async throws {
    let one = try await read(text.replacing("\n", with: " ")).map(ReferenceGrammarTests.written)
    #expect(try await read(text).map(ReferenceGrammarTests.written) == one)
  }

  @Test(
    "nothing goes on past the end of its block",
    arguments: [
      "at Requirement\n\n2.9 says", "at Requirement\n# 2.9 of it", "- at Requirement\n- 2.9 says",
      "- at Requirement\n1. One of them",
      "| at Requirement |\n|---|\n| 2.9 |", "at Requirement\n```\n2.9\n```", "at Requirement\n<div>\n2.9\n</div>",
      "at Requirement\n---\n2.9", "Requirements\n2. The page", "Requirements\n2 servers", "Requirements  \n2.9 says",
      "# Requirement\n2.9 says",
      "<div>\nRequirement\n2.9\n</div>", "at Requirement\n> 2.9 says", "```\nRequirement\n2.9\n```",
    ]
  )
  func apart(_ text: String) async throws { #expect(try await read(text).isEmpty) }

  @Test("what a line defines goes on with none above it")
  func defined() async throws {
    let text =
      "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1.1 WHEN a THEN b SHALL c, as in Requirement\n1.2 WHEN d THEN e SHALL f\n"
    #expect(try await read(text, "requirements.md").isEmpty)
  }

  @Test("thousands of them give no more than a document may, and end", .timeLimit(.minutes(5)))
  func flood() async throws {
    for line in [
      "at Requirement\n", "Requirements 1.1-1.200,\n", "1.1, Requirement\n", "Requirement 2.1\nand ",
      "(Requirement\n1.1-1.200 ",
    ] {
      let text = String(repeating: line, count: 5000)
      #expect(try await read(text).count <= 1 << 13)
    }
  }
}
