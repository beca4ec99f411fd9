import HeadlessHost
import SwiftUI
import Testing

private struct Vanishing: View {
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere { Text("Words").scaleEffect(0.5).opacity(0.25) }
      Button("Hide") { isThere = false }
    }
  }
}

@Suite("A view that is gone")
@MainActor
struct GoneViewTests {
  @Test("has no opacity and no scale that an expectation could hold of")
  func measures() throws {
    let hosted = try host(Vanishing())
    let words = try hosted.find(text: "Words")
    #expect(words.opacity == 0.25)
    #expect(words.scale == 0.5)
    try hosted.find(text: "Hide").tap()
    #expect(!words.exists)
    #expect(words.opacity.isNaN)
    #expect(words.scale.isNaN)
  }

  private struct Nested: View {
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere { ContainerRelativeShape().fill(.red).padding(4).transition(.opacity) }
        Button("Hide") { withAnimation(.linear(duration: 1)) { isThere = false } }
      }
      .frame(width: 80, height: 80)
      .containerShape(RoundedRectangle(cornerRadius: 12))
    }
  }

  @Test("is drawn on its way with the shape of its container")
  func containerShape() throws {
    let hosted = try host(Nested())
    try hosted.find(.button).tap()
    try hosted.advance(by: 0.5)
    #expect(hosted.svg().contains("opacity=\"0.5\""))
    try hosted.advance(by: 1)
    // The button moves into its place meanwhile, which the picture does not show.
    #expect(hosted.findings.allSatisfy { $0.message.contains("is on its way along an animation") })
    #expect(hosted.findings.count == 1)
  }

  private struct Fading: View {
    @State private var isThere = true
    @State private var count = 0

    var body: some View {
      VStack {
        if isThere { Text("Words").transition(.opacity) }
        Button("Hide") { isThere = false }
        Button("Count") { count += 1 }
      }
      .animation(.linear(duration: 1), value: isThere)
      .animation(.linear(duration: 3), value: count)
    }
  }

  @Test("goes along the curve of the value that changed, and not of one that changed before")
  func fading() throws {
    let hosted = try host(Fading())
    try hosted.find(.label("Count")).tap()
    try hosted.find(.label("Hide")).tap()
    let fade = try #require(hosted.animations.last { $0.property == "opacity" && $0.to == [0] })
    #expect(fade.from == [1])
    #expect(fade.to == [0])
    #expect(fade.duration == 1)
    let atStart = hosted.svg()
    try hosted.advance(by: 0.5)
    #expect(hosted.svg() != atStart)
    #expect(hosted.svg().contains("opacity=\"0.5\""))
    try hosted.advance(by: 0.5)
    #expect(!hosted.svg().contains("opacity=\"0.5\""))
    #expect(!hosted.findAll(Text.self).contains { $0.text == "Words" })
  }
}
