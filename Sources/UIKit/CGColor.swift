public import Foundation
package import HeadlessCore

/// A colour of Core Graphics, in sRGB.
public final class CGColor: Sendable {
  package let color: RGBA

  package init(color: RGBA) { self.color = color }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
  public var alpha: CGFloat { color.alpha }
  public var numberOfComponents: Int { 4 }
}
