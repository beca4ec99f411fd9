import HeadlessCore
public import SwiftUI

/// A colour in sRGB, as it comes out in the surroundings at hand. Components from 0 to 1.
public struct ResolvedColor: Hashable, Sendable, CustomStringConvertible {
  public let red: Double
  public let green: Double
  public let blue: Double
  public let alpha: Double

  init(_ color: RGBA) {
    red = color.red
    green = color.green
    blue = color.blue
    alpha = color.alpha
  }

  /// What `color` comes out as.
  public init(_ color: Color, in surroundings: Surroundings = Surroundings()) {
    self.init(color.rgba(in: surroundings.environment))
  }

  var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }

  /// `#RRGGBB`.
  public var hex: String { rgba.hex }

  public var description: String {
    alpha == 1 ? hex : "\(hex) at \(Int((alpha * 100).rounded()))%"
  }

  /// Equal to a byte in every component, which is all that a screen can show.
  public static func == (left: Self, right: Self) -> Bool {
    left.bytes == right.bytes
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  private var bytes: [Int] { [red, green, blue, alpha].map { Int(($0 * 255).rounded()) } }
}
