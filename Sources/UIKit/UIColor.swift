public import Foundation
package import HeadlessCore

/// A colour that may differ between light and dark surroundings, and where more contrast is asked for.
public final class UIColor: NSObject, Sendable {
  private let light: RGBA
  private let dark: RGBA
  private let strongLight: RGBA
  private let strongDark: RGBA

  package init(light: RGBA, dark: RGBA, strongLight: RGBA? = nil, strongDark: RGBA? = nil) {
    self.light = light
    self.dark = dark
    self.strongLight = strongLight ?? light
    self.strongDark = strongDark ?? dark
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
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> RGBA {
      let color = dynamicProvider(UITraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast))
      return color.resolved(isDark: style == .dark, isStrong: contrast == .high)
    }
    self.init(
      light: color(.light, .normal),
      dark: color(.dark, .normal),
      strongLight: color(.light, .high),
      strongDark: color(.dark, .high)
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
    let color = RGBA(red: red, green: green, blue: blue, alpha: alpha).fromDisplayP3
    self.init(light: color, dark: color)
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
    let isStrong = traits.accessibilityContrast == .high
    let color = resolved(isDark: traits.userInterfaceStyle == .dark, isStrong: isStrong)
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
    return UIColor(
      light: replaced(light),
      dark: replaced(dark),
      strongLight: replaced(strongLight),
      strongDark: replaced(strongDark)
    )
  }

  package func resolved(isDark: Bool, isStrong: Bool = false) -> RGBA {
    if isStrong { return isDark ? strongDark : strongLight }
    return isDark ? dark : light
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.light == light && other.dark == dark && other.strongLight == strongLight
      && other.strongDark == strongDark
  }

  public override var hash: Int { light.hashValue ^ dark.hashValue }
}

extension RGBA {
  /// The same colour in sRGB, the nearest where sRGB has it not.
  fileprivate var fromDisplayP3: RGBA {
    func decode(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    func encode(_ value: Double) -> Double {
      let inside = min(max(value, 0), 1)
      return inside <= 0.0031308 ? inside * 12.92 : 1.055 * pow(inside, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (decode(red), decode(green), decode(blue))
    return RGBA(
      red: encode(1.2249401 * r - 0.2249404 * g),
      green: encode(-0.0420569 * r + 1.0420571 * g),
      blue: encode(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b),
      alpha: alpha
    )
  }
}
