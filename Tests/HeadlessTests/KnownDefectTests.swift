import HeadlessHost
import SwiftUI
import Testing

/// Promises 48 points with a frame that stands outside of the button.
private struct OutsideTarget: View {
  let act: @MainActor () -> Void

  var body: some View {
    Button(action: act) { Circle().fill(Color.blue).frame(width: 32, height: 32) }
      .buttonStyle(.plain)
      .frame(minWidth: 48, minHeight: 48)
      .contentShape(Circle())
  }
}

/// Keeps the promise: the frame and its content shape belong to the label.
private struct InsideTarget: View {
  let act: @MainActor () -> Void

  var body: some View {
    Button(action: act) {
      Circle().fill(Color.blue).frame(width: 32, height: 32)
        .frame(minWidth: 48, minHeight: 48)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// Means 150 ms and gets 52.
private struct HastyCurve: View {
  @State private var isOn = false

  var body: some View {
    Button("go") { isOn.toggle() }
      .opacity(isOn ? 0.5 : 1)
      .animation(.timingCurve(0.4, 0, 0.2, 1).speed(1 / 0.15), value: isOn)
  }
}

/// Means 150 ms and gets them, in each of the ways to say it.
private struct TimedCurve: View {
  enum Way: CaseIterable { case modifier, around, sped }

  @State private var isOn = false
  let way: Way

  var body: some View {
    let button = Button("go") {
      if way == .around { withAnimation(.easeOut(duration: 0.15)) { isOn.toggle() } } else { isOn.toggle() }
    }
    .opacity(isOn ? 0.5 : 1)
    switch way {
    case .modifier: button.animation(.easeOut(duration: 0.15), value: isOn)
    case .around: button
    case .sped: button.animation(.timingCurve(0.4, 0, 0.2, 1, duration: 0.3).speed(2), value: isOn)
    }
  }
}

/// Shrinks while it is pressed; one form of it forgets to ask about motion.
private struct Shrinking: View {
  @State private var isOn = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  let asks: Bool

  var body: some View {
    Button("go") { isOn.toggle() }
      .scaleEffect(isOn ? 0.9 : 1)
      .animation(asks && reducesMotion ? nil : .easeOut(duration: 0.1), value: isOn)
  }
}

/// A floating label above an opaque field, or, wrongly, under it.
private struct FloatingLabel: View {
  @State private var text = "filled"
  let isUnder: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      if isUnder { label }
      TextField("", text: $text).padding(16).background(Color.white)
      if !isUnder { label }
    }
    .frame(width: 200)
  }

  private var label: some View { Text("Email").font(.caption).offset(x: 16, y: 4) }
}

/// Shows a label that the field covers.
private struct CoveredLabel: View {
  let isCovered: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      Text("Name").font(.caption)
      if isCovered { Color.white.frame(width: 200, height: 48) }
    }
  }
}

@MainActor @Suite("Defects that are known from real components")
struct KnownDefectTests {
  @Test("a touch target promised outside of the button shows its real size")
  func outsideTarget() throws {
    let area = try host(OutsideTarget {}).find(.button).touchTarget
    #expect(area.size == CGSize(width: 32, height: 32))
  }

  @Test("a touch target inside of the label keeps its promise, to the edge")
  func insideTarget() throws {
    var taps = 0
    let hosted = try host(InsideTarget { taps += 1 })
    let button = try hosted.find(.button)
    #expect(button.touchTarget.width >= 48)
    #expect(button.touchTarget.height >= 48)
    try hosted.tap(at: CGPoint(x: button.touchTarget.minX + 0.5, y: button.touchTarget.midY))
    #expect(taps == 1)
  }

  @Test("an animation that is sped up instead of timed shows how long it really lasts")
  func hastyCurve() throws {
    let hosted = try host(HastyCurve())
    try hosted.find(.label("go")).tap()
    let animation = try #require(hosted.animations.first { $0.property == "opacity" && $0.to == [0.5] })
    #expect(abs(animation.duration - 0.0525) < 0.0001)
  }

  @Test("a label under an opaque view is not visible, although it is there", arguments: [true, false])
  func coveredLabel(_ isCovered: Bool) throws {
    let label = try host(CoveredLabel(isCovered: isCovered)).find(text: "Name")
    #expect(label.visibleFraction == (isCovered ? 0 : 1))
  }

  @Test("a gesture beside a disabled button fires where the button does not")
  func gestureOnDisabledButton() throws {
    var taps = 0
    let view = Button("go") { taps += 1 }.disabled(true).simultaneousGesture(TapGesture().onEnded { taps += 10 })
    try host(view).find(.button).tap()
    #expect(taps == 10)
  }

  @Test("contrast is that of what is drawn over what")
  func contrast() throws {
    let view = Text("a").foregroundColor(Color(white: 0.5)).padding().background(Color.black)
    let text = try host(view).find(Text.self)
    let contrast = try #require(text.contrast)
    #expect(abs(contrast - 5.28) < 0.05)
    #expect(text.backgroundColor?.hex == "#000000")
  }

  @Test("black on white has the highest contrast")
  func highestContrast() throws {
    #expect(try host(Text("a")).find(Text.self).contrast == 21)
  }

  @Test("an animation that is timed shows the time that was meant", arguments: TimedCurve.Way.allCases)
  fileprivate func timedCurve(_ way: TimedCurve.Way) throws {
    let hosted = try host(TimedCurve(way: way))
    try hosted.find(.label("go")).tap()
    let animation = try #require(hosted.animations.first { $0.property == "opacity" && $0.to == [0.5] })
    #expect(abs(animation.duration - 0.15) < 0.0001)
  }

  @Test("motion that goes on although a person asked for less shows in the log", arguments: [true, false])
  func reducedMotion(_ asks: Bool) throws {
    var surroundings = Surroundings()
    surroundings.reducesMotion = true
    let hosted = try host(Shrinking(asks: asks), in: surroundings)
    try hosted.find(.label("go")).tap()
    #expect(hosted.animations.contains { $0.property == "scale" && $0.duration > 0 } == !asks)
    let moving = try host(Shrinking(asks: asks))
    try moving.find(.label("go")).tap()
    #expect(moving.animations.contains { $0.property == "scale" && $0.duration > 0 })
  }

  @Test("a floating label under an opaque field cannot be read", arguments: [true, false])
  func floatingLabel(_ isUnder: Bool) throws {
    let label = try host(FloatingLabel(isUnder: isUnder)).find(text: "Email")
    #expect(label.visibleFraction == (isUnder ? 0 : 1))
  }

  @Test("a disabled button does not fire, however it is used", arguments: [true, false])
  func disabledButton(_ isDisabled: Bool) throws {
    var taps = 0
    let hosted = try host(Button("go") { taps += 1 }.disabled(isDisabled))
    let button = try hosted.find(.label("go"))
    try hosted.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    try? button.tap()
    try? button.longPress(duration: 1)
    #expect(taps == (isDisabled ? 0 : 3))
  }
}
