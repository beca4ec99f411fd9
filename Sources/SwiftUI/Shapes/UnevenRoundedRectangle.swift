public import Foundation
import HeadlessCore

/// The radii of the four corners, leading before the mirroring of right-to-left.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// The upper corners, then the lower ones.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RectangleCornerRadii {
  nonisolated func mapped(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading),
      bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing),
      topTrailing: change(topTrailing)
    )
  }
}

/// A rectangle whose corners differ. Leading is drawn on the left; as any shape it is mirrored where the layout is.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  nonisolated public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
    self.style = style
  }

  nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, corners: cornerRadii.mapped { VectorPath.radius($0, in: rect) }, style: style)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension Path {
  /// The corners clockwise from the upper left.
  fileprivate init(roundedRect rect: CGRect, corners: RectangleCornerRadii, style: RoundedCornerStyle) {
    if style == .continuous {
      func round(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
      self.init(
        VectorPath(
          continuousRect: rect,
          topLeft: round(corners.topLeading),
          topRight: round(corners.topTrailing),
          bottomRight: round(corners.bottomTrailing),
          bottomLeft: round(corners.bottomLeading)
        )
      )
      return
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + corners.topLeading, y: rect.minY))
    path.corner(at: CGPoint(x: rect.maxX, y: rect.minY), corners.topTrailing, from: (1, 0), to: (0, 1))
    path.corner(at: CGPoint(x: rect.maxX, y: rect.maxY), corners.bottomTrailing, from: (0, 1), to: (-1, 0))
    path.corner(at: CGPoint(x: rect.minX, y: rect.maxY), corners.bottomLeading, from: (-1, 0), to: (0, -1))
    path.corner(at: CGPoint(x: rect.minX, y: rect.minY), corners.topLeading, from: (0, -1), to: (1, 0))
    path.closeSubpath()
    self = path
  }

  /// A line to the corner and the arc around it; the directions are those of arriving and leaving.
  private mutating func corner(
    at point: CGPoint,
    _ radius: CGFloat,
    from: (CGFloat, CGFloat),
    to: (CGFloat, CGFloat)
  ) {
    func moved(_ direction: (CGFloat, CGFloat), _ distance: CGFloat) -> CGPoint {
      CGPoint(x: point.x + direction.0 * distance, y: point.y + direction.1 * distance)
    }
    addLine(to: moved(from, -radius))
    guard radius > 0 else { return }
    let reach = radius * (1 - 0.5522847498)
    addCurve(to: moved(to, radius), control1: moved(from, -reach), control2: moved(to, reach))
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == Capsule {
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
