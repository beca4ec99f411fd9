import Findings
import Foundation
import Testing

@testable import TokenGeneration

/// Tokens in, Swift constants out.
struct TokenSourceTests {
  private func source(_ json: String) -> TokenSource {
    TokenSource(Array(json.utf8), document: DocumentPath("tokens.json"))
  }

  @Test(
    "a token of each type becomes a constant",
    arguments: [
      (
        ##""color": {"$type": "color", "$value": "#336699"}"##,
        "color: UIColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)"
      ),
      (#""space": {"100": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#, "space100: CGFloat = 8"),
      (#""space": {"100": {"$type": "dimension", "$value": {"value": 0.5, "unit": "rem"}}}"#, "space100: CGFloat = 8"),
      (#""duration": {"$type": "duration", "$value": {"value": 250, "unit": "ms"}}"#, "duration: Double = 0.25"),
      (#""duration": {"$type": "duration", "$value": {"value": 2, "unit": "s"}}"#, "duration: Double = 2"),
      (#""scale": {"$type": "number", "$value": 0.97}"#, "scale: Double = 0.97"),
      (
        #""easing": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]}"#,
        "func easing(duration: Double) -> Animation { .timingCurve(0.4, 0, 0.2, 1, duration: duration) }"
      ),
      (#""font": {"$type": "fontFamily", "$value": "Inter"}"#, #"font: [String] = ["Inter"]"#),
      (#""weight": {"$type": "fontWeight", "$value": "semi-bold"}"#, "weight: Font.Weight = .semibold"),
      (#""weight": {"$type": "fontWeight", "$value": 100}"#, "weight: Font.Weight = .ultraLight"),
      (#""weight": {"$type": "fontWeight", "$value": 200}"#, "weight: Font.Weight = .thin"),
      (#""weight": {"$type": "fontWeight", "$value": "demi-bold"}"#, "weight: Font.Weight = .semibold"),
      (#""default": {"$type": "number", "$value": 1}"#, "static let `default`: Double = 1"),
      (#""font": {"$type": "fontFamily", "$value": "A \"B\""}"#, #"font: [String] = ["A \"B\""]"#),
      (
        #""letterSpacing": {"$type": "dimension", "$value": {"value": -4, "unit": "px"}}"#,
        "letterSpacing: CGFloat = -4"
      ),
      (#""scale": {"big": {"$type": "number", "$value": 1.5}}"#, "scaleBig: Double = 1.5"),
    ]
  )
  func constants(token: String, declaration: String) {
    let source = source("{\(token)}")
    #expect(source.findings.isEmpty)
    #expect(source.text.contains(declaration))
  }

  @Test(
    "a colour may be written in each space whose colours sRGB has",
    arguments: [
      (#"{"colorSpace": "srgb", "components": [1, 0.4, 0], "alpha": 0.5}"#, [1, 0.4, 0, 0.5]),
      (#"{"colorSpace": "srgb", "components": [1, "none", 0]}"#, [1, 0, 0, 1]),
      (#"{"colorSpace": "srgb-linear", "components": [1, 0.21404, 0]}"#, [1, 0.5, 0, 1]),
      (#"{"colorSpace": "hsl", "components": [120, 100, 25]}"#, [0, 0.5, 0, 1]),
      (#"{"colorSpace": "hsl", "components": [330, 50, 50]}"#, [0.75, 0.25, 0.5, 1]),
      (#"{"colorSpace": "hwb", "components": [0, 20, 40]}"#, [0.6, 0.2, 0.2, 1]),
      (#"{"colorSpace": "hwb", "components": [0, 60, 60]}"#, [0.5, 0.5, 0.5, 1]),
      // What CSS says of rebeccapurple, and of a blue that both spaces have.
      (#"{"colorSpace": "oklch", "components": [0.44027, 0.1603, 303.373]}"#, [0.4, 0.2, 0.6, 1]),
      (#"{"colorSpace": "oklab", "components": [1, 0, 0]}"#, [1, 1, 1, 1]),
      (#"{"colorSpace": "display-p3", "components": [0.3741, 0.2110, 0.5798]}"#, [0.4, 0.2, 0.6, 1]),
    ]
  )
  func spaces(value: String, components: [Double]) throws {
    let source = source(#"{"a": {"$type": "color", "$value": \#(value)}}"#)
    #expect(source.findings.isEmpty)
    let numbers = source.text.matches(of: #/(?:red|green|blue|alpha): ([0-9.e-]+)/#).compactMap { Double($0.1) }
    try #require(numbers.count == 4)
    #expect(zip(numbers, components).allSatisfy { abs($0 - $1) < 0.002 })
  }

  @Test("a description in several lines stays one comment, however its lines end")
  func descriptions() {
    let source = source(#"{"a": {"$type": "number", "$value": 1, "$description": "one\rtwo\r\nthree\u2028four"}}"#)
    #expect(source.text.contains("  /// `a`: one two three four\n"))
  }

  @Test("names are joined in camel case, and the root of a group bears the group's name")
  func names() {
    let source = source(
      ##"""
      {"color": {"$type": "color",
        "primary": {"$root": {"$value": "#000000"}, "hover": {"$value": "{color.primary.$root}"}}}}
      """##
    )
    #expect(source.text.contains("static let colorPrimary: UIColor"))
    #expect(source.text.contains("static let colorPrimaryHover: UIColor"))
  }

  @Test("aliases are followed through other aliases, and a dark colour comes along")
  func aliases() {
    let source = source(
      ##"""
      {"a": {"$value": "{b}"},
       "b": {"$value": "{c}"},
       "c": {"$type": "color", "$value": "#FFFFFF", "$extensions": {"counterfoil": {"dark": "#000000"}}}}
      """##
    )
    let dynamic = "UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0, green: 0, blue: 0, alpha: 1)"
    #expect(source.text.contains("static let a: UIColor = \(dynamic)"))
  }

  @Test("a blend changes the colour by its share", arguments: [("darker", "red: 0.18"), ("lighter", "red: 0.28")])
  func blends(direction: String, red: String) {
    let source = source(
      ##"""
      {"blend": {"$type": "number", "$value": 0.1, "$extensions": {"counterfoil": {"direction": "\##(direction)"}}},
       "color": {"$type": "color", "$value": "#336699", "$extensions": {"counterfoil": {"blend": "{blend}"}}}}
      """##
    )
    #expect(source.findings.isEmpty)
    #expect(source.text.contains(red))
  }

  @Test("saturating a grey changes nothing, and saturating a colour keeps its lightness")
  func saturation() throws {
    let blend = TokenBlend(direction: .saturate, amount: 0.08)
    let grey = try #require(TokenColor(hex: "#808080"))
    #expect(blend.applied(to: grey) == grey)
    let purple = try #require(TokenColor(hex: "#6750A4"))
    let vivid = blend.applied(to: purple)
    #expect(vivid.blue > purple.blue)
    #expect(abs((vivid.blue + vivid.green) - (purple.blue + purple.green)) < 1e-9)
  }

  @Test("a scale gives whole points")
  func scale() {
    let source = source(
      #"""
      {"scale": {"$type": "number", "$value": 0.88},
       "size": {"$type": "dimension", "$value": {"value": 16, "unit": "px"},
         "$extensions": {"counterfoil": {"scale": "{scale}", "offGrid": "type has a scale of its own"}}}}
      """#
    )
    #expect(source.text.contains("size: CGFloat = 14"))
  }

  @Test("a transition is an animation that lasts as long as its token says")
  func transition() {
    let source = source(
      #"""
      {"motion": {"$type": "transition", "$value": {"duration": {"value": 250, "unit": "ms"},
        "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0.4, 0, 0.2, 1]}}}
      """#
    )
    #expect(source.text.contains("motion: Animation = .timingCurve(0.4, 0, 0.2, 1, duration: 0.25)"))
    #expect(source.text.contains("motionDuration: Double = 0.25"))
  }

  @Test("the same tokens give the same text")
  func deterministic() throws {
    let tokens = try Data(contentsOf: Self.repository.appending(path: "Sources/DesignTokens/tokens.json"))
    let first = TokenSource(Array(tokens), document: DocumentPath("tokens.json"))
    #expect(first.findings.isEmpty)
    #expect(first.text == TokenSource(Array(tokens), document: DocumentPath("tokens.json")).text)
  }

  @Test("a file with a finding has no constants")
  func nothingByHalves() {
    let source = source(#"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": "{c}"}}"#)
    #expect(!source.findings.isEmpty)
    #expect(source.text.isEmpty)
  }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
