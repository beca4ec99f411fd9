import Evidence
import HeadlessHost
import SwiftUI
import Testing

/// What lazy containers make, and when. Sources: Apple's documentation of `LazyVStack` ("doesn't create items until it needs
/// to render them onscreen"), and "Dive into lazy stacks and scrolling with SwiftUI" (WWDC26), which says how it is done.
@MainActor @Suite("Lazy containers")
struct LazyContainerTests {
  /// What happened to the rows, in order.
  @MainActor private final class Log {
    var appeared: [Int] = []
    var disappeared: [Int] = []
    var began: [Int] = []
    var isEndSeen = false
  }

  private struct Row: View {
    let number: Int
    let log: Log
    @State private var taps = 0

    var body: some View {
      Button("Row \(number): \(taps)") { taps += 1 }
        .frame(height: number % 7 == 0 ? 90 : 50)
        .onAppear { log.appeared.append(number) }
        .onDisappear { log.disappeared.append(number) }
        .task { log.began.append(number) }
    }
  }

  private struct Rows: View {
    let log: Log
    var count = 500

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...count, id: \.self) { Row(number: $0, log: log) }
          if count > 0 { ProgressView().onAppear { log.isEndSeen = true } }
        }
      }
    }
  }

  private func shown(_ view: some View) throws -> HeadlessHost.Host {
    try host(view, size: CGSize(width: 200, height: 300))
  }

  private func rows(_ screen: HeadlessHost.Host) -> [String] { screen.findAll(.button).compactMap(\.label) }

  @Test("only rows that stand in sight are made, appear and begin their tasks")
  func fill() throws {
    let log = Log()
    let screen = try shown(Rows(log: log))
    #expect(rows(screen) == (1...6).map { "Row \($0): 0" })
    #expect(log.appeared == Array(1...6))
    #expect(log.began == Array(1...6))
    #expect(!log.isEndSeen)
    #expect(screen.findings.isEmpty)
  }

  @Test("rows that are scrolled into sight are made, and those scrolled away are taken out")
  func scroll() throws {
    let log = Log()
    let screen = try shown(Rows(log: log))
    let third = try screen.find(.label("Row 3: 0"))
    let start = try third.frame.minY
    try third.drag(by: CGSize(width: 0, height: -90))
    #expect(try screen.find(.label("Row 3: 0")).frame.minY == start - 90)
    #expect(log.appeared == Array(1...7))
    #expect(log.disappeared == [1])
    #expect(throws: HostError.self) { try screen.find(.label("Row 1: 0")) }
    try screen.find(.label("Row 5: 0")).drag(by: CGSize(width: 0, height: 90))
    #expect(try screen.find(.label("Row 3: 0")).frame.minY == start)
    #expect(log.appeared.last == 1)
  }

  @Test("what a row remembers by itself is lost when it is scrolled away")
  func state() throws {
    let screen = try shown(Rows(log: Log()))
    try screen.find(.label("Row 1: 0")).tap()
    #expect(try screen.find(.label("Row 1: 1")).exists)
    try screen.find(.label("Row 4: 0")).drag(by: CGSize(width: 0, height: -150))
    try screen.find(.label("Row 5: 0")).drag(by: CGSize(width: 0, height: 150))
    #expect(try screen.find(.label("Row 1: 0")).exists)
  }

  private struct Jumps: View {
    let log: Log
    let target: Int

    var body: some View {
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          Button("Jump") { reader.scrollTo(target, anchor: .top) }.frame(height: 20)
          Rows(log: log)
        }
      }
    }
  }

  @Test("code scrolls to a row that was never made, and it stands where it was asked to", arguments: [400, 14, 497])
  func jump(_ target: Int) throws {
    let log = Log()
    let screen = try shown(Jumps(log: log, target: target))
    try screen.find(.label("Jump")).tap()
    let place = try screen.find(.label("Row \(target): 0")).frame.midY
    if target < 497 { #expect(abs(place - 20 - (target % 7 == 0 ? 45 : 25)) < 0.01) }
    #expect(log.appeared.contains(target))
    #expect(log.appeared.allSatisfy { $0 <= 6 || $0 >= target - 6 })
    #expect(log.isEndSeen == (target == 497))
  }

  @Test("a row that is dragged stays under the finger although those before it are estimated")
  func estimate() throws {
    let screen = try shown(Jumps(log: Log(), target: 400))
    try screen.find(.label("Jump")).tap()
    for _ in 0..<3 {
      let row = try screen.find(.label("Row 401: 0"))
      let start = try row.frame.minY
      try row.drag(by: CGSize(width: 0, height: 40))
      #expect(try abs(screen.find(.label("Row 401: 0")).frame.minY - start - 40) < 0.01)
    }
  }

  private struct Inside: View {
    let log: Log

    var body: some View {
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          Button("Jump") { reader.scrollTo("goal") }.frame(height: 20)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(1...100, id: \.self) { number in
                VStack(spacing: 0) {
                  Color.red.frame(height: 30).id(number == 60 ? "goal" : "\(number)")
                  Text("Row \(number)").frame(height: 20)
                }
                .onAppear { log.appeared.append(number) }
              }
            }
          }
        }
      }
    }
  }

  @Test("an id inside of a row that was never made is found, and nothing appears on the way")
  func idInside() throws {
    let log = Log()
    let screen = try shown(Inside(log: log))
    try screen.find(.label("Jump")).tap()
    #expect(try screen.find(text: "Row 60").exists)
    #expect(!log.appeared.contains { (8...50).contains($0) || $0 > 61 })
    #expect(screen.findings.isEmpty)
  }

  @Test("the room of a stack that scrolls along the other axis counts, too")
  func nested() throws {
    let log = Log()
    let screen = try shown(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { line in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { column in
                  Text("\(line) \(column)").frame(width: 80, height: 100)
                    .onAppear { log.appeared.append(line * 100 + column) }
                }
              }
            }
          }
        }
      }
    )
    #expect(log.appeared.sorted() == [0, 1, 2, 100, 101, 102, 200, 201, 202])
    #expect(throws: HostError.self) { try screen.find(text: "3 0") }
  }

  @Test("lines of a grid are made while they are in sight")
  func grid() throws {
    let log = Log()
    _ = try shown(
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
          ForEach(0..<200, id: \.self) { number in
            Color.red.frame(height: 100).onAppear { log.appeared.append(number) }
          }
        }
      }
    )
    #expect(log.appeared == Array(0..<6))
  }

  @Test("a modifier of all rows changes each when it is made")
  func modifiedRows() throws {
    let log = Log()
    let screen = try shown(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 30) }
            .padding(.vertical, 10)
            .onAppear { log.appeared.append(0) }
        }
      }
    )
    #expect(screen.findAll(Text.self).compactMap(\.text) == (0..<6).map { "Row \($0)" })
    #expect(log.appeared.count == 6)
  }

  private struct Ground: View {
    var body: some View { Color.clear }
  }

  @Test("a lazy stack is as broad as its room, or, without one, as its first view")
  func breadth() throws {
    let wide = try shown(ScrollView { LazyVStack { Text("a") } })
    #expect(try wide.find(LazyVStack<Text>.self).frame.width == 200)
    let ideal = try shown(
      LazyVStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.red.frame(width: 90, height: 10)
      }
      .fixedSize()
      .background(Ground())
    )
    #expect(try ideal.find(Ground.self).frame.width == 40)
  }

  @Test("a lazy stack that scrolls along both axes keeps the breadth of its first view while that is scrolled away")
  func keptBreadth() throws {
    let screen = try shown(
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<50, id: \.self) { Text("\($0)").frame(width: 40 + CGFloat($0) * 5, height: 100) }
        }
        .background(Ground())
      }
    )
    #expect(try screen.find(Ground.self).frame.width == 40)
    try screen.find(text: "2").drag(by: CGSize(width: 0, height: -250))
    #expect(throws: HostError.self) { try screen.find(text: "0") }
    #expect(try screen.find(Ground.self).frame.width == 40)
    #expect(screen.findings.isEmpty)
  }

  @Test("without anything that scrolls, every view is made")
  func unscrolled() throws {
    let log = Log()
    let screen = try shown(LazyVStack { ForEach(0..<30, id: \.self) { Row(number: $0, log: log) } })
    #expect(rows(screen).count == 30)
    #expect(log.appeared.count == 30)
  }

  @Test("a place that rests on an estimate is modelled")
  func confidence() throws {
    let screen = try shown(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 50) } }
      }
    )
    #expect(screen.findAll(Color.self).first?.frameConfidence == .modelled)
  }

  @Test("who misses a view is told how many were not made")
  func message() throws {
    let screen = try shown(Rows(log: Log()))
    let error = #expect(throws: HostError.self) { try screen.find(.label("Row 400: 0")) }
    #expect(error?.description.contains("495 views that lazy containers have not made") == true)
  }

  /// How far a check can be trusted that does no more than a search.
  private func trust(in view: some View, after search: (HeadlessHost.Host) throws -> Void) throws -> Confidence {
    let screen = try shown(view)
    let recorder = CheckRecorder(test: "a", run: nil)
    try CheckRecorder.$current.withValue(recorder) { try search(screen) }
    return recorder.summary.confidence
  }

  @Test("what is absent while views are not made is unverified, and what is counted then is modelled")
  func absence() throws {
    let rows = Rows(log: Log())
    #expect(try trust(in: rows) { _ = $0.findAll(.label("Error")).isEmpty } == .unverified)
    #expect(try trust(in: rows) { _ = $0.findAll(Image.self).isEmpty } == .unverified)
    #expect(try trust(in: rows) { _ = try? $0.find(.label("Error")) } == .unverified)
    #expect(try trust(in: rows) { _ = try? $0.find(text: "Error") } == .unverified)
    #expect(try trust(in: rows) { _ = $0.findAll(.button).count } == .modelled)
    #expect(try trust(in: rows) { _ = $0.accessibilityTree.contains("Error") } == .modelled)
    #expect(try trust(in: rows) { _ = try $0.find(.label("Row 1: 0")).exists } == .exact)
  }

  @Test("an element that was scrolled away is absent without proof")
  func scrolledAway() throws {
    let trust = try trust(in: Rows(log: Log())) { screen in
      let first = try screen.find(.label("Row 1: 0"))
      try screen.find(.label("Row 4: 0")).drag(by: CGSize(width: 0, height: -150))
      #expect(!first.exists)
    }
    #expect(trust == .unverified)
  }

  @Test("where every view is made, a search is exact")
  func wholeSearch() throws {
    let trust = try trust(in: VStack { Row(number: 1, log: Log()) }) { screen in
      #expect(screen.findAll(.label("Error")).isEmpty)
      #expect(screen.findAll(.button).count == 1)
    }
    #expect(trust == .exact)
  }
}
