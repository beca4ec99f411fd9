/// The box around what is drawn, grown point by point.
struct DrawnBox {
  private(set) var low: (x: Double, y: Double) = (.infinity, .infinity)
  private(set) var high: (x: Double, y: Double) = (-.infinity, -.infinity)

  var isEmpty: Bool { low.x > high.x }

  mutating func include(_ x: Double, _ y: Double) {
    low = (min(low.x, x), min(low.y, y))
    high = (max(high.x, x), max(high.y, y))
  }

  mutating func include(_ other: DrawnBox) {
    guard !other.isEmpty else { return }
    include(other.low.x, other.low.y)
    include(other.high.x, other.high.y)
  }

  func grown(by margin: Double) -> DrawnBox {
    guard !isEmpty else { return self }
    var box = self
    box.include(low.x - margin, low.y - margin)
    box.include(high.x + margin, high.y + margin)
    return box
  }

  /// A cubic curve: its ends, and where it turns round in between.
  mutating func includeCurve(_ points: [(x: Double, y: Double)]) {
    guard points.count == 4, let first = points.first, let last = points.last else { return }
    include(first.x, first.y)
    include(last.x, last.y)
    let turns = Self.turns(points.map(\.x)) + Self.turns(points.map(\.y))
    for share in turns where share > 0 && share < 1 {
      include(Self.value(points.map(\.x), at: share), Self.value(points.map(\.y), at: share))
    }
  }

  private static func value(_ p: [Double], at t: Double) -> Double {
    let u = 1 - t
    return u * u * u * p[0] + 3 * u * u * t * p[1] + 3 * u * t * t * p[2] + t * t * t * p[3]
  }

  /// Where the derivative of a cubic is zero.
  private static func turns(_ p: [Double]) -> [Double] {
    let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
    let b = 2 * (p[0] - 2 * p[1] + p[2])
    let c = p[1] - p[0]
    if abs(a) < 1e-9 { return abs(b) < 1e-9 ? [] : [-c / b] }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }
}
