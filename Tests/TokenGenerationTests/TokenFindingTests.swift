import Findings
import Testing

@testable import TokenGeneration

/// What is wrong with a token is said at its place, with the cure.
struct TokenFindingTests {
  struct Case: CustomTestStringConvertible {
    /// The file; `↓` stands before the place of the finding.
    let json: String
    let rule: RuleID
    let message: String
    var cure: String?

    var testDescription: String { message }
  }

  private static func dimension(_ value: String) -> String { #"{"a": {"$type": "dimension", "$value": \#(value)}}"# }

  /// A role of text of 14 points.
  private static func role(_ lineHeight: String, offGrid: String? = nil) -> String {
    let why = offGrid.map { #", "$extensions": {"counterfoil": {"offGrid": \#($0)}}"# } ?? ""
    return
      #"{"a": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 14, "unit": "px"}, "fontWeight": 400, "#
      + #""lineHeight": \#(lineHeight), "letterSpacing": {"value": 0, "unit": "px"}}\#(why)}}"#
  }

  static let cases = [
    Case(
      json: #"{"a": {"$type": "number", ↓"$valeu": 1}}"#,
      rule: "token-shape",
      message: "the format knows no $valeu",
      cure: "write $value"
    ),
    Case(
      json: #"{"a": {"$type": "number", "$value": 1, ↓"$extensons": {}}}"#,
      rule: "token-shape",
      message: "the format knows no $extensons",
      cure: "write $extensions"
    ),
    Case(
      json: #"{"a": {"$type": "number", "$value": ↓"{scal}"}, "scale": {"$type": "number", "$value": 1}}"#,
      rule: "token-unknown-reference",
      message: "there is no token {scal}",
      cure: "write {scale}"
    ),
    Case(
      json: #"{"a": {"$type": "number", "$value": ↓"{g}"}, "g": {"b": {"$type": "number", "$value": 1}}}"#,
      rule: "token-unknown-reference",
      message: "{g} is a group and not a token",
      cure: "write {g.b}"
    ),
    Case(
      json: #"{"a": {"$value": "{b}"}, "b": {"$value": ↓"{a}"}}"#,
      rule: "token-cycle",
      message: "these tokens refer to one another in a circle: a -> b -> a",
      cure: "give one of them a value of its own"
    ),
    Case(
      json: #"{"a": {"$value": ↓"{a}"}}"#,
      rule: "token-cycle",
      message: "these tokens refer to one another in a circle: a -> a",
      cure: "give one of them a value of its own"
    ),
    Case(
      json: #"{"a": {"$type": "color", "$value": ↓"{b}"}, "b": {"$type": "number", "$value": 1}}"#,
      rule: "token-type",
      message: "{b} is a number, and a color is wanted here",
      cure: "refer to a color"
    ),
    Case(
      json: ##"{"a": {"$type": ↓"colour", "$value": "#000000"}}"##,
      rule: "token-type",
      message: "there is no type \"colour\"",
      cure: "write \"color\""
    ),
    Case(
      json: #"{"a": {"$type": ↓"gradient", "$value": []}}"#,
      rule: "token-type",
      message: "tokens of the type gradient have no Swift constant yet",
      cure: "write its parts as tokens"
    ),
    Case(
      json: #"{↓"a": {"$value": 1}}"#,
      rule: "token-type",
      message: "a has no $type, and no group around it has one",
      cure: "add \"$type\""
    ),
    Case(
      json: #"{"a": {"$type": "color", "$value": ↓"red"}}"#,
      rule: "token-value",
      message: "the text \"red\" is no colour",
      cure: "write \"#RRGGBB\", or an object with colorSpace and components"
    ),
    Case(
      json:
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": ↓"#FFFFFF"}}}"##,
      rule: "token-value",
      message: "hex is the text \"#FFFFFF\", but the components are #000000",
      cure: "correct one of the two"
    ),
    Case(
      json: dimension(#"{"value": 8, "unit": ↓"pt"}"#),
      rule: "token-unit",
      message: "the unit is the text \"pt\"",
      cure: "use px or rem"
    ),
    Case(
      json: dimension("↓8"),
      rule: "token-value",
      message: "the number 8 is no value with a unit",
      cure: "write { \"value\": 8, \"unit\": \"px\" }"
    ),
    Case(
      json: dimension(#"{"value": ↓10, "unit": "px"}"#),
      rule: "token-grid",
      message: "10 pt lies off the grid of 8 pt and its subgrid of 4 pt",
      cure: "take 8 or 12, or give the reason in $extensions.counterfoil.offGrid"
    ),
    Case(
      json: role("↓1.5"),
      rule: "token-grid",
      message: "a line of 21 pt lies off the grid of 8 pt and its subgrid of 4 pt",
      cure: "take 20 or 24, or give the reason in $extensions.counterfoil.offGrid"
    ),
    Case(
      json: role("1.43", offGrid: "↓\"why\""),
      rule: "token-grid",
      message: "a line of 20 pt lies on the grid and needs no exception",
      cure: "take offGrid out"
    ),
    Case(
      json:
        #"{"a": {"$type": "dimension", "$value": ↓"{b}", "$extensions": {"counterfoil": {"scale": "{c}"}}}, "b": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}}, "c": {"$type": "number", "$value": 0.88}}"#,
      rule: "token-grid",
      message: "14 pt lies off the grid of 8 pt and its subgrid of 4 pt",
      cure: "take 12 or 16, or give the reason in $extensions.counterfoil.offGrid"
    ),
    Case(
      json:
        #"{"a": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}, "$extensions": {"counterfoil": {"offGrid": ↓"why"}}}}"#,
      rule: "token-grid",
      message: "12 pt lies on the grid and needs no exception",
      cure: "take offGrid out"
    ),
    Case(
      json:
        #"{"a": {"$type": "dimension", "$value": {"value": 10, "unit": "px"}, "$extensions": {"counterfoil": {"offGrid": ↓""}}}}"#,
      rule: "token-grid",
      message: "offGrid gives no reason",
      cure: "say in words why the value lies off the grid"
    ),
    Case(
      json: #"{"a": {"$type": "number", "$value": 1, "$extensions": {"counterfoil": {↓"drk": 1}}}}"#,
      rule: "token-extension",
      message: "there is no extension \"drk\"",
      cure: "write \"dark\""
    ),
    Case(
      json:
        ##"{"b": {"$type": "number", "$value": 0.1}, "a": {"$type": "color", "$value": "#000000", "$extensions": {"counterfoil": {"blend": ↓"{b}"}}}}"##,
      rule: "token-extension",
      message: "{b} has no direction, and so is no blend",
      cure: "add $extensions.counterfoil.direction"
    ),
    Case(
      json: #"{"a": {"b": {"$type": "number", "$value": 1}}, ↓"aB": {"$type": "number", "$value": 1}}"#,
      rule: "token-name",
      message: "aB and a.b would both be the constant aB",
      cure: "rename one of them"
    ),
    Case(
      json: #"{↓"1x": {"$type": "number", "$value": 1}}"#,
      rule: "token-name",
      message: "\"1x\" cannot be the name of a Swift constant",
      cure: "use letters and digits only"
    ),
    Case(
      json: #"{"a": {"$type": "number", "$value": 1, ↓"b": {"$value": 2}}}"#,
      rule: "token-shape",
      message: "a has a $value and holds \"b\" as well",
      cure: "move its own value into \"$root\""
    ),
    Case(
      json: #"{"opacity": {"disabled": {"$type": "number", "$value": ↓1.5}}}"#,
      rule: "token-range",
      message: "an opacity of 1.5 lies outside of 0 to 1",
      cure: "write a share: 0.4 for 40 %"
    ),
    Case(
      json: #"{"hoverOpacity": {"$type": "number", "$value": ↓-0.1}}"#,
      rule: "token-range",
      message: "an opacity of -0.1 lies outside of 0 to 1",
      cure: "write a share: 0.4 for 40 %"
    ),
    Case(
      json: #"{"scale": {"097": {"$type": "number", "$value": ↓0}}}"#,
      rule: "token-range",
      message: "a scale of 0 leaves nothing to see",
      cure: "write a factor above 0"
    ),
    Case(
      json: dimension(#"{"value": ↓-8, "unit": "px"}"#),
      rule: "token-range",
      message: "a length of -8 pt is below zero",
      cure: "write a length from 0 on"
    ),
    Case(
      json: #"{"a": {"$type": "duration", "$value": {"value": ↓-100, "unit": "ms"}}}"#,
      rule: "token-range",
      message: "a duration of -0.1 s is below zero",
      cure: "write a time from 0 on"
    ),
    Case(
      json:
        #"{"a": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": ↓-1, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}}}"#,
      rule: "token-range",
      message: "a delay of -1 s is below zero",
      cure: "write a time from 0 on"
    ),
    Case(
      json: #"{"a": {"$type": "cubicBezier", "$value": [0.4, 0, ↓1.2, 1]}}"#,
      rule: "token-range",
      message: "1.2 lies outside of 0 to 1: a curve cannot go back in time",
      cure: "write a share from 0 to 1"
    ),
    Case(
      json: role("↓0"),
      rule: "token-range",
      message: "a line height of 0 leaves no line",
      cure: "write a multiple of the size above 0"
    ),
    Case(
      json: #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, ↓1.1, 0]}}}"#,
      rule: "token-range",
      message: "1.1 lies outside of 0 to 1, where this component of srgb lies"
    ),
    Case(
      json: #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": ↓2}}}"#,
      rule: "token-range",
      message: "alpha is no number from 0 to 1"
    ),
    Case(
      json: #"{"a": {"$type": "color", "$value": ↓{"colorSpace": "display-p3", "components": [0, 1, 0]}}}"#,
      rule: "token-range",
      message: "sRGB does not have this colour",
      cure: "choose one that every screen can show"
    ),
    Case(
      json: #"{"a": {"$type": "color", "$value": {"colorSpace": ↓"lab", "components": [0, 0, 0]}}}"#,
      rule: "token-value",
      message: "the colour space is the text \"lab\"",
      cure: "convert the colour to \"srgb\"; known are srgb, srgb-linear, hsl, hwb, display-p3, oklab, oklch"
    ),
    Case(
      json: #"{"a": {"$type": ↓5, "b": {"$type": "number", "$value": 1}}}"#,
      rule: "token-type",
      message: "the $type is the number 5",
      cure: "write the name of a type"
    ),
    Case(
      json: #"{"a": {"$type": "number", "b": {"$value": 1}}, "c": {↓"$extends": "{a}"}}"#,
      rule: "token-shape",
      message: "$extends is not read here, and what it brings would be missing",
      cure: "write an alias for each: \"{name}\""
    ),
    Case(
      json: ##"{"a": {"$type": "number", "$value": {↓"$ref": "#/b/$value"}}}"##,
      rule: "token-shape",
      message: "$ref is not read here, and what it brings would be missing",
      cure: "write an alias for each: \"{name}\""
    ),
    Case(
      json: #"{↓"self": {"$type": "number", "$value": 1}}"#,
      rule: "token-name",
      message: "\"self\" cannot be the name of a Swift constant",
      cure: "use letters and digits only"
    ),
    Case(
      json: "{\"a\": 1,\n  ↓}",
      rule: "token-syntax",
      message: "this is no JSON: expected a name in quotes"
    ),
  ]

  @Test("a wrong token is found at its place", arguments: cases)
  func finding(expected: Case) throws {
    let before = expected.json.prefix { $0 != "↓" }
    let line = before.count { $0 == "\n" } + 1
    let column =
      before.utf8.count
      - (before.utf8.lastIndex(of: 10).map { before.utf8.distance(from: before.startIndex, to: $0) + 1 } ?? 0) + 1
    let json = expected.json.replacing("↓", with: "")
    let source = TokenSource(Array(json.utf8), document: DocumentPath("tokens.json"))
    let finding = try #require(source.findings.first)
    #expect(source.findings.count == 1)
    #expect(finding.rule == expected.rule)
    #expect(finding.message == expected.message)
    #expect(finding.cure == expected.cure)
    #expect(finding.location?.range.start == SourcePosition(line: line, column: column))
  }

  @Test("a declared exception lies off the grid without a finding, also for a whole group")
  func exceptions() {
    let json = #"""
      {"border": {"$type": "dimension", "$extensions": {"counterfoil": {"offGrid": "hairlines"}},
        "thin": {"$value": {"value": 1, "unit": "px"}}}}
      """#
    #expect(TokenSource(Array(json.utf8), document: DocumentPath("tokens.json")).findings.isEmpty)
    let loose = Self.role("1.5", offGrid: #""a caption has its own rhythm""#)
    #expect(TokenSource(Array(loose.utf8), document: DocumentPath("tokens.json")).findings.isEmpty)
  }
}
