import HeadlessCore

/// The standard gradient of a colour: a little lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }
}

extension Color {
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.15), self])) }
}
