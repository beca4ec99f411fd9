package import Foundation

/// What a wrapper does to the appearance or reach of its child without changing the layout.
package enum Effect: Sendable {
  case opacity(Double)
  case offset(CGSize)
  case scale(CGSize, anchor: CGPoint)
  case rotation(radians: CGFloat, anchor: CGPoint)
  case clip(Drawing.SendableOutline)
  /// A clip that touches outside of it do not pass either, as that of a scroll view.
  case viewport
  case contentShape(Drawing.SendableOutline)
  case hitTesting(Bool)
  case shadow(RGBA, radius: CGFloat, offset: CGSize)
  case blur(CGFloat)
  case hidden

  /// The transform from the child's space to the wrapper's, for a child of the given size; anchors are unit points.
  package func transform(in size: CGSize) -> AffineTransform? {
    switch self {
    case .offset(let offset):
      return AffineTransform(translationByX: offset.width, byY: offset.height)
    case .scale(let scale, let anchor):
      return Self.around(anchor, in: size, AffineTransform(scaleByX: scale.width, byY: scale.height))
    case .rotation(let radians, let anchor):
      return Self.around(anchor, in: size, AffineTransform(rotationByRadians: radians))
    default:
      return nil
    }
  }

  /// Appending applies the next transform after those before it.
  private static func around(_ anchor: CGPoint, in size: CGSize, _ inner: AffineTransform) -> AffineTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    var transform = AffineTransform(translationByX: -x, byY: -y)
    transform.append(inner)
    transform.append(AffineTransform(translationByX: x, byY: y))
    return transform
  }
}
