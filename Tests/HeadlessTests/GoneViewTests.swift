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
}
