import ComponentSyntax
import Findings
import Foundation
import Testing
import TokenGeneration

/// Styling comes from tokens, in our own components and wherever the check is asked.
struct StylingCheckTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func tokens() throws -> [DesignToken] {
    let path = "Sources/DesignTokens/tokens.json"
    let bytes = Array(try Data(contentsOf: repository.appending(path: path)))
    let text = TokenSource(bytes, document: DocumentPath(path)).text
    return DesignToken.declared(in: SwiftSource(path: "DesignTokens.swift", text: text))
  }

  private static func findings(_ body: String) throws -> [StylingFinding] {
    let source = SwiftSource(
      path: "Card.swift",
      text: "struct Card: View {\n  var body: some View {\n    \(body)\n  }\n}\n"
    )
    return StylingCheck(tokens: try tokens()).findings(in: source)
  }

  @Test("no component of ours, and no preview, is styled by a literal")
  func ourComponents() throws {
    let sources = try SwiftSource.all(in: "Sources/ComponentLibrary", of: Self.repository)
    #expect(sources.count > 20)
    let check = StylingCheck(tokens: try Self.tokens())
    #expect(sources.flatMap(check.findings).map(\.description) == [])
  }

  @Test(
    "what should be a token is found, with the nearest of its kind",
    arguments: [
      ("box.padding(15)", StylingKind.length, "15", "space200"),
      ("box.padding(.horizontal, isWide ? 33 : inset)", .length, "33", "space400"),
      ("box.padding(0b1000)", .length, "0b1000", nil),
      ("box.padding(0o20)", .length, "0o20", nil),
      ("box.padding(0x11)", .length, "0x11", "space200"),
      ("box.padding()", .length, "box.padding()", nil),
      ("VStack(spacing: -7) { box }", .length, "7", "space100"),
      ("box.frame(width: 45)", .length, "45", "tapAreaMinimum"),
      ("RoundedRectangle(cornerRadius: 11)", .radius, "11", "radius150"),
      ("shape.stroke(color, lineWidth: 1)", .borderWidth, "1", "borderWidth100"),
      ("box.opacity(0.3)", .opacity, "0.3", "opacityDisabled"),
      ("box.scaleEffect(isPressed ? 0.96 : 1)", .scale, "0.96", "scale097"),
      ("box.foregroundColor(.red)", .color, ".red", nil),
      ("box.background(Color.white)", .color, "Color.white", nil),
      (
        "box.background(Color(red: 0.70, green: 0.15, blue: 0.12))", .color,
        "Color(red: 0.70, green: 0.15, blue: 0.12)", "colorError"
      ),
      ("box.background(Color(\"Brand\"))", .color, "Color(\"Brand\")", nil),
      ("box.background(Color(uiColor: .systemRed))", .color, "Color(uiColor: .systemRed)", nil),
      ("box.background(hex(\"#6750A4\"))", .color, "\"#6750A4\"", nil),
      ("text.font(.system(size: 16))", .font, ".system(size: 16)", nil),
      ("text.font(.headline)", .font, ".headline", nil),
      ("text.fontWeight(.bold)", .font, "text.fontWeight(.bold)", nil),
      ("box.animation(.easeOut(duration: 0.1), value: x)", .motion, ".easeOut(duration: 0.1)", "motionPress"),
      ("withAnimation(.spring) { grow() }", .motion, ".spring", nil),
    ] as [(String, StylingKind, String, String?)]
  )
  func found(body: String, kind: StylingKind, literal: String, nearest: String?) throws {
    let findings = try Self.findings(body)
    #expect(findings.map(\.kind) == [kind], "\(findings)")
    #expect(findings.map(\.literal) == [literal])
    if let nearest { #expect(findings.map(\.nearest) == [nearest]) }
    #expect(findings.allSatisfy { $0.place.line == 3 && $0.place.column > 4 })
  }

  @Test(
    "what no design decides is left alone",
    arguments: [
      "box.opacity(isOn ? 1 : 0)", "box.scaleEffect(1)", "text.lineLimit(2)", "box.zIndex(3)",
      "box.frame(maxWidth: .infinity)",
      "box.padding(DesignTokens.spaceInset100 / 2)", "VStack(spacing: 0) { box }", "items[3]",
      "text.count > 140 ? box : other",
      "box.background(Color.clear)", "box.background(Color(uiColor: DesignTokens.colorPrimary))",
      "box.background(Color(uiColor: color))",
      "box.animation(DesignTokens.motionPress, value: x)", "Text(\"16 points, #red\")", "Chip(kind: .primary)",
      "box.padding(inset)",
      "box.padding(.horizontal, DesignTokens.spaceInset100)", "text.font(font)",
    ]
  )
  func leftAlone(body: String) throws {
    #expect(try Self.findings(body) == [])
  }

  @Test("a raw value of a case is a number with a name, and found")
  func rawValues() throws {
    let source = SwiftSource(
      path: "Size.swift",
      text:
        "enum Size: CGFloat {\n  case small = 17, none = 0\n  case wide(CGFloat)\n}\nenum Color: String { case brand = \"#6750A4\" }\n"
    )
    let findings = StylingCheck(tokens: try Self.tokens()).findings(in: source)
    #expect(findings.map(\.literal) == ["17", "\"#6750A4\""])
    #expect(findings.map(\.kind) == [.length, .color])
  }

  @Test("a number in a property is of the kind that the property's name says")
  func properties() throws {
    let source = SwiftSource(
      path: "Size.swift",
      text: "var cornerRadius: CGFloat { 9 }\nlet fadeDuration = 0.2\nlet gap: CGFloat = 6\n"
    )
    let findings = StylingCheck(tokens: try Self.tokens()).findings(in: source)
    #expect(findings.map(\.kind) == [.radius, .duration, .length])
    #expect(
      findings.first?.description == "Size.swift:1:29: 9 is a radius of its own: did you mean DesignTokens.radius100?"
    )
  }
}
