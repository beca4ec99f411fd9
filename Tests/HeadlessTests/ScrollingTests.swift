import HeadlessHost
import SwiftUI
import Testing

/// Fingers on scroll views, and who is told of what they do.
@MainActor @Suite("Scrolling")
struct ScrollingTests {
  typealias Diary = TapTests.Diary

  private static let screen = CGSize(width: 200, height: 300)

  /// Twenty rows of 50 points on a screen of 300: the content can be moved by 700.
  private struct Rows: View {
    var diary = Diary()
    var count = 20

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Button("row \(index)", action: diary.note("row \(index)")).frame(width: 200, height: 50)
          }
        }
      }
    }
  }

  private func top(_ screen: HeadlessHost.Host, _ row: Int) throws -> CGFloat {
    try screen.find(.label("row \(row)")).frame.midY.rounded()
  }

  @Test("content goes along with the finger, and back")
  func follows() throws {
    let screen = try host(Rows(), size: Self.screen)
    let before = try top(screen, 3)
    let finger = try screen.press(at: CGPoint(x: 100, y: 200))
    try finger.move(by: CGSize(width: 0, height: -120))
    #expect(try top(screen, 3) == before - 120)
    try finger.move(by: CGSize(width: 0, height: -40))
    #expect(try top(screen, 3) == before - 40)
    try finger.release()
    #expect(try top(screen, 3) == before - 40)
  }

  @Test("content stops at its ends", arguments: [(-2000.0, -700.0), (500.0, 0.0)])
  func bounds(_ way: CGFloat, _ moved: CGFloat) throws {
    let screen = try host(Rows(), size: Self.screen)
    let before = try top(screen, 3)
    try screen.find(.label("row 3")).drag(by: CGSize(width: 0, height: way))
    #expect(try top(screen, 3) == before + moved)
  }

  @Test("a finger that has gone too far comes back without delay")
  func comesBack() throws {
    let screen = try host(Rows(), size: Self.screen)
    let before = try top(screen, 3)
    try screen.find(.label("row 3")).drag(by: CGSize(width: 0, height: -2000))
    try screen.press(at: CGPoint(x: 100, y: 150)).drag(by: 100)
    #expect(try top(screen, 3) == before - 600)
  }

  @Test("a drag cancels the press of a button and does not fire it")
  func cancels() throws {
    let diary = Diary()
    let screen = try host(Rows(diary: diary).buttonStyle(Marking()), size: Self.screen)
    let finger = try screen.find(.label("row 2")).press()
    #expect(screen.findAll(Text.self).contains { $0.text == "pressed" })
    try finger.move(by: CGSize(width: 0, height: -15))
    #expect(!screen.findAll(Text.self).contains { $0.text == "pressed" })
    try finger.release()
    #expect(diary.events == [])
    try screen.find(.label("row 2")).tap()
    #expect(diary.events == ["row 2"])
  }

  private struct Marking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if configuration.isPressed { Text("pressed").accessibilityHidden(true) }
      }
    }
  }

  @Test("a few points are no scroll, nor are many across")
  func noScroll() throws {
    let diary = Diary()
    let screen = try host(Rows(diary: diary), size: Self.screen)
    let before = try top(screen, 2)
    try screen.find(.label("row 2")).drag(by: CGSize(width: 3, height: -8))
    try screen.find(.label("row 3")).drag(by: CGSize(width: 40, height: 0))
    #expect(try top(screen, 2) == before)
    #expect(diary.events == ["row 2", "row 3"])
  }

  @Test("content that fits does not move; it bounces, unless that depends on its size", arguments: [true, false])
  func fits(_ bounces: Bool) throws {
    let diary = Diary()
    let view = Rows(diary: diary, count: 3).scrollBounceBehavior(bounces ? .always : .basedOnSize)
    let screen = try host(view, size: Self.screen)
    let before = try top(screen, 1)
    try screen.find(.label("row 1")).drag(by: CGSize(width: 0, height: 30))
    #expect(try top(screen, 1) == before)
    #expect(diary.events == (bounces ? [] : ["row 1"]))
  }

  @Test("scrollDisabled(_:) leaves the touch to what is inside")
  func switchedOff() throws {
    let diary = Diary()
    let screen = try host(Rows(diary: diary).scrollDisabled(true), size: Self.screen)
    let before = try top(screen, 2)
    try screen.find(.label("row 2")).drag(by: CGSize(width: 0, height: -30))
    #expect(try top(screen, 2) == before)
    #expect(diary.events == ["row 2"])
    #expect(screen.findings.isEmpty)
  }

  @Test("a scroll view takes touches where nothing is drawn in it")
  func gaps() throws {
    let diary = Diary()
    let view = ZStack {
      Color.red.onTapGesture(perform: diary.note("behind"))
      ScrollView { Text("row").frame(height: 900) }.frame(width: 200)
    }
    let screen = try host(view, size: Self.screen)
    let before = try screen.find(text: "row").frame.minY
    try screen.press(at: CGPoint(x: 100, y: 20)).drag(by: -100)
    #expect(try screen.find(text: "row").frame.minY == before - 100)
    try screen.tap(at: CGPoint(x: 100, y: 20))
    #expect(diary.events == [])
  }

  @Test("a text, a list and the whole screen can be dragged by", arguments: [true, false])
  func whatIsDragged(_ isRoot: Bool) throws {
    let screen = try host(List(0..<40) { Text("item \($0)") }, size: Self.screen)
    let before = try screen.find(text: "item 5").frame.minY
    try (isRoot ? screen.root : screen.find(text: "item 2")).drag(by: CGSize(width: 0, height: -60))
    #expect(try screen.find(text: "item 5").frame.minY == before - 60)
  }

  @Test("what is scrolled out of sight is touched once it is scrolled into it")
  func intoSight() throws {
    let diary = Diary()
    let screen = try host(Rows(diary: diary), size: Self.screen)
    #expect(throws: HostError.self) { try screen.find(.label("row 15")).tap() }
    try screen.find(.label("row 3")).drag(by: CGSize(width: 0, height: -600))
    try screen.find(.label("row 15")).tap()
    #expect(diary.events == ["row 15"])
  }

  @Test(
    "a drag gesture inside takes the finger from the scroll view that is not quicker",
    arguments: [(0.0, true), (10, true), (30, false)]
  )
  func dragInside(_ minimum: CGFloat, _ isDragged: Bool) throws {
    var isSeen = false
    let drag = DragGesture(minimumDistance: minimum).onChanged { _ in isSeen = true }
    let view = ScrollView {
      VStack(spacing: 0) {
        Text("title").frame(height: 50)
        Color.red.frame(height: 900).gesture(drag)
      }
    }
    let screen = try host(view, size: Self.screen)
    let before = try screen.find(text: "title").frame.minY
    try screen.press(at: CGPoint(x: 100, y: 200)).drag(by: -100)
    #expect(isSeen == isDragged)
    #expect(try screen.find(text: "title").frame.minY == (isDragged ? before : before - 100))
  }

  @Test("a simultaneous drag goes along with the scroll")
  func simultaneous() throws {
    var way: CGFloat = 0
    let view = Rows().simultaneousGesture(DragGesture().onChanged { way = $0.translation.height })
    let screen = try host(view, size: Self.screen)
    let before = try top(screen, 3)
    try screen.press(at: CGPoint(x: 100, y: 200)).drag(by: -100)
    #expect(way == -100)
    #expect(try top(screen, 3) == before - 100)
  }

  @Test("of two scroll views the one moves whose axis the finger follows", arguments: [true, false])
  func nested(_ isAcross: Bool) throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("card \($0)").frame(width: 100, height: 100) } }
        }
        Color.red.frame(height: 900)
      }
    }
    let screen = try host(view, size: Self.screen)
    let card = try screen.find(text: "card 1")
    let before = card.frame
    try card.drag(by: isAcross ? CGSize(width: -40, height: 0) : CGSize(width: 0, height: -40))
    #expect((card.frame.midX - before.midX).rounded() == (isAcross ? -40 : 0))
    #expect((card.frame.midY - before.midY).rounded() == (isAcross ? 0 : -40))
  }

  @Test("from right to left the content begins on the right", arguments: [(60.0, 60.0), (-60, 0)])
  func rightToLeft(_ way: CGFloat, _ moved: CGFloat) throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("card \($0)").frame(width: 100, height: 100) } }
    }
    let screen = try host(view, size: Self.screen, in: Surroundings(layoutDirection: .rightToLeft))
    let card = try screen.find(text: "card 0")
    let before = card.frame.midX
    #expect(before > 100)
    try card.drag(by: CGSize(width: way, height: 0))
    #expect((card.frame.midX - before).rounded() == moved)
  }

  @Test("content that becomes shorter does not stand beyond its end")
  func shrinks() throws {
    struct Shrinking: View {
      @State private var count = 20

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              Button("row \(index)") { count = 10 }.frame(width: 200, height: 50)
            }
          }
        }
      }
    }
    let screen = try host(Shrinking(), size: Self.screen)
    try screen.press(at: CGPoint(x: 100, y: 150)).drag(by: -700)
    try screen.find(.label("row 19")).tap()
    #expect(try screen.find(.label("row 9")).frame.midY == screen.root.frame.maxY - 25)
    try screen.press(at: CGPoint(x: 100, y: 150)).drag(by: 50)
    #expect(try screen.find(.label("row 9")).frame.midY == screen.root.frame.maxY + 25)
  }
}

extension HostedTouch {
  /// Moves up or down and leaves.
  fileprivate func drag(by height: CGFloat) throws {
    try move(by: CGSize(width: 0, height: height / 2))
    try move(by: CGSize(width: 0, height: height))
    try release()
  }
}
