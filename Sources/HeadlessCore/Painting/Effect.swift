package import Foundation

/// What a wrapper does to the appearance or reach of its child without changing the layout.
package indirect enum Effect: Sendable {
  case opacity(Double)
  case offset(CGSize)
  /// In units of the node's own size.
  case relativeOffset(CGSize)
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
  /// Painted as one before anything is done to it.
  case group
  /// A mode of CSS.
  case blend(String)
  case filter(ColorFilter)
  case matrix(AffineTransform)
  /// A transform that depends on the size.
  case projection(@Sendable (CGSize) -> AffineTransform)
  /// The second child is the mask of the first.
  case mask
  /// What a device does to the looks of the child is not carried out: nobody knows here what is seen of it, and where.
  case unknown

  /// The transform from the child's space to the wrapper's, for a child of the given size; anchors are unit points.
  package func transform(in size: CGSize) -> AffineTransform? {
    switch self {
    case .offset(let offset):
      return AffineTransform(translationByX: offset.width, byY: offset.height)
    case .relativeOffset(let offset):
      return AffineTransform(translationByX: offset.width * size.width, byY: offset.height * size.height)
    case .matrix(let matrix): return matrix
    case .projection(let make): return make(size)
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
