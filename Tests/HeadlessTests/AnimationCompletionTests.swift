import HeadlessHost
import SwiftUI
import Testing

/// "The completion callback will always be fired exactly one time. If no animations are created by the changes in
/// `body`, then the callback will be called immediately after `body`."
/// (developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:))
@Suite("The completion of an animation") @MainActor struct AnimationCompletionTests {
  private struct Step: View {
    @State private var isOn = false
    @State private var unseen = 0
    @State private var completions = 0

    var body: some View {
      VStack {
        Color.red.opacity(isOn ? 1 : 0.5)
        Text("\(completions)").accessibilityIdentifier("completions")
        Text(isOn ? "on" : "no")
        Button("Fade") { start { isOn.toggle() } }
        Button("Count") { start { unseen += 1 } }
        Button("Nothing") { start {} }
        Button("At once") { start(nil) { isOn.toggle() } }
      }
    }

    private func start(_ animation: Animation? = .linear(duration: 1), _ change: () -> Void) {
      withAnimation(animation) {
        change()
      } completion: {
        completions += 1
      }
    }
  }

  @Test(arguments: ["Count", "Nothing", "At once"]) func `is called at once where nothing moves`(label: String) throws {
    let screen = try host(Step())
    try screen.find(.label(label)).tap()
    let completions = try screen.find(.identifier("completions"))
    #expect(completions.text == "1")
    try screen.advance(by: 2)
    #expect(completions.text == "1")
  }

  @Test func `is called when what moves is there`() throws {
    let screen = try host(Step())
    try screen.find(.label("Fade")).tap()
    let completions = try screen.find(.identifier("completions"))
    try screen.advance(by: 0.9)
    #expect(completions.text == "0")
    try screen.advance(by: 0.2)
    #expect(completions.text == "1")
  }
}
