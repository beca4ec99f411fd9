public import Foundation
import HeadlessCore

extension View {
  nonisolated public func offset(_ offset: CGSize) -> some View {
    effect { inputs in
      let isMirrored = inputs.environment.layoutDirection == .rightToLeft
      return .offset(isMirrored ? CGSize(width: -offset.width, height: offset.height) : offset)
    }
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect { .scale(scale, anchor: anchor.resolved(in: $0)) }
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1.0,
    y: CGFloat = 1.0,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect { .rotation(radians: angle.radians, anchor: anchor.resolved(in: $0)) }
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect { .shadow(color.rgba(in: $0.environment), radius: radius, offset: CGSize(width: x, height: y)) }
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect { _ in .blur(radius) }
      .notShown(opaque ? "blur(radius:opaque:) is drawn with soft edges here, also where it is opaque." : nil)
  }
}

extension UnitPoint {
  /// Leading is on the right where the language runs from right to left.
  fileprivate func resolved(in inputs: _ViewInputs) -> CGPoint {
    inputs.environment.layoutDirection == .rightToLeft ? CGPoint(x: 1 - x, y: y) : point
  }
}
