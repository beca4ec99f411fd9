import HeadlessHost
import SwiftUI
import Synchronization
import Testing

/// How often the views of a nest are asked, all levels together. A container asks its children for several sizes and
/// for several guides: were that passed on each time, the number would double at each level.
@MainActor @Suite("The cost of nesting")
struct NestingCostTests {
  /// One level of a nest, and how many times as many questions twice as many levels come to at most.
  struct Nest: Sendable, CustomTestStringConvertible {
    let name: String
    let growth: Double
    let wrap: @MainActor @Sendable (AnyView) -> any View

    init(_ name: String, growth: Double = 2.2, wrap: @escaping @MainActor @Sendable (AnyView) -> any View) {
      (self.name, self.growth, self.wrap) = (name, growth, wrap)
    }

    var testDescription: String { name }
  }

  nonisolated static let nests = [
    Nest("stacks", wrap: { VStack(content: beside($0, Text("a"), Spacer())) }),
    Nest(
      "stacks in turn",
      wrap: { VStack(content: beside(AnyView(HStack(content: beside($0, Color.red))), Text("a"))) }
    ),
    Nest("baselines", wrap: { HStack(alignment: .firstTextBaseline, content: beside($0, Text("a"), Divider())) }),
    Nest("layers", wrap: { ZStack(alignment: .topLeading, content: beside($0, Color.red)) }),
    Nest("frames", wrap: { $0.frame(maxWidth: .infinity, alignment: .leading).padding(1).frame(minHeight: 10) }),
    Nest("stacks in frames", wrap: { HStack(content: beside($0, Text("a"))).frame(maxWidth: .infinity) }),
    Nest(
      "backgrounds",
      wrap: { HStack(content: beside($0, Text("a"))).background { Color.red }.overlay { Color.blue } }
    ),
    Nest("priorities", wrap: { HStack(content: beside(AnyView($0.layoutPriority(1)), Text("a"), Color.red)) }),
    Nest("fixed sizes", wrap: { VStack(content: beside($0, Divider())).fixedSize(horizontal: true, vertical: false) }),
    Nest("ratios", wrap: { ZStack(content: beside($0)).aspectRatio(contentMode: .fit) }),
    // Each grid offers its cells widths that no other one does.
    Nest("grids", growth: 4.2, wrap: { inner in Grid { GridRow(content: beside(inner, Text("a"))) } }),
    Nest("views that fit", wrap: { ViewThatFits(content: beside($0, Text("a"))) }),
    Nest("scroll views", wrap: { inner in ScrollView { VStack(content: beside(inner, Color.red)) } }),
    Nest("lazy stacks", wrap: { LazyVStack(content: beside($0, Text("a"))) }),
    Nest("layouts of the app's", wrap: { AnyLayout(HStackLayout())(beside($0, Text("a"))) }),
  ]

  private nonisolated static func beside<each Other: View>(
    _ inner: AnyView,
    _ others: repeat each Other
  ) -> () -> TupleView<(AnyView, repeat each Other)> {
    { ViewBuilder.buildBlock(inner, repeat each others) }
  }

  @Test("twice as many levels are asked for sizes about twice as often", arguments: nests)
  func sizes(_ nest: Nest) throws {
    func questions(_ depth: Int) throws -> Int {
      let asked = Questions()
      var view = AnyView(Color.red.frame(width: 1, height: 1))
      for _ in 0..<depth {
        let inner = AnyView(nest.wrap(view))
        view = AnyView(Asked(asked: asked) { inner })
      }
      _ = try host(view)
      return asked.count
    }
    let counts = try [10, 20, 40].map(questions)
    #expect(counts[0] >= 10)
    #expect(Double(counts[1]) <= Double(counts[0]) * nest.growth, "\(counts)")
    #expect(Double(counts[2]) <= Double(counts[1]) * nest.growth, "\(counts)")
  }

  @Test("a guide deep inside is worked out about as often for twice as many levels", arguments: nests)
  func guides(_ nest: Nest) throws {
    func questions(_ depth: Int) throws -> Int {
      let asked = Questions()
      var view = AnyView(
        Text("x").alignmentGuide(.leading) { asked.answer($0[.leading]) }
          .alignmentGuide(VerticalAlignment.center) { asked.answer($0[VerticalAlignment.center]) }
      )
      for _ in 0..<depth { view = AnyView(nest.wrap(view)) }
      _ = try host(view)
      return asked.count
    }
    let counts = try [10, 20, 40].map(questions)
    #expect(counts[1] <= counts[0] * 2, "\(counts)")
    #expect(counts[2] <= counts[1] * 2, "\(counts)")
  }
}

private final class Questions: Sendable {
  private let asked = Atomic(0)

  var count: Int { asked.load(ordering: .relaxed) }

  func ask() { asked.add(1, ordering: .relaxed) }

  func answer(_ place: CGFloat) -> CGFloat {
    ask()
    return place
  }
}

/// Counts how often it is asked for a size.
private struct Asked: Layout {
  let asked: Questions

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    asked.ask()
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
