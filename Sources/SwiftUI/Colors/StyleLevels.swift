public import Foundation
import HeadlessCore
import UIKit

/// One of the levels of a style: each is fainter than the one before.
private struct LevelledStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  func _paint(in environment: EnvironmentValues) -> _Paint {
    if base is BackgroundStyle, environment.backgroundStyle == nil {
      let grounds: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
      return Color(uiColor: grounds[min(level, 2)])._paint(in: environment)
    }
    if base is FillShapeStyle {
      let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
      return Color(uiColor: fills[min(level, 3)])._paint(in: environment)
    }
    return _Paint(base._paint(in: environment).paint.multiplied(alpha: [1, 0.5, 0.25, 0.2, 0.15][level]))
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { LevelledStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { LevelledStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { LevelledStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { LevelledStyle(base: self, level: 4) }

  /// Without its mode here, which is a finding, unless that is the normal one.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { UnblendedStyle(base: self, mode: mode) }

  /// Without its shadow here, which is a finding.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowlessStyle(base: self) }
}

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

private struct UnblendedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  func _paint(in environment: EnvironmentValues) -> _Paint {
    if mode != .normal {
      Graph.note(.unsupported, "The blend mode \(mode) of a ShapeStyle mixes nothing here; View.blendMode does.")
    }
    return base._paint(in: environment)
  }
}

private struct ShadowlessStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base

  func _paint(in environment: EnvironmentValues) -> _Paint {
    Graph.note(.unsupported, "The shadow of a ShapeStyle is not drawn here; View.shadow is.")
    return base._paint(in: environment)
  }
}

/// The ground of what is chosen.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.accentColor._paint(in: environment) }
}

/// The ground of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(uiColor: .systemBackground)._paint(in: environment)
  }
}

/// An image as a pattern. It is not painted here, which is a finding.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Graph.note(.unsupported, "ImagePaint is a plain grey here: images are no patterns.")
    return _Paint(.color(Color(uiColor: .systemGray4).rgba(in: environment).guessed))
  }
}

/// Colours between points. The first of the colours is painted here, which is a finding.
public struct MeshGradient: ShapeStyle {
  private let colors: [Color]

  nonisolated public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.colors = colors
  }

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    Graph.note(.unsupported, "MeshGradient is painted with the first of its colours here.")
    return _Paint(.color((colors.first ?? .clear).rgba(in: environment).guessed))
  }
}

extension MeshGradient: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.descending(into: Self.self).make(Rectangle().fill(view))
  }
}

extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle { public static var windowBackground: Self { Self() } }
extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> Self {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    EllipticalGradient(
      colors: colors,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}
