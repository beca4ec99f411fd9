import HeadlessHost
import SwiftUI
import Testing

@Suite("The style of the background") @MainActor struct BackgroundStyleTests {
  private func ground(_ view: some View) throws -> String? {
    try host(view).find(text: "a").backgroundColor?.hex
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func `paints every background that names no other`() throws {
    let text = Text("a").padding(20)
    #expect(try ground(text.background(in: Rectangle()).backgroundStyle(red)) == "#FF0000")
    #expect(try ground(text.background().backgroundStyle(red)) == "#FF0000")
    #expect(try ground(text.background(.background, in: Circle()).backgroundStyle(red)) == "#FF0000")
    #expect(try ground(text.background(.background).environment(\.backgroundStyle, AnyShapeStyle(red))) == "#FF0000")
    #expect(try ground(text.background { Rectangle().fill(.background) }.backgroundStyle(red)) == "#FF0000")
    #expect(try ground(GroupBox { text }.backgroundStyle(red)) == "#FF0000")
  }

  @Test func `is that of the system where none is set, or nil`() throws {
    #expect(try ground(Text("a").padding().background()) == "#FFFFFF")
    let cleared = Text("a").padding().background().environment(\.backgroundStyle, nil)
    #expect(try ground(cleared.backgroundStyle(red)) == "#FFFFFF")
    #expect(try ground(Text("a").background(.windowBackground).backgroundStyle(red)) == "#FFFFFF")
  }

  @Test func `means the background outside of it where it is made of the background`() throws {
    let text = Text("a").padding().background()
    #expect(try ground(text.backgroundStyle(.background)) == "#FFFFFF")
    #expect(try ground(text.backgroundStyle(.background).backgroundStyle(red)) == "#FF0000")
    #expect(try ground(text.environment(\.backgroundStyle, AnyShapeStyle(.background))) == "#FFFFFF")
  }

  @Test func `has a say in the contrast of what stands on it`() throws {
    let white = Text("a").foregroundStyle(.white).padding().background(in: Rectangle())
    let text = try host(white.backgroundStyle(Color(red: 0, green: 0, blue: 1))).find(text: "a")
    #expect(abs((text.contrast ?? 0) - 8.59) < 0.01)
    #expect(text.contrastConfidence == .exact)
  }
}
