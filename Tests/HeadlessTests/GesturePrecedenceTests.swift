import HeadlessHost
import SwiftUI
import Testing

/// Several gestures under one finger.
@MainActor @Suite("Gestures that meet")
struct GesturePrecedenceTests {
  typealias Diary = TapTests.Diary

  @Test("a drag that outruns a long press of high priority goes on")
  func outrun() throws {
    let diary = Diary()
    var way = CGSize.zero
    let drag = DragGesture().onChanged { way = $0.translation }.onEnded { _ in diary.events.append("dragged") }
    let press = LongPressGesture().onEnded { _ in diary.events.append("held") }
    let screen = try host(Color.red.gesture(drag).highPriorityGesture(press))
    try screen.root.drag(by: CGSize(width: 60, height: 0))
    #expect(diary.events == ["dragged"] && way == CGSize(width: 60, height: 0))
    try screen.root.longPress(duration: 0.6)
    #expect(diary.events == ["dragged", "held"])
  }

  @Test("a long press of high priority that is completed keeps the drag away")
  func completed() throws {
    let diary = Diary()
    let drag = DragGesture(minimumDistance: 5).onEnded { _ in diary.events.append("dragged") }
    let press = LongPressGesture().onEnded { _ in diary.events.append("held") }
    let screen = try host(Color.red.gesture(drag).highPriorityGesture(press))
    let finger = try screen.root.press()
    try screen.advance(by: 0.6)
    try finger.move(by: CGSize(width: 60, height: 0))
    try finger.release()
    #expect(diary.events == ["held"])
  }

  @Test("a tap that ends a long press of high priority early presses the button")
  func shortOfLongPress() throws {
    let diary = Diary()
    let press = LongPressGesture().onEnded { _ in diary.events.append("held") }
    let screen = try host(Button("go", action: diary.note("button")).highPriorityGesture(press))
    try screen.find(.button).tap()
    try screen.find(.button).longPress(duration: 0.6)
    #expect(diary.events == ["button", "held"])
  }

  @Test("a drag over a view that is tapped moves what is around it")
  func dragAroundTap() throws {
    let diary = Diary()
    let drag = DragGesture().onEnded { _ in diary.events.append("dragged") }
    let screen = try host(VStack { Color.red.onTapGesture(perform: diary.note("tapped")) }.gesture(drag))
    try screen.root.drag(by: CGSize(width: 60, height: 0))
    try screen.root.tap()
    #expect(diary.events == ["dragged", "tapped"])
  }

  @Test("of two gestures that are exclusive the first goes before", arguments: [true, false])
  func exclusive(_ isHeld: Bool) throws {
    let diary = Diary()
    let press = LongPressGesture().onEnded { _ in diary.events.append("held") }
    let drag = DragGesture().onEnded { _ in diary.events.append("dragged") }
    let screen = try host(Color.red.gesture(press.exclusively(before: drag)))
    let finger = try screen.root.press()
    if isHeld { try screen.advance(by: 0.6) }
    try finger.move(by: CGSize(width: 60, height: 0))
    try finger.release()
    #expect(diary.events == [isHeld ? "held" : "dragged"])
  }

  /// As the sample on the page of `SequenceGesture` has it: a press is under way, and then a drag.
  private struct Movable: View {
    enum Step: Equatable {
      case resting, pressing
      case dragging(CGFloat)
    }

    @GestureState private var step = Step.resting
    @State private var settled: CGFloat = 0

    var body: some View {
      let sequence = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
        .updating($step) { value, state, _ in
          switch value {
          case .first: state = .pressing
          case .second(_, let drag): state = .dragging(drag?.translation.width ?? 0)
          }
        }
        .onEnded { value in
          if case .second(_, let drag?) = value { settled += drag.translation.width }
        }
      return Text("\(name) \(Int(settled))").frame(width: 200, height: 40).contentShape(Rectangle()).gesture(sequence)
    }

    private var name: String {
      switch step {
      case .resting: "resting"
      case .pressing: "pressing"
      case .dragging(let way): "dragging \(Int(way))"
      }
    }
  }

  @Test("a drag after a long press remembers the press while the view is evaluated anew")
  func sequence() throws {
    let screen = try host(Movable())
    let finger = try screen.root.press()
    #expect(try screen.find(Text.self).text == "pressing 0")
    try screen.advance(by: 0.6)
    #expect(try screen.find(Text.self).text == "dragging 0 0")
    try finger.move(by: CGSize(width: 30, height: 0))
    #expect(try screen.find(Text.self).text == "dragging 30 0")
    try finger.release()
    #expect(try screen.find(Text.self).text == "resting 30")
  }

  @Test("a sequence whose first gesture fails, or that ends after it, comes to nothing")
  func brokenSequence() throws {
    let screen = try host(Movable())
    try screen.root.drag(by: CGSize(width: 30, height: 0))
    #expect(try screen.find(Text.self).text == "resting 0")
    try screen.root.longPress(duration: 0.6)
    #expect(try screen.find(Text.self).text == "resting 0")
  }

  @Test("a drag after a tap is one of the next finger")
  func tapThenDrag() throws {
    let diary = Diary()
    let sequence = TapGesture().sequenced(before: DragGesture().onEnded { _ in diary.events.append("dragged") })
    let screen = try host(Color.red.gesture(sequence))
    try screen.root.drag(by: CGSize(width: 30, height: 0))
    #expect(diary.events == [])
    try screen.root.tap()
    try screen.root.drag(by: CGSize(width: 30, height: 0))
    #expect(diary.events == ["dragged"])
    try screen.root.drag(by: CGSize(width: 30, height: 0))
    #expect(diary.events == ["dragged"])
  }

  private struct Fading: View {
    @State private var isFaint = false

    var body: some View {
      VStack {
        Button("go") { withAnimation(.linear(duration: 1)) { isFaint.toggle() } }.buttonStyle(.plain)
        Color.red.frame(width: 10, height: 10).opacity(isFaint ? 0.5 : 1)
      }
    }
  }

  @Test("the press of a button is no part of what its action animates")
  func pressIsNotAnimated() throws {
    let screen = try host(Fading())
    try screen.find(.button).tap()
    #expect(screen.animations.map(\.to) == [[0.5]])
  }

  private struct Following: View {
    @State private var isFaint = false

    var body: some View {
      VStack {
        Button("go") {}.buttonStyle(.plain)
          .simultaneousGesture(
            DragGesture(minimumDistance: 0).onChanged { _ in withAnimation(.linear(duration: 1)) { isFaint = true } }
          )
        Color.red.frame(width: 10, height: 10).opacity(isFaint ? 0.5 : 1)
      }
    }
  }

  @Test("nor is it part of what a gesture animates that begins with it")
  func pressBesideGesture() throws {
    let screen = try host(Following())
    try screen.find(.button).press()
    #expect(screen.animations.map(\.to) == [[0.5]])
  }
}
