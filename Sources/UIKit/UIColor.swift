public import Foundation
package import HeadlessCore

/// A colour that may differ between light and dark surroundings.
public final class UIColor: NSObject, Sendable {
  private let light: RGBA
  private let dark: RGBA

  package init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// Components from 0 to 1 in the sRGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    self.init(light: color, dark: color)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The provider is asked once for each appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
    )
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func replaced(_ color: RGBA) -> RGBA {
      RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
    return UIColor(light: replaced(light), dark: replaced(dark))
  }

  package func resolved(isDark: Bool) -> RGBA { isDark ? dark : light }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.light == light && other.dark == dark
  }

  public override var hash: Int { light.hashValue ^ dark.hashValue }
}
