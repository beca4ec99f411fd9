import HeadlessHost
import SwiftUI
import Testing

/// What is presented lies over the whole screen: bars and tabs, and what stands beside the view that presents it.
@MainActor @Suite("Sheets and alerts over bars")
struct CoverTests {
  nonisolated enum Way: CaseIterable, Sendable { case sheet, fullScreenCover, popover, alert, dialog }

  fileprivate final class Presses {
    var bar = 0
    var page = 0
    var inside = 0
  }

  private struct Screen: View {
    @State private var isPresented = false
    let way: Way
    let presses: Presses

    var body: some View {
      TabView {
        NavigationStack {
          VStack {
            Button("Open") { isPresented = true }.presented(way, $isPresented, presses)
            Button("Page") { presses.page += 1 }
          }
          .navigationTitle("Title")
          .toolbar { Button("Bar") { presses.bar += 1 } }
        }
        .tabItem { Text("First") }
        Text("other").tabItem { Text("Second") }
      }
    }
  }

  @Test("what lies behind is neither touched nor read, and is there again afterwards", arguments: Way.allCases)
  func covers(_ way: Way) throws {
    let presses = Presses()
    let hosted = try host(Screen(way: way, presses: presses))
    let places = try ["Bar", "Page", "Second"].map { try hosted.find(.button.and(.label($0))).frame }
    try hosted.find(.button.and(.label("Open"))).tap()
    let labels = hosted.accessibilityElements.compactMap(\.label)
    #expect(labels.contains("Inside"), "\(labels)")
    for label in ["Bar", "Page", "Open", "First", "Second", "Title"] { #expect(!labels.contains(label), "\(labels)") }
    for place in places { try? hosted.tap(at: CGPoint(x: place.midX, y: place.midY)) }
    #expect((presses.bar, presses.page) == (0, 0))
    try hosted.find(.button.and(.label("Inside"))).tap()
    #expect(presses.inside == 1)
    if way == .alert || way == .dialog {
      try hosted.find(.button.and(.label("Bar"))).tap()
      #expect(presses.bar == 1)
    }
  }

  @Test("the picture shows the sheet over the bars, and the bars no more")
  func picture() throws {
    let hosted = try host(Screen(way: .sheet, presses: Presses()))
    let bar = try hosted.find(.button.and(.label("Bar"))).frame
    try hosted.find(.button.and(.label("Open"))).tap()
    let sheet = try hosted.find(text: "In the sheet")
    #expect(sheet.visibleFraction == 1)
    #expect(hosted.size == Host.phone)
    // Nothing of the bar is seen where it was.
    let shown = try hosted.find(text: "Bar")
    #expect(shown.frame.intersects(bar))
    #expect(shown.visibleFraction == 0)
  }

  @Test("a dialog has its title only where it is asked for", arguments: [Visibility.automatic, .visible, .hidden])
  func dialogTitle(_ visibility: Visibility) throws {
    let dialog = Text("page").confirmationDialog(
      "Sure?",
      isPresented: .constant(true),
      titleVisibility: visibility
    ) {
      Button("Yes") {}
    }
    let labels = try host(dialog).accessibilityElements.compactMap(\.label)
    #expect(labels == (visibility == .visible ? ["Sure?", "Yes", "Cancel"] : ["Yes", "Cancel"]))
  }

  private struct Asking: View {
    let isDialog: Bool
    let role: ButtonRole?
    var hasButton = true
    @State private var isAsked = true

    var body: some View {
      let page = Text(isAsked ? "asked" : "answered")
      if isDialog {
        page.confirmationDialog("Sure?", isPresented: $isAsked) { if hasButton { Button("Mine", role: role) {} } }
      } else {
        page.alert("Sure?", isPresented: $isAsked) { if hasButton { Button("Mine", role: role) {} } }
      }
    }
  }

  @Test("the system answers a dialog with Cancel where nobody else does, and an alert without buttons with OK")
  func standardAnswers() throws {
    func buttons(_ view: Asking) throws -> [String] { try host(view).findAll(.button).compactMap(\.label) }
    #expect(try buttons(Asking(isDialog: true, role: nil)) == ["Mine", "Cancel"])
    #expect(try buttons(Asking(isDialog: true, role: .destructive)) == ["Mine", "Cancel"])
    #expect(try buttons(Asking(isDialog: true, role: .cancel)) == ["Mine"])
    #expect(try buttons(Asking(isDialog: false, role: nil)) == ["Mine"])
    #expect(try buttons(Asking(isDialog: false, role: nil, hasButton: false)) == ["OK"])
    let hosted = try host(Asking(isDialog: true, role: nil))
    try hosted.find(.label("Cancel")).tap()
    #expect(try hosted.find(text: "answered").exists)
  }

  @Test("a search in a sheet submits nothing of the screen below it")
  func searchInSheet() throws {
    let presses = Presses()
    let hosted = try host(
      Text("page")
        .sheet(isPresented: .constant(true)) {
          NavigationStack { Text("sheet").searchable(text: .constant("x")) }
        }
        .onSubmit(of: .search) { presses.page += 1 }
    )
    try hosted.find(.textField).submit()
    #expect(presses.page == 0)
  }

  private struct Nested: View {
    var body: some View {
      Text("page").sheet(isPresented: .constant(true)) {
        Text("first").sheet(isPresented: .constant(true)) { Text("second") }
      }
    }
  }

  @Test("a sheet of a sheet lies over it")
  func nested() throws {
    #expect(try host(Nested()).accessibilityElements.compactMap(\.label) == ["second"])
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("a sheet keeps its state while what is behind it changes")
  func state() throws {
    let hosted = try host(Text("page").sheet(isPresented: .constant(true)) { Counting() })
    try hosted.find(.button).tap()
    try hosted.change { $0.colorScheme = .dark }
    #expect(try hosted.find(.button).label == "count 1")
  }

  private struct Pages: PreviewProvider {
    static var previews: some View {
      Text("one").sheet(isPresented: .constant(true)) { Text("sheet of one") }
      Text("two")
    }
  }

  @Test("each preview has its own sheets")
  func inPreviews() throws {
    let all = try previews(of: Pages.self)
    #expect(all.map { $0.host.accessibilityElements.compactMap(\.label) } == [["sheet of one"], ["two"]])
  }

  @Test("what is made to measure covers itself, and says so")
  func measured() throws {
    let hosted = try host(
      GeometryReader { _ in Text("page").sheet(isPresented: .constant(true)) { Text("sheet") } }
    )
    #expect(hosted.findings.contains { $0.message.contains("covers that view only") })
    #expect(hosted.accessibilityElements.compactMap(\.label) == ["sheet"])
  }
}

extension View {
  @ViewBuilder fileprivate func presented(
    _ way: CoverTests.Way,
    _ isPresented: Binding<Bool>,
    _ presses: CoverTests.Presses
  ) -> some View {
    let sheet = VStack {
      Text("In the sheet")
      Button("Inside") { presses.inside += 1 }
    }
    switch way {
    case .sheet: self.sheet(isPresented: isPresented) { sheet }
    case .fullScreenCover: fullScreenCover(isPresented: isPresented) { sheet }
    case .popover: popover(isPresented: isPresented) { sheet }
    case .alert: alert("Sure?", isPresented: isPresented) { Button("Inside") { presses.inside += 1 } }
    case .dialog:
      confirmationDialog("Sure?", isPresented: isPresented, titleVisibility: .hidden) {
        Button("Inside") { presses.inside += 1 }
      }
    }
  }
}
