public import Foundation
import HeadlessCore
public import UIKit

/// A colour of an asset catalog, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
  public let name: String
  public let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// A colour of an asset catalog; a name that is in none is a finding, and clear.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(storage: .named(name, bundle)) }

  public init(_ resource: ColorResource) { self.init(storage: .named(resource.name, resource.bundle)) }

  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(storage: .mixed(storage, rhs.storage, fraction, isPerceptual: colorSpace == .perceptual))
  }

  /// The components in one environment, linear as Apple's are.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      let color = Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue)).rgba(
        in: EnvironmentValues()
      )
      self.red = Float(color.red)
      self.green = Float(color.green)
      self.blue = Float(color.blue)
      self.opacity = opacity
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = rgba(in: environment)
    return Resolved(
      red: Float(color.red),
      green: Float(color.green),
      blue: Float(color.blue),
      opacity: Float(color.alpha)
    )
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// `nil` where the colour depends on the surroundings.
  public var cgColor: CGColor? {
    guard case .platform(let color) = storage else { return nil }
    return color.cgColor
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(self)._paint(in: environment) }
}

extension Gradient {
  /// Where colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let name: String

    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}

extension UIColor {
  public convenience init(_ color: Color) {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    self.init(light: color.rgba(in: EnvironmentValues()), dark: color.rgba(in: dark))
  }
}
