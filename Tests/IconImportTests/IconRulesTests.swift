import Findings
import Testing

@testable import IconImport

struct IconRulesTests {
  struct Case: CustomTestStringConvertible {
    /// The file; `↓` stands before the place of the finding.
    let svg: String
    let rule: RuleID
    let message: String
    let cure: String

    var testDescription: String { message }
  }

  private static let strokes =
    #"fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round""#
  private static let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" "# + strokes
  private static let bare = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24""#

  static let cases =
    [
      Case(
        svg: "\(head)>\n  <path ↓fill=\"#FF0000\" d=\"M1 1\"/>\n</svg>",
        rule: "icon-colour",
        message: "the colour #FF0000 is fixed, and an icon takes that of its surroundings",
        cure: "write fill=\"currentColor\""
      ),
      Case(
        svg: "\(head) ↓style=\"stroke-width: 2; stroke: black\"><path d=\"M1 1\"/></svg>",
        rule: "icon-colour",
        message: "the colour black is fixed, and an icon takes that of its surroundings",
        cure: "write stroke=\"currentColor\""
      ),
      Case(
        svg:
          #"<svg xmlns="http://www.w3.org/2000/svg" ↓viewBox="0 0 32 32"><path fill="currentColor" d="M1 1"/></svg>"#,
        rule: "icon-grid",
        message: "the viewBox is \"0 0 32 32\"; the grid is 24 by 24",
        cure: "draw the icon on the grid and write viewBox=\"0 0 24 24\""
      ),
      Case(
        svg: #"↓<svg xmlns="http://www.w3.org/2000/svg"><path fill="currentColor" d="M1 1"/></svg>"#,
        rule: "icon-grid",
        message: "there is no viewBox; the grid is 24 by 24",
        cure: "add viewBox=\"0 0 24 24\""
      ),
      Case(
        svg: "\(head) ↓width=\"48\"><path d=\"M1 1\"/></svg>",
        rule: "icon-grid",
        message: "the width is \"48\"; the grid is 24 by 24",
        cure: "write width=\"24\""
      ),
      Case(
        svg: "\(head)>\n↓<path d=\"M1 1\"></svg>",
        rule: "icon-svg",
        message: "this is no SVG: </svg> closes <path>",
        cure: "export the icon again"
      ),
      Case(
        svg: "\(head)><g>↓",
        rule: "icon-svg",
        message: "this is no SVG: <g> is never closed",
        cure: "export the icon again"
      ),
      Case(svg: "↓<html></html>", rule: "icon-svg", message: "the outermost element is <html>", cure: "make it <svg>"),
      Case(
        svg: "↓<!DOCTYPE svg>",
        rule: "icon-svg",
        message: "this is no SVG: a document type or a section of characters has no place in an icon",
        cure: "export the icon again"
      ),
      Case(
        svg: "\(head)><path d=\"M1 1\"/>↓<script>x</script></svg>",
        rule: "icon-element",
        message: "<script> is not drawn from an asset catalog as it is on the web",
        cure: "turn it into paths"
      ),
      Case(
        svg: "\(head)><path ↓onclick=\"x()\" d=\"M1 1\"/></svg>",
        rule: "icon-element",
        message: "onclick reaches out of the icon",
        cure: "take it out"
      ),
      Case(
        svg: "↓\(head)></svg>",
        rule: "icon-empty",
        message: "nothing is drawn in it",
        cure: "export the icon again"
      ),
      Case(
        svg: "↓\(bare) fill=\"none\"><path d=\"M4 4 H20\"/></svg>",
        rule: "icon-empty",
        message: "nothing is drawn in it",
        cure: "export the icon again"
      ),
    ] + broken + outside + foreign + strokeCases

