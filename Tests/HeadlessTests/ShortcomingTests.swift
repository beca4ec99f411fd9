import HeadlessHost
import SwiftUI
import Testing

/// What this runtime does not carry out says so when it is used.
@MainActor @Suite("Shortcomings are findings")
struct ShortcomingTests {
  nonisolated static let cases: [(name: String, view: @MainActor @Sendable () -> AnyView)] = [
    ("interpolation", { AnyView(Image(systemName: "star").interpolation(.high)) }),
    ("antialiased", { AnyView(Image(systemName: "star").antialiased(true)) }),
    ("resizable(capInsets:resizingMode:)", { AnyView(Image(systemName: "star").resizable(resizingMode: .tile)) }),
    ("smallCaps", { AnyView(Text("a").font(.body.smallCaps())) }),
    ("width(_:)", { AnyView(Text("a").font(.body.width(.condensed))) }),
    ("speechSpellsOutCharacters", { AnyView(Text("a").speechSpellsOutCharacters()) }),
    ("speechAdjustedPitch", { AnyView(VStack { Text("a") }.speechAdjustedPitch(0.5)) }),
    ("textScale", { AnyView(Text("a").textScale(.secondary)) }),
    ("matchedGeometryEffect", { AnyView(Matched()) }),
    ("The shadow of a ShapeStyle", { AnyView(Text("a").foregroundStyle(.red.shadow(.drop(radius: 2)))) }),
    ("MeshGradient", { AnyView(MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])) }),
    ("scrollTransition", { AnyView(Text("a").scrollTransition { content, _ in content.opacity(0.5) }) }),
    ("draggable", { AnyView(Text("a").draggable("a")) }),
    ("union(_:eoFill:)", { AnyView(Circle().union(Rectangle()).fill(.red)) }),
    ("subtracting(_:eoFill:)", { AnyView(Circle().subtracting(Rectangle()).fill(.red)) }),
    ("accessibilityRotor", { AnyView(Text("a").accessibilityRotor("b") { AccessibilityRotorEntry("c", id: 1) }) }),
    ("glassEffect", { AnyView(Text("a").glassEffect()) }),
    ("controlSize(.mini)", { AnyView(Text("a").controlSize(.mini)) }),
    ("even-odd rule", { AnyView(Text("a").clipShape(Circle(), style: FillStyle(eoFill: true))) }),
    ("even-odd rule", { AnyView(Text("a").contentShape(Circle(), eoFill: true)) }),
    (
      "even-odd rule",
      {
        AnyView(
          Canvas { context, _ in context.clip(to: Path(CGRect.zero), style: FillStyle(eoFill: true)) }
            .frame(width: 1, height: 1)
        )
      }
    ),
    ("previewDevice", { AnyView(Text("a").previewDevice("iPhone SE")) }),
    ("previewInterfaceOrientation", { AnyView(Text("a").previewInterfaceOrientation(.landscapeLeft)) }),
    ("accessibilityHeading", { AnyView(Text("a").accessibilityHeading(.h2)) }),
    ("isDetailLink", { AnyView(NavigationLink("a", destination: Text("b")).isDetailLink(false)) }),
    ("A ControlGroup", { AnyView(ControlGroup { Text("a") }) }),
    ("variableValue", { AnyView(Image(systemName: "wifi", variableValue: 0.5)) }),
    ("An image in a line of text", { AnyView(Text(Image(systemName: "star"))) }),
    ("leaves out .subviews", { AnyView(Text("a").gesture(TapGesture(), including: .gesture)) }),
  ]

  @Test("each is named", arguments: cases.indices)
  func isNamed(_ index: Int) throws {
    let (name, view) = Self.cases[index]
    let findings = try host(view()).findings
    #expect(findings.contains { $0.message.contains(name) }, "\(name): \(findings)")
  }

  private enum Marking: TransactionKey { static let defaultValue = false }

  @Test("a value of a transaction reaches nobody, and that is named")
  func transactionValue() throws {
    var transaction = Transaction()
    let hosted = try host(Button("go") { transaction[Marking.self] = true })
    try hosted.find(.button).tap()
    #expect(transaction[Marking.self])
    #expect(hosted.findings.contains { $0.message.contains("The value Marking of a transaction") })
  }

  private struct Matched: View {
    @Namespace private var namespace

    var body: some View { Text("a").matchedGeometryEffect(id: "a", in: namespace) }
  }
}
