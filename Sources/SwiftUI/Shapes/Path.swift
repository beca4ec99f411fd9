public import Foundation
package import HeadlessCore

/// An outline.
public struct Path: Equatable, Sendable {
  package var vector: VectorPath

  package init(_ vector: VectorPath) { self.vector = vector }

  public init() { vector = VectorPath() }

  public init(_ rect: CGRect) { vector = VectorPath(rect: rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Radii are limited to half of the shorter side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    vector =
      style == .circular
      ? VectorPath(roundedRect: rect, corner: VectorPath.radii(cornerSize, in: rect))
      : VectorPath(continuousRect: rect, corner: cornerSize)
  }

  public init(ellipseIn rect: CGRect) { vector = VectorPath(ellipseIn: rect) }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var isEmpty: Bool { vector.isEmpty }
  public var boundingRect: CGRect { vector.bounds }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { vector.contains(p, evenOdd: eoFill) }

  public mutating func move(to end: CGPoint) { vector.move(to: end) }
  public mutating func addLine(to end: CGPoint) { vector.line(to: end) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { vector.quad(to: end, control: control) }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    vector.cubic(to: end, control1: control1, control2: control2)
  }

  public mutating func closeSubpath() { vector.close() }
  public mutating func addRect(_ rect: CGRect) { vector.append(VectorPath(rect: rect)) }
  public mutating func addEllipse(in rect: CGRect) { vector.append(VectorPath(ellipseIn: rect)) }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    vector.append((transform.isIdentity ? path : path.applying(transform)).vector)
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    vector.move(to: first)
    for point in lines.dropFirst() { vector.line(to: point) }
  }

  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    var end = endAngle.radians
    // In coordinates whose y points down, clockwise on the screen is what the parameter calls counterclockwise.
    if clockwise, end > startAngle.radians { end -= 2 * .pi }
    if !clockwise, end < startAngle.radians { end += 2 * .pi }
    vector.addArc(center: center, radius: radius, start: startAngle.radians, end: end)
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { Path(vector.translated(x: dx, y: dy)) }
}

/// How corners are rounded: as arcs of a circle, or as curves that begin and end gently. The latter are drawn as others
/// measured them on Apple's systems.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// A point in units of a rectangle: (0, 0) is top leading, (1, 1) bottom trailing.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var point: CGPoint { CGPoint(x: x, y: y) }
}
