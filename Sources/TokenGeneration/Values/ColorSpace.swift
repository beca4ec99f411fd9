import Foundation

/// The spaces in which the format writes colours, brought to sRGB.
///
/// The matrices are those of CSS Color 4.
enum ColorSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case displayP3 = "display-p3"
  case oklab
  case oklch

  /// What a component may be, for those that are bounded.
  var ranges: [ClosedRange<Double>] {
    switch self {
    case .srgb, .srgbLinear, .displayP3: [0...1, 0...1, 0...1]
    case .hsl, .hwb: [0...360, 0...100, 0...100]
    case .oklab: [0...1, -1...1, -1...1]
    case .oklch: [0...1, 0...1, 0...360]
    }
  }

  /// Red, green and blue; outside of 0 to 1 where sRGB does not have the colour.
  func srgb(_ parts: [Double]) -> [Double] {
    switch self {
    case .srgb: parts
    case .srgbLinear: parts.map(Self.encoded)
    case .hsl: Self.hsl(parts[0], parts[1] / 100, parts[2] / 100)
    case .hwb: Self.hwb(parts[0], parts[1] / 100, parts[2] / 100)
    case .displayP3: Self.p3(parts.map(Self.linear)).map(Self.encoded)
    case .oklab: Self.oklab(parts).map(Self.encoded)
    case .oklch:
      Self.oklab([parts[0], parts[1] * cos(parts[2] * .pi / 180), parts[1] * sin(parts[2] * .pi / 180)])
        .map(Self.encoded)
    }
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    return size <= 0.0031308 ? 12.92 * value : (value < 0 ? -1 : 1) * (1.055 * pow(size, 1 / 2.4) - 0.055)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
    [0.0, 8, 4].map { step in
      let place = (step + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(place - 3, 9 - place, 1))
    }
  }

  private static func hwb(_ hue: Double, _ white: Double, _ black: Double) -> [Double] {
    if white + black >= 1 { return Array(repeating: white / (white + black), count: 3) }
    return hsl(hue, 1, 0.5).map { $0 * (1 - white - black) + white }
  }

  private static func p3(_ parts: [Double]) -> [Double] {
    product(
      [
        [1.2249401762805598, -0.2249401762805598, 0], [-0.0420569547096881, 1.0420569547096881, 0],
        [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
      ],
      parts
    )
  }

  private static func oklab(_ parts: [Double]) -> [Double] {
    let cones = product(
      [[1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480]],
      parts
    ).map { $0 * $0 * $0 }
    return product(
      [
        [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
      ],
      cones
    )
  }

  private static func product(_ rows: [[Double]], _ parts: [Double]) -> [Double] {
    rows.map { row in zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
