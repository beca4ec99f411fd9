import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// What is shown again, or shown on, is what it was.
@MainActor @Suite("State that is kept")
struct KeptStateTests {
  fileprivate final class Log { var words: [String] = [] }

  private struct Counting: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Walk: View {
    @State private var path: [Int] = []
    let log: Log

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Counting()
          Button("push") { path.append(1) }
        }
        .onAppear { log.words.append("appeared") }
        .onDisappear { log.words.append("gone") }
      }
    }
  }

  @Test("the root of a stack stays while screens are pushed")
  func pushing() throws {
    let log = Log()
    let hosted = try host(Walk(log: log))
    try hosted.find(.label("count 0")).tap()
    try hosted.find(.label("push")).tap()
    #expect(hosted.accessibilityElements.map(\.label) == ["count 1", "push"])
    #expect(log.words == ["appeared"])
    #expect(hosted.findings.contains { $0.message.contains("NavigationStack(path:root:)") })
  }

  private struct Columns: View {
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Counting()
        Button("on") { column = .detail }
      } detail: {
        Button("back") { column = .sidebar }
      }
    }
  }

  @Test("the sidebar of a narrow screen keeps its state under the detail")
  func columns() throws {
    let hosted = try host(Columns())
    try hosted.find(.label("count 0")).tap()
    try hosted.find(.label("on")).tap()
    #expect(hosted.accessibilityElements.map(\.label) == ["back"])
    try hosted.find(.label("back")).tap()
    #expect(hosted.accessibilityElements.map(\.label) == ["count 1", "on"])
  }

  private struct Grouped: View {
    @AppStorage("word", store: UserDefaults(suiteName: "group.a")) private var word = "old"

    var body: some View { Button("write \(word)") { word = "new" } }
  }

  private struct Standard: View {
    @AppStorage("word", store: .standard) private var word = "old"

    var body: some View { Text("read \(word)") }
  }

  private struct Settings: View {
    @State private var count = 0

    var body: some View {
      Grouped()
      Standard()
      Button("again \(count)") { count += 1 }
    }
  }

  @Test("what is written to a store of a suite is there when the view is made anew, in all stores")
  func stores() throws {
    let hosted = try host(VStack { Settings() })
    try hosted.find(.label("write old")).tap()
    try hosted.find(.label("again 0")).tap()
    #expect(hosted.accessibilityElements.map(\.label) == ["write new", "read new", "again 1"])
    #expect(hosted.findings.contains { $0.message.contains("all stores are one") })
    #expect(try host(Standard()).findings.isEmpty)
  }

  @Test("animations that move alike are alike, whatever of them is not carried out")
  func alike() {
    let plain = Animation.spring(response: 0.5, dampingFraction: 0.8)
    #expect(Animation.spring(response: 0.5, dampingFraction: 0.8, blendDuration: 1) == plain)
    #expect(Animation.spring(response: 0.4, dampingFraction: 0.8) != plain)
  }
}
