import HeadlessHost
import SwiftUI
import Testing

/// A touch that cannot be says why, and what can be touched is found where it is shown.
@MainActor @Suite("What takes no touch")
struct UntouchedTests {
  nonisolated static let reasons: [(view: @MainActor @Sendable () -> AnyView, words: String)] = [
    ({ AnyView(button.allowsHitTesting(false)) }, "allowsHitTesting(false) keeps touches from it"),
    (
      {
        AnyView(
          Button {
          } label: {
            Text("go").opacity(0)
          }
        )
      }, "opacity(0) keeps touches from it"
    ),
    ({ AnyView(VStack { button }.allowsHitTesting(false)) }, "allowsHitTesting(false) keeps touches from it"),
    ({ AnyView(button.offset(x: 900)) }, "it lies outside of the screen"),
    (
      {
        AnyView(
          ZStack {
            button
            Rectangle().fill(.blue)
          }
        )
      }, "it is covered by Rectangle"
    ),
    ({ AnyView(button.overlay { Color.white.onTapGesture {} }) }, "it is covered by Color"),
    (
      {
        AnyView(
          ScrollView {
            VStack {
              Color.red.frame(width: 9, height: 900)
              button
            }
          }
        )
      },
      "it is scrolled out of sight"
    ),
    (
      {
        AnyView(
          Button {
          } label: {
            Color.clear.frame(width: 9, height: 9)
          }
        )
      }, "what it draws there is clear"
    ),
    (
      {
        AnyView(
          Button {
          } label: {
            Spacer()
          }.accessibilityLabel("go")
        )
      }, "it draws nothing that could be touched"
    ),
    ({ AnyView(Text("go").accessibilityAddTraits(.isButton)) }, "nothing in it or around it answers to touches"),
  ]

  @MainActor private static var button: some View { Button("go") {} }

  @Test("the reason is the true one", arguments: reasons.indices)
  func reason(_ index: Int) throws {
    let (view, words) = Self.reasons[index]
    let screen = try host(view(), size: CGSize(width: 200, height: 300))
    let found = try screen.find(.button)
    let error = #expect(throws: HostError.self) { try found.tap() }
    #expect(error?.description == "No point of \(found) takes a touch: \(words).")
  }

  @Test("what is moved from its frame is touched where it is shown")
  func moved() throws {
    var taps = 0
    let view = Circle().frame(width: 20, height: 20).offset(x: 60).onTapGesture { taps += 1 }
    let screen = try host(view, size: CGSize(width: 200, height: 200))
    let target = screen.root.touchTarget
    #expect((target.midX - screen.root.frame.midX).rounded() == 60 && target.width.rounded() == 20)
    try screen.root.tap()
    #expect(taps == 1)
  }

  /// From 0 to 10 over 200 points of travel.
  private struct Volume: View {
    @State private var value = 5.0
    @State private var edits: [Bool] = []
    var isEnabled = true

    var body: some View {
      VStack {
        Slider(value: $value, in: 0...10, step: 1) {
          Text("Volume")
        } onEditingChanged: {
          edits.append($0)
        }
        .disabled(!isEnabled)
        Text("value \(Int(value)) edits \(edits.map { $0 ? "on" : "off" }.joined(separator: " "))")
      }
      .frame(width: 228)
    }
  }

  @Test("a slider is dragged by its label, by steps and within its bounds")
  func slider() throws {
    let screen = try host(Volume())
    let slider = try screen.find(.label("Volume"))
    #expect((slider.touchTarget.midX - slider.frame.minX).rounded() == 114)
    try slider.drag(by: CGSize(width: 65, height: 0))
    #expect(try screen.find(text: "value 8 edits on off").exists)
    #expect((slider.touchTarget.midX - slider.frame.minX).rounded() == 174)
    try slider.drag(by: CGSize(width: -900, height: 0))
    #expect(try screen.find(text: "value 0 edits on off on off").exists)
  }

  @Test("the track of a slider takes no tap, as on iOS, nor does one that is disabled take a drag")
  func track() throws {
    let screen = try host(Volume())
    let slider = try screen.find(.label("Volume"))
    try screen.tap(at: CGPoint(x: slider.frame.minX + 20, y: slider.frame.midY))
    #expect(try screen.find(text: "value 5 edits ").exists)
    let disabled = try host(Volume(isEnabled: false))
    let knob = try disabled.find(.label("Volume")).frame
    let finger = try disabled.press(at: CGPoint(x: knob.midX, y: knob.midY))
    try finger.move(by: CGSize(width: 40, height: 0))
    #expect(try disabled.find(text: "value 5 edits ").exists)
  }

  @Test("a slider in a scroll view keeps the finger")
  func sliderInScrollView() throws {
    let screen = try host(ScrollView { Volume().padding(.vertical, 400) }, size: CGSize(width: 300, height: 900))
    let slider = try screen.find(.label("Volume"))
    let before = slider.frame.minY
    try slider.drag(by: CGSize(width: 40, height: 60))
    #expect(try screen.find(text: "value 7 edits on off").exists)
    #expect(slider.frame.minY == before)
  }
}
