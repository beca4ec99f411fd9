package import Foundation

/// What an outline is filled with, resolved for one environment.
package enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linear(stops: [Stop], start: CGPoint, end: CGPoint)
  case radial(stops: [Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, clockwise from the right.
  case angular(stops: [Stop], center: CGPoint, start: Double, end: Double)
  /// Radii as parts of the painted rectangle.
  case elliptical(stops: [Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)

  /// A colour of a gradient at a location from 0 to 1. Points of gradients are in units of the painted rectangle.
  package struct Stop: Hashable, Sendable {
    package var color: RGBA
    package var location: Double

    package init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  package func multiplied(alpha: Double) -> Paint {
    func fade(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(color: $0.color.multiplied(alpha: alpha), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.multiplied(alpha: alpha))
    case .linear(let stops, let start, let end): return .linear(stops: fade(stops), start: start, end: end)
    case .radial(let stops, let center, let inner, let outer):
      return .radial(stops: fade(stops), center: center, startRadius: inner, endRadius: outer)
    case .angular(let stops, let center, let start, let end):
      return .angular(stops: fade(stops), center: center, start: start, end: end)
    case .elliptical(let stops, let center, let inner, let outer):
      return .elliptical(stops: fade(stops), center: center, startRadius: inner, endRadius: outer)
    }
  }

  /// One colour for the whole paint: itself, or the mean of a gradient.
  package var representative: RGBA {
    if case .color(let color) = self { return color }
    return stops.mean
  }

  /// Whether a colour of it only stands in for what a device shows.
  package var isGuess: Bool {
    if case .color(let color) = self { return color.isGuess }
    return stops.contains { $0.color.isGuess }
  }

  package var isClear: Bool {
    if case .color(let color) = self { return color.alpha == 0 }
    return stops.allSatisfy { $0.color.alpha == 0 }
  }

  private var stops: [Stop] {
    switch self {
    case .color: []
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
      .elliptical(let stops, _, _, _):
      stops
    }
  }
}
