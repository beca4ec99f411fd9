import Foundation

/// A part of an ellipse between two points, as the command A of a path has it.
struct EllipticalArc {
  /// The points of the part that lie furthest to each side, its ends aside.
  private(set) var outermost: [(x: Double, y: Double)] = []

  init(
    from: (x: Double, y: Double),
    to: (x: Double, y: Double),
    radii: (x: Double, y: Double),
    degrees: Double,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    // Without a radius it is a straight line; between equal points it is nothing.
    guard radii.x > 0, radii.y > 0, from != to else { return }
    let turn = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (cosine, sine) = (cos(turn), sin(turn))
    // The middle of the two points, in the directions of the ellipse.
    let half = (x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    let along = (x: cosine * half.x + sine * half.y, y: -sine * half.x + cosine * half.y)
    let reach = (along.x / radii.x) * (along.x / radii.x) + (along.y / radii.y) * (along.y / radii.y)
    let growth = reach > 1 ? reach.squareRoot() : 1
    let (width, height) = (radii.x * growth, radii.y * growth)
    let square = width * width * along.y * along.y + height * height * along.x * along.x
    guard square > 0 else { return }
    let size =
      (max(0, width * width * height * height - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let inner = (x: size * width * along.y / height, y: -size * height * along.x / width)
    let middle = (
      x: cosine * inner.x - sine * inner.y + (from.x + to.x) / 2,
      y: sine * inner.x + cosine * inner.y + (from.y + to.y) / 2
    )
    let first = atan2((along.y - inner.y) / height, (along.x - inner.x) / width)
    let last = atan2((-along.y - inner.y) / height, (-along.x - inner.x) / width)
    let ways = [atan2(-height * sine, width * cosine), atan2(height * cosine, width * sine)]
    for angle in ways.flatMap({ [$0, $0 + .pi] }) where Self.isBetween(angle, first, last, isClockwise) {
      outermost.append(
        (
          x: middle.x + width * cos(angle) * cosine - height * sin(angle) * sine,
          y: middle.y + width * cos(angle) * sine + height * sin(angle) * cosine
        )
      )
    }
  }

  private static func isBetween(_ angle: Double, _ first: Double, _ last: Double, _ isClockwise: Bool) -> Bool {
    func positive(_ angle: Double) -> Double {
      let rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
      return rest < 0 ? rest + 2 * .pi : rest
    }
    return isClockwise
      ? positive(angle - first) < positive(last - first) : positive(first - angle) < positive(first - last)
  }
}
