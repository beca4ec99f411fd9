public import Foundation
package import HeadlessCore

/// An outline of Core Graphics.
public class CGPath: @unchecked Sendable {
  // Unchecked, because the subclass that changes is used by one owner, as on Apple's systems.
  package fileprivate(set) var vector: VectorPath

  package init(_ vector: VectorPath) { self.vector = vector }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    vector = VectorPath(rect: rect).under(transform)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    vector = VectorPath(ellipseIn: rect).under(transform)
  }

  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    vector = VectorPath(roundedRect: rect, corner: CGSize(width: cornerWidth, height: cornerHeight)).under(transform)
  }

  public var boundingBox: CGRect { vector.bounds }
  public var isEmpty: Bool { vector.isEmpty }
}

/// An outline that can be drawn on.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(VectorPath()) }

  public func move(to point: CGPoint) { vector.move(to: point) }
  public func addLine(to point: CGPoint) { vector.line(to: point) }
  public func addRect(_ rect: CGRect) { vector.append(VectorPath(rect: rect)) }
  public func addEllipse(in rect: CGRect) { vector.append(VectorPath(ellipseIn: rect)) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { vector.quad(to: end, control: control) }
  public func closeSubpath() { vector.close() }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    vector.cubic(to: end, control1: control1, control2: control2)
  }

  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    vector.addArc(center: center, radius: radius, turning: startAngle, to: endAngle, clockwise: clockwise)
  }
}

extension VectorPath {
  /// As Core Graphics names it: clockwise in coordinates whose y points up, which is the other way on the screen.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    turning start: CGFloat,
    to end: CGFloat,
    clockwise: Bool
  ) {
    var end = end
    if clockwise, end > start { end -= 2 * .pi }
    if !clockwise, end < start { end += 2 * .pi }
    addArc(center: center, radius: radius, start: start, end: end)
  }
}

extension VectorPath {
  fileprivate func under(_ transform: UnsafePointer<CGAffineTransform>?) -> VectorPath {
    guard let transform else { return self }
    return mapped { $0.applying(transform.pointee) }
  }
}
