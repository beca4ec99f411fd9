package import Foundation

extension VectorPath {
  /// Where the pen stands.
  package var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(_, _, let point): point
    case .close: flattened().last?.first
    case nil: nil
    }
  }

  /// The part of the outline between two fractions of its length, as chords.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> VectorPath {
    let polygons = flattened(steps: 32).enumerated().map { index, points in
      isClosed(index) ? points + points.prefix(1) : points
    }
    let total = polygons.reduce(0) { $0 + Self.length(of: $1) }
    var (result, passed) = (VectorPath(), CGFloat.zero)
    for points in polygons {
      var isDrawing = false
      for (a, b) in zip(points, points.dropFirst()) {
        let length = Self.distance(a, b)
        let (low, high) = (max(start * total, passed), min(end * total, passed + length))
        if length > 0, low < high {
          let from = Self.between(a, b, (low - passed) / length)
          if !isDrawing { result.move(to: from) }
          isDrawing = true
          result.line(to: Self.between(a, b, (high - passed) / length))
        }
        passed += length
      }
    }
    return result
  }

  /// Whether the part of the outline with this number ends where it began.
  private func isClosed(_ index: Int) -> Bool {
    var count = -1
    for element in elements {
      if case .move = element { count += 1 }
      if case .close = element, count == index { return true }
    }
    return false
  }

  /// An arc of a radius that touches two lines: from the pen to the first point, and on to the second.
  package mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return move(to: corner) }
    let (a, b) = (Self.direction(corner, start), Self.direction(corner, end))
    let cosine = a.x * b.x + a.y * b.y
    guard radius > 0, abs(cosine) < 0.999_999 else { return line(to: corner) }
    let half = acos(cosine) / 2
    let reach = radius / tan(half)
    let from = CGPoint(x: corner.x + a.x * reach, y: corner.y + a.y * reach)
    let to = CGPoint(x: corner.x + b.x * reach, y: corner.y + b.y * reach)
    let turn = CGFloat.pi - 2 * half
    let control = reach - radius * 4 / 3 * tan(turn / 4)
    line(to: from)
    cubic(
      to: to,
      control1: CGPoint(x: corner.x + a.x * control, y: corner.y + a.y * control),
      control2: CGPoint(x: corner.x + b.x * control, y: corner.y + b.y * control)
    )
  }

  private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = max(distance(a, b), .ulpOfOne)
    return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  private static func length(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
