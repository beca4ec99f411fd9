import Foundation

/// The lines of Swift that a token becomes.
struct TokenConstant {
  let token: TokenDeclaration
  let value: TokenValue

  /// Names and declarations, in the order in which they are written.
  var members: [(name: String, declaration: String)] {
    if case .cubicBezier(let curve) = value {
      // A curve alone has no duration, and an animation that is not told one lasts 0.35 s: so the caller tells it.
      let call = Self.curve(curve, lasting: "duration")
      return [
        (
          token.constant,
          "func \(Self.reserved.contains(token.constant) ? "`\(token.constant)`" : token.constant)(duration: Double) -> Animation { \(call) }"
        )
      ]
    }
    return constants.map { name, value in
      (name, "let \(Self.reserved.contains(name) ? "`\(name)`" : name): \(value)")
    }
  }

  /// Words of Swift that a name may be, if it stands in ticks.
  private static let reserved: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows",
    "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  private var constants: [(String, String)] {
    let name = token.constant
    switch value {
    case .color(let light, let dark): return [(name, "UIColor = \(Self.color(light, dark))")]
    case .dimension(let points): return [(name, "CGFloat = \(points.short)")]
    case .duration(let seconds): return [(name, "Double = \(seconds.short)")]
    case .number(let number): return [(name, "Double = \(number.short)")]
    case .cubicBezier: return []
    case .fontFamily(let names):
      return [(name, "[String] = [\(names.map(\.debugDescription).joined(separator: ", "))]")]
    case .fontWeight(let weight): return [(name, "Font.Weight = \(Self.weight(weight))")]
    case .typography(let type): return Self.typography(name, type)
    case .transition(let duration, let delay, let curve):
      let wait = delay > 0 ? ".delay(\(delay.short))" : ""
      return [
        (name, "Animation = \(Self.curve(curve, lasting: duration.short))\(wait)"),
        (name + "Duration", "Double = \(duration.short)"),
      ]
    case .shadow(let shadow):
      return [
        (name + "Color", "UIColor = \(Self.color(shadow.light, shadow.dark))"),
        // A blur of CSS is twice the radius of SwiftUI.
        (name + "Radius", "CGFloat = \((shadow.blur / 2).short)"),
        (name + "X", "CGFloat = \(shadow.offsetX.short)"), (name + "Y", "CGFloat = \(shadow.offsetY.short)"),
      ]
    }
  }

  private static func typography(_ name: String, _ type: TokenValue.Typography) -> [(String, String)] {
    let parts = [
      "fontSize: \(type.fontSize.short)", "lineHeight: \(type.line.short)",
      "fontWeight: \(weight(type.fontWeight))", "letterSpacing: \(type.letterSpacing.short)",
    ]
    return [(name, "Typography = Typography(\(parts.joined(separator: ", ")))")]
  }

  private static func color(_ light: TokenColor, _ dark: TokenColor) -> String {
    if light == dark { return literal(light) }
    return "UIColor { $0.userInterfaceStyle == .dark ? \(literal(dark)) : \(literal(light)) }"
  }

  private static func literal(_ color: TokenColor) -> String {
    let parts = zip(["red", "green", "blue", "alpha"], color.components).map { "\($0): \($1.short)" }
    return "UIColor(\(parts.joined(separator: ", ")))"
  }

  private static func curve(_ points: [Double], lasting duration: String) -> String {
    ".timingCurve(\(points.map(\.short).joined(separator: ", ")), duration: \(duration))"
  }

  /// By thickness: what the format calls thin at 100 is Apple's ultra-light, and the other way round at 200.
  private static let weights = [
    100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold",
    800: "heavy", 900: "black",
  ]

  private static func weight(_ weight: Double) -> String { "." + (weights[Int(weight)] ?? "regular") }
}
