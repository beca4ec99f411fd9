import HeadlessHost
import SwiftUI

/// Who takes a touch, and what a finger on a scroll view does.
enum TouchGoldens {
  static let all: [Golden] = taps + precedence + scrolls + sliders

  /// What is told when a finger taps so often and a second goes by.
  @MainActor private static func told(_ taps: Int, _ view: (Tally, Tally) -> some View) throws -> String {
    let (first, second) = (Tally(), Tally())
    let hosted = try host(view(first, second), size: CGSize(width: 100, height: 100))
    try hosted.root.tap(count: taps)
    let atOnce = "\(first.count) \(second.count)"
    try hosted.advance(by: 1)
    return "\(atOnce), \(first.count) \(second.count)"
  }

  @MainActor private static func doubleThenSingle(_ double: Tally, _ single: Tally) -> some View {
    Color.red.onTapGesture(count: 2) { double.count += 1 }.onTapGesture { single.count += 1 }
  }

  @MainActor private static func singleThenDouble(_ double: Tally, _ single: Tally) -> some View {
    Color.red.onTapGesture { single.count += 1 }.onTapGesture(count: 2) { double.count += 1 }
  }

  @MainActor private static func exclusive(_ double: Tally, _ single: Tally) -> some View {
    let tap = TapGesture().onEnded { single.count += 1 }
    return Color.red.gesture(TapGesture(count: 2).onEnded { double.count += 1 }.exclusively(before: tap))
  }

  static let taps: [Golden] = [
    Golden("a single tap waits until the double tap has failed", .requiredTapCount, "0 0, 0 1") {
      try told(1, doubleThenSingle)
    },
    Golden("a double tap is no single tap", .requiredTapCount, "1 0, 1 0") { try told(2, doubleThenSingle) },
    Golden("a single tap waits for a double tap that was written after it", .requiredTapCount, "0 0, 0 1") {
      try told(1, singleThenDouble)
    },
    Golden("a double tap that was written last is no single tap", .requiredTapCount, "1 0, 1 0") {
      try told(2, singleThenDouble)
    },
    Golden("the second of two exclusive taps waits for the first", .exclusivelyBefore, "0 0, 0 1") {
      try told(1, exclusive)
    },
    Golden("of two exclusive taps only the first succeeds", .exclusivelyBefore, "1 0, 1 0") { try told(2, exclusive) },
    Golden("a simultaneous tap waits for no double tap", .simultaneousGesture, "1 2, 1 2") {
      try told(2) { double, single in
        Color.red.onTapGesture(count: 2) { double.count += 1 }
          .simultaneousGesture(TapGesture().onEnded { single.count += 1 })
      }
    },
  ]

  /// How far a drag went, and how often a long press of high priority was completed, after a finger stayed and moved.
  @MainActor private static func held(for seconds: Double) throws -> String {
    let (drag, press) = (Tally(), Tally())
    let view = Color.red.gesture(DragGesture().onChanged { drag.size = $0.translation })
      .highPriorityGesture(LongPressGesture().onEnded { _ in press.count += 1 })
    let hosted = try host(view, size: CGSize(width: 100, height: 100))
    let finger = try hosted.root.press()
    try hosted.advance(by: seconds)
    try finger.move(by: CGSize(width: 40, height: 0))
    try finger.release()
    return "\(drag.size.width.short) \(press.count)"
  }

  static let precedence: [Golden] = [
    Golden("a drag that outruns a long press of high priority goes on", .longPressDistance, "40 0") {
      try held(for: 0.1)
    },
    Golden("a long press of high priority comes before the drag", .highPriorityGesture, "0 1") { try held(for: 0.6) },
  ]

  /// Where the content stands after a finger moved over it, and how often its button fired.
  @MainActor private static func scrolled(
    by way: CGFloat,
    height: CGFloat = 300,
    _ modified: (AnyView) -> some View = { $0 }
  ) throws -> String {
    let tally = Tally()
    let content = ScrollView {
      Button(action: { tally.count += 1 }) { Box(width: 100, height: height) }
    }
    let hosted = try host(modified(AnyView(content)), size: CGSize(width: 100, height: 100))
    let before = try hosted.find(Box.self).frame.minY
    let finger = try hosted.press(at: CGPoint(x: 50, y: 50))
    try finger.move(by: CGSize(width: 0, height: way))
    try finger.release()
    return "\((try hosted.find(Box.self).frame.minY - before).short) \(tally.count)"
  }

