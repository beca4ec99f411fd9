public import Foundation
import HeadlessCore

/// Which corners of a rectangle are meant.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline of UIKit.
open class UIBezierPath: NSObject {
  private var vector = VectorPath()

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    vector = VectorPath(rect: rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    vector = VectorPath(ellipseIn: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    vector = VectorPath(continuousRect: rect, corner: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    func round(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: max(radius, 0), height: max(radius, 0)) : .zero
    }
    vector = VectorPath(
      continuousRect: rect,
      topLeft: round(.topLeft),
      topRight: round(.topRight),
      bottomRight: round(.bottomRight),
      bottomLeft: round(.bottomLeft)
    )
  }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  open var cgPath: CGPath { CGPath(vector) }
  open var bounds: CGRect { vector.bounds }
  open var lineWidth: CGFloat = 1

  open func move(to point: CGPoint) { vector.move(to: point) }
  open func addLine(to point: CGPoint) { vector.line(to: point) }
  open func close() { vector.close() }
  open func append(_ path: UIBezierPath) { vector.append(path.vector) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    vector.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    vector.quad(to: endPoint, control: controlPoint)
  }

  /// Clockwise as it is seen on the screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    vector.addArc(center: center, radius: radius, turning: startAngle, to: endAngle, clockwise: !clockwise)
  }
}
