import HeadlessHost
import SwiftUI
import Testing

/// A button that comes by the transition.
private struct Coming: View {
  let transition: AnyTransition?
  @State private var isOpen = false
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
      if isOpen {
        if let transition { inner.transition(transition) } else { inner }
      }
    }
  }

  private var inner: some View { Button("inside \(taps)") { taps += 1 } }
}

private struct Away: ViewModifier {
  let opacity: Double
  func body(content: Content) -> some View { content.opacity(opacity) }
}

/// A button whose opacity is animated, labelled outside of it or not.
private struct Appearing: View {
  let label: String?
  var isAnimated = true
  @State private var isOn = false

  var body: some View {
    let button = Button("Go") {}.opacity(isOn ? 1 : 0).onAppear { if isAnimated { withAnimation { isOn = true } } }
    if let label { button.accessibilityLabel(label) } else { button }
  }
}

@Suite("What fades in") @MainActor struct FadingReachTests {
  @Test(
    "can be touched and is read from the first moment, whether its transition is named or not",
    arguments: [0, 1, 2, 3]
  )
  func first(_ form: Int) throws {
    let transitions: [AnyTransition?] = [
      nil, .opacity, .scale(scale: 0.9).combined(with: .opacity),
      .modifier(active: Away(opacity: 0), identity: Away(opacity: 1)),
    ]
    let screen = try host(Coming(transition: transitions[form]))
    try screen.find(.label("open")).tap()
    let inside = try screen.find(.label("inside 0"))
    #expect(inside.opacity < 0.001)
    try inside.tap()
    #expect(try screen.find(.label("inside 1")).exists)
    try screen.advance(by: 1.1)
    #expect(try screen.find(.label("inside 1")).opacity == 1)
  }

  @Test func `says that it is transparent, and what to do, where an opacity is animated`() throws {
    #expect {
      try host(Appearing(label: nil)).find(.button)
    } throws: { error in
      "\(error)".contains("button \"Go\", which is transparent at this moment") && "\(error)".contains("advance(by:)")
    }
    #expect {
      try host(Appearing(label: "Compose")).find(.button)
    } throws: { "\($0)".contains("button \"Compose\", which is transparent") }
    let screen = try host(Appearing(label: nil))
    let error = #expect(throws: HostError.self) { try screen.find(Button<Text>.self).tap() }
    #expect("\(error, default: "")".contains("advance(by:)"))
    try screen.advance(by: 1)
    #expect(try screen.find(.button).label == "Go")
  }

  @Test func `gives no such advice where nothing is under way`() throws {
    #expect {
      try host(Appearing(label: nil, isAnimated: false)).find(.button)
    } throws: { "\($0)".contains("transparent") && !"\($0)".contains("advance(by:)") }
  }
}
