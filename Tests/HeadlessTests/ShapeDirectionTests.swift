import HeadlessHost
import SwiftUI
import Testing

/// The left half of its frame, before mirroring.
private struct LeftHalf: Shape {
  var behavior: LayoutDirectionBehavior = .mirrors

  var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
  }
}

/// The same, and says nothing about directions.
private struct PlainHalf: Shape {
  func path(in rect: CGRect) -> Path { LeftHalf().path(in: rect) }
}

@MainActor @Suite("Shapes and the direction of layout")
struct ShapeDirectionTests {
  private static let left = CGPoint(x: 20, y: 50)
  private static let right = CGPoint(x: 80, y: 50)

  /// Which sides of a view of 100 by 100 points take touches.
  private func sides(of view: some View, _ direction: LayoutDirection) throws -> String {
    var hits: [String] = []
    var side = ""
    var surroundings = Surroundings()
    surroundings.layoutDirection = direction
    let tapped = view.frame(width: 100, height: 100).onTapGesture { hits.append(side) }
    let hosted = try host(tapped, in: surroundings)
    for (name, point) in [("left", Self.left), ("right", Self.right)] {
      side = name
      try? hosted.tap(at: point)
    }
    return hits.joined(separator: " ")
  }

  @Test("an outline is mirrored from right to left, unless it says otherwise")
  func mirroring() throws {
    #expect(try sides(of: PlainHalf().fill(.red), .leftToRight) == "left")
    #expect(try sides(of: PlainHalf().fill(.red), .rightToLeft) == "right")
    #expect(try sides(of: LeftHalf(behavior: .fixed).fill(.red), .rightToLeft) == "left")
    #expect(try sides(of: LeftHalf(behavior: .mirrors(in: .leftToRight)).fill(.red), .leftToRight) == "right")
  }

  @Test("what is made out of a shape is mirrored with it")
  func derived() throws {
    #expect(try sides(of: AnyShape(PlainHalf()).fill(.red), .rightToLeft) == "right")
    #expect(try sides(of: AnyShape(LeftHalf(behavior: .fixed)).fill(.red), .rightToLeft) == "left")
    #expect(try sides(of: PlainHalf().scale(0.99).fill(.red), .rightToLeft) == "right")
    #expect(try sides(of: LeftHalf(behavior: .fixed).trim(from: 0, to: 1).fill(.red), .rightToLeft) == "left")
  }

  @Test("clips and content shapes are mirrored too")
  func clips() throws {
    // Clipping does not affect touches: the picture shows it.
    let view = Color.red.clipShape(PlainHalf()).frame(width: 100, height: 100)
    var surroundings = Surroundings()
    surroundings.layoutDirection = .rightToLeft
    #expect(try host(view).svg().contains("<path d=\"M0 0L50 0"))
    #expect(try host(view, in: surroundings).svg().contains("<path d=\"M100 0L50 0"))
    #expect(try sides(of: Color.red.contentShape(PlainHalf()), .rightToLeft) == "right")
  }

  @Test("a leading corner is the right one from right to left", arguments: [false, true])
  func unevenCorners(_ isRightToLeft: Bool) throws {
    var taps = 0
    var surroundings = Surroundings()
    surroundings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let shape = UnevenRoundedRectangle(topLeadingRadius: 50)
    let hosted = try host(shape.fill(.red).frame(width: 100, height: 100).onTapGesture { taps += 1 }, in: surroundings)
    try? hosted.tap(at: CGPoint(x: isRightToLeft ? 97 : 3, y: 3))
    #expect(taps == 0)
    try? hosted.tap(at: CGPoint(x: isRightToLeft ? 3 : 97, y: 3))
    #expect(taps == 1)
  }
}

@MainActor @Suite("Shapes that take after their container")
struct ContainerShapeTests {
  private func hits(_ point: CGPoint, _ view: some View) throws -> Bool {
    var isHit = false
    try? host(view.onTapGesture { isHit = true }).tap(at: point)
    return isHit
  }

  private var inside: some View { ContainerRelativeShape().fill(.red).padding(10).frame(width: 100, height: 100) }

  @Test("have its corners, as much smaller as they are further in")
  func concentric() throws {
    let view = inside.containerShape(RoundedRectangle(cornerRadius: 40, style: .circular))
    // A corner of 30 points at (10, 10) leaves out what is nearer to it than 8.7 points across.
    #expect(try !hits(CGPoint(x: 15, y: 15), view))
    #expect(try hits(CGPoint(x: 20, y: 20), view))
    #expect(try hits(CGPoint(x: 50, y: 11), view))
  }

  @Test("are rectangles where there is no container")
  func alone() throws { #expect(try hits(CGPoint(x: 11, y: 11), inside)) }

  @Test("clip as they are drawn")
  func clip() throws {
    func picture(_ radius: CGFloat) throws -> String {
      let clipped = Color.red.clipShape(ContainerRelativeShape()).padding(10).frame(width: 100, height: 100)
      return try host(clipped.containerShape(RoundedRectangle(cornerRadius: radius))).svg()
    }
    // Ten points inside, a corner of ten points is none.
    #expect(try picture(40) != picture(10))
    #expect(try picture(10) == picture(5))
  }
}
