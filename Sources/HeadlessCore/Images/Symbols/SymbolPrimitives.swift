import Foundation

/// What outlines of symbols are made of.
extension SymbolOutline {
  static func polygon(_ points: (CGFloat, CGFloat)...) -> SymbolOutline {
    .closed(clockwise(points.map { CGPoint(x: $0.0, y: $0.1) }))
  }

  static func regular(corners: Int, radius: CGFloat, turned: CGFloat) -> SymbolOutline {
    .closed(
      (0..<corners).map { corner in
        let angle = (CGFloat(corner) * 360 / CGFloat(corners) + turned) * .pi / 180
        return CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
      }
    )
  }

  static func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> SymbolOutline {
    .closed(arc(x, y, rx, ry, from: 0, to: 360).dropLast())
  }

  static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolOutline { ellipse(x, y, radius, radius) }

  static func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ pen: CGFloat) -> SymbolOutline {
    disc(x, y, radius) - disc(x, y, radius - pen)
  }

  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> SymbolOutline {
    let corner = min(radius, width / 2, height / 2)
    if corner <= 0 { return .polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height)) }
    let (left, right, top, bottom) = (x + corner, x + width - corner, y + corner, y + height - corner)
    var points = arc(right, bottom, corner, corner, from: 0, to: 90)
    points += arc(left, bottom, corner, corner, from: 90, to: 180)
    points += arc(left, top, corner, corner, from: 180, to: 270)
    points += arc(right, top, corner, corner, from: 270, to: 360)
    return .closed(points)
  }

  static func dots(_ radius: CGFloat, _ places: (CGFloat, CGFloat)...) -> SymbolOutline {
    .union(places.map { disc($0.0, $0.1, radius) })
  }

  /// A line through points, as broad as the pen, with square ends and pointed joins.
  static func line(_ pen: CGFloat, _ points: (CGFloat, CGFloat)...) -> SymbolOutline {
    line(pen, points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  /// Piece by piece, so that a line that crosses itself is filled where it does.
  static func line(_ pen: CGFloat, _ points: [CGPoint]) -> SymbolOutline {
    let sides = points.indices.map { side(of: points, at: $0, isClosed: false) }
    func edge(_ index: Int, _ reach: CGFloat) -> CGPoint {
      CGPoint(x: points[index].x + sides[index].x * reach, y: points[index].y + sides[index].y * reach)
    }
    return .union(
      points.indices.dropLast().map { index in
        let half = pen / 2
        return .closed(
          clockwise([edge(index, half), edge(index + 1, half), edge(index + 1, -half), edge(index, -half)])
        )
      }
    )
  }

  /// A line along an arc, in degrees from the right downwards.
  static func bow(
    _ pen: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ radius: CGFloat,
    from start: CGFloat,
    to end: CGFloat
  ) -> SymbolOutline {
    line(pen, arc(x, y, radius, radius, from: start, to: end))
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
    let steps = max(2, Int(abs(end - start) / 9))
    return (0...steps).map { step in
      let angle = (start + (end - start) * CGFloat(step) / CGFloat(steps)) * .pi / 180
      return CGPoint(x: x + rx * cos(angle), y: y + ry * sin(angle))
    }
  }
}
