import Testing

@testable import MarkdownSyntax

/// What is told to be harmless from the lengths of its blocks alone, the count of all marks lets pass too.
struct ParseBoundTests {
  /// What costs the parser most, in forms that cost it least of the bound.
  private static let pieces = [
    "![", "]", "[", "<?", "<!A ", "<![CDATA[", "*", "_", "*a_", "`", "|", "|-", "-|-\n", "a\n", "\n", "> ", "- ", "1. ",
    "  - a\n",
    "|a|b|\n", "|---|---|\n", ":--\n", "---\n", "# a\n", "\\|", "&amp;", "> \n", "text of a line\n", "\t",
    "[a]: b 'c'\n", "[a]\n\n",
  ]

  @Test("the bound is never below the count", arguments: 0..<12)
  func isABound(_ seed: UInt64) {
    var random = Generator(state: seed &* 7_919 &+ 1)
    var (harmless, refused) = (0, 0)
    for _ in 0..<40 {
      let kinds = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
        Self.pieces.randomElement(using: &random)
      }
      let size = [200, 2000, 9000, 30_000, 100_000].randomElement(using: &random) ?? 200
      var text = ""
      while text.utf8.count < size {
        text += String(
          repeating: kinds.randomElement(using: &random) ?? "a",
          count: Int.random(in: 1...40, using: &random)
        )
      }
      let source = SourceText(Array(text.utf8))
      let note = ParseGuard.count(source)
      if note != nil { refused += 1 }
      guard ParseBound.isHarmless(source) else { continue }
      harmless += 1
      #expect(note == nil, "\(kinds) in \(text.utf8.count) bytes")
    }
    #expect(harmless > 0 && refused > 0)
  }

  @Test("an ordinary document needs no count")
  func spares() {
    let text = (1...200).map {
      "### Requirement \($0): Title\n\n1. WHEN *it* is `so` THEN the [part](#a) SHALL be | so.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n"
    }
    #expect(ParseBound.isHarmless(SourceText(Array(text.joined().utf8))))
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
