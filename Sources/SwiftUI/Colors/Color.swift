import Foundation
package import HeadlessCore
public import UIKit

/// A colour, resolved where it is used: it may depend on light and dark and on the tint.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  indirect enum Storage: Hashable, Sendable {
    case platform(UIColor)
    case accent
    case faded(Storage, Double)
    case named(String, Bundle?)
    case mixed(Storage, Storage, Double, isPerceptual: Bool)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// The colour spaces of components.
  public enum RGBColorSpace: Equatable, Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let components = colorSpace.toSRGB(red, green, blue)
    storage = .platform(UIColor(red: components.0, green: components.1, blue: components.2, alpha: opacity))
  }

  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  public init(uiColor: UIColor) { storage = .platform(uiColor) }

  public init(_ color: UIColor) { storage = .platform(color) }

  public func opacity(_ opacity: Double) -> Color { Color(storage: .faded(storage, opacity)) }

  public var description: String { "\(storage)" }

  /// The colour in sRGB for one environment.
  package func rgba(in environment: EnvironmentValues) -> RGBA { Self.resolve(storage, environment) }

  private static func resolve(_ storage: Storage, _ environment: EnvironmentValues) -> RGBA {
    switch storage {
    case .platform(let color):
      color.resolved(
        isDark: environment.colorScheme == .dark,
        isStrong: environment.colorSchemeContrast == .increased
      )
    case .accent: (environment.tintColor ?? .blue).rgba(in: environment)
    case .faded(let base, let opacity): resolve(base, environment).multiplied(alpha: opacity)
    case .named(let name, let bundle): catalogColor(name, bundle, isDark: environment.colorScheme == .dark)
    case .mixed(let first, let second, let fraction, let isPerceptual):
      resolve(first, environment).mixed(with: resolve(second, environment), by: fraction, isPerceptual: isPerceptual)
    }
  }
}

extension Color {
  /// The colour with the accent that holds in a place, whatever it is in others.
  func accented(by tint: Color?) -> Color { Color(storage: storage.accented(by: (tint ?? .blue).storage)) }
}

extension Color.Storage {
  fileprivate func accented(by tint: Self) -> Self {
    switch self {
    case .platform, .named: self
    case .accent: tint
    case .faded(let base, let opacity): .faded(base.accented(by: tint), opacity)
    case .mixed(let first, let second, let fraction, let isPerceptual):
      .mixed(first.accented(by: tint), second.accented(by: tint), fraction, isPerceptual: isPerceptual)
    }
  }
}

extension Color {
  private static func catalogColor(_ name: String, _ bundle: Bundle?, isDark: Bool) -> RGBA {
    if let found = ImageLibrary.shared.color(named: name, in: bundle) { return isDark ? found.dark : found.light }
    let place = bundle.map { $0.bundleURL.lastPathComponent } ?? "the main bundle"
    Graph.note(.unknownColor, "No colour is named \"\(name)\" in \(place): it is clear here.")
    return RGBA.clear.guessed
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(rgba(in: environment))) }
}

extension Color: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let paint = Paint.color(view.rgba(in: inputs.environment))
    let drawing = Drawing.fill({ VectorPath(rect: $0) }, paint, evenOdd: false)
    return _ViewOutputs([inputs.leaf(Color.self, layout: ExpandingLayout(), drawing: drawing)])
  }
}

extension Color.RGBColorSpace {
  fileprivate func toSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (Self.encode(red), Self.encode(green), Self.encode(blue))
    case .displayP3:
      let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
      return (
        Self.encode(1.2249401 * r - 0.2249404 * g),
        Self.encode(-0.0420569 * r + 1.0420571 * g),
        Self.encode(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
      )
    }
  }

  private static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encode(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
