package import HeadlessCore

/// A colour or pattern to paint shapes with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Self.Resolved

  func _paint(in environment: EnvironmentValues) -> _Paint
}

/// What a style paints with in one environment.
public struct _Paint: Sendable {
  package var paint: Paint

  package init(_ paint: Paint) { self.paint = paint }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    // Reached only when somebody resolves a built-in style by hand; the runtime paints it directly.
    fatalError("\(Self.self) paints by itself.")
  }
}

extension Never: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { switch self {} }
}

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle {
  private let make: @Sendable (EnvironmentValues) -> _Paint

  public init<S>(_ style: S) where S: ShapeStyle { make = { style._paint(in: $0) } }

  public func _paint(in environment: EnvironmentValues) -> _Paint { make(environment) }
}

extension EnvironmentValues {
  /// What text, shapes and templates are painted with here.
  package var foregroundPaint: Paint {
    foreground?._paint(in: self).paint ?? .color(Color.primary.rgba(in: self))
  }
}
