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
    let origin = bounds.point(at: center)
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

  /// The colour in a direction, in radians, clockwise from the right.
  func color(at angle: Double) -> RGBA {
    var angle = angle
    while angle < start { angle += 2 * .pi }
    let span = end - start
    return stops.color(at: span > 0 ? (angle - start) / span : 1)
  }
}
