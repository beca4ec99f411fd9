package import Foundation

extension VectorPath {
  /// The outline as closed polygons; curves become chords.
  package func flattened(steps: Int = 12) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var current: [CGPoint] = []
    func finish() { if current.count > 1 { polygons.append(current) } }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = [point]
      case .line(let point): current.append(point)
      case .quad(let end, let control):
        let start = current.last ?? end
        current += (1...steps).map { Self.quad(start, control, end, CGFloat($0) / CGFloat(steps)) }
      case .cubic(let first, let second, let end):
        let start = current.last ?? end
        current += (1...steps).map { Self.cubic(start, first, second, end, CGFloat($0) / CGFloat(steps)) }
      case .close:
        finish()
        current = current.first.map { [$0] } ?? []
      }
    }
    finish()
    return polygons
  }

  /// Whether the point lies inside, by the winding rule or the even-odd rule.
  package func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    var winding = 0
    for polygon in flattened() {
      for (index, a) in polygon.enumerated() {
        let b = polygon[(index + 1) % polygon.count]
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// Whether the point lies within `distance` of the outline itself.
  package func outlinePasses(within distance: CGFloat, of point: CGPoint) -> Bool {
    for polygon in flattened() {
      for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]]) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        let along = length == 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length
        let t = min(max(along, 0), 1)
        let (ex, ey) = (a.x + t * dx - point.x, a.y + t * dy - point.y)
        if (ex * ex + ey * ey).squareRoot() <= distance { return true }
      }
    }
    return false
  }

  package var bounds: CGRect {
    let points = flattened().flatMap { $0 }
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func quad(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    return CGPoint(x: s * s * a.x + 2 * s * t * b.x + t * t * c.x, y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
  }

  private static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x,
      y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y
    )
  }
}
