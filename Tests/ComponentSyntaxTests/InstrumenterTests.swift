import ComponentSyntax
import Testing

/// Every change that a mutant makes is a switch in the sources.
struct InstrumenterTests {
  private static let views = SwiftSource(
    path: "View.swift",
    text: """
      extension View {
        func padding(_ length: CGFloat) -> some View
        func frame(width: CGFloat?) -> some View
        func hidden() -> some View
        func strokeBorder(_ color: Color) -> some View
        func buttonStyle(_ style: Plain) -> some View
        func background(_ color: Color) -> some View
        func overlay(_ color: Color) -> some View
        func accessibilityLabel(_ label: String) -> some View
        func onTap(_ action: Action) -> some View
      }
      extension Text { func bold() -> Text }
      """
  )
  private static let tokens = DesignToken.declared(
    in: SwiftSource(
      path: "DesignTokens.swift",
      text:
        "public static let spaceA: CGFloat = 4\npublic static let spaceB: CGFloat = 16\npublic static let spaceC: CGFloat = 5\n"
    )
  )

  private static func instrumented(_ code: String, more: [SwiftSource] = []) -> (text: String, mutants: [String]) {
    let source = SwiftSource(path: "Card/Card.swift", text: code)
    let result = Instrumenter(sources: [source] + more, tokens: tokens, modifiers: ModifierNames(declaredIn: [views]))
      .instrumented()
    return (result.texts[source.path] ?? "", result.mutants.map(\.description))
  }

  @Test(
    "each operator changes one thing, and says which",
    arguments: [
      ("let a = DesignTokens.spaceA", "Card.swift:1:9 spaceA -> spaceC"), ("let a = 3", "Card.swift:1:9 3 -> 4"),
      ("let a = true", "Card.swift:1:9 true -> false"), ("let a = \"x\"", "Card.swift:1:9 \"x\" -> \"\""),
      ("let a = b ? c : d", "Card.swift:1:9 negate b"), ("let a = b == c", "Card.swift:1:9 negate b == c"),
      ("let a = b + c", "Card.swift:1:11 + -> -"), ("let a = -b", "Card.swift:1:9 -b -> b"),
      ("let a = b ?? c", "Card.swift:1:9 drop b ??"), ("let a = b.hidden()", "Card.swift:1:10 drop .hidden"),
      ("func f() { if b { g() } }", "Card.swift:1:15 negate b"),
      ("func f() { if let b { g() } }", "Card.swift:1:15 skip if let b"),
      ("func f() { b = c }", "Card.swift:1:12 drop statement b = c"),
      ("let a = B(action: press)", "Card.swift:1:19 drop press"),
      ("let a = Row { Icon(b) }", "Card.swift:1:15 drop statement Icon"),
      ("let a = b.position(.leading)", "Card.swift:1:20 leading -> trailing"),
    ]
  )
  func operators(code: String, mutant: String) {
    let (text, mutants) = Self.instrumented(code)
    #expect(mutants == [mutant])
    #expect(text.contains("Mutant.") || text.contains("ithout([0])"))
  }

  @Test("what no switch can stand for is counted, and left as it is")
  func unswitchable() {
    let code =
      "enum E: Int { case a = 1 }\nstruct S { init() { x = y } }\nfunc f(e: E) -> Bool { switch e { case .a: b } }\n"
    let source = SwiftSource(path: "S.swift", text: code)
    let result = Instrumenter(sources: [source], tokens: [], modifiers: ModifierNames(declaredIn: [])).instrumented()
    #expect(result.mutants == [])
    #expect(result.leftOut == [.declaration: 1, .initialization: 1, .pattern: 1])
    #expect(result.texts["S.swift"] == "import MutantSwitch\n" + code)
  }

