import HeadlessHost
import SwiftUI

/// A dot whose opacity goes from 1 to 0, in a way that is given.
private struct Fading: View {
  @State private var isFaint = false
  var animation: Animation?
  var explicit: Animation?
  var watchesOther = false

  var body: some View {
    VStack {
      Circle().opacity(isFaint ? 0.2 : 1).animation(animation, value: watchesOther ? false : isFaint)
      Button("go") {
        if let explicit { withAnimation(explicit) { isFaint.toggle() } } else { isFaint.toggle() }
      }
    }
  }
}

private struct Appearing: View {
  var namesTransition = true
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown { if namesTransition { Circle().transition(.opacity) } else { Circle() } }
      Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }
  }
}

/// A dot that comes and goes by a transition.
private struct Visiting: View {
  @State private var isShown = false
  let transition: AnyTransition

  var body: some View {
    VStack {
      if isShown { Circle().transition(transition) }
      Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }.buttonStyle(Still())
    }
  }
}

private struct Widening: View {
  var padding: CGFloat = 0
  @State private var isWide = false

  var body: some View {
    ZStack {
      Color.clear.frame(width: 300, height: 300)
      Button("go") { isWide.toggle() }.buttonStyle(Still())
      RoundedRectangle(cornerRadius: 4)
        .frame(width: isWide ? 100 : 50, height: 20)
        .clipped().shadow(radius: 2).accessibilityLabel("box")
        .padding(padding)
        .opacity(0.9)
        .animation(.linear(duration: 1), value: isWide)
        .allowsHitTesting(false)
    }
  }
}

private struct Still: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Dimming: ViewModifier {
  let opacity: Double

  func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct Delayed: View {
  @State private var text = "before"

  var body: some View {
    Text(text).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { text = "after" } }
  }
}

/// Curves, durations and what is seen on the way.
enum AnimationGoldens {
  /// How long the change of opacity takes.
  @MainActor private static func duration(_ view: some View) throws -> String {
    let hosted = try host(view)
    try hosted.find(.label("go")).tap()
    let opacity = hosted.animations.filter { $0.property == "opacity" && $0.to == [0.2] && $0.from == [1] }
    return opacity.first.map { CGFloat($0.duration).short } ?? "none"
  }

  /// The opacity of the dot at moments after the change.
  @MainActor private static func opacity(_ view: some View, at times: [Double]) throws -> String {
    let hosted = try host(view)
    try hosted.find(.label("go")).tap()
    return try times.map { time in
      try hosted.advance(by: time - hosted.time)
      return CGFloat(try hosted.find(Circle.self).opacity).short
    }.joined(separator: " ")
  }

  /// The widths that the log tells of.
  @MainActor private static func widths(_ view: Widening) throws -> String {
    let hosted = try host(view)
    try hosted.find(.label("go")).tap()
    return hosted.animations.filter { $0.property == "size" }
      .map { "\(CGFloat($0.from[0]).short)-\(CGFloat($0.to[0]).short)" }.sorted().joined(separator: " ")
  }

  /// What is animated when the dot comes, and when it goes.
  @MainActor private static func visit(_ transition: AnyTransition) throws -> String {
    let hosted = try host(Visiting(transition: transition))
    var seen: [[String]] = []
    for _ in 0..<2 {
      let before = hosted.animations.count
      try hosted.find(.label("go")).tap()
      let new = hosted.animations[before...].filter { !["position", "size"].contains($0.property) }
      seen.append(new.map { "\($0.property) \(CGFloat($0.from[0]).short)-\(CGFloat($0.to[0]).short)" })
      try hosted.advance(by: 2)
    }
    return seen.map { $0.joined(separator: " ") }.joined(separator: ", ")
  }