  /// Path data that a renderer would draw up to the mistake, in silence.
  private static let broken =
    [
      ("M5 12z↓z", "z closes what is closed already"), ("↓L5 12", "a path begins with M or m, and not with L"),
      ("M5 12 ↓X3", "there is no command X"), ("M5 12 L8 ↓Z", "expected a second number, not 'Z'"),
      ("M5 12 L8,↓,9", "expected a second number, not ','"), ("M4 4\nL1 2 3 ↓Z", "expected a second number, not 'Z'"),
      ("M4 4 A3 3 0 ↓2 1 9 9", "expected a flag, 0 or 1, not '2'"), ("M4 4 H↓-", "expected a number, not '-'"),
      ("M4 4 H9,↓Z", "expected a number after the comma, not 'Z'"), ("M4 4 H↓1e999", "this number is too large"),
      ("M4 4 ↓é", "expected a command, not a letter of another script"),
    ].map { data, problem in
      Case(
        svg: "\(head)>\n  <path d=\"\(data)\"/></svg>",
        rule: "icon-path",
        message: "the drawing breaks off here: \(problem)",
        cure: "export the icon again"
      )
    }
    + [
      ("↓<path/>", "the path has no d, and so draws nothing"), ("<path d=\"↓\"/>", "the path is empty"),
      ("<circle cx=\"12\" cy=\"12\" r=\"8↓%\"/>", "expected a number of the grid, and then found '%'"),
      ("<circle cx=\"↓a\" cy=\"12\" r=\"8\"/>", "expected a number, not 'a'"),
      ("<circle cx=\"12\" cy=\"12\" ↓r=\"-8\"/>", "r is below zero"),
      ("<polyline points=\"4 4 ↓8\"/>", "expected a second number, not the end"),
    ].map { shape, problem in
      Case(
        svg: "\(head)>\(shape)</svg>",
        rule: "icon-path",
        message: "the drawing breaks off here: \(problem)",
        cure: "export the icon again"
      )
    }

  private static let outside = [
    ("<path d=\"M12 4 H25\"/>", "<path>, with its stroke, reaches to x = 26"),
    // The stroke alone lies outside.
    ("<path d=\"M0.5 4 V20\"/>", "<path>, with its stroke, reaches to x = -0.5"),
    ("<circle cx=\"12\" cy=\"12\" r=\"12\"/>", "<circle>, with its stroke, reaches to x = -1"),
    ("<rect x=\"4\" y=\"4\" width=\"16\" height=\"20\" rx=\"2\"/>", "<rect>, with its stroke, reaches to y = 25"),
    ("<line x1=\"4\" y1=\"-3\" x2=\"4\" y2=\"9\"/>", "<line>, with its stroke, reaches to y = -4"),
    ("<polygon points=\"4,4 30,4 9,9\"/>", "<polygon>, with its stroke, reaches to x = 31"),
    // Only its belly leaves the grid, and none of its points.
    ("<path d=\"M4 12 C4 -8 20 -8 20 12\"/>", "<path>, with its stroke, reaches to y = -4"),
    ("<path d=\"M4 22 Q12 34 20 22\"/>", "<path>, with its stroke, reaches to y = 29"),
    ("<path d=\"M4 18 a8 8 0 1 0 16 0\"/>", "<path>, with its stroke, reaches to y = 27"),
    ("<path d=\"m4 4 l4 4 h30\"/>", "<path>, with its stroke, reaches to x = 39"),
    ("<path d=\"M4 12 C4 12 8 4 12 12 S20 44 20 12\"/>", "<path>, with its stroke, reaches to y = 29.17"),
    ("<path stroke=\"none\" fill=\"currentColor\" d=\"M0 0 H24.5 V24 Z\"/>", "<path> reaches to x = 24.5"),
  ].map { shape, message in
    Case(
      svg: "\(head)>\n ↓\(shape)</svg>",
      rule: "icon-grid",
      message: "the \(message) and leaves the grid of 24 by 24",
      cure: "move it inside, or draw it smaller"
    )
  }

  private static let foreign = [
    Case(
      svg: "\(head)><path ↓transform=\"rotate(45)\" d=\"M1 1\"/></svg>",
      rule: "icon-element",
      message: "a transform draws elsewhere than the coordinates say",
      cure: "apply it to the coordinates"
    ),
    Case(
      svg: "\(head)><path ↓stroke=\"url(#a)\" d=\"M1 1\"/></svg>",
      rule: "icon-element",
      message: "stroke reaches for another element: an icon has one colour, without gradients, masks and filters",
      cure: "take it out"
    ),
    Case(
      svg: "\(head)>↓<style>path { stroke: red }</style><path d=\"M1 1\"/></svg>",
      rule: "icon-element",
      message: "<style> is not drawn from an asset catalog as it is on the web",
      cure: "turn it into paths"
    ),
    Case(
      svg: "\(head)><path d=\"M1 1\"/><title>you ↓& me</title></svg>",
      rule: "icon-svg",
      message: "this is no SVG: '&' begins no entity of XML: write &amp;",
      cure: "export the icon again"
    ),
    Case(
      svg: "<?xml version=\"1.0\" encoding=\"↓utf-16\"?>\(head)><path d=\"M1 1\"/></svg>",
      rule: "icon-svg",
      message: "this is no SVG: it says that it is written in utf-16, and is written in UTF-8",
      cure: "save it as UTF-8"
    ),
    Case(
      svg: "\(head)><title>a↓\u{1}b</title><path d=\"M1 1\"/></svg>",
      rule: "icon-svg",
      message: "this is no SVG: a control character stands in it",
      cure: "save it as UTF-8"
    ),
  ]

