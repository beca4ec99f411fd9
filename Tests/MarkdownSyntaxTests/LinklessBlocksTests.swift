import Testing

@testable import MarkdownSyntax

/// To leave out the inline markup of blocks without a link changes nothing that a reader of links sees.
struct LinklessBlocksTests {
  /// Links in every form, what looks like one, and blocks that hold them or end them.
  private static let pieces = [
    "[a](b)", "[a]", "[a][b]", "[b]: /c 'd'\n", "\n[a]: <e>\n\n", "![i](j.png)", "<https://a.b>", "<c@d.e>", "<br>",
    "a < b > c: d", "<a:", "@>", "](", "]", "[", "`[a](b)`", "`", "**", "_", "\\[a](b)", "&lt;a:b>", "<!-- [a](b) -->",
    "text ", "\n", "\n\n", "\n# ", "\n---\n", "\n===\n", "\n- ", "\n- [ ] ", "\n1. ", "\n> ", "\n    ", "\n\n    ",
    "\n```\n", "\n| a | b |\n|---|---|\n", "\n|-|\n", " | ", "|\n", "\r\n", "\t", "\u{E9}", "\u{2705}", "<div>\n",
    "\n***\n",
  ]

  @Test("the tree is that of a parse that looks everywhere", arguments: 0..<40)
  func isTheSame(_ seed: UInt64) {
    var random = Generator(state: seed &* 104_729 &+ 1)
    for _ in 0..<100 {
      let text = (0..<Int.random(in: 1...30, using: &random))
        .compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      expectSame(text)
    }
  }

  @Test(
    "so it is where only one block holds a link, however the document ends",
    arguments: [
      "", "a", "[a](b)", "a\n\n[a](b)", "# [a](b)", "a [a](b)\n===", "- a\n- <http://a.b>", "| a |\n|---|\n| [a](b) |",
      "| a |\n|---|\n| b |\nc [a](b)", "a\nb | c\n---|---\n[a](b) | d", "a\n| b |\n|---|\n| c |", "> a\nlazy [a](b)",
      "[a][b]\n\n[b]: c", "a\n\n[b]: c", "```\n[a](b)", "<div>\n[a](b)", "a\n1. [a](b)\n2. c", "a\r\rb [a](b)\r",
    ],
    ["", "\n", "\r\n", "\n\n", "\r"]
  )
  func ends(_ text: String, _ end: String) { expectSame(text + end) }

  @Test(
    "signs of a link are seen",
    arguments: [
      ("[a](b)", true), ("[a]", false), ("a ](", true), ("<a:b>", true), ("<a@b>", true), ("<a:b", false),
      ("<a b:c>", false), ("<br> a: b", false), ("<<a:b>", true), ("List<Int>", false), ("", false),
    ]
  )
  func hints(_ text: String, _ mayHold: Bool) {
    let hints = LinkHints(SourceText(Array((text + "\n<").utf8)))
    #expect(text.withCString { hints.mayHoldLink($0) } == mayHold)
  }

  @Test("where something is defined any bracket may refer to it")
  func definitions() {
    let hints = LinkHints(SourceText(Array("[a]\n\n[a]: b\n".utf8)))
    #expect("[a]".withCString { hints.mayHoldLink($0) })
  }

  private func expectSame(_ text: String) {
    let bytes = Array(text.utf8)
    let fast = MarkdownParser(inlines: .links, looksEverywhere: false).parse(bytes)
    let slow = MarkdownParser(inlines: .links, looksEverywhere: true).parse(bytes)
    #expect(fast.nodes.map(Seen.init) == slow.nodes.map(Seen.init), "\(text.debugDescription)")
    #expect(fast.leaves == slow.leaves, "\(text.debugDescription)")
    #expect(fast.notes == slow.notes, "\(text.debugDescription)")
  }

  private struct Seen: Equatable {
    let kind: MarkdownTree.Kind
    let parent: Int
    let end: Int
    let lines: ClosedRange<Int>
    let column: Int

    init(_ node: MarkdownTree.Node) {
      kind = node.kind
      parent = node.parent
      end = node.end
      lines = node.lines
      column = node.column
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
