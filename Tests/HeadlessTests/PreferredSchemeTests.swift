import Combine
import HeadlessHost
import SwiftUI
import Testing

/// What a view asks of the screen, and what code is told of the person's settings.
@MainActor
struct PreferredSchemeTests {
  private struct Switching: View {
    @State var isDark = false

    var body: some View {
      VStack {
        Text("words")
        Button("turn") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : nil)
      }
    }
  }

  private struct Listening: View {
    @State var heard = 0

    var body: some View {
      Text("heard \(heard)")
        .onReceive(
          NotificationCenter.default.publisher(for: UIAccessibility.reduceMotionStatusDidChangeNotification)
        ) { _ in heard += 1 }
    }
  }

  @Test("the screen is dark where the view prefers it, and text on it can be read")
  func dark() throws {
    let host = try host(Text("words").preferredColorScheme(.dark))
    let words = try host.find(.label("words"))
    #expect(try #require(words.contrast) > 15)
    #expect(try #require(words.backgroundColor) == ResolvedColor(Color.black))
  }

  @Test("the whole presentation follows what a view within it prefers, and comes back when it does no longer")
  func within() throws {
    let host = try host(Switching())
    let light = try host.find(.label("words")).foregroundColor
    try host.find(.label("turn")).tap()
    #expect(try host.find(.label("words")).foregroundColor != light)
    try host.find(.label("turn")).tap()
    #expect(try host.find(.label("words")).foregroundColor == light)
  }

  @Test("whoever listens is told that motion is reduced, once for each change")
  func told() throws {
    let host = try host(Listening())
    try host.change { $0.reducesMotion = true }
    try host.change { $0.colorScheme = .dark }
    #expect(throws: Never.self) { try host.find(.label("heard 1")) }
  }

  @Test("a colour that a filter changes is not vouched for")
  func filtered() throws {
    let host = try host(
      VStack {
        Text("plain")
        Text("bright").brightness(0.4)
      }
    )
    #expect(try host.find(.label("plain")).colorConfidence == .exact)
    #expect(try host.find(.label("bright")).colorConfidence == .unverified)
  }
}
