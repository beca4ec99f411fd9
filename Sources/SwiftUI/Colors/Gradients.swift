public import Foundation
import HeadlessCore

/// Colours at locations from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// One colour at its place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func resolved(in environment: EnvironmentValues) -> [Paint.Stop] {
    stops.map { Paint.Stop(color: $0.color.rgba(in: environment), location: Double($0.location)) }
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .linear(stops: gradient.resolved(in: environment), start: startPoint.point, end: endPoint.point)
    )
  }
}

/// A gradient around a point; radii in points.
public struct RadialGradient: ShapeStyle, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .radial(
        stops: gradient.resolved(in: environment),
        center: center.point,
        startRadius: startRadius,
        endRadius: endRadius
      )
    )
  }
}

/// Alone, a gradient runs from the top to the bottom; controls lay it along their own track.
extension Gradient: ShapeStyle {
  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }
}

extension LinearGradient: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.descending(into: Self.self).make(Rectangle().fill(view))
  }
}

extension RadialGradient: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.descending(into: Self.self).make(Rectangle().fill(view))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> Self {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
