import Foundation

extension CGFloat {
  /// At most three decimals, no trailing zeros, no negative zero: the same text for the same number everywhere.
  var svg: String {
    let scaled = (self * 1000).rounded()
    guard scaled.isFinite else { return "0" }
    let value = Int(scaled)
    let whole = value.magnitude / 1000
    var decimals = String(value.magnitude % 1000)
    decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return (value < 0 ? "-" : "") + String(whole) + (decimals.isEmpty ? "" : "." + decimals)
  }
}

extension String {
  /// Safe inside an attribute and between tags.
  var svgEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension VectorPath {
  /// The `d` attribute.
  var svg: String {
    func pair(_ point: CGPoint) -> String { point.x.svg + " " + point.y.svg }
    return elements.map { element in
      switch element {
      case .move(let point): "M" + pair(point)
      case .line(let point): "L" + pair(point)
      case .quad(let end, let control): "Q" + pair(control) + " " + pair(end)
      case .cubic(let first, let second, let end): "C" + pair(first) + " " + pair(second) + " " + pair(end)
      case .close: "Z"
      }
    }.joined()
  }
}

extension AffineTransform {
  var svg: String {
    "matrix(" + [m11, m12, m21, m22, tX, tY].map(\.svg).joined(separator: " ") + ")"
  }
}
