import Foundation

/// A gradient by angle as wedges of one colour each, because SVG has no such gradient.
struct AngularSweep {
  let stops: [Paint.Stop]
  let center: CGPoint
  let start: Double
  let end: Double
  private static let wedges = 120

  /// A pattern that covers the painted rectangle.
  func pattern(id: String, in bounds: CGRect) -> String {
    let origin = CGPoint(x: bounds.minX + center.x * bounds.width, y: bounds.minY + center.y * bounds.height)
    let reach = 2 * (bounds.width + bounds.height)
    let step = 2 * Double.pi / Double(Self.wedges)
    let paths = (0..<Self.wedges).map { index in
      wedge(from: origin, reach, Double(index) * step, Double(index + 1) * step)
    }
    let box = "x=\"\((bounds.minX - reach).svg)\" y=\"\((bounds.minY - reach).svg)\""
    let size = "width=\"\((3 * reach).svg)\" height=\"\((3 * reach).svg)\""
    let view =
      "viewBox=\"\((bounds.minX - reach).svg) \((bounds.minY - reach).svg) \((3 * reach).svg) \((3 * reach).svg)\""
    return "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\" \(box) \(size) \(view)>"
      + paths.joined() + "</pattern>"
  }

  private func wedge(from origin: CGPoint, _ reach: CGFloat, _ from: Double, _ to: Double) -> String {
    // A little overlap hides the seams.
    let angles = [from, to + 0.01]
    let points = angles.map { CGPoint(x: origin.x + reach * cos($0), y: origin.y + reach * sin($0)) }
    let color = color(at: (from + to) / 2)
    let opacity = color.alpha < 1 ? " fill-opacity=\"\(CGFloat(color.alpha).svg)\"" : ""
    let corners = ([origin] + points).map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: "L")
    return "<path d=\"M\(corners)Z\" fill=\"\(color.hex)\"\(opacity)/>"
  }

  private func color(at angle: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    var angle = angle
    while angle < start { angle += 2 * .pi }
    let span = end - start
    let location = span > 0 ? (angle - start) / span : 1
    guard location < last.location else { return last.color }
    guard location > first.location, let index = stops.firstIndex(where: { $0.location >= location }) else {
      return first.color
    }
    let (low, high) = (stops[index - 1], stops[index])
    let distance = high.location - low.location
    return low.color.mixed(with: high.color, by: distance > 0 ? (location - low.location) / distance : 1)
  }
}
