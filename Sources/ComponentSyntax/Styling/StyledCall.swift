import SwiftSyntax

/// A call that makes a colour, a font or an animation out of anything but a token, or leaves a distance to the system.
struct StyledCall {
  let kind: StylingKind

  /// - Returns: `nil` for every other call.
  init?(_ call: FunctionCallExprSyntax) {
    guard let name = Self.name(of: call) else { return nil }
    if Self.mentionsToken(call) { return nil }
    if Self.colors.contains(name) {
      kind = .color
    } else if Self.fonts.contains(name), Self.isFontPosition(call) {
      kind = .font
    } else if Self.animations.contains(name), call.calledExpression.is(MemberAccessExprSyntax.self) {
      kind = .motion
    } else if Self.spaced.contains(name), !Self.saysLength(call) {
      kind = .length
    } else {
      return nil
    }
  }

  private static let colors: Set<String> = ["Color", "UIColor"]
  private static let fonts: Set<String> = ["system", "custom", "fontWeight", "bold", "italic"]
  private static let animations: Set<String> = [
    "bouncy", "easeIn", "easeInOut", "easeOut", "interpolatingSpring", "interactiveSpring", "linear", "smooth",
    "snappy",
    "spring", "timingCurve",
  ]
  /// Without a length these take the system's.
  private static let spaced: Set<String> = ["padding"]

  private static func name(of call: FunctionCallExprSyntax) -> String? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// `bold` and `italic` are modifiers, the others members of `Font`.
  private static func isFontPosition(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.is(MemberAccessExprSyntax.self)
  }

  private static func mentionsToken(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.contains { argument in
      // A value that is handed in is somebody else's to answer for.
      let value = argument.expression
      return value.is(DeclReferenceExprSyntax.self) || value.is(TernaryExprSyntax.self)
        || value.trimmedDescription.contains("DesignTokens.")
        || value.as(MemberAccessExprSyntax.self)?.base != nil && !StyledName.isStandardColor(value)
    }
  }

  private static func saysLength(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.contains { argument in
      argument.expression.as(MemberAccessExprSyntax.self).map { $0.base != nil } ?? true
    }
  }
}
