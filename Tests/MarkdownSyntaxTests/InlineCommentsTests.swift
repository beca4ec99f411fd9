import Testing

@testable import MarkdownSyntax

/// What counts as a comment is what the parser takes for one: else somebody reads what nobody is shown, or passes over what all are.
struct InlineCommentsTests {
  private static func comments(_ text: String) -> [String] {
    let source = SourceText(Array(text.utf8))
    return InlineComments.ranges(in: 0..<source.bytes.count, of: source).map(source.string)
  }

  private static func parsed(_ text: String) -> [String] {
    MarkdownParser(inlines: .all).parse(Array(text.utf8)).nodes.compactMap { node in
      guard case .inlineHTML(let literal) = node.kind, literal.hasPrefix("<!--") else { return nil }
      return literal
    }
  }

  @Test(
    "the parser agrees",
    arguments: [
      ("x <!-- a --> b", ["<!-- a -->"]), ("x <!----> b", ["<!---->"]), ("x <!---a--> b", ["<!---a-->"]),
      ("x <!--> b -->", []), ("x <!---> b -->", []), ("x <!-- a -- b -->", []), ("x <!-- a --->", []),
      ("x <a b=\"<!--\"> -->", []), ("x [a](b \"<!--\") -->", []), ("x [a](b<!--y-->)", []),
      ("x a](b<!--y-->)", ["<!--y-->"]), ("x [[a](b)](c<!--y-->)", ["<!--y-->"]), ("x ![[a](b)](c<!--y-->)", []),
      ("x ` <!-- a -->", ["<!-- a -->"]), ("x `` ` <!-- a --> ``", []), ("x \\` <!-- ` -->", ["<!-- ` -->"]),
      ("x \\<!-- a -->", []), ("x \\\\<!-- a -->", ["<!-- a -->"]), ("x <?<!-- a -->?>", []),
      ("x <http://a`b> <!-- ` -->", ["<!-- ` -->"]), ("x <!A <!-- a>-->", []), ("x <![CDATA[<!-- a -->]]>", []),
    ]
  )
  func known(_ text: String, _ expected: [String]) {
    #expect(Self.comments(text) == expected)
    #expect(Self.parsed(text) == expected)
  }

  @Test("the parser agrees on whatever stands in whatever", arguments: 0..<4)
  func any(seed: UInt64) {
    let parts = [
      "<!--", "-->", "<!--", "-->", "--", "-", ">", "`", "``", "\\", "<a b=\"", "\"", "'", "[", "](", "](x \"", ")",
      "]",
      "![", " ", "a", "\nx ", "<?", "?>", "<!A ", "<![CDATA[", "]]>", "<http://", "</a", "/", "=", "(", "<",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var found = 0
    for _ in 0..<4000 {
      let text = "x " + (0..<(3 + next(12))).map { _ in parts[next(parts.count)] }.joined() + " x"
      let comments = Self.comments(text)
      found += comments.count
      #expect(comments == Self.parsed(text), "\(text.debugDescription)")
    }
    #expect(found > 100)
  }

  @Test(
    "what nobody can tell within a few looks is shown, and soon",
    arguments: ["<a b='<a b=\"", "[](a", "<?", "<a b c='"]
  )
  func patience(_ part: String) {
    let text = String(repeating: part, count: 40_000) + "<!-- a -->"
    #expect(Self.comments(text).count < 2)
  }

  @Test("rows, and lines of tags")
  func others() {
    let row = SourceText(Array("| `a | <!-- b --> ` | <!-- c | d --> | <!-- e -->".utf8))
    #expect(InlineComments.ranges(inRow: 0..<row.bytes.count, of: row).map(row.string) == ["<!-- b -->", "<!-- e -->"])
    let tags = SourceText(Array("<b title=\"<!--\">`<!-- a -- b -->` <!-- c --!> d -->".utf8))
    #expect(InlineComments.ranges(inTags: 0..<tags.bytes.count, of: tags).map(tags.string) == ["<!-- a -- b -->"])
  }
}
