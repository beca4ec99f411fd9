/// A literal in the source of a component where a token should stand.
package struct StylingFinding: Hashable, Sendable, CustomStringConvertible {
  package let place: SyntaxPlace
  package let kind: StylingKind
  /// As written: `16`, `.easeOut(duration: 0.1)`.
  package let literal: String
  /// The token of this kind that comes nearest; `nil` when there is none of the kind, or nothing to measure by.
  package let nearest: String?

  package var description: String {
    "\(place): \(literal) is a \(kind.rawValue) of its own"
      + (nearest.map { ": did you mean DesignTokens.\($0)?" } ?? "")
  }
}

/// What a literal decides.
package enum StylingKind: String, CaseIterable, Sendable {
  case length
  case radius
  case borderWidth = "border width"
  case fontSize = "font size"
  case font
  case opacity
  case scale
  case duration
  case motion
  case color = "colour"

  /// How the names of the tokens of this kind begin.
  var tokens: [String] {
    switch self {
    case .length: ["space", "buttonIconInset", "iconSize", "tapArea"]
    case .radius: ["radius"]
    case .borderWidth: ["border", "accessibilityFocusWidth"]
    case .fontSize: ["fontSize"]
    case .font: ["typography"]
    case .opacity: ["opacity", "blend"]
    case .scale: ["scale"]
    case .duration: ["duration"]
    case .motion: ["motion"]
    case .color: ["color", "accessibilityFocusColor", "shadowHoverColor"]
    }
  }
}
