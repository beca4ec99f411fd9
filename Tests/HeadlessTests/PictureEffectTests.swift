import HeadlessHost
import SwiftUI
import Testing

/// What effects come to in a picture.
@MainActor @Suite("Effects in pictures")
struct PictureEffectTests {
  private func picture(_ view: some View) throws -> String { try host(view).svg() }

  private func count(_ part: String, in picture: String) -> Int { picture.components(separatedBy: part).count - 1 }

  @Test("opacity is that of each view, or of the whole where views are composited")
  func opacity() throws {
    let squares = ZStack {
      Color.red.frame(width: 40, height: 40)
      Color.blue.frame(width: 20, height: 20)
      Text("a").opacity(0.5)
    }
    let each = try picture(squares.opacity(0.5))
    #expect(count(" opacity=\"0.5\"", in: each) == 2)
    #expect(count(" opacity=\"0.25\"", in: each) == 1)
    let whole = try picture(squares.compositingGroup().opacity(0.5))
    #expect(count(" opacity=\"0.5\"", in: whole) == 2)
    #expect(count(" opacity=\"0.25\"", in: whole) == 0)
    #expect(whole.contains("isolation:isolate\" opacity=\"0.5\""))
  }

  @Test("a shadow and a blur reach as far as they are seen")
  func reach() throws {
    let dot = Circle().frame(width: 10, height: 10)
    #expect(try picture(dot.shadow(radius: 20)).contains("x=\"-31\" y=\"-31\" width=\"72\" height=\"72\""))
    #expect(
      try picture(dot.shadow(radius: 2, x: 8, y: 0)).contains("x=\"-1\" y=\"-4\" width=\"23\" height=\"18\"")
    )
    #expect(try picture(dot.blur(radius: 8)).contains("x=\"-25\" y=\"-25\" width=\"60\" height=\"60\""))
    let away = dot.offset(x: 100).frame(width: 20, height: 20)
    #expect(try picture(away.blur(radius: 1)).contains("x=\"101\" y=\"1\" width=\"18\" height=\"18\""))
  }

  @Test("a line has a shadow, although its box has no height")
  func line() throws {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 40, y: 0))
    }
    let drawn = line.stroke(.red, style: StrokeStyle(lineWidth: 2, lineJoin: .round)).blur(radius: 2)
    #expect(try picture(drawn).contains("x=\"-9\" y=\"-9\" width=\"58\" height=\"18\""))
  }

  @Test("a mask reaches over all that is masked")
  func mask() throws {
    let masked = Rectangle().frame(width: 10, height: 10).offset(x: 30).mask(Rectangle())
    #expect(try picture(masked).contains("maskUnits=\"userSpaceOnUse\" x=\"29\" y=\"-1\" width=\"12\" height=\"12\""))
  }

  @Test("corners are as sharp as the pen allows")
  func mitre() throws {
    let corner = Path { path in path.addLines([.zero, CGPoint(x: 40, y: 4), CGPoint(x: 0, y: 8)]) }
    let usual = try picture(corner.stroke(.red, lineWidth: 2))
    #expect(count("stroke-miterlimit=\"10\"", in: usual) == 1)
    let blunt = try picture(corner.stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: 3)))
    #expect(blunt.contains("stroke-miterlimit=\"3\""))
  }
}
