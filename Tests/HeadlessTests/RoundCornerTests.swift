import Foundation
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
  }

  @Test(
    "a radius that is none makes no corner, and a side that is none has room for none",
    arguments: [RoundedCornerStyle.circular, .continuous]
  )
  func noRadius(_ style: RoundedCornerStyle) {
    for radius in [CGFloat.nan, -4, 0] {
      #expect(Path(roundedRect: square, cornerRadius: radius, style: style) == Path(square))
      let corner = CGSize(width: 8, height: radius)
      #expect(Path(roundedRect: square, cornerSize: corner, style: style) == Path(square))
    }
    let endless = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 40)
    let plain = String(describing: Path(endless))
    #expect(String(describing: Path(roundedRect: endless, cornerRadius: 8, style: style)) == plain)
  }

  @Test("each radius of Core Graphics has its own side for a limit, and those of SwiftUI the shorter one")
  func ownSides() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    let flat = Path(CGPath(roundedRect: rect, cornerWidth: 40, cornerHeight: 10, transform: nil))
    #expect(flat.contains(CGPoint(x: 41, y: 0.1)) && !flat.contains(CGPoint(x: 20, y: 0.1)))
    let tooLarge = Path(CGPath(roundedRect: rect, cornerWidth: 90, cornerHeight: 90, transform: nil))
    #expect(!tooLarge.contains(CGPoint(x: 20, y: 0.1)) && tooLarge.boundingRect == rect)
    let corner = CGSize(width: 40, height: 10)
    #expect(Path(roundedRect: rect, cornerSize: corner, style: .circular).contains(CGPoint(x: 20, y: 0.1)))
  }

  @Test("so has each radius of a picture, and one that is not given is as large as the other")
  func picture() throws {
    func corner(_ radii: String) throws -> String {
      let picture = "<rect width=\"100\" height=\"20\" \(radii)/>"
      let shown = try host(Image("bar", bundle: catalog(of: picture)))
      #expect(shown.findings.isEmpty)
      return String(try #require(shown.svg().firstMatch(of: #/ d="(M[^L]*)L/#)).output.1)
    }
    #expect(try corner("rx=\"40\" ry=\"10\"") == "M40 0")
    #expect(try corner("rx=\"90\" ry=\"90\"") == "M50 0")
    #expect(try corner("rx=\"4\"") == "M4 0")
    #expect(try corner("ry=\"4\"") == "M4 0")
    #expect(try corner("rx=\"0\" ry=\"4\"") == "M0 0")
  }

  /// A bundle with a catalog of one picture, a hundred by twenty.
  private func catalog(of content: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: "RoundCorner-\(UUID().uuidString)")
    let images = folder.appending(path: "Media.xcassets/bar.imageset")
    try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = "width=\"100\" height=\"20\""
    try Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>\(content)</svg>".utf8)
      .write(to: images.appending(path: "bar.svg"))
    try Data(#"{"images":[{"filename":"bar.svg","idiom":"universal"}]}"#.utf8)
      .write(to: images.appending(path: "Contents.json"))
    let bundle = try #require(Bundle(url: folder))
    // A bundle is read once: it is kept when the folder is gone.
    _ = try host(Image("bar", bundle: bundle))
    return bundle
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
