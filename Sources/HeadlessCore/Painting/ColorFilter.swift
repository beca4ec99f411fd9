import Foundation

/// A change of all colours of a view.
package enum ColorFilter: Hashable, Sendable {
  /// Added to each component.
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  /// In radians.
  case hueRotation(Double)
  case inversion
  case multiplication(RGBA)

  package func apply(to color: RGBA) -> RGBA {
    func each(_ change: (Double) -> Double) -> RGBA {
      RGBA(red: change(color.red), green: change(color.green), blue: change(color.blue), alpha: color.alpha)
    }
    switch self {
    case .brightness(let amount): return each { min(max($0 + amount, 0), 1) }
    case .contrast(let amount): return each { min(max(($0 - 0.5) * amount + 0.5, 0), 1) }
    case .inversion: return each { 1 - $0 }
    case .saturation(let amount):
      let gray = 0.213 * color.red + 0.715 * color.green + 0.072 * color.blue
      return each { gray + ($0 - gray) * amount }
    case .multiplication(let other):
      return RGBA(
        red: color.red * other.red,
        green: color.green * other.green,
        blue: color.blue * other.blue,
        alpha: color.alpha * other.alpha
      )
    case .hueRotation: return color
    }
  }

  /// The primitive of an SVG filter.
  var svg: String {
    func transfer(slope: Double, intercept: Double) -> String {
      let values = "slope=\"\(CGFloat(slope).svg)\" intercept=\"\(CGFloat(intercept).svg)\""
      let functions = ["R", "G", "B"].map { "<feFunc\($0) type=\"linear\" \(values)/>" }
      return "<feComponentTransfer>\(functions.joined())</feComponentTransfer>"
    }
    switch self {
    case .brightness(let amount): return transfer(slope: 1, intercept: amount)
    case .contrast(let amount): return transfer(slope: amount, intercept: 0.5 - 0.5 * amount)
    case .inversion: return transfer(slope: -1, intercept: 1)
    case .saturation(let amount): return "<feColorMatrix type=\"saturate\" values=\"\(CGFloat(amount).svg)\"/>"
    case .hueRotation(let radians):
      return "<feColorMatrix type=\"hueRotate\" values=\"\(CGFloat(radians * 180 / .pi).svg)\"/>"
    case .multiplication(let color):
      let row = [color.red, color.green, color.blue, color.alpha].map { CGFloat($0).svg }
      let matrix = "\(row[0]) 0 0 0 0 0 \(row[1]) 0 0 0 0 0 \(row[2]) 0 0 0 0 0 \(row[3]) 0"
      return "<feColorMatrix type=\"matrix\" values=\"\(matrix)\"/>"
    }
  }
}