  /// Another hand of drawing.
  private static let strokeCases = [
    (
      "\(head)><path ↓stroke-width=\"1.5\" d=\"M4 4 H9\"/></svg>",
      "the stroke is \"1.5\" wide; icons of the set have strokes of 2", "stroke-width=\"2\""
    ),
    (
      "\(head) ↓style=\"stroke-width: 3px\"><path d=\"M4 4 H9\"/></svg>",
      "the stroke is \"3px\" wide; icons of the set have strokes of 2", "stroke-width=\"2\""
    ),
    (
      "↓\(bare) fill=\"none\" stroke=\"currentColor\"><circle cx=\"12\" cy=\"12\" r=\"9\"/></svg>",
      "no width is given, and so the stroke is 1 wide; icons of the set have strokes of 2", "stroke-width=\"2\""
    ),
    (
      "↓\(bare) fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"><path d=\"M4 4 H9\"/><path d=\"M4 8 H9\"/></svg>",
      "the ends of the stroke are \"butt\"; icons of the set have round ones", "stroke-linecap=\"round\""
    ),
    (
      "\(head)><path ↓stroke-linejoin=\"bevel\" d=\"M4 4 H9 V9 Z\"/></svg>",
      "the corners of the stroke are \"bevel\"; icons of the set have round ones", "stroke-linejoin=\"round\""
    ),
    (
      "↓\(bare) stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M4 4 H9 V9\"/></svg>",
      "no fill is given, and so what the strokes go round is filled with black", "fill=\"none\""
    ),
    (
      "↓\(bare)><path d=\"M4 4 H9 V9 Z\"/></svg>",
      "neither fill nor stroke is given, and so the shape is filled with black", "fill=\"currentColor\""
    ),
  ].map { svg, message, cure in
    Case(
      svg: svg,
      rule: message.contains("fill") ? "icon-fill" : "icon-stroke",
      message: message,
      cure: "write \(cure)"
    )
  }

  @Test("a wrong icon is found at its place", arguments: cases)
  func finding(expected: Case) throws {
    var rules = IconRules(document: DocumentPath("icons/plus.svg"))
    rules.check(Array(expected.svg.replacing("↓", with: "").utf8))
    let finding = try #require(rules.findings.first)
    #expect(rules.findings.count == 1)
    #expect(finding.rule == expected.rule)
    #expect(finding.message == expected.message)
    #expect(finding.cure == expected.cure)
    #expect(finding.severity == (["icon-stroke", "icon-fill"].contains(expected.rule) ? .warning : .error))
    // Unclosed elements are found where they open.
    let lines = expected.svg.prefix { $0 != "↓" }.split(separator: "\n", omittingEmptySubsequences: false)
    let isOfElements = expected.rule == "icon-svg" && expected.message.contains("close")
    #expect(finding.location?.range.start.line == (expected.message.contains("</svg> closes") ? 2 : lines.count))
    if !isOfElements {
      #expect(finding.location?.range.start.column == (lines.last?.utf8.count ?? 0) + 1)
    }
  }

  @Test(
    "what draws elsewhere than the coordinates say, or is not seen, is found",
    arguments: [
      ("<svg x=\"20\"><path d=\"M1 1 H3\"/></svg>", "an <svg> within the icon has coordinates of its own"),
      ("<path display=\"none\" d=\"M1 1 H3\"/>", "display hides what is drawn"),
      ("<g visibility=\"hidden\"><path d=\"M1 1 H3\"/></g>", "visibility hides what is drawn"),
      ("<path style=\"opacity: 0%\" d=\"M1 1 H3\"/>", "style hides what is drawn"),
      ("<path stroke-opacity=\"0.0\" d=\"M1 1 H3\"/>", "stroke-opacity hides what is drawn"),
    ]
  )
  func elsewhere(inner: String, message: String) {
    var rules = IconRules(document: DocumentPath("icons/plus.svg"))
    rules.check(Array("\(Self.head)>\(inner)</svg>\n".utf8))
    #expect(rules.findings.map(\.message) == [message])
    #expect(rules.findings.first?.severity == .error)
  }

