import Foundation

/// A colour in sRGB, components from 0 to 1.
struct TokenColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  /// `#RRGGBB`, or `nil` for anything else.
  init?(hex: String) {
    guard hex.count == 7, hex.first == "#", hex.dropFirst().allSatisfy(\.isHexDigit),
      let value = Int(hex.dropFirst(), radix: 16)
    else { return nil }
    self.init(red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255)
  }

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  var hex: String {
    "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }

  /// Rounded to the four places that are written out.
  var components: [Double] { [red, green, blue, alpha].map { ($0 * 10_000).rounded() / 10_000 } }
}
