import Foundation

/// The outline of a symbol as polygons on a square of 24 by 24, filled by the nonzero rule: what turns the other way
/// round is a hole.
struct SymbolOutline {
  private(set) var polygons: [[CGPoint]]

  init(_ polygons: [[CGPoint]]) { self.polygons = polygons }

  init(_ parts: [SymbolOutline]) { polygons = parts.flatMap(\.polygons) }

  static let nothing = SymbolOutline([SymbolOutline]())

  static func + (left: SymbolOutline, right: SymbolOutline) -> SymbolOutline {
    SymbolOutline(left.polygons + right.polygons)
  }

  /// The first without what the second covers, which must not overlap itself.
  static func - (left: SymbolOutline, right: SymbolOutline) -> SymbolOutline {
    SymbolOutline(left.polygons + right.polygons.map { $0.reversed() })
  }

  static func polygon(_ points: (CGFloat, CGFloat)...) -> SymbolOutline {
    SymbolOutline([turned(points.map { CGPoint(x: $0.0, y: $0.1) })])
  }

  static func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> SymbolOutline {
    SymbolOutline([arc(x, y, rx, ry, from: 0, to: 360).dropLast()])
  }

  static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolOutline { ellipse(x, y, radius, radius) }

  static func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ pen: CGFloat) -> SymbolOutline {
    disc(x, y, radius) - disc(x, y, radius - pen)
  }

  static func box(_ rect: CGRect, _ radius: CGFloat) -> SymbolOutline {
    let corner = min(radius, rect.width / 2, rect.height / 2)
    let (left, right) = (rect.minX + corner, rect.maxX - corner)
    let (top, bottom) = (rect.minY + corner, rect.maxY - corner)
    var points = arc(right, bottom, corner, corner, from: 0, to: 90)
    points += arc(left, bottom, corner, corner, from: 90, to: 180)
    points += arc(left, top, corner, corner, from: 180, to: 270)
    points += arc(right, top, corner, corner, from: 270, to: 360)
    return SymbolOutline([points])
  }

  static func frame(_ rect: CGRect, _ radius: CGFloat, _ pen: CGFloat) -> SymbolOutline {
    box(rect, radius) - box(rect.insetBy(dx: pen, dy: pen), max(0, radius - pen))
  }

  /// A line through points, as broad as the pen, with square ends and pointed joins.
  static func line(_ pen: CGFloat, _ points: (CGFloat, CGFloat)...) -> SymbolOutline {
    line(pen, points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  static func line(_ pen: CGFloat, _ points: [CGPoint]) -> SymbolOutline {
    let sides = points.indices.map { index in side(of: points, at: index) }
    let left = zip(points, sides).map { CGPoint(x: $0.x + $1.x * pen / 2, y: $0.y + $1.y * pen / 2) }
    let right = zip(points, sides).map { CGPoint(x: $0.x - $1.x * pen / 2, y: $0.y - $1.y * pen / 2) }
    return SymbolOutline([turned(left + right.reversed())])
  }

  /// Points of an arc, in degrees from the right downwards.
  static func arc(
    _ x: CGFloat,
    _ y: CGFloat,
    _ rx: CGFloat,
    _ ry: CGFloat,
    from start: CGFloat,
    to end: CGFloat
  ) -> [CGPoint] {
    let steps = max(2, Int(abs(end - start) / 7.5))
    return (0...steps).map { step in
      let angle = (start + (end - start) * CGFloat(step) / CGFloat(steps)) * .pi / 180
      return CGPoint(x: x + rx * cos(angle), y: y + ry * sin(angle))
    }
  }

  /// Around the middle of the square.
  func scaled(_ scale: CGFloat) -> SymbolOutline {
    SymbolOutline(
      polygons.map { $0.map { CGPoint(x: 12 + ($0.x - 12) * scale, y: 12 + ($0.y - 12) * scale) } }
    )
  }

  /// Smaller by a margin on each side of its bounds.
  func shrunk(by margin: CGFloat) -> SymbolOutline {
    let points = polygons.flatMap { $0 }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), right > left,
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max(), bottom > top
    else { return self }
    let (middle, center) = ((left + right) / 2, (top + bottom) / 2)
    let (across, down) = (1 - 2 * margin / (right - left), 1 - 2 * margin / (bottom - top))
    return SymbolOutline(
      polygons.map { $0.map { CGPoint(x: middle + ($0.x - middle) * across, y: center + ($0.y - center) * down) } }
    )
  }

  func turned(_ degrees: CGFloat) -> SymbolOutline {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return SymbolOutline(
      polygons.map { polygon in
        polygon.map { point in
          let (x, y) = (point.x - 12, point.y - 12)
          return CGPoint(x: 12 + x * cosine - y * sine, y: 12 + x * sine + y * cosine)
        }
      }
    )
  }

  func moved(_ x: CGFloat, _ y: CGFloat) -> SymbolOutline {
    SymbolOutline(polygons.map { $0.map { CGPoint(x: $0.x + x, y: $0.y + y) } })
  }

  /// In a square of this side.
  func path(side: CGFloat) -> VectorPath {
    var path = VectorPath()
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        let place = CGPoint(x: point.x * side / 24, y: point.y * side / 24)
        if index == 0 { path.move(to: place) } else { path.line(to: place) }
      }
      path.close()
    }
    return path
  }

  /// Where the pen's edge lies beside a point of a line, for a pen two wide.
  private static func side(of points: [CGPoint], at index: Int) -> CGPoint {
    func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      let length = max(hypot(to.x - from.x, to.y - from.y), 0.001)
      return CGPoint(x: (to.y - from.y) / length, y: -(to.x - from.x) / length)
    }
    let before = index > 0 ? normal(points[index - 1], points[index]) : nil
    let after = index + 1 < points.count ? normal(points[index], points[index + 1]) : nil
    guard let first = before ?? after, let second = after ?? before else { return .zero }
    let sum = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let reach = max(1 + first.x * second.x + first.y * second.y, 0.2)
    return CGPoint(x: sum.x / reach, y: sum.y / reach)
  }

  /// All polygons run the same way round, so that holes are those that were reversed.
  private static func turned(_ points: [CGPoint]) -> [CGPoint] {
    let area = points.indices.reduce(0) { sum, index in
      let (point, next) = (points[index], points[(index + 1) % points.count])
      return sum + point.x * next.y - next.x * point.y
    }
    return area < 0 ? points.reversed() : points
  }
}
