public import Foundation
import HeadlessCore

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

/// A circle in the middle of its frame.
public struct Circle: InsettableShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = max(0, min(rect.width, rect.height))
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    if proposal == .unspecified { return size }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: .infinity, style: style)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}
