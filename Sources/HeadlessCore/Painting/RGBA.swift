import Foundation

/// A colour in the sRGB space, components 0 to 1, alpha not premultiplied.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double
  /// Whether it only stands in for what a device shows, which nobody knows here. What is mixed with a guess is one, too,
  /// and what is painted over it unless that hides it.
  package var isGuess: Bool

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1, isGuess: Bool = false) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.isGuess = isGuess
  }

  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)

  /// The same colour, known for a guess.
  package var guessed: RGBA {
    var copy = self
    copy.isGuess = true
    return copy
  }

  package func multiplied(alpha factor: Double) -> RGBA {
    var copy = self
    copy.alpha *= factor
    return copy
  }

  /// This colour painted over an opaque or translucent one.
  package func over(_ backdrop: RGBA) -> RGBA {
    let total = alpha + backdrop.alpha * (1 - alpha)
    let isGuess = isGuess || backdrop.isGuess && alpha < 1
    guard total > 0 else { return isGuess ? Self.clear.guessed : .clear }
    func mix(_ top: Double, _ bottom: Double) -> Double {
      (top * alpha + bottom * backdrop.alpha * (1 - alpha)) / total
    }
    return RGBA(
      red: mix(red, backdrop.red),
      green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue),
      alpha: total,
      isGuess: isGuess
    )
  }

  /// On the straight line between two colours: in Oklab, which follows the eye, or in sRGB.
  package func mixed(with other: RGBA, by fraction: Double, isPerceptual: Bool) -> RGBA {
    guard isPerceptual else { return mixed(with: other, by: fraction) }
    let part = min(max(fraction, 0), 1)
    let (from, to) = (Oklab(self), Oklab(other))
    var color = from.mixed(with: to, by: part).color(alpha: alpha + (other.alpha - alpha) * part)
    color.isGuess = isGuess || other.isGuess
    return color
  }

  /// On the straight line between two colours, in sRGB.
  package func mixed(with other: RGBA, by fraction: Double) -> RGBA {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * min(max(fraction, 0), 1) }
    return RGBA(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha),
      isGuess: isGuess || other.isGuess
    )
  }

  /// `#RRGGBB`, without alpha.
  package var hex: String {
    let bytes = [red, green, blue].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { String($0 / 16, radix: 16) + String($0 % 16, radix: 16) }.joined().uppercased()
  }

  /// Relative luminance as WCAG 2.2 defines it.
  package var luminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