  static let scrolls: [Golden] = [
    Golden("a drag scrolls and cancels the press of a button", .scrollCancels, "-30 0") { try scrolled(by: -30) },
    Golden("a touch that hardly moves presses the button", .unverified, "0 1") { try scrolled(by: -8) },
    Golden("content stops at its end", .unverified, "-200 0") { try scrolled(by: -500) },
    Golden("content that fits bounces and stands where it stood", .scrollBounce, "0 0") {
      try scrolled(by: -30, height: 60)
    },
    Golden("content that cannot be scrolled leaves the touch to the button", .scrollDisabled, "0 1") {
      try scrolled(by: -30) { $0.scrollDisabled(true) }
    },
    Golden("a tap gesture on an item leaves scrolling alone", .tapInScrollView, "-30 0") {
      try scrolled(by: -30) { $0.onTapGesture {} }
    },
    Golden("a drag of no least distance keeps the content where it is", .dragInScrollView, "0") {
      let view = ScrollView { Box(width: 100, height: 300).gesture(DragGesture(minimumDistance: 0)) }
      let hosted = try host(view, size: CGSize(width: 100, height: 100))
      try hosted.press(at: CGPoint(x: 50, y: 50)).move(by: CGSize(width: 0, height: -30))
      return try hosted.find(Box.self).frame.minY.short
    },
    Golden("the view in front names the position", .scrollPosition, "2") {
      let seen = Tally()
      let rows = VStack(spacing: 0) { ForEach(0..<9, id: \.self) { _ in Box(width: 100, height: 50) } }
      let id = Binding<Int?>(get: { nil }, set: { seen.count = $0 ?? -1 })
      let view = ScrollView { rows.scrollTargetLayout() }.scrollPosition(id: id)
      let hosted = try host(view, size: CGSize(width: 100, height: 100))
      try hosted.press(at: CGPoint(x: 50, y: 50)).move(by: CGSize(width: 0, height: -120))
      return "\(seen.count)"
    },
    Golden("a change of the geometry is told with what was before", .scrollGeometry, "0 30 1") {
      let seen = Tally()
      let view = ScrollView { Box(width: 100, height: 300) }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          seen.size = CGSize(width: $0, height: $1)
          seen.count += 1
        }
      let hosted = try host(view, size: CGSize(width: 100, height: 100))
      try hosted.press(at: CGPoint(x: 50, y: 50)).move(by: CGSize(width: 0, height: -30))
      return "\(seen.size.width.short) \(seen.size.height.short) \(seen.count)"
    },
    Golden("a finger that has not moved is tracked", .scrollPhase, "1 0") {
      let (tracked, scrolled) = (Tally(), Tally())
      let view = ScrollView { Box(width: 100, height: 300) }.onScrollPhaseChange { _, phase in
        if phase == .tracking { tracked.count += 1 }
        if phase == .interacting { scrolled.count += 1 }
      }
      try host(view, size: CGSize(width: 100, height: 100)).press(at: CGPoint(x: 50, y: 50))
      return "\(tracked.count) \(scrolled.count)"
    },
  ]

  /// The value of a slider of 100 points of travel after a finger moved from a place along it.
  @MainActor private static func slid(from place: CGFloat, by way: CGFloat) throws -> String {
    let tally = Tally()
    let value = Binding<Double>(get: { 0.5 }, set: { tally.size.width = $0 })
    let hosted = try host(Slider(value: value).frame(width: 128), size: CGSize(width: 128, height: 100))
    let finger = try hosted.press(at: CGPoint(x: place, y: hosted.root.frame.midY))
    try finger.move(by: CGSize(width: way, height: 0))
    return tally.size.width.short
  }

  static let sliders: [Golden] = [
    Golden("the thumb of a slider is dragged along its track", .sliderThumb, "0.75") { try slid(from: 64, by: 25) },
    Golden("beside the thumb the track of a slider takes no drag", .sliderThumb, "0") { try slid(from: 20, by: 25) },
  ]
}
