import HeadlessHost
import SwiftUI
import Testing
import UIKit

/// Corners of continuous curvature begin further out than an arc, and cut deeper.
@MainActor @Suite("Round corners")
struct RoundCornerTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("a continuous corner is no arc")
  func differs() {
    let smooth = RoundedRectangle(cornerRadius: 20, style: .continuous).path(in: square)
    let arc = RoundedRectangle(cornerRadius: 20, style: .circular).path(in: square)
    #expect(smooth != arc)
    // 25 points along the edge the arc has not begun, and the curve has left the edge.
    let near = CGPoint(x: 25, y: 0.02)
    #expect(arc.contains(near))
    #expect(!smooth.contains(near))
    #expect(smooth.contains(CGPoint(x: 31, y: 0.02)))
    #expect(smooth.boundingRect == square)
  }

  @Test("on the diagonal both cut nearly as deep")
  func diagonal() {
    let smooth = RoundedRectangle(cornerRadius: 20, style: .continuous).path(in: square)
    let reach = 20 * (1 - 0.5.squareRoot())
    #expect(!smooth.contains(CGPoint(x: reach - 0.5, y: reach - 0.5)))
    #expect(smooth.contains(CGPoint(x: reach + 0.5, y: reach + 0.5)))
  }

  @Test("where a side has no room the corner is an arc: the end of a capsule is a half circle")
  func capsule() {
    let capsule = Capsule(style: .continuous).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    for step in 0..<24 {
      let angle = Double(step) * .pi / 12 + 0.1
      func on(_ radius: Double) -> CGPoint { CGPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle)) }
      #expect(capsule.contains(on(19.95)) && circle.contains(on(19.95)))
      #expect(!capsule.contains(on(20.05)))
    }
  }

  @Test(
    "a radius that no side has room for makes a capsule",
    arguments: [RoundedCornerStyle.circular, .continuous],
    [CGRect(x: 0, y: 0, width: 120, height: 40), CGRect(x: 5, y: 5, width: 4, height: 32)]
  )
  func tooRound(_ style: RoundedCornerStyle, _ rect: CGRect) {
    let capsule = Capsule(style: style).path(in: rect)
    for radius in [30, 999, CGFloat.infinity] {
      #expect(RoundedRectangle(cornerRadius: radius, style: style).path(in: rect) == capsule)
    }
    #expect(RoundedRectangle(cornerRadius: .nan, style: style).path(in: rect) == Path(rect))
  }

  @Test("corners that differ are continuous each")
  func uneven() {
    let smooth = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10).path(in: square)
    #expect(!smooth.contains(CGPoint(x: 25, y: 0.02)))
    #expect(smooth.contains(CGPoint(x: 99.9, y: 0.1)))
    #expect(!smooth.contains(CGPoint(x: 99.9, y: 99.9)))
    #expect(smooth.contains(CGPoint(x: 0.1, y: 99.9)))
  }

  @Test("the radius that is read is the one that was asked for, however far the curve reaches")
  func radius() throws {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let screen = try host(RoundedRectangle(cornerRadius: 8, style: style).inset(by: 1).frame(width: 60, height: 40))
      #expect(try screen.find(RoundedRectangle.self).cornerRadius == 7)
    }
    var path = Path()
    path.addRoundedRect(in: square, cornerSize: CGSize(width: 20, height: 20), style: .continuous)
    let screen = try host(path.offsetBy(dx: 4, dy: 4))
    #expect(try screen.find(Path.self).cornerRadius == 20)
  }

  @Test("so are those of UIKit")
  func bezier() {
    let smooth = RoundedRectangle(cornerRadius: 20, style: .continuous).path(in: square)
    #expect(Path(UIBezierPath(roundedRect: square, cornerRadius: 20).cgPath) == smooth)
    let size = CGSize(width: 20, height: 20)
    let one = Path(UIBezierPath(roundedRect: square, byRoundingCorners: .topLeft, cornerRadii: size).cgPath)
    #expect(one == UnevenRoundedRectangle(topLeadingRadius: 20).path(in: square))
  }
}
