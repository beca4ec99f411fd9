import HeadlessHost
import SwiftUI
import Testing

private struct Bounce {
  var scale = 1.0
  var offset: CGFloat = 0
}

private struct Bouncing: View {
  @State private var count = 0

  var body: some View {
    Button("go") { count += 1 }
      .keyframeAnimator(initialValue: Bounce(), trigger: count) { content, value in
        content.scaleEffect(value.scale)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(2, duration: 1)
          LinearKeyframe(1, duration: 1)
        }
        KeyframeTrack(\.offset) { MoveKeyframe(5) }
      }
  }
}

private struct Mute: View {
  private struct Count: Equatable, CustomStringConvertible {
    var number = 0
    let description = "some"
  }

  @State private var count = Count()

  var body: some View {
    Button("go") { count.number += 1 }
      .keyframeAnimator(initialValue: Bounce(), trigger: count) { content, value in
        content.scaleEffect(value.scale)
      } keyframes: { _ in
        KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
      }
  }
}

@MainActor @Suite("Keyframes")
struct KeyframeTests {
  @Test("run on the host's clock, from a change of the trigger to the end")
  func trigger() throws {
    let hosted = try host(Bouncing())
    #expect(try hosted.find(text: "go").scale == 1)
    try hosted.find(.button).tap()
    try hosted.advance(by: 0.5)
    #expect(try abs(hosted.find(text: "go").scale - 1.5) < 0.03)
    try hosted.advance(by: 0.5)
    #expect(try abs(hosted.find(text: "go").scale - 2) < 0.04)
    try hosted.advance(by: 2)
    #expect(try hosted.find(text: "go").scale == 1)
  }

  @Test("start when the trigger is another, though it prints alike")
  func printsAlike() throws {
    let hosted = try host(Mute())
    try hosted.find(.button).tap()
    try hosted.advance(by: 0.5)
    #expect(try abs(hosted.find(text: "go").scale - 1.5) < 0.03)
  }

  @Test("say that they take no velocity")
  func velocity() throws {
    let plain = try host(Bouncing())
    try plain.find(.button).tap()
    #expect(plain.findings.isEmpty)
    let pushed = try host(
      Text("go").keyframeAnimator(initialValue: Bounce()) { content, value in
        content.scaleEffect(value.scale)
      } keyframes: { _ in
        KeyframeTrack(\.scale) { CubicKeyframe(2, duration: 1, startVelocity: 3) }
      }
    )
    #expect(pushed.findings.contains { $0.description.contains("velocity") })
  }

  @Test("can be asked for their values at any time")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: Bounce()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(3, duration: 2)
        MoveKeyframe(10)
        CubicKeyframe(20, duration: 1)
      }
      KeyframeTrack(\.offset) { SpringKeyframe(100, duration: 0.5, spring: .smooth) }
    }
    #expect(timeline.duration == 3)
    #expect(abs(timeline.value(time: 1).scale - 2) < 1e-9)
    #expect(timeline.value(time: 2).scale == 10)
    #expect(timeline.value(time: 3).scale == 20)
    #expect(timeline.value(progress: 1).offset == 100)
  }
}
