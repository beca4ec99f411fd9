public import Foundation
import HeadlessCore

/// A gradient around a point by angle.
public struct AngularGradient: ShapeStyle, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    let end = Angle(radians: angle.radians + 2 * .pi)
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: end)
  }

  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .angular(
        stops: gradient.resolved(in: environment),
        center: center.point,
        start: startAngle.radians,
        end: endAngle.radians
      )
    )
  }
}

/// A gradient around a point that takes the shape of what it fills; radii as parts of its size.
public struct EllipticalGradient: ShapeStyle, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  nonisolated public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startRadius = startRadiusFraction
    endRadius = endRadiusFraction
  }

  nonisolated public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .elliptical(
        stops: gradient.resolved(in: environment),
        center: center.point,
        startRadius: startRadius,
        endRadius: endRadius
      )
    )
  }
}

extension AngularGradient: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.descending(into: Self.self).make(Rectangle().fill(view))
  }
}

extension EllipticalGradient: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.descending(into: Self.self).make(Rectangle().fill(view))
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> Self {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
