import MarkdownSyntax
import SpecModel
import Testing

@testable import SpecReading

/// What is told from bytes at a glance is what a look at each of them tells.
struct QuickLookTests {
  private static let pieces = ["a", "9", "0", ":", "/", "\u{E9}", "\u{FF11}", "\u{1F534}", "\u{200B}", " ", "B ", "C"]

  @Test("a digit is seen wherever it stands", arguments: 0..<20)
  func numbers(_ seed: UInt64) {
    var random = Generator(state: seed &* 7_919 &+ 3)
    for _ in 0..<200 {
      let kinds = Self.pieces.shuffled(using: &random).prefix(3)
      let text = SourceText(
        Array((0..<40).compactMap { _ in kinds.randomElement(using: &random) }.joined().utf8)
      )
      let start = Int.random(in: 0...text.bytes.count, using: &random)
      let end = Int.random(in: start...min(text.bytes.count, start + 30), using: &random)
      let expected = text.bytes[start..<end].contains { (48...57).contains($0) || $0 == 0xEF }
      #expect(TextSlice(text, start..<end).mayHoldNumber == expected)
    }
  }

  @Test(
    "code spans open and close with as many ticks",
    arguments: [
      ("`a` b `c`", ["`a`", "`c`"]), ("`a` b `c", ["`a`"]), ("``a` b`` `c`", ["``a` b``", "`c`"]), ("`a", []),
      ("``a`` ``b``", ["``a``", "``b``"]), ("`a``b` ``c``", ["`a``b`", "``c``"]), ("a", []),
    ]
  )
  func codeSpans(_ line: String, _ spans: [String]) {
    let text = SourceText(Array(line.utf8))
    #expect(TextSlice(text, 0..<text.bytes.count).codeSpans.map { TextSlice(text, $0).string } == spans)
  }

  @Test(
    "a label in bold is found by its marks",
    arguments: [
      ("**a**: b", "a|b"), ("**a:** b", "a|b"), ("_a:_ b", "a|b"), ("*a*: b", "a|b"), ("__a__: b", "a|b"),
      ("a: b", nil), ("*_a: b", nil), ("*", nil), ("**", nil), ("", nil), ("_*a_: b", "*a|b"),
    ]
  )
  func boldLabels(_ line: String, _ expected: String?) {
    let text = SourceText(Array(line.utf8))
    let found = TextSlice(text, 0..<text.bytes.count).boldLabel
    #expect(found.map { "\($0.label.string)|\($0.rest.string)" } == expected)
  }

  @Test(
    "a title says its topics, in any case and anywhere",
    arguments: [
      ("Artifacts Created", "artifacts"), ("the FILES", "artifacts"), ("Deliverables", "artifacts"),
      ("Validation (Tier 2: Standard)", "validation"), ("tier 3", "validation"), ("Subtasks", "subtasks"),
      ("Requirements", "requirements"), ("Requisitos", "requirements"), ("\u{2705} \u{8981}\u{4EF6}", "requirements"),
      ("\u{422}\u{440}\u{435}\u{431}\u{43E}\u{432}\u{430}\u{43D}\u{438}\u{44F}", "requirements"),
      ("Traceability of files", "artifacts requirements"), ("Tier 4", ""), ("file", ""), ("", ""), ("r", ""),
    ]
  )
  func topics(_ title: String, _ expected: String) {
    let text = SourceText(Array(title.utf8))
    let found = SectionContext.Topics(title: TextSlice(text, 0..<text.bytes.count))
    let names: [(SectionContext.Topics, String)] = [
      (.artifacts, "artifacts"), (.requirements, "requirements"), (.subtasks, "subtasks"), (.validation, "validation"),
    ]
    #expect(names.filter { found.contains($0.0) }.map(\.1).joined(separator: " ") == expected)
  }

  @Test("what prose names is found at the end of a line as in its midst", arguments: 0..<20)
  func mentions(_ indent: Int) async {
    for word in ["Req", "REQ", "requirement", "\u{8981}\u{4EF6}"] {
      for tail in ["", " and more", " and much more of it"] {
        let lead = String(repeating: "x", count: indent)
        let reading = await Reading([
          "notes.md": "# Notes\n\n\(lead) \(word) 2.1\(tail)\n", "tasks.md": "",
        ])
        #expect(reading.corpus.documents.flatMap(\.mentions).map(\.local) == ["2.1"], "\(lead) \(word) 2.1\(tail)")
      }
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
