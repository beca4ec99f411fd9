import HeadlessHost
import SwiftUI
import Testing

private struct Rise: ViewModifier {
  let isAway: Bool

  func body(content: Content) -> some View {
    content
      .opacity(isAway ? 0 : 1)
      .offset(y: isAway ? 40 : 0)
      .padding(4)
  }
}

/// Turns and fades, and leaves another way than it came.
private struct Spin: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(90 * phase.value))
      .opacity(phase.isIdentity ? 1 : 0.5)
  }
}

/// A change of layout, which is not shown on its way.
private struct Widen: ViewModifier {
  let width: CGFloat

  func body(content: Content) -> some View { content.frame(width: width) }
}

/// A look that does not change while it is pressed.
private struct Quiet: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Notice: View {
  @State private var isShown = false
  let transition: AnyTransition

  var body: some View {
    VStack {
      Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }.buttonStyle(Quiet())
      if isShown { Rectangle().fill(Color.red).frame(width: 20, height: 20).transition(transition) }
    }
  }
}

/// A square that comes by the names that types of transitions have.
private struct Tip: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("toggle") { isShown.toggle() }.buttonStyle(Quiet())
      if isShown {
        Rectangle()
          .transition(.scale(0.1, anchor: .top).combined(with: .opacity).animation(.linear(duration: 2)))
      }
    }
  }
}

/// A row that can be tapped and typed into, and that fades out.
private struct Farewell: View {
  var fades = true
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("go") { withAnimation(.linear(duration: 1)) { isShown = false } }.buttonStyle(Quiet())
      if isShown {
        VStack {
          Text("bye").onTapGesture {}
          TextField("name", text: .constant(""))
        }
        .transition(fades ? .opacity : .identity)
      }
    }
  }
}

@MainActor @Suite("Transitions of the app's own")
struct TransitionTests {
  private func notice(_ transition: AnyTransition) throws -> HeadlessHost.Host {
    try host(Notice(transition: transition))
  }

  private func properties(_ hosted: HeadlessHost.Host) -> [String] {
    hosted.animations.filter { !["position", "size"].contains($0.property) }
      .map { "\($0.property) \($0.from)-\($0.to)" }.sorted()
  }

  @Test("the modifier of the identity stays around the view, and what differs in the other comes and goes")
  func modifier() throws {
    let hosted = try notice(.modifier(active: Rise(isAway: true), identity: Rise(isAway: false)))
    try hosted.find(.button).tap()
    #expect(properties(hosted) == ["offset [0.0, 40.0]-[0.0, 0.0]", "opacity [0.0]-[1.0]"])
    try hosted.advance(by: 0.5)
    #expect(abs(try hosted.find(Rectangle.self).opacity - 0.5) < 0.001)
    try hosted.advance(by: 0.6)
    #expect(try hosted.find(Rectangle.self).opacity == 1)
    // The padding of the modifier is there as well: twelve points below the button with the spacing of eight.
    let (button, square) = (try hosted.find(.button).frame, try hosted.find(Rectangle.self).frame)
    #expect(abs(square.minY - button.maxY - 12) < 0.001)
    try hosted.find(.button).tap()
    #expect(properties(hosted).contains("opacity [1.0]-[0.0]"))
    #expect(properties(hosted).contains("offset [0.0, 0.0]-[0.0, 40.0]"))
    #expect(hosted.findings.isEmpty)
  }

  @Test("a transition by its body comes from before and goes to after")
  func body() throws {
    let hosted = try notice(AnyTransition(Spin()))
    try hosted.find(.button).tap()
    let quarter = Double.pi / 2
    #expect(properties(hosted) == ["opacity [0.5]-[1.0]", "rotation [\(-quarter)]-[0.0]"])
    try hosted.advance(by: 2)
    try hosted.find(.button).tap()
    #expect(properties(hosted).contains("rotation [0.0]-[\(quarter)]"))
    #expect(hosted.findings.isEmpty)
  }

  @Test("an asymmetric one comes by its insertion and goes by its removal")
  func asymmetric() throws {
    let rise = AnyTransition.modifier(active: Rise(isAway: true), identity: Rise(isAway: false))
    let hosted = try notice(.asymmetric(insertion: .scale, removal: rise))
    try hosted.find(.button).tap()
    #expect(properties(hosted) == ["scale [0.0, 0.0]-[1.0, 1.0]"])
    try hosted.advance(by: 2)
    try hosted.find(.button).tap()
    #expect(properties(hosted).contains("opacity [1.0]-[0.0]"))
  }

  @Test("types of transitions are combined and parted by methods of their own")
  func types() throws {
    let both = try notice(AnyTransition(ScaleTransition(0.5).combined(with: OpacityTransition())))
    try both.find(.button).tap()
    #expect(properties(both) == ["opacity [0.0]-[1.0]", "scale [0.5, 0.5]-[1.0, 1.0]"])
    let parted = try notice(AnyTransition(AsymmetricTransition(insertion: OpacityTransition(), removal: Spin())))
    try parted.find(.button).tap()
    #expect(properties(parted) == ["opacity [0.0]-[1.0]"])
    try parted.advance(by: 2)
    try parted.find(.button).tap()
    #expect(properties(parted).contains("rotation [0.0]-[\(Double.pi / 2)]"))
  }

