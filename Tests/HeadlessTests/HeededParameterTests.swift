import HeadlessHost
import SwiftUI
import Testing

/// Parameters that are easily passed over.
@MainActor @Suite("Parameters that count")
struct HeededParameterTests {
  @Test("a spring that may not be overdamped is damped critically")
  func overdamping() {
    let free = Spring(mass: 1, stiffness: 1, damping: 10, allowOverDamping: true)
    #expect(free.dampingRatio > 4.9)
    #expect(Spring(mass: 1, stiffness: 1, damping: 10).dampingRatio == 1)
  }

  @Test("a grid stands where it is told beside its columns", arguments: [0, 1, 2])
  func grid(_ index: Int) throws {
    let alignment: HorizontalAlignment = [.leading, .center, .trailing][index]
    let grid = LazyVGrid(columns: [GridItem(.fixed(100))], alignment: alignment) {
      Color.red.frame(width: 100, height: 10).accessibilityElement().accessibilityIdentifier("cell")
    }
    #expect(try host(grid.frame(width: 300)).find(.identifier("cell")).frame.minX == [0, 100, 200][index])
  }

  @Test("a link to nothing cannot be followed")
  func linkToNothing() throws {
    let hosted = try host(NavigationLink(value: Int?.none) { Text("a") })
    #expect(hosted.accessibilityElements.contains { $0.traits.contains("disabled") })
    #expect(try !host(NavigationLink(value: 1) { Text("a") }).accessibilityTree.contains("disabled"))
  }

  private final class Log { var words: [String] = [] }

  @Test("what a search submits is not what a field submits")
  func submitting() throws {
    let log = Log()
    let hosted = try host(
      NavigationStack {
        TextField("Name", text: .constant("")).searchable(text: .constant("x"))
      }
      .onSubmit(of: .search) { log.words.append("search") }
      .onSubmit { log.words.append("text") }
    )
    try hosted.find(.textField.and(.label("Name"))).submit()
    #expect(log.words == ["text"])
    try hosted.find(.textField.and(.label("Search"))).submit()
    #expect(log.words == ["text", "search"])
  }

  @Test("a thing of a bar that people have to add is not there before they do")
  func notByDefault() throws {
    let hosted = try host(
      NavigationStack {
        Text("a").toolbar(id: "bar") {
          ToolbarItem(id: "one") { Button("One") {} }
          ToolbarItem(id: "two", showsByDefault: false) { Button("Two") {} }
        }
      }
    )
    #expect(hosted.accessibilityElements.map(\.label) == ["One", "a"])
  }

  @Test("a narrow screen shows one column, a wide one shows all that are wanted")
  func columns() throws {
    let split = NavigationSplitView {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
    #expect(try host(split).accessibilityElements.map(\.label) == ["sidebar"])
    let wide = try host(split.environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1000, height: 700))
    #expect(wide.accessibilityElements.map(\.label) == ["sidebar", "content", "detail"])
    let detail = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    let alone = try host(detail.environment(\.horizontalSizeClass, .regular))
    #expect(alone.accessibilityElements.map(\.label) == ["detail"])
  }

  @Test("a text that is put into another keeps its own style")
  func insertedText() throws {
    let red = try host(Text("A **bold \(Text("red").foregroundColor(.red)) word** \(Text("x").bold())"))
    #expect(try red.find(text: "A bold red word x").exists)
    #expect(red.svg().contains("#FF3B30"))
    #expect(LocalizedStringKey("a \(Text("b"))") == LocalizedStringKey("a \(Text("b"))"))
  }

  private struct Lined: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? {
      guide == .top ? bounds.maxY : nil
    }
  }

  @Test("the guides of a layout of the app's count")
  func guides() throws {
    let hosted = try host(
      HStack(alignment: .top, spacing: 0) {
        Lined { Color.red }
        Color.blue.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("other")
      }
    )
    #expect(try hosted.find(.identifier("other")).frame.minY == 100)
  }

  private struct Unlined: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("a layout that says that it has no guide has none, and one that says nothing has those of its views")
  func guidesOfViews() throws {
    func top(_ layout: some Layout, _ alignment: VerticalAlignment) throws -> CGFloat {
      let line = HStack(alignment: alignment, spacing: 0) {
        layout { Color.red.frame(width: 10, height: 100).alignmentGuide(alignment) { _ in 40 } }
        Color.blue.alignmentGuide(alignment) { _ in 0 }.frame(width: 10, height: 10)
          .accessibilityElement().accessibilityIdentifier("other")
      }
      let shown = try host(line.accessibilityElement(children: .contain).accessibilityIdentifier("line"))
      return try shown.find(.identifier("other")).frame.minY - shown.find(.identifier("line")).frame.minY
    }
    #expect(try top(Unlined(), .bottom) == 40)
    #expect(try top(Lined(), .bottom) == 100)
  }

  @Test("how hard something hits is felt")
  func intensity() throws {
    let hosted = try host(Hitting())
    try hosted.find(.button).tap()
    #expect(hosted.haptics == ["impact light 0.5"])
  }

  private struct Hitting: View {
    @State private var count = 0

    var body: some View {
      Button("go") { count += 1 }.sensoryFeedback(.impact(weight: .light, intensity: 0.5), trigger: count)
    }
  }

  @Test("colours of a space are colours of the screen")
  func colorSpace() {
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1)
    #expect(abs(linear.red - 0.735) < 0.01)
    #expect(Color.Resolved(red: 0.5, green: 0, blue: 1).red == 0.5)
  }

  private struct Redirecting: View {
    @Environment(\.openURL) private var openURL

    var body: some View { Button("go") { openURL(URL(string: "https://a.example")!) } }
  }

  @Test("an app may send an address on to another, and discard one")
  func addresses() throws {
    let other = URL(string: "https://b.example")!
    let sent = try host(Redirecting().environment(\.openURL, OpenURLAction { _ in .systemAction(other) }))
    try sent.find(.button).tap()
    #expect(sent.openedAddresses == ["https://b.example"])
    let thrown = try host(Redirecting().environment(\.openURL, OpenURLAction { _ in .discarded }))
    try thrown.find(.button).tap()
    #expect(thrown.openedAddresses.isEmpty)
  }

  private struct Boxed: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("since \(Int(configuration.minimumDate?.timeIntervalSince1970 ?? -1))")
        Button("reset") { configuration.selection = Date(timeIntervalSince1970: 7) }
      }
    }
  }

  private struct Choosing: View {
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
      DatePicker("Start", selection: $date, in: Date(timeIntervalSince1970: 5)...).datePickerStyle(Boxed())
      Text("\(Int(date.timeIntervalSince1970))")
    }
  }

  @Test("a date picker looks as a style of the app's draws it")
  func datePickerStyle() throws {
    let hosted = try host(Choosing())
    #expect(hosted.accessibilityElements.map(\.label) == ["Start", "since 5", "reset", "0"])
    try hosted.find(.button).tap()
    #expect(try hosted.find(text: "7").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("the field of a date picker shortens the month")
  func shortMonth() throws {
    let picker = DatePicker(
      "Day",
      selection: .constant(Date(timeIntervalSince1970: 26_000_000)),
      displayedComponents: .date
    )
    #expect(try host(picker).find(.button).label == "Day, Oct 28, 1970")
  }
}