  static let transitions: [Golden] = [
    Golden("opacity fades in and out", .opacityTransition, "opacity 0-1, opacity 1-0") { try visit(.opacity) },
    Golden("a removal reverses the insertion by default", .defaultReversal, "scale 0-1, scale 1-0") {
      try visit(.scale)
    },
    Golden("asymmetric comes one way and goes another", .asymmetric, "scale 0-1, opacity 1-0") {
      try visit(.asymmetric(insertion: .scale, removal: .opacity))
    },
    Golden("a transition of modifiers goes between the two", .modifierTransition, "opacity 0.2-0.9, opacity 0.9-0.2") {
      try visit(.modifier(active: Dimming(opacity: 0.2), identity: Dimming(opacity: 0.9)))
    },
  ]

  private static let named: [(String, Animation, String, Golden.Source)] = [
    ("linear", .linear(duration: 0.2), "0.2", .linear),
    ("easeIn", .easeIn(duration: 0.3), "0.3", .easeIn),
    ("easeOut", .easeOut(duration: 0.1), "0.1", .easeOut),
    ("easeInOut", .easeInOut(duration: 0.25), "0.25", .easeInOut),
    ("easeInOut without a duration", .easeInOut, "0.35", .easeDefault),
    ("a timing curve without a duration", .timingCurve(0.4, 0, 0.2, 1), "0.35", .timingCurve),
    ("a timing curve of 0.25 s", .timingCurve(0.4, 0, 0.2, 1, duration: 0.25), "0.25", .timingCurve),
    ("a timing curve sped up by 1/0.15", .timingCurve(0.4, 0, 0.2, 1).speed(1 / 0.15), "0.05", .speed),
    ("a second at double speed", .linear(duration: 1).speed(2), "0.5", .speed),
    ("a second at half speed", .linear(duration: 1).speed(0.5), "2", .speed),
    ("a second after a delay", .linear(duration: 1).delay(0.5), "1.5", .delay),
    ("a second three times", .linear(duration: 1).repeatCount(3), "3", .repeatCount),
    ("delay and speed together", .linear(duration: 1).delay(1).speed(2), "1", .unverified),
  ]

  static let all: [Golden] =
    named.map { name, animation, expected, source in
      Golden("\(name) lasts \(expected) s", source, expected) {
        try duration(Fading(explicit: animation, watchesOther: true))
      }
    } + triggers + moments + transitions + transactions

  static let triggers: [Golden] = [
    Golden("animation(_:value:) animates when the value changes", .animationValue, "0.2") {
      try duration(Fading(animation: .linear(duration: 0.2)))
    },
    Golden("animation(nil, value:) does not animate", .animationValue, "none") { try duration(Fading()) },
    Golden("animation(_:value:) leaves other changes alone", .animationValue, "none") {
      try duration(Fading(animation: .linear(duration: 0.2), watchesOther: true))
    },
    Golden("animation(_:value:) goes before withAnimation", .nearestAnimation, "0.2") {
      try duration(Fading(animation: .linear(duration: 0.2), explicit: .linear(duration: 3)))
    },
    Golden("animation(nil, value:) switches withAnimation off", .animationValue, "none") {
      try duration(Fading(animation: nil, explicit: .linear(duration: 3)))
    },
    Golden("the log names the trigger", .withAnimation, "withAnimation") {
      let hosted = try host(Fading(explicit: .linear(duration: 1), watchesOther: true))
      try hosted.find(.label("go")).tap()
      return hosted.animations.first?.trigger ?? ""
    },
    Golden("the log names the view", .unverified, "true") {
      let hosted = try host(Fading(explicit: .linear(duration: 1), watchesOther: true))
      try hosted.find(.label("go")).tap()
      return "\(hosted.animations.first?.path.contains("Fading") ?? false)"
    },
    Golden("the first evaluation animates nothing", .animationValue, "0") {
      "\(try host(Fading(animation: .linear(duration: 1))).animations.count)"
    },
    Golden("a change of size is told once, however many views stand around it", .animationValue, "50-100") {
      try widths(Widening())
    },
    Golden("two sizes that change are told apart", .animationValue, "50-100 60-110") {
      try widths(Widening(padding: 5))
    },
    Golden("a colour is animated", .unverified, "color") {
      let hosted = try host(Recoloring())
      try hosted.find(.label("go")).tap()
      return hosted.animations.map(\.property).joined(separator: " ")
    },
  ]

