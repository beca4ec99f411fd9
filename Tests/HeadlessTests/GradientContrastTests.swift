import HeadlessHost
import SwiftUI
import Testing

@Suite("Contrast over a gradient") @MainActor struct GradientContrastTests {
  private let ends = [Color(red: 1, green: 1, blue: 1), Color(red: 0, green: 0, blue: 0)]

  private func text(_ alignment: Alignment, over gradient: some ShapeStyle) throws -> HostedElement {
    let view = Text("Hi").foregroundStyle(.white).frame(width: 300, height: 200, alignment: alignment)
    return try host(view.background(gradient)).find(text: "Hi")
  }

  private func contrast(_ alignment: Alignment, over gradient: some ShapeStyle) throws -> Double {
    try text(alignment, over: gradient).contrast ?? .nan
  }

  @Test func `is that of the end at which the text stands, and modelled`() throws {
    let gradient = LinearGradient(colors: ends, startPoint: .leading, endPoint: .trailing)
    #expect(try contrast(.leading, over: gradient) < 1.01)
    #expect(try contrast(.trailing, over: gradient) > 13)
    #expect(try text(.leading, over: gradient).contrastConfidence == .modelled)
    #expect(try text(.leading, over: gradient).backgroundConfidence == .modelled)
  }

  @Test func `is the least along the text`() throws {
    // Three colours of a strip as wide as the text: only its end is as white as the letters.
    let stops = [Gradient.Stop(color: .black, location: 0.9), Gradient.Stop(color: .white, location: 0.95)]
    let wide = Text("a long line of words").foregroundStyle(.white)
      .background(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
    #expect(try host(wide).find(Text.self).contrast == 1)
  }

  @Test func `reaches from where capitals end to where letters stand`() throws {
    let stops = [Gradient.Stop(color: .black, location: 0.6), Gradient.Stop(color: .white, location: 0.7)]
    let low = Text("Hi").foregroundStyle(.white)
      .background(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    #expect(try host(low).find(Text.self).contrast == 1)
  }

  @Test func `goes by the locations of the stops`() throws {
    let late = LinearGradient(
      stops: [Gradient.Stop(color: .black, location: 0.95), Gradient.Stop(color: .white, location: 1)],
      startPoint: .leading,
      endPoint: .trailing
    )
    #expect(try text(.center, over: late).backgroundColor?.hex == "#000000")
    #expect(try contrast(.center, over: late) == 21)
  }

  @Test func `follows radii, angles and ellipses`() throws {
    let radial = RadialGradient(colors: ends, center: .center, startRadius: 20, endRadius: 60)
    #expect(try contrast(.center, over: radial) == 1)
    #expect(try contrast(.topLeading, over: radial) == 21)
    let angular = AngularGradient(colors: ends, center: .center, startAngle: .zero, endAngle: .degrees(360))
    #expect(try contrast(.topTrailing, over: angular) > contrast(.bottomTrailing, over: angular))
    let elliptical = EllipticalGradient(colors: ends, startRadiusFraction: 0.1, endRadiusFraction: 0.3)
    #expect(try contrast(.center, over: elliptical) == 1)
    #expect(try contrast(.leading, over: elliptical) == 21)
  }

  @Test func `takes the letters' own gradient where they have one`() throws {
    let gradient = LinearGradient(colors: ends, startPoint: .leading, endPoint: .trailing)
    let text = try host(Text("a line of words").foregroundStyle(gradient).background(.black)).find(Text.self)
    #expect((text.contrast ?? 21) < 1.2)
  }

  @Test func `is exact over one colour`() throws {
    let text = try text(.center, over: Color(red: 0, green: 0, blue: 0))
    #expect(text.contrast == 21)
    #expect(text.contrastConfidence == .exact)
  }

  @Test func `the one colour that stands for a gradient heeds the stops`() throws {
    let mostlyBlack = LinearGradient(
      stops: [Gradient.Stop(color: .black, location: 0.5), Gradient.Stop(color: .white, location: 1)],
      startPoint: .top,
      endPoint: .bottom
    )
    #expect(try host(Rectangle().fill(mostlyBlack)).find(Rectangle.self).foregroundColor?.hex == "#404040")
  }
}
