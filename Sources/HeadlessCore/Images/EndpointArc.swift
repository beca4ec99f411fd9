import Foundation

/// An elliptical arc given by its end points, as the appendix of SVG 2 turns it into centre and angles.
struct EndpointArc {
  struct Curve {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  let curves: [Curve]

  init(from: CGPoint, to: CGPoint, rx: CGFloat, ry: CGFloat, degrees: CGFloat, large: Bool, sweep: Bool) {
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0, from != to else {
      curves = []
      return
    }
    let phi = degrees * .pi / 180
    let (sine, cosine) = (sin(phi), cos(phi))
    let (hx, hy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
    let (x, y) = (cosine * hx + sine * hy, -sine * hx + cosine * hy)
    let excess = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let above = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let below = rx * rx * y * y + ry * ry * x * x
    let factor = (max(0, above / below)).squareRoot() * (large == sweep ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = CGPoint(
      x: cosine * cx - sine * cy + (from.x + to.x) / 2,
      y: sine * cx + cosine * cy + (from.y + to.y) / 2
    )
    let start = atan2((y - cy) / ry, (x - cx) / rx)
    var sweepAngle = atan2((-y - cy) / ry, (-x - cx) / rx) - start
    if sweep, sweepAngle < 0 { sweepAngle += 2 * .pi }
    if !sweep, sweepAngle > 0 { sweepAngle -= 2 * .pi }
    var circle = VectorPath()
    circle.addArc(center: .zero, radius: 1, start: start, end: start + sweepAngle)
    curves = circle.elements.compactMap { element in
      guard case .cubic(let first, let second, let end) = element else { return nil }
      func map(_ point: CGPoint) -> CGPoint {
        let (x, y) = (point.x * rx, point.y * ry)
        return CGPoint(x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
      }
      return Curve(control1: map(first), control2: map(second), end: map(end))
    }
  }
}
