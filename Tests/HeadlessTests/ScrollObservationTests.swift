import HeadlessHost
import SwiftUI
import Testing

/// Who is told where scrolled content stands, and moves it.
@MainActor @Suite("Where scrolled content stands")
struct ScrollObservationTests {
  typealias Diary = TapTests.Diary

  private static let screen = CGSize(width: 200, height: 300)

  /// Twenty rows of 50 points with ids.
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("row \($0)").frame(width: 200, height: 50) }
        }
        .scrollTargetLayout()
      }
    }
  }

  private func top(of text: String, in screen: HeadlessHost.Host) throws -> CGFloat {
    (try screen.find(text: text).frame.midY - 25).rounded()
  }

  private func scroll(_ screen: HeadlessHost.Host, by height: CGFloat) throws {
    let finger = try screen.press(at: CGPoint(x: 100, y: 150))
    try finger.move(by: CGSize(width: 0, height: height))
    try finger.release()
  }

  @Test("onScrollGeometryChange(for:of:action:) is told of each change, with the value before")
  func geometry() throws {
    var changes: [[CGFloat]] = []
    let view = Rows().onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: {
      changes.append([$0, $1])
    }
    let screen = try host(view, size: Self.screen)
    #expect(changes == [])
    try scroll(screen, by: -80)
    try scroll(screen, by: 30)
    #expect(changes == [[0, 80], [80, 50]])
    #expect(screen.findings.isEmpty)
  }

  // Apple's documentation: "called when the views within the scroll view cross the provided threshold. The callback will
  // include which views are considered visible."
  @Test("who asks is told which scroll targets are seen")
  func targets() throws {
    var seen: [[Int]] = []
    let view = Rows().onScrollTargetVisibilityChange(idType: Int.self) { seen.append($0) }
    let screen = try host(view, size: Self.screen)
    #expect(seen == [Array(0...5)])
    try scroll(screen, by: -20)
    #expect(seen.count == 1)
    try scroll(screen, by: -20)
    #expect(seen.last == Array(1...6))
  }

  @Test("the geometry knows the sizes and what is visible, and what does not change is not told")
  func measures() throws {
    var seen: [ScrollGeometry] = []
    var changes = 0
    let view = Rows().onScrollGeometryChange(for: ScrollGeometry.self) {
      $0
    } action: {
      seen.append($1)
    }
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 500
    } action: { _, _ in
      changes += 1
    }
    let screen = try host(view, size: Self.screen)
    try scroll(screen, by: -80)
    let geometry = try #require(seen.last)
    #expect(geometry.contentSize == CGSize(width: 200, height: 1000))
    #expect(geometry.containerSize == Self.screen)
    #expect(geometry.visibleRect == CGRect(x: 0, y: 80, width: 200, height: 300))
    #expect(changes == 0)
    try scroll(screen, by: -600)
    #expect(changes == 1)
  }

  @Test("a view in the content knows its place in the space around it")
  func namedSpace() throws {
    struct Probe: View {
      @State private var place: CGFloat = 0

      var body: some View {
        VStack(spacing: 0) {
          Text("at \(Int(place))").frame(height: 40)
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(width: 200, height: 70)
              GeometryReader { proxy in
                Text("reads \(Int(proxy.frame(in: .named("room")).minY))")
              }
              .frame(height: 30)
              .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .named("room")).minY
              } action: {
                place = $0
              }
              Color.blue.frame(width: 200, height: 900)
            }
          }
          .coordinateSpace(name: "room")
        }
      }
    }
    let screen = try host(Probe(), size: Self.screen)
    #expect(try screen.find(text: "at 70").exists && screen.find(text: "reads 70").exists)
    try scroll(screen, by: -45)
    #expect(try screen.find(text: "at 25").exists && screen.find(text: "reads 25").exists)
  }

  @Test("phases: a touch is tracked, a scroll is interacting, and what is left is idle")
  func phases() throws {
    var phases: [ScrollPhase] = []
    let screen = try host(Rows().onScrollPhaseChange { phases += [$0, $1] }, size: Self.screen)
    try screen.tap(at: CGPoint(x: 100, y: 150))
    #expect(phases == [.idle, .tracking, .tracking, .idle])
    phases = []
    try scroll(screen, by: -45)
    #expect(phases == [.idle, .tracking, .tracking, .interacting, .interacting, .idle])
  }

  @Test("a view tells when it comes into sight and leaves it")
  func visibility() throws {
    let diary = Diary()
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 280)
        Text("end").frame(width: 200, height: 100)
          .onScrollVisibilityChange(threshold: 0.5) { diary.events.append($0 ? "seen" : "gone") }
        Color.red.frame(width: 200, height: 600)
      }
    }
    let screen = try host(view, size: Self.screen)
    #expect(diary.events == [])
    try scroll(screen, by: -20)
    #expect(diary.events == [])
    try scroll(screen, by: -40)
    #expect(diary.events == ["seen"])
    try scroll(screen, by: 55)
    #expect(diary.events == ["seen", "gone"])
  }

  /// Where it stands by the id of a row; a button chooses another.
  private struct Chosen: View {
    @State private var id: Int?
    var anchor: UnitPoint?
    var wanted = 12

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Text("id \(id ?? -1)")
          Button("jump") { id = wanted }
        }
        .frame(height: 50)
        Rows().scrollPosition(id: $id, anchor: anchor)
      }
    }
  }

  @Test("scrollPosition(id:) follows the finger with the row that is in front")
  func followsID() throws {
    let screen = try host(Chosen(), size: Self.screen)
    #expect(try screen.find(text: "id -1").exists)
    try scroll(screen, by: -120)
    #expect(try screen.find(text: "id 2").exists)
    try scroll(screen, by: -30)
    #expect(try screen.find(text: "id 3").exists)
    #expect(screen.findings.isEmpty)
  }

  @Test("with an anchor the row that lies there is told")
  func followsAnchor() throws {
    let screen = try host(Chosen(anchor: .center), size: Self.screen)
    try scroll(screen, by: -120)
    #expect(try screen.find(text: "id 4").exists)
  }

  @Test(
    "an id that code sets scrolls there, by as little as shows it or to its anchor",
    arguments: [(UnitPoint?.none, 250.0), (.top, 50), (.bottom, 250), (.center, 150)]
  )
  func jumps(_ anchor: UnitPoint?, _ place: CGFloat) throws {
    let screen = try host(Chosen(anchor: anchor), size: Self.screen)
    try screen.find(.button).tap()
    #expect(try top(of: "row 12", in: screen) == place)
    #expect(try screen.find(text: "id 12").exists)
  }

  /// The same by a position.
  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self)
    let change: (inout ScrollPosition) -> Void

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Text("\(position.isPositionedByUser ? "user" : "code") \(position.viewID(type: Int.self) ?? -1)")
          Button("jump") { change(&position) }
        }
        .frame(height: 50)
        Rows().scrollPosition($position)
      }
    }
  }

  nonisolated private static let jumps: [(change: @Sendable (inout ScrollPosition) -> Void, offset: CGFloat)] = [
    ({ $0.scrollTo(edge: .bottom) }, 750), ({ $0.scrollTo(y: 130) }, 130), ({ $0.scrollTo(y: 9000) }, 750),
    ({ $0.scrollTo(point: CGPoint(x: 0, y: 40)) }, 40), ({ $0.scrollTo(id: 7, anchor: .top) }, 350),
    ({ $0.scrollTo(edge: .top) }, 0),
  ]

  @Test("a position scrolls to edges, points and ids", arguments: jumps.indices)
  func position(_ index: Int) throws {
    let (change, offset) = Self.jumps[index]
    let screen = try host(Positioned(change: change), size: Self.screen)
    try screen.find(.button).tap()
    #expect(try top(of: "row 0", in: screen) == 50 - offset)
    #expect(screen.findings.isEmpty)
  }

  @Test("a position that a finger changed says so, and code may ask for the same again")
  func positionedByUser() throws {
    let screen = try host(Positioned { $0.scrollTo(edge: .bottom) }, size: Self.screen)
    try scroll(screen, by: -120)
    #expect(try screen.find(text: "user 2").exists)
    try screen.find(.button).tap()
    #expect(try screen.find(text: "code -1").exists && top(of: "row 0", in: screen) == -700)
    try scroll(screen, by: 100)
    try screen.find(.button).tap()
    #expect(try top(of: "row 0", in: screen) == -700)
  }

  @Test("pages and aligned views stop where they end", arguments: [(-140.0, 0.0), (-160, 300), (-620, 600)])
  func pages(_ way: CGFloat, _ offset: CGFloat) throws {
    let screen = try host(Rows().scrollTargetBehavior(.paging), size: Self.screen)
    try scroll(screen, by: way)
    #expect(try top(of: "row 0", in: screen) == -offset)
    let aligned = try host(Rows().scrollTargetBehavior(.viewAligned), size: Self.screen)
    try scroll(aligned, by: way)
    #expect(try top(of: "row 0", in: aligned) == (way / 50).rounded() * 50)
  }
}
