import Foundation

/// An area on a square of 24 by 24: polygons, and what they have together, without one another and in common.
indirect enum SymbolOutline: Sendable {
  /// Clockwise as it is seen. What runs the other way round is outside.
  case closed([CGPoint])
  case union([SymbolOutline])
  case difference(SymbolOutline, SymbolOutline)
  case intersection(SymbolOutline, SymbolOutline)

  static let nothing = SymbolOutline.union([])

  static func + (left: SymbolOutline, right: SymbolOutline) -> SymbolOutline { .union([left, right]) }

  /// The first without what the second covers.
  static func - (left: SymbolOutline, right: SymbolOutline) -> SymbolOutline { .difference(left, right) }

  static func & (left: SymbolOutline, right: SymbolOutline) -> SymbolOutline { .intersection(left, right) }

  /// In the order in which they stand in it.
  var polygons: [[CGPoint]] {
    switch self {
    case .closed(let points): [points]
    case .union(let parts): parts.flatMap(\.polygons)
    case .difference(let left, let right), .intersection(let left, let right): left.polygons + right.polygons
    }
  }

  /// With each of its polygons changed, and as they are joined.
  private func mapped(_ change: ([CGPoint]) -> [CGPoint]) -> SymbolOutline {
    switch self {
    case .closed(let points): .closed(change(points))
    case .union(let parts): .union(parts.map { $0.mapped(change) })
    case .difference(let left, let right): .difference(left.mapped(change), right.mapped(change))
    case .intersection(let left, let right): .intersection(left.mapped(change), right.mapped(change))
    }
  }

  private func moving(_ move: (CGPoint) -> CGPoint) -> SymbolOutline { mapped { $0.map(move) } }

  /// Around the middle of the square.
  func scaled(_ scale: CGFloat) -> SymbolOutline {
    moving { CGPoint(x: 12 + ($0.x - 12) * scale, y: 12 + ($0.y - 12) * scale) }
  }

  func turned(_ degrees: CGFloat) -> SymbolOutline {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return moving { point in
      let (x, y) = (point.x - 12, point.y - 12)
      return CGPoint(x: 12 + x * cosine - y * sine, y: 12 + x * sine + y * cosine)
    }
  }

  func moved(_ x: CGFloat, _ y: CGFloat) -> SymbolOutline { moving { CGPoint(x: $0.x + x, y: $0.y + y) } }

  /// Left and right exchanged; the polygons run as they did.
  var mirrored: SymbolOutline { mapped { $0.reversed().map { CGPoint(x: 24 - $0.x, y: $0.y) } } }

  /// Smaller by a margin everywhere, for areas whose parts do not overlap.
  func inset(by margin: CGFloat) -> SymbolOutline {
    switch self {
    case .closed(let points): .closed(Self.inset(points, by: margin))
    case .union(let parts): .union(parts.map { $0.inset(by: margin) })
    case .difference(let left, let right): .difference(left.inset(by: margin), right.inset(by: -margin))
    case .intersection(let left, let right): .intersection(left.inset(by: margin), right.inset(by: margin))
    }
  }

  private static func inset(_ points: [CGPoint], by margin: CGFloat) -> [CGPoint] {
    points.indices.map { index in
      let side = side(of: points, at: index, isClosed: true)
      return CGPoint(x: points[index].x - side.x * margin, y: points[index].y - side.y * margin)
    }
  }

  /// The line around the area, inside of it. It leaves room inside even where the pen is thick: filled it would look the
  /// same.
  func rim(_ pen: CGFloat) -> SymbolOutline {
    self - inset(by: min(pen, polygons.map { Self.room(in: $0) }.min() ?? pen))
  }

  /// How thick a line inside of a polygon may be: a part of how thick the polygon is, by its bounds and by its area.
  private static func room(in points: [CGPoint]) -> CGFloat {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let narrowest = min((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    let sides = zip(points, points.dropFirst() + points.prefix(1))
    let length = sides.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    return min(narrowest * 0.28, doubleArea(points) / max(length, 0.001) * 0.55)
  }

  /// Larger by a margin, in about its shape: what keeps its distance from the area.
  func grown(by margin: CGFloat) -> SymbolOutline { self + inset(by: -margin) }
}

extension SymbolOutline {
  /// Where the pen's edge lies beside a point of a line, on its left, for a pen two wide.
  static func side(of points: [CGPoint], at index: Int, isClosed: Bool) -> CGPoint {
    func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      let length = max(hypot(to.x - from.x, to.y - from.y), 0.001)
      return CGPoint(x: (to.y - from.y) / length, y: -(to.x - from.x) / length)
    }
    let last = points.count - 1
    let previous = index > 0 ? points[index - 1] : isClosed ? points[last] : nil
    let next = index < last ? points[index + 1] : isClosed ? points[0] : nil
    let (before, after) = (previous.map { normal($0, points[index]) }, next.map { normal(points[index], $0) })
    guard let first = before ?? after, let second = after ?? before else { return .zero }
    let sum = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let reach = max(1 + first.x * second.x + first.y * second.y, 0.2)
    return CGPoint(x: sum.x / reach, y: sum.y / reach)
  }

  /// The same points, clockwise as they are seen.
  static func clockwise(_ points: [CGPoint]) -> [CGPoint] {
    doubleArea(points) < 0 ? points.reversed() : points
  }

  /// Negative where they run the other way round.
  private static func doubleArea(_ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }
}