  @Test("a modifier can go to the end of its chain, and keeps its comments")
  func outward() {
    let (text, mutants) = Self.instrumented("let a = b\n  // Room.\n  .padding(c)\n  .hidden()\n")
    #expect(
      mutants == [
        "Card.swift:4:3 swap .padding and .hidden", "Card.swift:3:3 drop .padding",
        "Card.swift:3:3 move .padding outward", "Card.swift:4:3 drop .hidden",
      ]
    )
    #expect(
      text.contains(
        "// Room.\n  .without([1, 2, 0]) { $0.padding(c) }\n  .without([3, 0]) { $0.hidden() }.with(0) { $0.hidden().padding(c) }"
          + ".with(2) { $0.padding(c) }"
      )
    )
  }

  @Test("what lies behind a view can come before it, and the other way round")
  func opposites() {
    let (text, mutants) = Self.instrumented("let a = b.background(.red)\nlet c = d.overlay { e }")
    #expect(
      mutants == [
        "Card.swift:1:10 drop .background", "Card.swift:1:10 .background -> .overlay", "Card.swift:2:10 drop .overlay",
        "Card.swift:2:10 .overlay -> .background",
      ]
    )
    #expect(text.contains(".without([0, 1]) { $0.background(.red) }.with(1) { $0.overlay(.red) }"))
    #expect(text.contains(".without([2, 3]) { $0.overlay { e } }.with(3) { $0.background { e } }"))
  }

  @Test("neighbours of a chain change places, but not what is only said or done")
  func swaps() {
    let (_, mutants) = Self.instrumented(
      "let a = b.frame(width: c).background(d).accessibilityLabel(e).onTap(f).padding(g)"
    )
    #expect(mutants.filter { $0.contains("swap") } == ["Card.swift:1:26 swap .frame and .background"])
    // A shape behind a modifier is no shape, and cannot be stroked.
    #expect(!Self.instrumented("let a = b.strokeBorder(c).padding(d)").mutants.contains { $0.contains("swap") })
    // A text that loses its type on the way would not compile.
    #expect(!Self.instrumented("let a = Text(b).bold().hidden()").mutants.contains { $0.contains("swap") })
  }

  @Test("a whole view is given what it lacks, and a part of one is not")
  func additions() {
    let (text, mutants) = Self.instrumented(
      "var body: some View { b.hidden() }\nvar c: some View { Row { d.hidden() } }"
    )
    #expect(
      mutants == [
        "Card.swift:1:24 drop .hidden", "Card.swift:1:23 add .disabled(true)", "Card.swift:1:23 add .hidden()",
        "Card.swift:1:23 add .fadingUnderPointer()", "Card.swift:2:27 drop .hidden",
        "Card.swift:2:26 drop statement d.hidden",
      ]
    )
    #expect(
      text.contains(
        "{ $0.hidden() }.with(1) { $0.disabled(true) }.with(2) { $0.hidden() }.with(3) { $0.fadingUnderPointer() }"
      )
    )
  }

  @Test(
    "only where there is a field, something can keep it from submitting",
    arguments: ["TextField", "SecureField", "Text"]
  )
  func submissions(view: String) {
    let (_, mutants) = Self.instrumented("func line() -> some View { if a { \(view)().hidden() } }")
    #expect(mutants.contains { $0.hasSuffix("add .submitScope()") } == (view != "Text"))
    #expect(mutants.contains { $0.hasSuffix("add .disabled(true)") })
  }

  @Test("a text that stays a text keeps its type")
  func types() {
    #expect(
      Self.instrumented("let a = Text(b).bold().hidden()").text.contains(
        ".plainlyWithout([0]) { $0.bold() }.without([1])"
      )
    )
  }

  @Test("a frame of tokens in a button's style can go outside of the button")
  func frames() {
    let style = SwiftSource(path: "Card/Face.swift", text: "let f = g.frame(width: DesignTokens.spaceB)")
    let (text, mutants) = Self.instrumented("let a = B().buttonStyle(c)", more: [style])
    #expect(mutants.first == "Face.swift:1:10 move .frame outside of the button")
    #expect(text.contains(".buttonStyle(c) }.with(0) { $0.frame(width: DesignTokens.spaceB) }"))
  }

  @Test("a mutant that was refused is left out, and the others keep their numbers")
  func refused() {
    let source = SwiftSource(path: "S.swift", text: "let a = 3\nlet b = 4\n")
    let instrumenter = Instrumenter(sources: [source], tokens: [], modifiers: ModifierNames(declaredIn: []))
    let all = instrumenter.instrumented().mutants
    let rest = instrumenter.instrumented { $0.number == 0 }
    #expect(rest.mutants == [all[1]])
    #expect(rest.texts["S.swift"] == "import MutantSwitch\nlet a = 3\nlet b = Mutant.pick(1, 4, 5)\n")
  }
}
