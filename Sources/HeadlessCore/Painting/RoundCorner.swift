package import Foundation

/// A round corner of an outline, in radii of the corner: `along` from the corner back on the side that arrives, `across`
/// on the side that leaves.
///
/// The continuous form is Apple's as others measured it (PaintCode, "Code for iOS 7 Rounded Rectangles"): it begins 1.53
/// radii before the corner. Where a side has no room for that, it is drawn as far towards the arc of a circle as the
/// room asks for; how Apple's shapes give way there is not known.
package struct RoundCorner {
  package typealias Place = (along: CGFloat, across: CGFloat)

  /// How far before the corner the continuous form begins.
  private static let reach: CGFloat = 1.528_664_98

  private static let smooth: [Place] = [
    (reach, 0), (1.088_492_96, 0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39), (0.372_823_83, 0.169_059_56),
  ]

  /// The arc of a circle in the same three curves.
  private static let round: [Place] = {
    let angle = atan2(1 - smooth[3].along, 1 - smooth[3].across)
    func handle(_ turn: CGFloat) -> CGFloat { 4 / 3 * tan(turn / 4) }
    let (outer, inner) = (handle(angle), handle(.pi / 2 - 2 * angle))
    let end: Place = (1 - sin(angle), 1 - cos(angle))
    let direction: Place = (-cos(angle), sin(angle))
    return [
      (1, 0), (1 - outer, 0), (end.along - outer * direction.along, end.across - outer * direction.across), end,
      (end.along + inner * direction.along, end.across + inner * direction.across),
    ]
  }()

  /// The first half of the corner: its beginning, and what leads to its middle.
  private static func half(_ smoothness: CGFloat) -> [Place] {
    zip(round, smooth).map { round, smooth in
      (
        round.along + (smooth.along - round.along) * smoothness,
        round.across + (smooth.across - round.across) * smoothness
      )
    }
  }

  /// How much of the continuous form a side has room for, from 0 to 1.
  private static func smoothness(_ radius: CGFloat, room: CGFloat) -> CGFloat {
    radius > 0 ? min(max((room / radius - 1) / (reach - 1), 0), 1) : 0
  }

  /// The ten points of the corner, the first of which is its beginning and each third one the end of a curve.
  ///
  /// - Parameters:
  ///   - radii: Along the side that arrives, and along the one that leaves.
  ///   - room: What the corner may take of each.
  static func places(radii: (CGFloat, CGFloat), room: (CGFloat, CGFloat)) -> [Place] {
    let first = half(smoothness(radii.0, room: room.0))
    let second = half(smoothness(radii.1, room: room.1))
    return first + second.reversed().map { (along: $0.across, across: $0.along) }
  }
}

extension VectorPath {
  /// A line to the corner at `point` and the curves around it; the directions are those of arriving and leaving.
  package mutating func corner(
    at point: CGPoint,
    radii: (CGFloat, CGFloat),
    room: (CGFloat, CGFloat),
    from: (CGFloat, CGFloat),
    to: (CGFloat, CGFloat)
  ) {
    guard radii.0 > 0, radii.1 > 0 else { return line(to: point) }
    let places = RoundCorner.places(radii: radii, room: room).map { place in
      CGPoint(
        x: point.x - from.0 * place.along * radii.0 + to.0 * place.across * radii.1,
        y: point.y - from.1 * place.along * radii.0 + to.1 * place.across * radii.1
      )
    }
    line(to: places[0])
    for index in stride(from: 3, to: places.count, by: 3) {
      cubic(to: places[index], control1: places[index - 2], control2: places[index - 1])
    }
  }

  /// A rectangle with corners of continuous curvature. Radii are limited to half of the shorter side.
  package init(continuousRect rect: CGRect, corner: CGSize) {
    let radii = Self.radii(corner, in: rect)
    guard radii.width > 0, radii.height > 0 else {
      self.init(rect: rect)
      return
    }
    self.init(continuousRect: rect, topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii)
  }

  /// A rectangle whose corners differ. The radii are not limited here.
  package init(
    continuousRect rect: CGRect,
    topLeft: CGSize,
    topRight: CGSize,
    bottomRight: CGSize,
    bottomLeft: CGSize
  ) {
    self.init()
    let (across, down) = (rect.width / 2, rect.height / 2)
    func turn(_ x: CGFloat, _ y: CGFloat, _ radii: CGSize, from: (CGFloat, CGFloat), to: (CGFloat, CGFloat)) {
      let isFlat = from.1 == 0
      corner(
        at: CGPoint(x: x, y: y),
        radii: isFlat ? (radii.width, radii.height) : (radii.height, radii.width),
        room: isFlat ? (across, down) : (down, across),
        from: from,
        to: to
      )
    }
    // Begins where the upper left corner ends, which trimmed outlines show.
    let places = RoundCorner.places(radii: (topLeft.height, topLeft.width), room: (down, across))
    move(to: CGPoint(x: rect.minX + (places.last?.across ?? 0) * topLeft.width, y: rect.minY))
    turn(rect.maxX, rect.minY, topRight, from: (1, 0), to: (0, 1))
    turn(rect.maxX, rect.maxY, bottomRight, from: (0, 1), to: (-1, 0))
    turn(rect.minX, rect.maxY, bottomLeft, from: (-1, 0), to: (0, -1))
    turn(rect.minX, rect.minY, topLeft, from: (0, -1), to: (1, 0))
    close()
    continuousRadius = topLeft.width
  }
}
