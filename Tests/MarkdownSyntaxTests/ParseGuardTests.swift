import MarkdownSyntax
import Testing

/// The guard refuses what hangs the parser, and nothing that people write, however long.
struct ParseGuardTests {
  @Test("long documents of ordinary parts pass", arguments: Ordinary.all)
  func passes(_ ordinary: Ordinary) {
    let text = SourceText(Array(ordinary.text.utf8))
    #expect(text.bytes.count <= ParseGuard.maximumBytes)
    #expect(ParseGuard.check(text) == nil)
  }

  @Test(
    "what costs the parser quadratic time is refused",
    arguments: [
      String(repeating: "> ", count: 100) + "a\n",
      String(repeating: "- ", count: 60) + "a\n" + String(repeating: "\n", count: 200_000),
      String(repeating: "![[]()", count: 8000),
      "a" + String(repeating: "<!A ", count: 20_000),
      "a" + String(repeating: "<?", count: 20_000),
      "a" + String(repeating: "<![CDATA[", count: 10_000),
      String(repeating: "a\n-|-\n", count: 4000),
      String(repeating: "|", count: 20_000) + "\n" + String(repeating: "|-", count: 10_000) + "\n",
      String(repeating: "|a", count: 200) + "|\n" + String(repeating: "|-", count: 200) + "|\n"
        + String(repeating: "|a\n", count: 2000),
      "[a]: b '" + String(repeating: "x", count: 50_000) + "'\n\n" + String(repeating: "[a]\n\n", count: 10_000),
      String(repeating: "*a_b**c__", count: 30_000),
      String(repeating: "[x](y) **b** ", count: 8000),
    ]
  )
  func refuses(_ text: String) throws {
    let note = try #require(ParseGuard.check(SourceText(Array(text.utf8))))
    #expect(note.refuses)
  }

  @Test("lists that indentation nests too deep give a document without blocks, and a note")
  func depth() {
    let stairs = (0..<400).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
    let tree = MarkdownParser(inlines: .links).parse(Array(stairs.utf8))
    #expect(tree.nodes.count == 1)
    #expect(tree.notes.map(\.kind) == [.tooDeep(limit: ParseGuard.maximumNesting)])
  }

  struct Ordinary: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String

    init(_ description: String, head: String = "", count: Int, _ piece: (Int) -> String) {
      testDescription = description
      text = head + (0..<count).map(piece).joined()
    }

    static let all: [Ordinary] = [
      Ordinary("a list of 900 KB", count: 15_000) {
        "- item \($0) with a [link](a.md), `code` and some **bold** text\n"
      },
      Ordinary("nested tasks", count: 5000) {
        "- [ ] \($0). Task\n  - [x] \($0).1 Child\n    - _Requirements: 1.1, 2.3_\n"
      },
      Ordinary("a table of 5,000 rows", head: "| A | B | C | D | E | F |\n|---|---|:-:|---|---|---|\n", count: 5000) {
        "| \($0) | [x](y.md) | `code` | **b** and _i_ | text <br> | ![i](i.png) <!-- note --> ok |\n"
      },
      Ordinary("a table of dashes", head: "| A | B |\n|---|---|\n", count: 20_000) { _ in "| - | - |\n" },
      Ordinary("20,000 links in one paragraph", count: 20_000) { "See [x](a\($0).md)\n" },
      Ordinary("20,000 links in paragraphs", count: 20_000) { "See [x](a\($0).md).\n\n" },
      Ordinary("3,000 link definitions and their uses", count: 3000) {
        "[r\($0)]: https://example.org/\($0) \"Title\"\n\nSee [r\($0)].\n\n"
      },
      Ordinary("definitions without blank lines", count: 3000) { "[r\($0)]: https://example.org/\($0) \"Title\"\n" },
      Ordinary("underlined headings", count: 8000) { "Chapter \($0)\n---\nText of the chapter.\n" },
      Ordinary("chapters", count: 4000) {
        "## Chapter \($0)\n\nSome *text* of a [chapter](#x), a `span` and <b>html</b>.\n\n---\n\n"
      },
      Ordinary("an indented listing", head: "```\n", count: 9000) { _ in
        String(repeating: " ", count: 60) + "value = 1; // note\n"
      },
      Ordinary("a long text without blank lines", count: 9000) {
        "Line \($0) of a text that goes *on* and **on** with snake_case_words.\n"
      },
    ]
  }
}
