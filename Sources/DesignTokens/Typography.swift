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
  @Environment(\.pixelLength) private var pixelLength
  let typography: Typography

  func body(content: Content) -> some View {
    content
      .font(.system(size: fontSize, weight: typography.fontWeight))
      .tracking(typography.letterSpacing * scale)
      // The line box of the design is higher than the font's own: what is missing stands between two lines, and half of it
      // above the first and below the last.
      .lineSpacing(max(0, lineHeight - ownHeight))
      .padding(.vertical, max(0, lineHeight - shownHeight) / 2)
  }

  private var fontSize: CGFloat { typography.fontSize * scale }
  private var lineHeight: CGFloat { typography.lineHeight * scale }
  private var ownHeight: CGFloat { UIFont.systemFont(ofSize: fontSize).lineHeight }
  /// A text ends on a whole pixel.
  private var shownHeight: CGFloat { (ownHeight / pixelLength).rounded(.up) * pixelLength }
}
