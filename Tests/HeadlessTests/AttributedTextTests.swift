import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Text with attributes")
struct AttributedTextTests {
  @Test(
    "the marks inside a line of Markdown are read, and not shown",
    arguments: [
      ("plain", "plain"), ("**bold** text", "bold text"), ("a _b_ c", "a b c"), ("snake_case_name", "snake_case_name"),
      ("`code *x*`", "code *x*"), ("~~gone~~", "gone"), ("[site](https://example.org)", "site"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("\\*not\\*", "*not*"), ("**open", "**open"), ("***both***", "both"),
      ("<https://a.example>", "https://a.example"),
    ]
  )
  func markdown(_ source: String, _ shown: String) throws {
    let text = try host(Text(LocalizedStringKey(source))).find(Text.self)
    #expect(text.text == shown)
    #expect(text.label == shown)
  }

  @Test("bold text is bold, and text as it is keeps its marks")
  func weights() throws {
    #expect(try host(Text("**a**")).find(Text.self).font?.weight == 700)
    #expect(try host(Text("a")).find(Text.self).font?.weight == 400)
    #expect(try host(Text(verbatim: "**a**")).find(Text.self).text == "**a**")
  }

  @Test("text that is cut keeps the spaces between its words")
  func cut() throws {
    let text = Text("one two three four").lineLimit(1).frame(width: 90)
    let line = try #require(try host(text).find(Text.self).lines.first)
    #expect(line.hasPrefix("one two"))
    #expect(line.hasSuffix("\u{2026}"))
  }

  @Test("one line that is cut is as wide as what is left of it", arguments: 0...20)
  func cutWidth(_ step: Int) throws {
    let width = 7.5 * Double(step)
    func size(_ text: Text) throws -> CGSize {
      try host(text.lineLimit(1).frame(maxWidth: width, alignment: .leading)).find(Text.self).frame.size
    }
    // Two pieces take the long way, one the short way.
    let (short, long) = (try size(Text("one two three four")), try size(Text("one two ") + Text("three four")))
    #expect(short == long)
  }

  @Test("marks in a value that is put in are text")
  func interpolation() throws {
    let name = "*Jo*"
    #expect(try host(Text("Hi **\(name)**")).find(Text.self).text == "Hi *Jo*")
  }

  @Test("attributes of a part reach its characters")
  func attributes() throws {
    var string = AttributedString("Terms apply")
    string.foregroundColor = .red
    string.font = .system(size: 20, weight: .bold)
    let text = try host(Text(string)).find(Text.self)
    #expect(text.text == "Terms apply")
    #expect(text.font?.size == 20)
    #expect(text.foregroundColor?.hex == "#FF3B30")
    let marked = try AttributedString(markdown: "*a* b", options: .init(interpretedSyntax: .inlineOnly))
    #expect(marked.runs.compactMap(\.inlinePresentationIntent) == [.emphasized])
    #expect(String(marked.characters) == "a b")
  }

  @Test("a link in a text is shown in the tint, and says that it cannot be tapped")
  func link() throws {
    let hosted = try host(Text("[site](https://example.org)").tint(.green))
    #expect(try hosted.find(Text.self).foregroundColor?.hex == "#34C759")
    #expect(hosted.findings.contains { $0.kind == "unsupported" && $0.description.contains("link") })
  }
}
