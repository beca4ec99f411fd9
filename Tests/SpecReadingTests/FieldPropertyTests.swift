import Findings
import SpecModel
import SpecReading
import Testing

/// Habits of properties and of prose met in the folders of other teams: one each, in the smallest document.
struct FieldPropertyTests {
  @Test(
    "what a property validates, at the end of a sentence",
    arguments: [
      "*For any* lid it is shut. **Validates: Requirements 1.1, 1A.2**", "For any lid (_Validates: 1.1, 1A.2_)",
      "**Validates: Requirements 1.1, 1A.2**",
    ]
  )
  func validates(_ line: String) async {
    let reading = await Reading(["design.md": "### Property 1: A\n\n\(line)\n"])
    let validated = reading.corpus.specs.flatMap(\.properties).flatMap(\.validates).flatMap(\.references)
    #expect(validated.map(\.local) == ["1.1", "1A.2"])
  }

  @Test("what a property validates, at the end of its heading")
  func validatesInHeading() async {
    let text =
      "### Property 12: Lid (Validates: Requirements 1.1, 2.2)\n\nFor any lid it is shut.\n\n### Property 13: Lid\n"
    let properties = await Reading(["design.md": text]).corpus.specs.flatMap(\.properties)
    #expect(properties.map { $0.validates.flatMap(\.references).map(\.local) } == [["1.1", "2.2"], []])
  }

  @Test("a test plan repeats the properties of an unlabelled list")
  func repeated() async {
    let text =
      "## Correctness Properties\n\n1. For any a\n2. For any b\n\n## Test plan\n\n1. **Property 1**: run it\n\n### Property 2: run it\n"
    let reading = await Reading(["design.md": text])
    #expect(reading.corpus.specs.flatMap(\.properties).map(\.title) == ["For any a", "For any b"])
  }

  @Test("a property by its letter, its name in parentheses")
  func letter() async {
    let text = "## Correctness Properties\n\n- **P1 (it follows)**: for any a. Validates: R1.1, R1.2\n"
    let properties = await Reading(["design.md": text]).corpus.specs.flatMap(\.properties)
    #expect(properties.map(\.id.number) == ["1"])
    #expect(properties.flatMap(\.validates).flatMap(\.references).map(\.local) == ["1.1", "1.2"])
  }

  @Test("prose names a lettered requirement")
  func mentions() async throws {
    let reading = await Reading([
      "notes.md": "# A\n\nPer Requirement 1A and Requirement 2b.3, in requirements 3D models.\n", "tasks.md": "",
    ])
    let document = try #require(reading.corpus.documents.first { $0.path.name == "notes.md" })
    #expect(document.mentions.map(\.local) == ["1A", "2b.3"])
  }

  @Test(
    "properties, and what they validate",
    arguments: [
      ("1. For any a. **Validates: Requirements 1.1**\n2. For any b\n**Validates: Requirements 1.2**\n", "1:1.1 2:1.2"),
      ("### Property 1: A\n\n_Validates: 1.1_\n\n**Property 2 (B).** text\n\n_Validates: 1.2_\n", "1:1.1 2:1.2"),
      ("### Property 3 (C)\n\n**Validates: Requirements 1.1**\n", "3:1.1"),
    ]
  )
  func propertyLines(_ text: String, _ read: String) async {
    let properties = await Reading(["design.md": "## Correctness Properties\n\n" + text]).corpus.specs.flatMap(
      \.properties
    )
    let found = properties.map { property in
      "\(property.id.number):" + property.validates.flatMap(\.references).map(\.local).joined(separator: ",")
    }
    #expect(found.joined(separator: " ") == read)
  }
}
