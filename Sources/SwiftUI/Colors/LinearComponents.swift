import Foundation

/// The components without the curve of sRGB.
extension Color.Resolved {
  public var linearRed: Float {
    get { Self.linear(red) }
    set { red = Self.curved(newValue) }
  }

  public var linearGreen: Float {
    get { Self.linear(green) }
    set { green = Self.curved(newValue) }
  }

  public var linearBlue: Float {
    get { Self.linear(blue) }
    set { blue = Self.curved(newValue) }
  }

  private static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func curved(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
