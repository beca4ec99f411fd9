package import Foundation

extension Paint {
  /// The colour at one point of a rectangle that is painted.
  ///
  /// - Parameter bounds: The rectangle that the unit points of a gradient are parts of; in the space of `point`.
  package func color(at point: CGPoint, in bounds: CGRect) -> RGBA {
    switch self {
    case .color(let color): return color
    case .linear(let stops, let start, let end):
      return stops.color(at: Self.location(of: point, from: bounds.point(at: start), to: bounds.point(at: end)))
    case .radial(let stops, let center, let inner, let outer):
      let origin = bounds.point(at: center)
      let distance = hypot(point.x - origin.x, point.y - origin.y)
      return stops.color(at: Self.location(of: distance, from: inner, to: outer))
    case .elliptical(let stops, let center, let inner, let outer):
      guard bounds.width > 0, bounds.height > 0 else { return stops.last?.color ?? .clear }
      let (x, y) = ((point.x - bounds.minX) / bounds.width, (point.y - bounds.minY) / bounds.height)
      return stops.color(at: Self.location(of: hypot(x - center.x, y - center.y), from: inner, to: outer))
    case .angular(let stops, let center, let start, let end):
      let origin = bounds.point(at: center)
      let angle = Double(atan2(point.y - origin.y, point.x - origin.x))
      return AngularSweep(stops: stops, center: center, start: start, end: end).color(at: angle)
    }
  }

  /// How far along the line the foot of the point lies. A line without length is all behind its end, as in SVG.
  private static func location(of point: CGPoint, from start: CGPoint, to end: CGPoint) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    return square > 0 ? Double(((point.x - start.x) * x + (point.y - start.y) * y) / square) : 1
  }

  private static func location(of distance: CGFloat, from inner: CGFloat, to outer: CGFloat) -> Double {
    outer > inner ? Double((distance - inner) / (outer - inner)) : 1
  }
}

extension [Paint.Stop] {
  /// The colour at a location; before the first stop that of the first, behind the last that of the last.
  func color(at location: Double) -> RGBA {
    guard let first, let last else { return .clear }
    guard location < last.location else { return last.color }
    guard location > first.location, let index = firstIndex(where: { $0.location >= location }) else {
      return first.color
    }
    let (low, high) = (self[index - 1], self[index])
    let distance = high.location - low.location
    return low.color.mixed(with: high.color, by: distance > 0 ? (location - low.location) / distance : 1)
  }

  /// The mean of the colours from 0 to 1: what lies between two stops far apart weighs more.
  var mean: RGBA {
    guard let first, let last else { return .clear }
    var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    func add(_ color: RGBA, _ weight: Double) {
      sum.red += color.red * weight
      sum.green += color.green * weight
      sum.blue += color.blue * weight
      sum.alpha += color.alpha * weight
    }
    var place = 0.0
    func stretch(to location: Double) -> Double {
      let next = Swift.min(Swift.max(location, place), 1)
      defer { place = next }
      return next - place
    }
    add(first.color, stretch(to: first.location))
    for (low, high) in zip(self, dropFirst()) {
      add(low.color.mixed(with: high.color, by: 0.5), stretch(to: high.location))
    }
    add(last.color, stretch(to: 1))
    return RGBA(red: sum.red, green: sum.green, blue: sum.blue, alpha: sum.alpha)
  }
}

extension CGRect {
  /// The point at a part of the width and of the height.
  func point(at unit: CGPoint) -> CGPoint {
    CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}
