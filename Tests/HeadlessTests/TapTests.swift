import HeadlessHost
import SwiftUI
import Testing

/// Single, double and triple taps on one view, and on views within one another.
@MainActor @Suite("Taps")
struct TapTests {
  /// Keeps what happened, in order.
  @MainActor final class Diary {
    var events: [String] = []

    func note(_ event: String) -> () -> Void { { self.events.append(event) } }
  }

  enum Writing: CaseIterable {
    case doubleFirst, singleFirst, exclusive, nested

    @MainActor @ViewBuilder func view(_ diary: Diary) -> some View {
      let (single, double) = (diary.note("single"), diary.note("double"))
      switch self {
      case .doubleFirst: Color.red.onTapGesture(count: 2, perform: double).onTapGesture(perform: single)
      case .singleFirst: Color.red.onTapGesture(perform: single).onTapGesture(count: 2, perform: double)
      case .exclusive:
        Color.red.gesture(
          TapGesture(count: 2).onEnded(double).exclusively(before: TapGesture().onEnded(single))
        )
      case .nested: VStack { Color.red.onTapGesture(perform: single) }.onTapGesture(count: 2, perform: double)
      }
    }
  }

  @Test("a single tap comes about once no second one has followed", arguments: Writing.allCases)
  func single(_ writing: Writing) throws {
    let diary = Diary()
    let screen = try host(writing.view(diary))
    try screen.root.tap()
    #expect(diary.events == [])
    try screen.advance(by: 0.3)
    #expect(diary.events == [])
    try screen.advance(by: 0.1)
    #expect(diary.events == ["single"])
    try screen.advance(by: 5)
    #expect(diary.events == ["single"])
  }

  @Test("a finger that was lifted is gone: lifted again it is no second tap", arguments: Writing.allCases)
  func liftedTwice(_ writing: Writing) throws {
    let diary = Diary()
    let screen = try host(writing.view(diary))
    let touch = try screen.root.press()
    try touch.release()
    try touch.release()
    try screen.advance(by: 5)
    #expect(diary.events == ["single"])
  }

  @Test("a single tap waits for no tap whose turn has not come")
  func blocked() throws {
    let diary = Diary()
    let sequence = LongPressGesture(minimumDuration: 1).sequenced(before: TapGesture())
    let screen = try host(
      Color.red.gesture(sequence.exclusively(before: TapGesture().onEnded(diary.note("single"))))
    )
    try screen.root.tap()
    try screen.advance(by: 5)
    #expect(diary.events == ["single"])
  }

  @Test("a double tap is no single one, wherever either was written", arguments: Writing.allCases)
  func double(_ writing: Writing) throws {
    let diary = Diary()
    let screen = try host(writing.view(diary))
    try screen.root.tap()
    try screen.advance(by: 0.2)
    try screen.root.tap()
    #expect(diary.events == ["double"])
    try screen.advance(by: 5)
    #expect(diary.events == ["double"])
  }

  @Test("two taps with a pause between them are two single ones", arguments: Writing.allCases)
  func slow(_ writing: Writing) throws {
    let diary = Diary()
    let screen = try host(writing.view(diary))
    try screen.root.tap()
    try screen.advance(by: 0.5)
    try screen.root.tap()
    try screen.advance(by: 0.5)
    #expect(diary.events == ["single", "single"])
  }

  @Test("a second finger that goes away makes the first tap a single one at once", arguments: Writing.allCases)
  func strayed(_ writing: Writing) throws {
    let diary = Diary()
    let screen = try host(writing.view(diary))
    try screen.root.tap()
    try screen.advance(by: 0.2)
    let second = try screen.root.press()
    try second.move(by: CGSize(width: 50, height: 0))
    #expect(diary.events == ["single"])
    try second.release()
    try screen.advance(by: 5)
    #expect(diary.events == ["single"])
  }

  @Test("a second finger that lands in time may take its time")
  func held() throws {
    let diary = Diary()
    let screen = try host(Writing.doubleFirst.view(diary))
    try screen.root.tap()
    try screen.advance(by: 0.3)
    let second = try screen.root.press()
    try screen.advance(by: 0.3)
    #expect(diary.events == [])
    try second.release()
    #expect(diary.events == ["double"])
  }

