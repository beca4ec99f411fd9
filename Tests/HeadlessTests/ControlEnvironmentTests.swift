import HeadlessHost
import SwiftUI
import Testing

/// Writes down what the environment says about controls.
private struct Asking: View {
  @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
  @Environment(\.verticalScrollIndicatorVisibility) private var vertical
  @Environment(\.scrollDismissesKeyboardMode) private var keyboard
  @Environment(\.menuOrder) private var order
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.contentTransition) private var transition
  @Environment(\.buttonRepeatBehavior) private var repeats
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isHoverEffectEnabled) private var hovers
  @Environment(\.isSearching) private var isSearching
  @Environment(\.supportsMultipleWindows) private var hasWindows
  let check: @MainActor ([Bool]) -> Void

  var body: some View {
    check([
      horizontal == .hidden, vertical == .hidden, keyboard == .interactively, order == .fixed, indicator == .hidden,
      transition == .opacity, repeats == .enabled, labels == .hidden, shortcut == .defaultAction, !hovers, isSearching,
      hasWindows,
    ])
    return Text("a")
  }
}

@MainActor @Suite("What modifiers say about controls")
struct ControlEnvironmentTests {
  @Test("is in the environment of the views inside, and nowhere else")
  func inside() throws {
    var found: [[Bool]] = []
    _ = try host(Asking { found.append($0) })
    #expect(found.allSatisfy { !$0.contains(true) } && !found.isEmpty)
    found = []
    _ = try host(
      VStack { Asking { found.append($0) } }
        .scrollIndicators(.hidden, axes: .vertical).scrollDismissesKeyboard(.interactively).menuOrder(.fixed)
        .menuIndicator(.hidden).contentTransition(.opacity).buttonRepeatBehavior(.enabled).labelsVisibility(.hidden)
        .keyboardShortcut(.defaultAction).hoverEffectDisabled()
    )
    let expected = [false, true, true, true, true, true, true, true, true, true, false, false]
    #expect(found.allSatisfy { $0 == expected } && !found.isEmpty)
  }

  @Test("the appearance of a kind of UIKit's views, and a picture drawn by hand, say that nobody sees them")
  func appearance() throws {
    struct Bars: View {
      init() {
        UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
        UITextField.appearance().clearButtonMode = .whileEditing
      }

      var body: some View {
        Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { $0.fill(.zero) })
      }
    }
    struct Screen: View { var body: some View { Bars() } }
    let messages = try host(Screen()).findings.map(\.message)
    #expect(messages.contains { $0.contains("UINavigationBar.appearance()") })
    #expect(messages.contains { $0.contains("UITextField.appearance()") })
    #expect(messages.contains { $0.contains("UIGraphicsImageRenderer") })
  }
}
