import Foundation
import HeadlessHost
import SwiftUI
import Testing
import UniformTypeIdentifiers

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
    ("The date style .timer", { AnyView(Text(Date(timeIntervalSince1970: 0), style: .timer)) }),
    ("The date style .relative", { AnyView(Text("since \(Date(timeIntervalSince1970: 0), style: .relative)")) }),
    ("colours no layers of a symbol", { AnyView(Image(systemName: "star").foregroundStyle(.red, .blue)) }),
    ("geometryGroup", { AnyView(Text("a").geometryGroup()) }),
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
    ("blendDuration", { AnyView(Blended(animation: .spring(response: 0.3, blendDuration: 0.2))) }),
    ("blendDuration", { AnyView(Blended(animation: .spring(.bouncy, blendDuration: 0.2).delay(1))) }),
    ("blendDuration", { AnyView(Blended(animation: .interactiveSpring())) }),
    ("pinnedViews", { AnyView(LazyVStack(pinnedViews: [.sectionHeaders]) { Text("a") }) }),
    ("pinnedViews", { AnyView(LazyHStack(pinnedViews: .sectionFooters) { Text("a") }) }),
    ("pinnedViews", { AnyView(LazyVGrid(columns: [GridItem()], pinnedViews: .sectionFooters) { Text("a") }) }),
    ("table of strings", { AnyView(Text("key", tableName: "Words")) }),
    ("table of strings", { AnyView(Text("key", bundle: .main)) }),
    ("table of strings", { AnyView(Deferring { Text(String(localized: "key", table: "Words")) }) }),
    ("An image in a line of text", { AnyView(Text("a \(Image(systemName: "star")) b")) }),
    ("AppStorage(_:store:)", { AnyView(Stored()) }),
    ("rotation3DEffect", { AnyView(Text("a").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))) }),
    ("accessibilityDirectTouch", { AnyView(Text("a").accessibilityDirectTouch(options: .silentOnTouch)) }),
    ("GlassEffectContainer", { AnyView(GlassEffectContainer(spacing: 4) { Text("a") }) }),
    ("drawingGroup", { AnyView(Text("a").drawingGroup(opaque: true)) }),
    ("blur(radius:opaque:)", { AnyView(Text("a").blur(radius: 2, opaque: true)) }),
    ("symbolRenderingMode", { AnyView(Image(systemName: "star").symbolRenderingMode(.palette)) }),
    ("includeOptional", { AnyView(Text("a").tag(1, includeOptional: false)) }),
    ("NavigationStack(path:root:)", { AnyView(NavigationStack(path: .constant([1])) { Text("a") }) }),
    (
      "NavigationSplitView shows its sidebar",
      {
        AnyView(
          NavigationSplitView {
            Text("a")
          } detail: {
            Text("b")
          }
        )
      }
    ),
    (
      "placement .toolbar",
      { AnyView(NavigationStack { Text("a").searchable(text: .constant(""), placement: .toolbar) }) }
    ),
    (
      "ToolbarTitleMenu",
      { AnyView(NavigationStack { Text("a").toolbar { ToolbarTitleMenu { Button("b") {} } } }) }
    ),
    ("strokedPath", { AnyView(Deferring { Path(CGRect.zero).strokedPath(StrokeStyle(lineWidth: 2)).fill(.red) }) }),
    ("spacing(subviews:cache:)", { AnyView(Distant {}) }),
    (
      "A tab of the role search",
      { AnyView(TabView { Tab("a", systemImage: "star", role: .search) { Text("b") } }) }
    ),
    ("A tab of the role search", { AnyView(TabView { Tab(role: .search) { Text("b") } }) }),
    ("The selection of a field", { AnyView(TextField("a", text: .constant(""), selection: .constant(nil))) }),
    ("The selection of a field", { AnyView(TextEditor(text: .constant(""), selection: .constant(nil))) }),
    ("editActions", { AnyView(List(.constant([Entry()]), editActions: .delete) { _ in Text("a") }) }),
    ("editActions", { AnyView(ForEach(.constant([1]), id: \.self, editActions: .all) { _ in Text("a") }) }),
    ("UIHostingConfiguration", { AnyView(Deferring { Text("\(UIHostingConfiguration { Text("a") })") }) }),
    ("ShareLink", { AnyView(ShareLink("a", item: "b", preview: SharePreview("c", image: Image(systemName: "star")))) }),
    ("searchFocused", { AnyView(NavigationStack { SearchFocusedAlone() }) }),
    ("without a length", { AnyView(ScrollView { Text("a") }.contentMargins(.top, nil)) }),
    ("Scroll indicators", { AnyView(ScrollView { Text("a") }.contentMargins(4, for: .scrollIndicators)) }),
    ("takes the screen", { AnyView(NavigationStack { Text("a").containerRelativeFrame(.vertical) }) }),
    (
      "fileImporter(isPresented:allowedContentTypes:onCompletion:)",
      { AnyView(Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.jpeg]) { _ in }) }
    ),
    (
      "allowsMultipleSelection",
      {
        AnyView(
          Text("a").fileImporter(
            isPresented: .constant(true),
            allowedContentTypes: [.jpeg],
            allowsMultipleSelection: true
          ) { _ in }
        )
      }
    ),
    ("onDrop", { AnyView(Text("a").onDrop(of: [.text, .image], isTargeted: nil) { _ in false }) }),
    ("tabViewBottomAccessory", { AnyView(TabView { Text("a") }.tabViewBottomAccessory { Text("b") }) }),
    ("MoveTransition", { AnyView(MoveTransition(edge: .top).apply(content: Text("a"), phase: .willAppear)) }),
    ("the frame for VoiceOver", { AnyView(Text("a").contentShape(.accessibility, Circle())) }),
    ("nothing is lifted", { AnyView(Text("a").contentShape([.interaction, .dragPreview], Circle())) }),
    ("does not follow its guides", { AnyView(Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 9 }) }),
    ("line below a row only", { AnyView(List { Text("a").listRowSeparatorTint(.red, edges: .top) }) }),
    ("leaves out .subviews", { AnyView(Text("a").gesture(TapGesture(), including: .gesture)) }),
  ]

  @Test("each is named", arguments: cases.indices)
  func isNamed(_ index: Int) throws {
    let (name, view) = Self.cases[index]
    let findings = try host(view()).findings
    #expect(findings.contains { $0.message.contains(name) }, "\(name): \(findings)")
  }

  private enum Marking: TransactionKey { static let defaultValue = false }

  @Test("what is carried out says nothing")
  func isSilent() throws {
    let turned = Text("a").rotation3DEffect(.degrees(40), axis: (x: 0, y: 0, z: 1))
    let calm = Blended(animation: .spring(response: 0.3))
    let texts = VStack { Text("key", comment: "for people") }
    let findings = try host(
      VStack {
        turned
        calm
        texts
        LazyVStack { Text("b") }
      }
    ).findings
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test("a value of a transaction reaches nobody, and that is named")
  func transactionValue() throws {
    var transaction = Transaction()
    let hosted = try host(Button("go") { transaction[Marking.self] = true })
    try hosted.find(.button).tap()
    #expect(transaction[Marking.self])
    #expect(hosted.findings.contains { $0.message.contains("The value Marking of a transaction") })
  }

  /// Moves along an animation as soon as it is there.
  private struct Blended: View {
    @State private var isAway = false
    let animation: Animation

    var body: some View {
      Text("a").offset(x: isAway ? 10 : 0).onAppear { withAnimation(animation) { isAway = true } }
    }
  }

  /// Made while its body is.
  private struct Deferring<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
  }

  private struct Stored: View {
    @AppStorage("word", store: UserDefaults(suiteName: "group.a")) private var word = "a"

    var body: some View { Text(word) }
  }

  private struct Distant: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
  }

  private struct Matched: View {
    @Namespace private var namespace

    var body: some View { Text("a").matchedGeometryEffect(id: "a", in: namespace) }
  }
}

private struct Entry: Identifiable {
  let id = 1
}

private struct SearchFocusedAlone: View {
  @FocusState private var isFocused: Bool

  var body: some View { Text("a").searchFocused($isFocused) }
}