  @Test("four taps are two double ones, and three a double and a single one", arguments: [(4, 2, 0), (3, 1, 1)])
  func many(_ taps: Int, _ doubles: Int, _ singles: Int) throws {
    let diary = Diary()
    let screen = try host(Writing.doubleFirst.view(diary))
    try screen.root.tap(count: taps)
    try screen.advance(by: 1)
    #expect(diary.events.count { $0 == "double" } == doubles)
    #expect(diary.events.count { $0 == "single" } == singles)
  }

  @Test("the greatest count that was reached comes about", arguments: [(1, "single"), (2, "double"), (3, "triple")])
  func triple(_ taps: Int, _ event: String) throws {
    let diary = Diary()
    let view = Color.red.onTapGesture(perform: diary.note("single"))
      .onTapGesture(count: 3, perform: diary.note("triple")).onTapGesture(count: 2, perform: diary.note("double"))
    let screen = try host(view)
    try screen.root.tap(count: taps)
    try screen.advance(by: 1)
    #expect(diary.events == [event])
  }

  @Test("simultaneous taps wait for nobody")
  func simultaneous() throws {
    let diary = Diary()
    let view = Color.red.onTapGesture(count: 2, perform: diary.note("double"))
      .simultaneousGesture(TapGesture().onEnded(diary.note("single")))
    let screen = try host(view)
    try screen.root.tap(count: 2)
    #expect(diary.events == ["single", "double", "single"])
  }

  @Test("a button inside of a view for two taps waits for nothing")
  func button() throws {
    let diary = Diary()
    let view = VStack { Button("go", action: diary.note("button")) }.onTapGesture(
      count: 2,
      perform: diary.note("double")
    )
    let screen = try host(view)
    try screen.find(.button).tap(count: 2)
    #expect(diary.events == ["button", "button"])
  }

  @Test("a single tap tells where it was, also when it comes about later")
  func place() throws {
    var place = CGPoint.zero
    let view = Color.red.onTapGesture(count: 2) {}.onTapGesture { place = $0 }
    let screen = try host(view)
    try screen.tap(at: CGPoint(x: 30, y: 40))
    try screen.advance(by: 1)
    #expect(place == CGPoint(x: 30, y: 40))
  }

  @Test("a tap on what is disabled does nothing, and is told", arguments: [true, false])
  func disabled(_ isButton: Bool) throws {
    let diary = Diary()
    let button = VStack { Button("go", action: diary.note("button")) }
    let shape = Color.red.onTapGesture(perform: diary.note("shape"))
    let screen = try host(Group { if isButton { button } else { shape } }.disabled(true))
    #expect(screen.findings.isEmpty)
    try screen.root.tap()
    #expect(diary.events == [])
    let finding = try #require(screen.findings.first)
    #expect(screen.findings.count == 1)
    #expect(finding.kind == "untaken-touch" && finding.message.contains("disabled"))
    if isButton { #expect(finding.path.hasSuffix("VStack / Button")) }
  }

  /// Disabled from the moment on that its button is pressed, or released.
  private struct Locking: View {
    @State private var isLocked = false
    let whenPressed: Bool
    let action: () -> Void

    var body: some View {
      Button("go", action: action)
        .buttonStyle(Telling { if $0 == whenPressed { isLocked = true } })
        .disabled(isLocked)
    }
  }

  /// Tells when its button is pressed and released.
  private struct Telling: ButtonStyle {
    let action: (Bool) -> Void

    init(_ action: @escaping (Bool) -> Void) { self.action = action }

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed) { _, isPressed in action(isPressed) }
    }
  }

  @Test("a button that is disabled while it is pressed does not fire, and one that is when the finger leaves does")
  func disabledMeanwhile() throws {
    let diary = Diary()
    let pressed = try host(Locking(whenPressed: true, action: diary.note("pressed")))
    try pressed.find(.button).tap()
    #expect(diary.events == [])
    #expect(pressed.findings.map(\.kind) == ["untaken-touch"])
    let released = try host(Locking(whenPressed: false, action: diary.note("released")))
    try released.find(.button).tap()
    #expect(diary.events == ["released"])
    #expect(released.findings.isEmpty)
  }

  @Test("a tap on a button that is enabled, and a drag over a disabled one, are nothing to tell")
  func nothingToTell() throws {
    let enabled = try host(Button("go") {})
    try enabled.find(.button).tap()
    #expect(enabled.findings.isEmpty)
    let disabled = try host(Button("go") {}.disabled(true))
    try disabled.find(.button).drag(by: CGSize(width: 40, height: 0))
    #expect(disabled.findings.isEmpty)
  }
}
