import Foundation

/// A colour by lightness and two axes of hue, spaced as people see differences (Björn Ottosson, 2020).
struct Oklab {
  private let lightness: Double
  private let greenRed: Double
  private let blueYellow: Double

  private init(lightness: Double, greenRed: Double, blueYellow: Double) {
    self.lightness = lightness
    self.greenRed = greenRed
    self.blueYellow = blueYellow
  }

  init(_ color: RGBA) {
    let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  func mixed(with other: Oklab, by fraction: Double) -> Oklab {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return Oklab(
      lightness: mix(lightness, other.lightness),
      greenRed: mix(greenRed, other.greenRed),
      blueYellow: mix(blueYellow, other.blueYellow)
    )
  }

  func color(alpha: Double) -> RGBA {
    let long = pow(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow, 3)
    let medium = pow(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow, 3)
    let short = pow(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow, 3)
    return RGBA(
      red: Self.curved(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: Self.curved(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: Self.curved(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
      alpha: alpha
    )
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func curved(_ value: Double) -> Double {
    let part = min(max(value, 0), 1)
    return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
  }
}
