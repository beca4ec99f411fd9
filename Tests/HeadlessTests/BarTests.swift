import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// What views put into the bars of a screen is drawn, read and pressed.
@MainActor @Suite("Bars")
struct BarTests {
  private struct Screen: View {
    @State private var text = ""
    @State private var pressed = "nothing"

    var body: some View {
      NavigationStack {
        Text("pressed \(pressed), sought \(text)")
          .navigationTitle("Trips")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { pressed = "edit" } }
            ToolbarItem { Button("Add") { pressed = "add" } }
            if text.isEmpty { ToolbarItem(placement: .bottomBar) { Text("3 trips") } }
          }
          .searchable(text: $text, prompt: "Find")
      }
    }
  }

  @Test("the title and what stands beside it are read before the screen, and can be pressed")
  func navigationBar() throws {
    let hosted = try host(Screen())
    #expect(
      hosted.accessibilityElements.map(\.label) == [
        "Edit", "Add", "Trips", "Find", "pressed nothing, sought ", "3 trips",
      ]
    )
    #expect(try hosted.find(.header).label == "Trips")
    try hosted.find(.button.and(.label("Add"))).tap()
    #expect(try hosted.find(text: "pressed add, sought ").exists)
    // A large title stands under the 44 points of the bar, 52 points high.
    let title = try hosted.find(.header)
    #expect(title.frame.midY > 44 && title.frame.midY < 96)
    #expect(title.font?.size == 34)
  }

  @Test("the field of a search writes what is sought, and things that depend on it leave the bar")
  func search() throws {
    let hosted = try host(Screen())
    try hosted.find(.textField).type("Rome")
    #expect(try hosted.find(text: "pressed nothing, sought Rome").exists)
    #expect(!hosted.accessibilityElements.contains { $0.label == "3 trips" })
  }

  private final class Store: ObservableObject { let word = "kept" }

  private struct Adding: View {
    @EnvironmentObject private var store: Store

    var body: some View { Button(store.word) {} }
  }

  @Test("a thing in a bar knows what is said around the view that puts it there")
  func environment() throws {
    let view = NavigationStack { Text("a").toolbar { ToolbarItem { Adding() } }.environmentObject(Store()) }
    #expect(try host(view).find(.button.and(.label("kept"))).exists)
    var presses = 0
    let still = NavigationStack { Text("a").toolbar { Button("Add") { presses += 1 } }.disabled(true) }
    try? host(still).find(.button).tap()
    #expect(presses == 0)
  }

  @Test("where the bar at the top is hidden the one at the foot stays")
  func foot() throws {
    let view = NavigationStack {
      Text("a").navigationTitle("T").toolbar { ToolbarItem(placement: .bottomBar) { Text("foot") } }
        .toolbar(.hidden, for: .navigationBar)
    }
    let hosted = try host(view)
    #expect(hosted.accessibilityElements.map(\.label) == ["a", "foot"])
  }

  @Test("a title in the bar is in its middle; a hidden bar takes no room")
  func inline() throws {
    let view = NavigationStack { Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    let hosted = try host(view, size: CGSize(width: 200, height: 400))
    let title = try hosted.find(text: "T")
    #expect(title.frame.midX == 100 && title.frame.midY == 22)
    #expect(try hosted.find(Color.self).frame == CGRect(x: 0, y: 44, width: 200, height: 356))
    let bare = NavigationStack { Color.red.navigationTitle("T").toolbar(.hidden, for: .navigationBar) }
    let hidden = try host(bare, size: CGSize(width: 200, height: 400))
    #expect(try hidden.find(Color.self).frame == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test("what is in no stack of screens, and what has no place here, is named")
  func shortcomings() throws {
    let loose = try host(Text("a").navigationTitle("T"))
    #expect(loose.findings.contains { $0.message.contains("there is no NavigationStack around") })
    let view = NavigationStack { Text("a").toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } } }
    let hosted = try host(view)
    #expect(hosted.findings.contains { $0.message.contains("at .keyboard is not shown") })
    let measured = NavigationStack { GeometryReader { _ in Text("a").navigationTitle("T") } }
    #expect(try host(measured).findings.contains { $0.message.contains("made to measure") })
  }

  private struct Pages: View {
    @State private var page = 2

    var body: some View {
      TabView(selection: $page) {
        Text("one").tabItem { Label("First", systemImage: "house") }.tag(1)
        Text("two").tabItem { Label("Second", systemImage: "gear") }.tag(2)
      }
    }
  }

  @Test("a tab view has a button for each page, and the chosen one says so", arguments: [true, false])
  func tabs(_ isNewer: Bool) throws {
    let hosted =
      try isNewer
      ? host(
        TabView {
          Tab("First", systemImage: "house") { Text("one") }
          if isNewer { Tab("Second", systemImage: "gear") { Text("two") } }
        }
      ) : host(Pages())
    try hosted.find(.button.and(.label("Second"))).tap()
    #expect(try hosted.find(.button.and(.label("Second"))).traits.contains("selected"))
    #expect(try !hosted.find(.button.and(.label("First"))).traits.contains("selected"))
    #expect(hosted.accessibilityElements.contains { $0.label == "two" })
    try hosted.find(.button.and(.label("First"))).tap()
    #expect(hosted.accessibilityElements.contains { $0.label == "one" })
    #expect(!hosted.accessibilityElements.contains { $0.label == "two" })
    let target = try hosted.find(.button.and(.label("First"))).touchTarget
    #expect(target.height == 49)
    #expect(target.maxY == 844)
  }
}
