import SwiftSyntax

/// A colour, a font or an animation that the system brings, called by its name.
enum StyledName {
  /// - Returns: `nil` for any other name.
  static func kind(of member: MemberAccessExprSyntax) -> StylingKind? {
    // The name of what is called is the call's to judge.
    if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id { return nil }
    let name = member.declName.baseName.text
    let base = member.base?.trimmedDescription
    if isColor(name, base) { return .color }
    guard base == nil || base == "Font" || base == "Animation" else { return nil }
    let position = StylingPosition(of: ExprSyntax(member))
    if fonts.contains(name), base == "Font" || position.call == "font" { return .font }
    if animations.contains(name), base == "Animation" || animated.contains(position.call ?? "") { return .motion }
    return nil
  }

  static func isStandardColor(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    return isColor(member.declName.baseName.text, member.base?.trimmedDescription)
  }

  /// `clear` paints nothing, and is the same in every design.
  private static func isColor(_ name: String, _ base: String?) -> Bool {
    switch base {
    case nil: standardColors.contains(name) || name.starts(with: /system[A-Z]/)
    case "Color", "UIColor": name != "clear" && name.first?.isLowercase == true
    default: false
    }
  }

  private static let standardColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple",
    "red",
    "teal", "white", "yellow",
  ]
  private static let fonts: Set<String> = [
    "body", "callout", "caption", "caption2", "footnote", "headline", "largeTitle", "subheadline", "title", "title2",
    "title3",
  ]
  private static let animations: Set<String> = [
    "bouncy", "default", "easeIn", "easeInOut", "easeOut", "linear", "smooth", "snappy", "spring",
  ]
  private static let animated: Set<String> = ["animation", "withAnimation"]
}
