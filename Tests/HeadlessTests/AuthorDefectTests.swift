import HeadlessHost
import SwiftUI
import Testing

// Defects as authors of components write them, without knowing. None of them may look sound.

/// Targets that are smaller than they say.
private struct SmallTarget: View {
  enum Way: CaseIterable {
    case frameOnStyle, paddingOutside, covered, clippedShape, scaled, styleWithoutShape, tapOnIcon
  }

  let way: Way
  let act: @MainActor () -> Void

  var body: some View {
    let icon = Circle().fill(Color.blue).frame(width: 24, height: 24)
    switch way {
    case .frameOnStyle: Button(action: act) { icon }.buttonStyle(.plain).frame(width: 48, height: 48)
    case .paddingOutside: Button(action: act) { icon }.buttonStyle(.plain).padding(12).background(Color.gray.opacity(0))
    case .covered:
      Button(action: act) { icon.frame(width: 48, height: 48).contentShape(Rectangle()) }.buttonStyle(.plain)
        .overlay(alignment: .top) { Color.white.opacity(0.01).frame(height: 30).onTapGesture {} }
    case .clippedShape:
      Button(action: act) { icon.frame(width: 48, height: 48).contentShape(Rectangle()) }.buttonStyle(.plain)
        .contentShape(Rectangle().inset(by: 12))
    case .scaled:
      Button(action: act) { icon.frame(width: 48, height: 48).contentShape(Rectangle()) }.buttonStyle(.plain)
        .scaleEffect(0.5)
    case .styleWithoutShape: Button(action: act) { icon }.buttonStyle(Spacious())
    case .tapOnIcon: icon.onTapGesture(perform: act).frame(width: 48, height: 48).accessibilityAddTraits(.isButton)
    }
  }

  /// A frame inside of the label is part of it, but what is clear takes no touch without a content shape.
  private struct Spacious: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: 48, height: 48) }
  }
}

/// Tokens for 150 milliseconds that last 52 or so, each in a way that reads well.
private enum MotionTokens {
  static let speed = 1 / 0.15
  static let fast = Animation.timingCurve(0.4, 0, 0.2, 1).speed(speed)
  static let inOut = Animation.easeInOut.speed(1.0 / 0.150)
  static let linear = Animation.linear.speed(1 / 0.15).delay(0)
  static func curve(_ duration: Double) -> Animation { .timingCurve(0.25, 0.1, 0.25, 1).speed(1 / duration) }
}

private struct Moved: View {
  @State private var isOn = false
  let animation: Animation
  let byModifier: Bool

  var body: some View {
    VStack {
      Button("go") { if byModifier { isOn.toggle() } else { withAnimation(animation) { isOn.toggle() } } }
      Circle().fill(isOn ? Color.red : .blue).frame(width: 20, height: 20).scaleEffect(isOn ? 1.2 : 1)
        .animation(animation, value: byModifier && isOn)
    }
  }
}

/// Moves for ever although a person asked for stillness; one asks.
private struct Pulsing: View {
  @State private var isLarge = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  let asks: Bool

  var body: some View {
    Circle().frame(width: 20, height: 20).scaleEffect(isLarge ? 1.3 : 1)
      .animation(asks && reducesMotion ? nil : .easeInOut(duration: 0.8).repeatForever(), value: isLarge)
      .onAppear { isLarge = true }
  }
}

/// Labels that cannot be seen.
private struct Unseen: View {
  enum Way: CaseIterable { case fieldOver, sameColour, clear, zeroScale, clipped, outside, behindImage }

  let way: Way

  var body: some View {
    let label = Text("Name").font(.caption)
    switch way {
    case .fieldOver:
      ZStack(alignment: .topLeading) {
        label.padding(.leading, 4)
        TextField("", text: .constant("")).padding(16).background(RoundedRectangle(cornerRadius: 8).fill(.white))
      }
    case .sameColour: label.foregroundColor(.white).padding().background(Color.white)
    case .clear: label.opacity(0)
    case .zeroScale: label.scaleEffect(0)
    case .clipped: label.frame(width: 60, height: 20).offset(y: 40).frame(width: 60, height: 20).clipped()
    case .outside: label.frame(width: 60, height: 20).offset(x: 2000)
    case .behindImage:
      ZStack {
        label
        Rectangle().fill(.orange).frame(width: 80, height: 40)
      }
    }
  }
}

/// Controls that are off and must not fire.
private struct Off: View {
  enum Way: CaseIterable { case own, flag, styled, shaped, menu, primitive, linked }

  let way: Way
  let act: @MainActor () -> Void

  var body: some View {
    switch way {
    case .own: Button("go", action: act).disabled(true)
    case .flag: Button("go", action: act).disabled(!isReady).opacity(isReady ? 1 : 0.4)
    case .styled: Button("go", action: act).buttonStyle(Ghost()).disabled(true)
    case .shaped: Button("go", action: act).contentShape(Rectangle()).frame(width: 80, height: 60).disabled(true)
    case .menu: Group { Button("go", action: act) }.disabled(true).padding()
    case .primitive: Button("go", action: act).buttonStyle(.borderless).disabled(true).disabled(false)
    case .linked: Button("go", action: act).allowsHitTesting(false)
    }
  }

