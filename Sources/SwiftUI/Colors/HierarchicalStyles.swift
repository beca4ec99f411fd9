import HeadlessCore
import UIKit

/// A level of the foreground style of the surroundings: the first is that style itself.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    if level > 0, environment.foregroundLevels.indices.contains(level - 1) {
      return environment.foregroundLevels[level - 1]._paint(in: environment)
    }
    guard environment.foreground == nil else {
      return _Paint(environment.foregroundPaint.multiplied(alpha: [1, 0.5, 0.25, 0.2][level]))
    }
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return Color(uiColor: labels[level])._paint(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

/// The background of the surroundings: that of `backgroundStyle(_:)`, or else the system's.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.ownBackgroundPaint ?? Color(uiColor: .systemBackground)._paint(in: environment)
  }
}

extension EnvironmentValues {
  /// What code set in place of the system's background; `nil` where it set nothing.
  var ownBackgroundPaint: _Paint? {
    guard let style = backgroundStyle else { return nil }
    // A style that is itself made of the background means that outside of it, and not itself.
    var outside = self
    outside.backgroundStyle = nil
    return style._paint(in: outside)
  }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.accentColor._paint(in: environment) }
}

/// The lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(uiColor: .separator)._paint(in: environment)
  }
}

/// The colour of prompts.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(uiColor: .placeholderText)._paint(in: environment)
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(uiColor: .link)._paint(in: environment) }
}

/// The faint ground of controls.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(uiColor: .systemFill)._paint(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { Self() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { Self() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A style made weaker.
private struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(base._paint(in: environment).paint.multiplied(alpha: opacity))
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}
