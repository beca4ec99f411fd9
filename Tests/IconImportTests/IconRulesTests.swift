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

  private static let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24""#

  static let cases = [
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
      svg: #"<svg xmlns="http://www.w3.org/2000/svg" ↓viewBox="0 0 32 32"><path d="M1 1"/></svg>"#,
      rule: "icon-grid",
      message: "the viewBox is \"0 0 32 32\"; the grid is 24 by 24",
      cure: "draw the icon on the grid and write viewBox=\"0 0 24 24\""
    ),
    Case(
      svg: #"↓<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1"/></svg>"#,
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
    Case(svg: "↓\(head)></svg>", rule: "icon-empty", message: "nothing is drawn in it", cure: "export the icon again"),
  ]

  @Test("a wrong icon is found at its place", arguments: cases)
  func finding(expected: Case) throws {
    var rules = IconRules(document: DocumentPath("icons/plus.svg"))
    rules.check(Array(expected.svg.replacing("↓", with: "").utf8))
    let finding = try #require(rules.findings.first)
    #expect(rules.findings.count == 1)
    #expect(finding.rule == expected.rule)
    #expect(finding.message == expected.message)
    #expect(finding.cure == expected.cure)
    // Unclosed elements are found where they open.
    let lines = expected.svg.prefix { $0 != "↓" }.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(finding.location?.range.start.line == (expected.message.contains("closes") ? 2 : lines.count))
    if !expected.message.contains("close") {
      #expect(finding.location?.range.start.column == (lines.last?.utf8.count ?? 0) + 1)
    }
  }

  @Test("an icon in the colour of its surroundings is right", arguments: ["currentColor", "none", "inherit"])
  func right(colour: String) {
    var rules = IconRules(document: DocumentPath("icons/arrow-right-2.svg"))
    rules.check(
      Array("<?xml version=\"1.0\"?><!-- x -->\(Self.head) stroke=\"\(colour)\"><g><path d=\"M1 1\"/></g></svg>\n".utf8)
    )
    #expect(rules.findings.isEmpty)
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