  @Test("a transition by its type brings its own animation")
  func animatedType() throws {
    let hosted = try host(Tip())
    try hosted.find(.button).tap()
    let durations = hosted.animations.filter { ["opacity", "scale"].contains($0.property) }.map(\.duration)
    #expect(durations == [2, 2])
  }

  @Test("a transition is applied to a content by hand")
  func applied() throws {
    func opacity(_ phase: TransitionPhase) throws -> Double {
      let both = OpacityTransition().combined(with: IdentityTransition())
      return try host(both.apply(content: Text("a"), phase: phase)).find(text: "a").opacity
    }
    #expect(try opacity(.willAppear) == 0)
    #expect(try opacity(.identity) == 1)
  }

  @Test("a view on its way out is drawn and found, and takes nothing any more")
  func leaving() throws {
    let hosted = try host(Farewell())
    let words = try hosted.find(text: "bye")
    let field = try hosted.find(.textField)
    try field.focus()
    #expect(words.exists && !words.isLeaving)
    try hosted.find(.label("go")).tap()
    try hosted.advance(by: 0.5)
    #expect(words.exists && words.isLeaving)
    #expect(abs(words.opacity - 0.5) < 0.001)
    #expect(words.visibleFraction > 0)
    #expect(try hosted.find(text: "bye").isLeaving)
    #expect(words.frame.width > 0)
    // VoiceOver holds the tree as it is to be.
    #expect(words.accessibility == nil)
    #expect(throws: HostError.self) { try hosted.find(.label("bye")) }
    #expect(throws: HostError.self) { try words.tap() }
    #expect(!field.isFocused)
    #expect(throws: HostError.self) { try field.type("x") }
    #expect(throws: HostError.self) { try field.submit() }
    try hosted.advance(by: 0.6)
    #expect(!words.exists && !words.isLeaving)
    #expect(throws: HostError.self) { try hosted.find(text: "bye") }
  }

  @Test("a view that leaves without a transition is gone at once")
  func goneAtOnce() throws {
    let hosted = try host(Farewell(fades: false))
    let words = try hosted.find(text: "bye")
    try hosted.find(.label("go")).tap()
    #expect(!words.exists && !words.isLeaving)
  }

  @Test("what cannot be shown on its way is said")
  func notShown() throws {
    let hosted = try notice(.modifier(active: Widen(width: 5), identity: Widen(width: 20)))
    try hosted.find(.button).tap()
    #expect(hosted.findings.contains { $0.message.contains("is not shown on its way") })
  }
}

/// A bar of tabs whose mark follows the chosen one.
private struct Bar: View {
  @Namespace private var marks
  @State private var chosen = 0

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<3) { index in
        Button {
          withAnimation(.linear(duration: 0.2)) { chosen = index }
        } label: {
          Color.gray.frame(width: 20 + CGFloat(index) * 10, height: 20)
        }
        .matchedGeometryEffect(id: index, in: marks)
        .accessibilityIdentifier("\(index)")
      }
    }
    .background {
      Capsule().matchedGeometryEffect(id: chosen, in: marks, isSource: false)
    }
  }
}

/// A mark that is another view for every tab.
private struct Moving: View {
  @Namespace private var marks
  @State private var chosen = 0

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<2) { index in
        ZStack {
          if chosen == index { Circle().frame(width: 10, height: 10).matchedGeometryEffect(id: "mark", in: marks) }
        }
        .frame(width: 50, height: 20)
      }
    }
    .onTapGesture { withAnimation(.linear(duration: 0.2)) { chosen = 1 - chosen } }
    .accessibilityAddTraits(.isButton).accessibilityLabel("move")
    .contentShape(Rectangle())
  }
}

@MainActor @Suite("Matched geometry")
struct MatchedGeometryTests {
  @Test("a view that is not the source lies where the source of its name lies")
  func follows() throws {
    let hosted = try host(Bar())
    let mark = try hosted.find(Capsule.self)
    for index in [2, 0, 1] {
      let tab = try hosted.find(.identifier("\(index)"))
      try tab.tap()
      #expect(mark.frame == tab.frame)
    }
  }

  @Test("only the position is shared where that is asked for, by the anchor")
  func position() throws {
    struct Corner: View {
      @Namespace private var names

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: "a", in: names).padding(10)
          Circle().frame(width: 6, height: 6)
            .matchedGeometryEffect(id: "a", in: names, properties: .position, anchor: .bottomTrailing, isSource: false)
        }
      }
    }
    #expect(try host(Corner()).find(Circle.self).frame == CGRect(x: 44, y: 44, width: 6, height: 6))
  }

  @Test("a view that takes the name of one that left comes from its place")
  func flies() throws {
    let hosted = try host(Moving())
    try hosted.find(.label("move")).tap()
    // In the space of the new place, where the mark stood fifty points further left.
    let flight = try #require(hosted.animations.first { $0.property == "position" && $0.from[0] < 0 })
    #expect(flight.to[0] - flight.from[0] == 50)
    #expect(flight.duration == 0.2)
  }

  @Test("two sources of one name are said")
  func twoSources() throws {
    struct Twice: View {
      @Namespace private var names

      var body: some View {
        HStack {
          Color.red.matchedGeometryEffect(id: "a", in: names)
          Color.blue.matchedGeometryEffect(id: "a", in: names)
        }
      }
    }
    #expect(try host(Twice()).findings.contains { $0.message.contains("two sources of the name a") })
  }
}