  @Test("an icon in the colour of its surroundings is right", arguments: ["currentColor", "none", "inherit"])
  func right(colour: String) {
    var rules = IconRules(document: DocumentPath("icons/arrow-right-2.svg"))
    rules.check(
      Array(
        "<?xml version=\"1.0\"?><!-- x -->\(Self.head)><g stroke=\"\(colour)\"><path d=\"M1 1\"/></g><circle cx=\"12\" cy=\"12\" r=\"9\"/></svg>\n"
          .utf8
      )
    )
    #expect(rules.findings.isEmpty)
  }

  @Test(
    "what touches the edge of the grid, or is written as tightly as SVG allows, is right",
    arguments: [
      "<path d=\"M1 1 H23 V23 H1 Z\"/>", "<circle cx=\"12\" cy=\"12\" r=\"11\"/>",
      "<path d=\"M4+4.5e0 9.5.5e1 9,9m-3 2a3 3 0 013 3c0-1-2-3-3-3zm2 2t1 1 1-1\" transform=\"\"/>",
      "<path d=\"m12 3 6 9a6 6 0 11-12 0z\"/>",
      "<polyline points=\"4,4 8,8,12,4\"/>", "<rect width=\"20px\" height=\"20\" x=\"2\" y=\"2\"/>",
      "<path d=\"M4 12 C4 2 20 2 20 12 S4 22 4 12\"/>", "<path d=\"M3 21 A18 18 0 0 1 21 3\"/>",
    ]
  )
  func inside(shape: String) {
    var rules = IconRules(document: DocumentPath("icons/a.svg"))
    rules.check(Array("\(Self.head)>\(shape.replacing(" transform=\"\"", with: ""))</svg>".utf8))
    #expect(rules.findings.map(\.message) == [])
  }

  @Test("filled icons are right too, their clear background included")
  func filled() {
    var rules = IconRules(document: DocumentPath("icons/a.svg"))
    let shapes = "<path d=\"M0 0h24v24H0z\" fill=\"none\"/><path d=\"M4 4h16v16z\" fill=\"currentColor\"/>"
    rules.check(Array("\(Self.bare)>\(shapes)</svg>".utf8))
    #expect(rules.findings.isEmpty)
  }

  @Test("bytes that are no UTF-8 are found at the first of them")
  func encoding() throws {
    var rules = IconRules(document: DocumentPath("icons/a.svg"))
    rules.check(Array("<svg>\n<title>Zur".utf8) + [0xFC] + Array("ck</title></svg>".utf8))
    #expect(rules.findings.map(\.message) == ["this is no SVG: it is not written in UTF-8"])
    #expect(rules.findings.first?.location?.range.start == SourcePosition(line: 2, column: 11))
    var wide = IconRules(document: DocumentPath("icons/a.svg"))
    wide.check([0xFF, 0xFE] + Array(Self.head.utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    #expect(wide.findings.map(\.message) == ["this is no SVG: it is not written in UTF-8"])
  }

  @Test("a file full of mistakes ends its list, and is read in no time")
  func hostile() throws {
    var rules = IconRules(document: DocumentPath("icons/a.svg"))
    let wrong = (0..<2_000).map { "<path d=\"M\($0) X\"/>" }.joined(separator: "\n")
    rules.check(Array("\(Self.head)>\(wrong)</svg>".utf8))
    #expect(rules.findings.count == 51)
    #expect(rules.findings.last?.message == "1950 more things are wrong with this file")
    var crowded = IconRules(document: DocumentPath("icons/a.svg"))
    let attributes = (0..<20_000).map { " a\($0)=\"\"" }.joined()
    crowded.check(Array("\(Self.head)\(attributes)><path d=\"M1 1\"/></svg>".utf8))
    #expect(crowded.findings.isEmpty)
    var deep = IconRules(document: DocumentPath("icons/a.svg"))
    deep.check(Array((Self.head + ">" + String(repeating: "<g>", count: 200_000)).utf8))
    #expect(deep.findings.map(\.message) == ["this is no SVG: nested deeper than 64 elements"])
  }

  @Test(
    "a file name that code could not ask for is a finding with a better one",
    arguments: [("Arrow Right", "arrow-right"), ("arrow_right", "arrow-right"), ("Plus", "plus")]
  )
  func names(name: String, better: String) throws {
    var rules = IconRules(document: DocumentPath("icons/\(name).svg"))
    rules.check(Array(IconImportTests.plus.utf8))
    let finding = try #require(rules.findings.first)
    #expect(finding.rule == "icon-name")
    #expect(finding.cure == "rename it to \(better).svg")
  }
}