  private var isReady: Bool { false }

  private struct Ghost: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().background(configuration.isPressed ? Color.gray : .clear)
    }
  }
}

/// Never come to rest, each in another way.
private struct Restless: View {
  enum Way: CaseIterable { case body, change, appear, preference }

  @State private var count = 0
  @State private var height: CGFloat = 10
  let way: Way

  var body: some View {
    switch way {
    case .body: counted
    case .change: Text("\(count)").onAppear { count += 1 }.onChange(of: count) { _, new in count = new + 1 }
    case .appear: Text("\(count)").onAppear { count += 1 }.id(count)
    case .preference:
      Color.red.frame(height: height)
        .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
        .onPreferenceChange(HeightKey.self) { height = $0 + 1 }
    }
  }

  private var counted: some View {
    count += 1
    return Text("\(count)")
  }

  private enum HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }
}

/// Wants the focus to move on, and binds both fields to one value.
private struct StuckFocus: View {
  enum Field: Hashable { case first, second }

  @FocusState private var field: Field?
  @State private var first = ""
  @State private var second = ""
  let isStuck: Bool

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($field, equals: .first).onSubmit { field = isStuck ? .first : .second }
      TextField("Second", text: $second).focused($field, equals: .second)
    }
  }
}

@MainActor @Suite("Defects that authors write show")
struct AuthorDefectTests {
  @Test("a target is what can be touched", arguments: SmallTarget.Way.allCases)
  fileprivate func target(_ way: SmallTarget.Way) throws {
    var taps = 0
    let hosted = try host(SmallTarget(way: way) { taps += 1 })
    let target = try hosted.find(.button).touchTarget
    #expect(target.width < 48 || target.height < 48, "\(way): \(target)")
    let corner = CGPoint(x: hosted.size.width / 2 - 20, y: hosted.size.height / 2 - 20)
    try hosted.tap(at: corner)
    #expect(taps == 0, "\(way)")
  }

  @Test(
    "a curve that is sped up by one over its time lasts a third of that time",
    arguments: [true, false],
    [0, 1, 2, 3]
  )
  fileprivate func hasty(_ byModifier: Bool, _ token: Int) throws {
    let tokens = [MotionTokens.fast, MotionTokens.inOut, MotionTokens.linear, MotionTokens.curve(0.15)]
    let hosted = try host(Moved(animation: tokens[token], byModifier: byModifier))
    try hosted.find(.label("go")).tap()
    let animation = try #require(hosted.animations.first { $0.property == "scale" })
    #expect(animation.duration < 0.06 && animation.duration > 0.05)
  }

  @Test("what pulses for ever stands still only where it asks", arguments: [true, false])
  fileprivate func pulse(_ asks: Bool) throws {
    var surroundings = Surroundings()
    surroundings.reducesMotion = true
    let hosted = try host(Pulsing(asks: asks), in: surroundings)
    #expect(hosted.animations.contains { $0.property == "scale" } == !asks)
  }

  @Test("a label that nobody can see is not visible, or has no contrast", arguments: Unseen.Way.allCases)
  fileprivate func unseen(_ way: Unseen.Way) throws {
    let label = try host(Unseen(way: way)).find(text: "Name")
    let contrast = label.contrast ?? 1
    #expect(label.visibleFraction == 0 || contrast < 1.1, "\(way): \(label.visibleFraction) \(contrast)")
  }

  @Test("what is off does not fire", arguments: Off.Way.allCases)
  fileprivate func off(_ way: Off.Way) throws {
    var taps = 0
    let hosted = try host(Off(way: way) { taps += 1 })
    let button = try hosted.find(.label("go"))
    try hosted.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    try? button.tap()
    try? button.longPress(duration: 1)
    #expect(taps == 0, "\(way)")
  }

  @Test("a view that never comes to rest says so", arguments: Restless.Way.allCases)
  fileprivate func restless(_ way: Restless.Way) throws {
    #expect(throws: HostError.self, "\(way)") { try host(Restless(way: way)) }
  }

  @Test("a focus that does not move on reaches no other field", arguments: [true, false])
  fileprivate func stuck(_ isStuck: Bool) throws {
    let hosted = try host(StuckFocus(isStuck: isStuck))
    try hosted.find(.label("First")).type("a")
    try hosted.find(.label("First")).submit()
    #expect(try hosted.find(.label("Second")).isFocused == !isStuck)
  }

  @Test("text that does not fit is cut, and says so", arguments: [true, false])
  fileprivate func cut(_ fits: Bool) throws {
    let view = Text("A label that is rather long").lineLimit(1).frame(width: fits ? 300 : 80)
    #expect(try host(view).find(text: "A label that is rather long").isCut == !fits)
  }

  @Test("contrast counts on what is drawn, not on what is meant", arguments: [0.6, 1.0])
  fileprivate func contrast(_ opacity: Double) throws {
    let view = Text("a").foregroundColor(Color(white: 0.35)).opacity(opacity).padding().background(Color.white)
    let contrast = try #require(try host(view).find(Text.self).contrast)
    #expect((contrast >= 4.5) == (opacity == 1), "\(contrast)")
  }
}