  static let moments: [Golden] = [
    Golden("a linear change is half way at half time", .linear, "1 0.6 0.2") {
      try opacity(Fading(explicit: .linear(duration: 1), watchesOther: true), at: [0, 0.5, 1])
    },
    Golden("after its end the target stays", .linear, "0.2") {
      try opacity(Fading(explicit: .linear(duration: 1), watchesOther: true), at: [5])
    },
    Golden("without animation the target is there at once", .animationValue, "0.2") {
      try opacity(Fading(watchesOther: true), at: [0])
    },
    Golden("a delay holds the old value", .delay, "1 0.6 0.2") {
      try opacity(Fading(explicit: .linear(duration: 1).delay(1), watchesOther: true), at: [0.9, 1.5, 2])
    },
    Golden("easeInOut is half way at half time", .easeInOut, "0.6") {
      try opacity(Fading(explicit: .easeInOut(duration: 1), watchesOther: true), at: [0.5])
    },
    Golden("a linear change takes equal steps in equal times", .linear, "0.8 0.6 0.4") {
      try opacity(Fading(explicit: .linear(duration: 1), watchesOther: true), at: [0.25, 0.5, 0.75])
    },
    Golden("easeOut is early at half time", .easeOut, "true") {
      let value = try opacity(Fading(explicit: .easeOut(duration: 1), watchesOther: true), at: [0.5])
      return "\((Double(value) ?? 1) < 0.6)"
    },
    Golden("easeInOut is slow at both ends", .easeInOut, "true") {
      let values = try opacity(Fading(explicit: .easeInOut(duration: 1), watchesOther: true), at: [0.1, 0.9])
      let ends = values.split(separator: " ").compactMap { Double($0) }
      // Linear would be at 0.92 and 0.28.
      return "\(ends[0] > 0.92 && ends[1] < 0.28)"
    },
    Golden("a reversing repetition is back at the start after two", .repeatCount, "0.6 0.2 0.6 0.99") {
      let twice = Animation.linear(duration: 1).repeatCount(2, autoreverses: true)
      return try opacity(Fading(explicit: twice, watchesOther: true), at: [0.5, 1, 1.5, 1.99])
    },
    Golden("double speed is at the end after half the time", .speed, "0.6 0.2") {
      try opacity(Fading(explicit: .linear(duration: 1).speed(2), watchesOther: true), at: [0.25, 0.5])
    },
    Golden("easeIn is late at half time", .easeIn, "true") {
      let value = try opacity(Fading(explicit: .easeIn(duration: 1), watchesOther: true), at: [0.5])
      return "\((Double(value) ?? 0) > 0.6)"
    },
    Golden("a spring arrives", .unverified, "0.2") {
      try opacity(Fading(explicit: .spring(response: 0.3, dampingFraction: 0.7), watchesOther: true), at: [5])
    },
    Golden("a transition comes in from nothing", .opacityTransition, "0 0.5 1") {
      try opacity(Appearing(), at: [0, 0.5, 1])
    },
    Golden("a view without a transition comes in from nothing, too", .defaultTransition, "0 0.5 1") {
      try opacity(Appearing(namesTransition: false), at: [0, 0.5, 1])
    },
    Golden("delayed work waits for the clock", .delayedWork, "before before after") {
      let hosted = try host(Delayed())
      return try [0.0, 0.4, 0.6].map { time in
        try hosted.advance(by: time - hosted.time)
        return try hosted.find(Text.self).text ?? ""
      }.joined(separator: " ")
    },
  ]
}

private struct Recoloring: View {
  @State private var isRed = false

  var body: some View {
    ZStack {
      Rectangle().fill(isRed ? Color.red : Color.blue).animation(.linear(duration: 1), value: isRed)
      Button("go") { isRed.toggle() }
    }
  }
}
