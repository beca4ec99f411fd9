package import Foundation

extension VectorPath {
  /// The control distance at which a cubic comes closest to a quarter of a circle.
  static let circleControl: CGFloat = 0.552_284_749_8

  package init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Begins on the right and goes clockwise, which trimmed circles show.
  package init(ellipseIn rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else {
      self.init(rect: rect)
      return
    }
    self.init()
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (cx, cy) = (rx * Self.circleControl, ry * Self.circleControl)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.midX + x, y: rect.midY + y) }
    move(to: point(rx, 0))
    cubic(to: point(0, ry), control1: point(rx, cy), control2: point(cx, ry))
    cubic(to: point(-rx, 0), control1: point(-cx, ry), control2: point(-rx, cy))
    cubic(to: point(0, -ry), control1: point(-rx, -cy), control2: point(-cx, -ry))
    cubic(to: point(rx, 0), control1: point(cx, -ry), control2: point(rx, -cy))
    close()
  }

  /// What a side has room for of a radius: half of its length. What is negative or no number is none.
  private static func radius(_ wish: CGFloat, along side: CGFloat) -> CGFloat {
    wish > 0 && side > 0 ? min(wish, side / 2) : 0
  }

  /// What is left of a radius where half of the shorter side limits it, so that the ends of what is rounder than that are
  /// half circles.
  package static func radius(_ wish: CGFloat, in rect: CGRect) -> CGFloat {
    min(radius(wish, along: rect.width), radius(wish, along: rect.height))
  }

  package static func radii(_ corner: CGSize, in rect: CGRect) -> CGSize {
    CGSize(width: radius(corner.width, in: rect), height: radius(corner.height, in: rect))
  }

  /// Each radius is limited to half of its own side, as those of Core Graphics and SVG are.
  package init(roundedRect rect: CGRect, corner: CGSize) {
    let rx = Self.radius(corner.width, along: rect.width)
    let ry = Self.radius(corner.height, along: rect.height)
    guard rx > 0, ry > 0 else {
      self.init(rect: rect)
      return
    }
    self.init()
    let cx = rx * (1 - Self.circleControl)
    let cy = ry * (1 - Self.circleControl)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: point(left + rx, top))
    line(to: point(right - rx, top))
    cubic(to: point(right, top + ry), control1: point(right - cx, top), control2: point(right, top + cy))
    line(to: point(right, bottom - ry))
    cubic(to: point(right - rx, bottom), control1: point(right, bottom - cy), control2: point(right - cx, bottom))
    line(to: point(left + rx, bottom))
    cubic(to: point(left, bottom - ry), control1: point(left + cx, bottom), control2: point(left, bottom - cy))
    line(to: point(left, top + ry))
    cubic(to: point(left + rx, top), control1: point(left, top + cy), control2: point(left + cx, top))
    close()
  }

  /// An arc from `start` to `end` in radians, in steps of at most a quarter turn, joined to what is there.
  package mutating func addArc(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat) {
    let steps = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
    let delta = (end - start) / CGFloat(steps)
    let reach = radius * 4 / 3 * tan(delta / 4)
    func on(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if elements.isEmpty { move(to: on(start)) } else { line(to: on(start)) }
    for step in 0..<steps {
      let from = start + delta * CGFloat(step)
      let to = from + delta
      let (a, b) = (on(from), on(to))
      cubic(
        to: b,
        control1: CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
        control2: CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to))
      )
    }
  }
}
