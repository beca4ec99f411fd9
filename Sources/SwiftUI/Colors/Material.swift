import HeadlessCore
import UIKit

/// A translucent layer that blurs what is behind it. Here it tints and does not blur.
public struct Material: ShapeStyle, Sendable {
  let opacity: Double

  public static let ultraThin = Material(opacity: 0.5)
  public static let thin = Material(opacity: 0.6)
  public static let regular = Material(opacity: 0.75)
  public static let thick = Material(opacity: 0.85)
  public static let ultraThick = Material(opacity: 0.92)
  public static let bar = Material(opacity: 0.9)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Graph.note(.unsupported, "A Material tints what is behind it here, and does not blur it.")
    let base = Color(uiColor: .secondarySystemBackground).opacity(opacity)
    return _Paint(.color(base.rgba(in: environment).guessed))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
