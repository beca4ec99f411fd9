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

  /// Components from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(light: cgColor.color, dark: cgColor.color) }

  /// `nil` for a name that is in no asset catalog.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard let found = ImageLibrary.shared.color(named: name, in: bundle) else { return nil }
    self.init(light: found.light, dark: found.dark)
  }

  /// In light surroundings, as outside of any trait collection.
  public var cgColor: CGColor { CGColor(color: light) }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let color = resolved(isDark: traits.userInterfaceStyle == .dark)
    return UIColor(light: color, dark: color)
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = light.red
    green?.pointee = light.green
    blue?.pointee = light.blue
    alpha?.pointee = light.alpha
    return true
  }

  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    white?.pointee = light.luminance
    alpha?.pointee = light.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let most = max(light.red, light.green, light.blue)
    let spread = most - min(light.red, light.green, light.blue)
    let sixth: CGFloat =
      if spread == 0 { 0 } else if most == light.red {
        ((light.green - light.blue) / spread + 6).truncatingRemainder(dividingBy: 6)
      } else if most == light.green { (light.blue - light.red) / spread + 2 } else {
        (light.red - light.green) / spread + 4
      }
    hue?.pointee = sixth / 6
    saturation?.pointee = most == 0 ? 0 : spread / most
    brightness?.pointee = most
    alpha?.pointee = light.alpha
    return true
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
