import HeadlessHost
import SwiftUI
import Testing

/// Other ways to promise 48 points beside a button that has 32.
private struct Promise: View {
  enum Way: CaseIterable { case padding, background, shapeBesideFrame }

  let way: Way
  let act: @MainActor () -> Void

  var body: some View {
    let button = Button(action: act) { Rectangle().fill(Color.blue).frame(width: 32, height: 32) }.buttonStyle(.plain)
    switch way {
    case .padding: button.padding(8)
    case .background: button.background(Color.clear.frame(width: 48, height: 48))
    case .shapeBesideFrame: HStack { button }.frame(width: 48, height: 48).contentShape(Rectangle())
    }
  }
}

/// Tokens that mean 150 ms and divide a curve of 350.
private enum HastyTokens {
  static let standard = Animation.timingCurve(0.4, 0, 0.2, 1).speed(1 / 0.15)
  static let out = Animation.easeOut.speed(1 / 0.15)
}

private struct Hasty: View {
  enum Way: CaseIterable { case around, token, binding }

  @State private var isOn = false
  let way: Way

  var body: some View {
    VStack {
      Button("go") {
        switch way {
        case .around: withAnimation(HastyTokens.standard) { isOn.toggle() }
        case .token: isOn.toggle()
        case .binding: $isOn.animation(HastyTokens.out).wrappedValue.toggle()
        }
      }
      Color.red.frame(width: 20, height: 20).offset(x: isOn ? 20 : 0).animation(
        way == .token ? HastyTokens.out : nil,
        value: way == .token && isOn
      )
    }
  }
}

/// Slides in; two forms ask about motion, each on another channel, and one does not.
private struct Sliding: View {
  enum Asking: CaseIterable { case environment, system, nobody }

  @State private var isOpen = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  let asking: Asking

  var body: some View {
    let stays =
      switch asking {
      case .environment: reducesMotion
      case .system: UIAccessibility.isReduceMotionEnabled
      case .nobody: false
      }
    VStack {
      Button("go") { withAnimation(stays ? nil : .spring(response: 0.3, dampingFraction: 0.7)) { isOpen.toggle() } }
      Color.red.frame(width: 20, height: 20).offset(x: isOpen ? 40 : 0)
      if isOpen { Text("panel").transition(stays ? .opacity : .move(edge: .bottom)) }
    }
  }
}

/// Labels that something opaque comes to lie on.
private struct Covered: View {
  enum Way: CaseIterable { case overlay, behind, sibling }

  let way: Way

  var body: some View {
    switch way {
    case .overlay: Text("Name").overlay { Rectangle().fill(.white).padding(-2) }
    case .behind:
      ZStack {
        Text("Name").zIndex(-1)
        RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .systemBackground)).frame(width: 120, height: 48)
      }
    case .sibling:
      VStack(spacing: 0) {
        Text("Name")
        Color.white.frame(width: 120, height: 60).offset(y: -40)
      }
    }
  }
}

/// Buttons that are switched off from somewhere.
private struct SwitchedOff: View {
  enum Way: CaseIterable { case container, overruled, environment, style }

  let way: Way
  let act: @MainActor () -> Void

  var body: some View {
    let button = Button("go", action: act)
    switch way {
    case .container: VStack { HStack { button } }.disabled(true)
    case .overruled: VStack { button.disabled(false) }.disabled(true)
    case .environment: button.environment(\.isEnabled, false)
    case .style: button.buttonStyle(.borderedProminent).disabled(true)
    }
  }
}

@MainActor @Suite("Defects that are known from real components, in other forms")
struct KnownDefectVariantTests {
  @Test("what stands beside a button adds nothing to its touch target", arguments: Promise.Way.allCases)
  fileprivate func promise(_ way: Promise.Way) throws {
    var taps = 0
    let hosted = try host(Promise(way: way) { taps += 1 })
    let button = try hosted.find(.button)
    #expect(button.touchTarget.size == CGSize(width: 32, height: 32))
    try hosted.tap(at: CGPoint(x: button.frame.minX - 4, y: button.frame.midY))
    #expect(taps == 0)
    try hosted.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    #expect(taps == 1)
  }

  @Test("a curve that is divided instead of timed lasts 52 milliseconds", arguments: Hasty.Way.allCases)
  fileprivate func hasty(_ way: Hasty.Way) throws {
    let hosted = try host(Hasty(way: way))
    try hosted.find(.label("go")).tap()
    let animation = try #require(hosted.animations.first { $0.property == "offset" })
    #expect(abs(animation.duration - 0.0525) < 0.0001)
  }

  @Test("only who asks about motion stands still", arguments: Sliding.Asking.allCases)
  fileprivate func sliding(_ asking: Sliding.Asking) throws {
    var surroundings = Surroundings()
    surroundings.reducesMotion = true
    let hosted = try host(Sliding(asking: asking), in: surroundings)
    try hosted.find(.label("go")).tap()
    #expect(hosted.animations.contains { $0.property == "offset" } == (asking == .nobody))
    let moving = try host(Sliding(asking: asking))
    try moving.find(.label("go")).tap()
    #expect(moving.animations.contains { $0.property == "offset" })
  }

  @Test("a covered label is not visible", arguments: Covered.Way.allCases)
  fileprivate func covered(_ way: Covered.Way) throws {
    #expect(try host(Covered(way: way)).find(text: "Name").visibleFraction == 0)
  }

  @Test("a button that is switched off from anywhere does not fire", arguments: SwitchedOff.Way.allCases)
  fileprivate func switchedOff(_ way: SwitchedOff.Way) throws {
    var taps = 0
    let hosted = try host(SwitchedOff(way: way) { taps += 1 })
    let button = try hosted.find(.label("go"))
    try hosted.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    try? button.tap()
    try? button.longPress(duration: 1)
    #expect(taps == 0)
    #expect(button.traits.contains("disabled"))
  }
}
