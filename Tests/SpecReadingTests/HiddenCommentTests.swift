import Findings
import SpecModel
import Testing

/// Comments within lines say nothing, and what stands around them stays where it is.
struct HiddenCommentTests {
  private func claims(_ text: String) async -> [String] {
    await Reading(["completion/task-1-completion.md": "# Task 1 Completion\n\n## Requirements\n\n\(text)\n"]).claims
      .map {
        "\($0.reference.local) \($0.mark?.rawValue ?? "-") \($0.gloss)@\($0.reference.location.range.start.column)"
      }
  }

  @Test(
    "claims",
    arguments: [
      ("It is drawn <!-- ✅ Requirement 7.7 -->", ""), ("<b>Drawn</b> <!-- ✅ Requirement 7.7 --> at once", ""),
      ("- ✅ Requirement 1.1: drawn <!-- ❌ Requirement 7.7 -->", "1.1 ✅ drawn@7"),
      ("- ✅ <!-- é -->1.1: drawn", "1.1 ✅ drawn@18"),
      ("Drawn <!-- not yet\n✅ Requirement 7.7\n-->\n✅ Requirement 1.1: drawn", "1.1 ✅ drawn@5"),
      ("| Requirement | Status |\n|--|--|\n| 1.1 <!-- 7.7 --> | ✅ <!-- ❌ --> |", "1.1 ✅ @3"),
      ("<details>\n- ✅ 1.1: drawn <!-- ❌ 7.7 -->\n</details>", "1.1 ✅ drawn@7"),
      // Shown as they stand.
      ("- ✅ 1.1: begins with `<!--` and `-->`", "1.1 ✅ begins with `<!--` and `-->`@7"),
      ("- ✅ 1.1: \\<!-- and -->", "1.1 ✅ \\<!-- and -->@7"), ("- ✅ 1.1: <!-- it goes on", "1.1 ✅ <!-- it goes on@7"),
      ("Text <!-->\n❌ Requirement 1.1: it\nand <!-- b -->", "1.1 ❌ it@5"),
      ("Text <!--->\n❌ Requirement 1.1: it\nand <!-- b -->", "1.1 ❌ it@5"),
      ("Text <!-- a -- b\n❌ Requirement 1.1: it\n-->", "1.1 ❌ it@5"),
      ("Text <a title=\"<!--\">x</a>\n❌ Requirement 1.1: it\nand -->", "1.1 ❌ it@5"),
      ("> Text <a\n> title=\"<!--\">x</a>\n> ❌ Requirement 1.1: it\n> and -->", "1.1 ❌ it@7"),
      ("See [a](x.md \"<!--\")\n❌ Requirement 1.1: it\nand -->", "1.1 ❌ it@5"),
      ("[a]: x.md \"<!--\"\n❌ Requirement 1.1: it\nand -->", "1.1 ❌ it@5"),
      // Shown to nobody, whatever stands before them.
      ("The unit is ` in <!--\n✅ Requirement 7.7\n-->", ""), ("A \\\\<!--\n✅ Requirement 7.7\n-->", ""),
    ]
  )
  func claim(_ text: String, _ expected: String) async {
    #expect(await claims(text).joined(separator: "|") == expected)
  }

  @Test("citations and prose, and comments that cite by their label")
  func citations() async throws {
    let reading = await Reading([
      "design.md":
        "# Design\n\nAs told <!-- in Requirement 9.1 --> by Requirement 1.2.\n\n## Size <!-- Requirement 9.2 -->\n",
      "tasks.md": "- [x] 1. Draw\n  - _Requirements: 2.1_ <!-- was 9.1 -->\n- [x] 2. Turn <!-- Requirements: 2.2 -->\n",
    ])
    #expect(reading.tasks.map { $0.citations.flatMap(\.references).map(\.local) } == [["2.1"], ["2.2"]])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.unreadable).isEmpty)
    let design = try #require(reading.corpus.documents.first { $0.kind == .design })
    #expect(design.mentions.map(\.local) == ["1.2"])
    #expect(design.headings.map(\.text) == ["Design", "Size"])
  }

  @Test("a comment of ours is obeyed where it stands")
  func ours() async throws {
    let text = "# Design\n\n[a](a.md) <!-- counterfoil:ignore broken-link it comes later --> and Requirement 1.1\n"
    let design = try #require(await Reading(["design.md": text]).corpus.documents.first)
    #expect(design.ignores.map(\.lines) == [3...3])
    #expect(design.ignores.flatMap(\.rules).map(\.rule) == ["broken-link"])
    #expect(design.mentions.map(\.location.range.start.column) == [70])
  }

  @Test(
    "what stands before the words of a criterion, and is shown to nobody, is no part of it",
    arguments: [
      "1. <!-- was 4 --> WHEN it sinks THEN it SHALL call", "1. <a id=\"ac-1\"></a>WHEN it sinks THEN it SHALL call",
      "1. <a name='x'/> WHEN it sinks THEN it SHALL call", "- <!-- a --> WHEN it sinks THEN it SHALL call",
    ]
  )
  func criterion(_ line: String) async throws {
    let reading = await Reading(["requirements.md": "### Requirement 1: A\n\n#### Acceptance Criteria\n\n\(line)\n"])
    let criterion = try #require(reading.criteria.first)
    #expect(criterion.text == "WHEN it sinks THEN it SHALL call")
    #expect(criterion.ears?.trigger == "it sinks")
  }

  @Test("a comment that is all of an item, and words that a link shows, stay what they are")
  func others() async {
    let text = "1. <!-- WHEN it sinks THEN it SHALL call -->\n2. <a href=\"x\">It</a> SHALL call\n"
    let reading = await Reading(["requirements.md": "### Requirement 1: A\n\n#### Acceptance Criteria\n\n\(text)"])
    #expect(reading.criteria.map(\.text) == ["<a href=\"x\">It</a> SHALL call"])
  }
}
