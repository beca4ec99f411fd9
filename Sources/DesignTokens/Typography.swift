import SwiftUI

/// How a role of text is set. The roles are `DesignTokens.typographyBodyMd` and its siblings.
public struct Typography: Equatable, Sendable {
  /// In points, at the standard text size.
  public let fontSize: CGFloat
  /// From baseline to baseline, in points.
  public let lineHeight: CGFloat
  public let fontWeight: Font.Weight
  /// Between letters, in points.
  public let letterSpacing: CGFloat

  public init(fontSize: CGFloat, lineHeight: CGFloat, fontWeight: Font.Weight, letterSpacing: CGFloat) {
    self.fontSize = fontSize
    self.lineHeight = lineHeight
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
  }
}

extension View {
  /// Sets text in a role of the design, at the text size that the person has chosen.
  public func typography(_ typography: Typography) -> some View {
    modifier(TypographyModifier(typography: typography))
  }
}

private struct TypographyModifier: ViewModifier {
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1
  let typography: Typography

  func body(content: Content) -> some View {
    content
      .font(.system(size: typography.fontSize * scale, weight: typography.fontWeight))
      // The line box of the design is higher than the font's: half of what is missing stands on either side.
      .lineSpacing((typography.lineHeight - typography.fontSize) / 2 * scale)
  }
}
