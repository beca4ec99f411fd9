import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Drawings made by code")
struct CanvasTests {
  private func svg(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> String {
    try host(Canvas(renderer: draw).frame(width: 100, height: 50)).svg()
  }

  @Test("a copy of the context draws on the same canvas, with settings of its own")
  func copies() throws {
    func bars(_ context: GraphicsContext) {
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    let picture = try svg { context, _ in
      var moved = context
      moved.translateBy(x: 30, y: 0)
      bars(moved)
      bars(context)
    }
    #expect(picture.contains("M30 0") && picture.contains("M0 0"))
  }

  @Test("the points of a gradient are points of the canvas")
  func gradient() throws {
    let picture = try svg { context, size in
      let ramp = Gradient(colors: [.red, .blue])
      let shading = GraphicsContext.Shading.linearGradient(ramp, startPoint: .zero, endPoint: CGPoint(x: 80, y: 0))
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: shading)
    }
    #expect(picture.contains("x1=\"0\" y1=\"0\" x2=\"80\" y2=\"0\""))
  }

  @Test("a round gradient grows and turns with the context, and says so where it would have to be stretched")
  func roundGradients() throws {
    let ramp = Gradient(colors: [.red, .blue])
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    func radial(_ change: @escaping (inout GraphicsContext) -> Void) throws -> HeadlessHost.Host {
      let canvas = Canvas { context, _ in
        change(&context)
        let center = CGPoint(x: 10, y: 10)
        context.fill(square, with: .radialGradient(ramp, center: center, startRadius: 0, endRadius: 10))
      }
      return try host(canvas.frame(width: 100, height: 50))
    }
    let grown = try radial { $0.scaleBy(x: 2, y: 2) }
    #expect(grown.svg().contains("cx=\"20\" cy=\"20\" r=\"20\""))
    #expect(grown.findings.isEmpty)
    let stretched = try radial { $0.scaleBy(x: 3, y: 1) }
    #expect(stretched.findings.contains { $0.message.contains("is not stretched") })

    func conic(turned: Angle, from start: Angle) throws -> String {
      try svg { context, _ in
        context.rotate(by: turned)
        context.fill(square, with: .conicGradient(ramp, center: .zero, angle: start))
      }
      .components(separatedBy: "</pattern>")[0].components(separatedBy: "<path").dropFirst().joined()
    }
    #expect(try conic(turned: .degrees(90), from: .zero) == conic(turned: .zero, from: .degrees(90)))
    #expect(try conic(turned: .degrees(90), from: .zero) != conic(turned: .zero, from: .zero))
  }

  @Test("a clip holds for what is drawn after it")
  func clip() throws {
    let picture = try svg { context, size in
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(picture.contains("clip-path"))
  }

  @Test("symbols are found by their tags, have a size, and stand where they are put")
  func symbols() throws {
    var (size, isNobody) = (CGSize.zero, false)
    let canvas = Canvas { context, _ in
      isNobody = context.resolveSymbol(id: "none") == nil
      guard let dot = context.resolveSymbol(id: "dot") else { return }
      size = dot.size
      context.draw(dot, at: CGPoint(x: 50, y: 25))
      context.draw(dot, at: CGPoint(x: 10, y: 10))
    } symbols: {
      Color.red.frame(width: 4, height: 6).tag("dot")
    }
    let hosted = try host(canvas.frame(width: 100, height: 50))
    #expect(size == CGSize(width: 4, height: 6) && isNobody)
    let frames = hosted.findAll(Color.self).map(\.frame)
    #expect(frames == [CGRect(x: 48, y: 22, width: 4, height: 6), CGRect(x: 8, y: 7, width: 4, height: 6)])
  }

  @Test("text is measured before it is drawn")
  func measure() throws {
    var isWider = false
    _ = try svg { context, size in
      isWider =
        context.resolve(Text("wide text")).measure(in: size).width > context.resolve(Text("w")).measure(in: size).width
    }
    #expect(isWider)
  }

  @Test("what is drawn is not read aloud; a label of the canvas is")
  func accessibility() throws {
    let canvas = Canvas { context, _ in context.draw(Text("inside"), at: .zero) }
    #expect(try host(canvas.frame(width: 50, height: 50)).accessibilityElements.isEmpty)
    let labelled = canvas.frame(width: 50, height: 50).accessibilityLabel("Chart")
    #expect(try host(labelled).accessibilityElements.map(\.label) == ["Chart"])
  }
}
