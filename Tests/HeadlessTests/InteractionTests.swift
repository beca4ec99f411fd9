import HeadlessHost
import SwiftUI
import Testing

private struct FocusedField: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var isEnabled = true

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($isFocused).disabled(!isEnabled)
      Text(isFocused ? "editing" : "resting")
    }
  }
}

private struct Waiter: View {
  @State private var words = "idle"
  let waits: Bool

  var body: some View {
    VStack {
      Text(words)
      Button("load") {
        Task {
          words = await fetched()
          if waits {
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            words = "never"
          }
        }
      }
    }
  }

  private func fetched() async -> String { "loaded" }
}

private struct Volume: View {
  @State private var value = 0.5
  @State private var edits: [Bool] = []
  var step: Double?

  var body: some View {
    VStack {
      if let step {
        Slider(value: $value, in: 0...1, step: step, onEditingChanged: { edits.append($0) })
      } else {
        Slider(value: $value, onEditingChanged: { edits.append($0) })
      }
      Text("value \(value, specifier: "%.2f") edits \(edits.count)")
    }
    .frame(width: 228)
  }
}

/// Calls off what it put off, when it is told to.
private struct Postponed: View {
  @State private var words = "waiting"
  @State private var work: DispatchWorkItem?

  var body: some View {
    VStack {
      Text(words)
      Button("begin") {
        let item = DispatchWorkItem { words = "done" }
        work = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
      }
      Button("stop") { work?.cancel() }
    }
  }
}

private struct Places: View {
  @State private var words = ""
  let space: NamedCoordinateSpace?

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 100)
      Color.blue.frame(height: 50).gesture(gesture)
      Text(words)
    }
    .coordinateSpace(name: "column")
    .padding(.top, 20)
  }

  private var gesture: some Gesture {
    let drag = space.map { DragGesture(minimumDistance: 0, coordinateSpace: $0) }
    return (drag ?? DragGesture(minimumDistance: 0, coordinateSpace: .global)).onChanged { touch in
      words = "\(Int(touch.location.y))"
    }
  }
}

@MainActor @Suite("What a person does, and what comes of it")
struct InteractionTests {
  @Test("a tap on a field gives it the keyboard and sets its focus state")
  func tapFocuses() throws {
    let hosted = try host(FocusedField())
    try hosted.find(.textField).tap()
    #expect(try hosted.find(.textField).isFocused)
    #expect(try hosted.find(text: "editing").exists)
  }

  @Test("a drag over a field, and a tap on a disabled one, leave the focus where it was")
  func noFocus() throws {
    let hosted = try host(FocusedField())
    try hosted.find(.textField).drag(by: CGSize(width: 0, height: 40))
    #expect(try hosted.find(text: "resting").exists)
    let disabled = try host(FocusedField(isEnabled: false))
    try disabled.tap(at: disabled.find(.textField).frame.origin)
    #expect(try disabled.find(text: "resting").exists)
  }

  @Test("a Task that an action begins has run before the next question")
  func taskInAction() throws {
    let hosted = try host(Waiter(waits: false))
    try hosted.find(.button).tap()
    #expect(try hosted.find(text: "loaded").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("a Task that waits for anything but the host's clock says so")
  func taskThatWaits() throws {
    let hosted = try host(Waiter(waits: true))
    try hosted.find(.button).tap()
    #expect(try hosted.find(text: "loaded").exists)
    #expect(hosted.findings.contains { $0.message.hasPrefix("A Task ran until it first waited") })
  }

  @Test("the knob of a slider follows the finger, from where it was taken")
  func slider() throws {
    let hosted = try host(Volume())
    let knob = hosted.root.frame.midX
    let touch = try hosted.press(at: CGPoint(x: knob + 5, y: 14))
    try touch.move(by: CGSize(width: 50, height: 0))
    #expect(try hosted.find(text: "value 0.75 edits 1").exists)
    try touch.release()
    #expect(try hosted.find(text: "value 0.75 edits 2").exists)
  }

  @Test("a slider with steps stops at them")
  func steppedSlider() throws {
    let hosted = try host(Volume(step: 0.25))
    let touch = try hosted.press(at: CGPoint(x: hosted.root.frame.midX, y: 14))
    try touch.move(by: CGSize(width: 60, height: 0))
    #expect(try hosted.find(text: "value 0.75 edits 1").exists)
  }

  @Test("work that is called off does not happen", arguments: [true, false])
  func workItem(_ stops: Bool) throws {
    let hosted = try host(Postponed())
    try hosted.find(.label("begin")).tap()
    if stops { try hosted.find(.label("stop")).tap() }
    try hosted.advance(by: 3)
    #expect(try hosted.find(text: stops ? "waiting" : "done").exists)
  }

  @Test("a drag tells places in the space that it was asked for")
  func spaces() throws {
    let global = try host(Places(space: nil), size: CGSize(width: 200, height: 400))
    try global.press(at: CGPoint(x: 100, y: global.root.frame.minY + 140)).release()
    #expect(try global.find(text: "140").exists)
    let named = try host(Places(space: .named("column")), size: CGSize(width: 200, height: 400))
    try named.press(at: CGPoint(x: 100, y: named.root.frame.minY + 140)).release()
    #expect(try named.find(text: "120").exists)
  }

  @Test("a gesture that is masked, missing or switched off is not recognized")
  func masks() throws {
    var taps = 0
    let tap = TapGesture().onEnded { taps += 1 }
    try host(Color.red.gesture(tap, including: .subviews)).tap(at: CGPoint(x: 50, y: 50))
    try host(Color.red.gesture(tap, isEnabled: false)).tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 0)
    try host(Color.red.gesture(tap, isEnabled: true)).tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
  }

  @Test("a finger that is held until a long press is recognized does not tap as well")
  func held() throws {
    var events: [String] = []
    let both = Color.red.onTapGesture { events.append("tap") }.onLongPressGesture { events.append("hold") }
    let hosted = try host(both)
    try hosted.root.longPress(duration: 0.6)
    #expect(events == ["hold"])
    try hosted.root.tap()
    try hosted.root.longPress(duration: 0.2)
    #expect(events == ["hold", "tap", "tap"])
  }

  private struct Detector: View {
    @GestureState private var isDetecting = false
    @State private var isDone = false

    var body: some View {
      Text("\(isDetecting ? "detecting" : "resting") \(isDone ? "done" : "open")")
        .gesture(
          LongPressGesture(minimumDuration: 3).updating($isDetecting) { now, state, _ in state = now }
            .onEnded { isDone = $0 }
        )
    }
  }

  /// As the sample on the page of `LongPressGesture` has it.
  @Test("a long press is under way from the touch on, and over when it is recognized, fails or ends")
  func detecting() throws {
    let hosted = try host(Detector())
    let touch = try hosted.find(Text.self).press()
    #expect(try hosted.find(Text.self).text == "detecting open")
    try hosted.advance(by: 3.1)
    #expect(try hosted.find(Text.self).text == "resting done")
    try touch.release()
    let early = try host(Detector())
    try early.find(Text.self).press().release()
    #expect(try early.find(Text.self).text == "resting open")
    let strayed = try host(Detector())
    let finger = try strayed.find(Text.self).press()
    try finger.move(by: CGSize(width: 0, height: 30))
    #expect(try strayed.find(Text.self).text == "resting open")
    try finger.move(by: CGSize(width: 0, height: -30))
    try strayed.advance(by: 3.1)
    #expect(try strayed.find(Text.self).text == "resting open")
  }
}
