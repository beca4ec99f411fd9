import HeadlessHost
import SwiftUI
import Testing

private struct Rise: ViewModifier {
  let isAway: Bool

  func body(content: Content) -> some View { content.opacity(isAway ? 0 : 1).offset(y: isAway ? 40 : 0) }
}

/// A button whose press animates nothing.
private struct Quiet: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// One view in place of another, in the forms in which that is written.
private struct Switching: View {
  let form: Int
  var isAnimated = true
  @State private var number = 1

  var body: some View {
    VStack {
      Button("go") { withAnimation(isAnimated ? .linear(duration: 1) : nil) { number += 1 } }.buttonStyle(Quiet())
      switch form {
      case 0: Text("n\(number)").id(number).transition(.slide)
      case 1: Text("n\(number)").transition(.slide).id(number)
      case 2: Group { if number == 1 { Text("n1") } else { Text("n2") } }.transition(.slide)
      case 3: Text("n\(number)").id(number).transition(.slide).frame(width: 100)
      case 4:
        Text("n\(number)").id(number)
          .transition(.modifier(active: Rise(isAway: true), identity: Rise(isAway: false)))
      case 5: ForEach(number..<3, id: \.self) { Text("n\($0)") }.transition(.slide)
      case 6: Text("n\(number)").id(number)
      case 7: if number == 1 { Text("n1") } else { Text("n2") }
      case 8: if number == 1 { VStack { Text("n1") }.opacity(0.5) }
      case 9: Text("n1").overlay { if number == 2 { EmptyView() } else { Spacer() } }
      default: if number == 1 { Text("n1").transition(.identity) } else { Text("n2").transition(.identity) }
      }
    }
  }
}

/// A button that comes and goes without a word of how.
private struct Unfolding: View {
  @State private var isOpen = false
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("more") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }.buttonStyle(Quiet())
      if isOpen { Button("hidden \(taps)") { taps += 1 }.buttonStyle(Quiet()) }
    }
  }
}

/// Rows that code scrolls to in an animation.
private struct Jumping: View {
  var body: some View {
    ScrollViewReader { reader in
      Button("jump") { withAnimation { reader.scrollTo(60) } }.buttonStyle(Quiet())
      ScrollView { LazyVStack { ForEach(0..<100) { Text("row \($0)").frame(height: 50) } } }
    }
  }
}

/// A sheet that is opened in an animation.
private struct Covered: View {
  @State private var isOpen = false

  var body: some View {
    Button("open") { withAnimation { isOpen = true } }.buttonStyle(Quiet()).sheet(isPresented: $isOpen) {
      Text("inside")
    }
  }
}

/// A list whose first row goes in an animation.
private struct Shrinking: View {
  @State private var numbers = [1, 2, 3]

  var body: some View {
    VStack {
      Button("take") { withAnimation(.linear(duration: 1)) { _ = numbers.removeFirst() } }.buttonStyle(Quiet())
      List { ForEach(numbers, id: \.self) { Text("row \($0)") } }
    }
  }
}

private struct Springing: View {
  @State private var isFaint = false

  var body: some View {
    VStack {
      Button("go") { withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isFaint = true } }.buttonStyle(Quiet())
      Rectangle().opacity(isFaint ? 0.5 : 1)
    }
  }
}

/// Views that come and go without being inserted by an `if` around a transition: by their ids, in branches, by default.
@MainActor @Suite("Views that are replaced")
struct FadeTests {
  private func properties(_ hosted: HeadlessHost.Host) -> [String] {
    hosted.animations.filter { !["position", "size"].contains($0.property) }
      .map { "\($0.property) \($0.from)-\($0.to)" }.sorted()
  }

  @Test("a view that takes another's place by its id or in a branch comes and goes by its transition", arguments: 0...5)
  func replaced(_ form: Int) throws {
    let hosted = try host(Switching(form: form))
    try hosted.find(.button).tap()
    let wanted = form == 4 ? "offset [0.0, 0.0]-[0.0, 40.0]" : "offset [0.0, 0.0]-[1.0, 0.0]"
    #expect(properties(hosted).contains(wanted))
    #expect(!properties(hosted).contains("opacity [1.0]-[0.0]") || form == 4)
    try hosted.advance(by: 0.5)
    #expect(try hosted.find(text: "n1").isLeaving)
    #expect(try !hosted.find(text: "n2").isLeaving)
    try hosted.advance(by: 0.6)
    #expect(throws: HostError.self) { try hosted.find(text: "n1") }
    #expect(hosted.findings.isEmpty)
  }

  @Test("a view without a transition fades under an animation", arguments: 6...8)
  func fades(_ form: Int) throws {
    let hosted = try host(Switching(form: form))
    let old = try hosted.find(text: "n1")
    let seen = old.opacity
    try hosted.find(.button).tap()
    let out = "opacity [1.0]-[0.0]"
    #expect(properties(hosted) == (form == 8 ? [out] : ["opacity [0.0]-[1.0]", out]))
    try hosted.advance(by: 0.5)
    #expect(old.isLeaving && abs(old.opacity - seen / 2) < 0.001)
    if form != 8 { #expect(try abs(hosted.find(text: "n2").opacity - 0.5) < 0.001) }
    try hosted.advance(by: 0.6)
    #expect(!old.exists)
    if form != 8 { #expect(try hosted.find(text: "n2").opacity == 1) }
  }

  @Test("what fades in is read and takes touches from the first moment")
  func fadingIn() throws {
    let hosted = try host(Unfolding())
    try hosted.find(.label("more")).tap()
    try hosted.find(.label("hidden 0")).tap()
    #expect(try hosted.find(.label("hidden 1")).exists)
    try hosted.find(.label("more")).tap()
    #expect(throws: HostError.self) { try hosted.find(.label("hidden 1")) }
    #expect(hosted.findAll(Text.self).contains { $0.isLeaving })
  }

  @Test("one that turns round on its way in goes out from where it was")
  func turnedRound() throws {
    let hosted = try host(Unfolding())
    try hosted.find(.label("more")).tap()
    try hosted.advance(by: 0.25)
    try hosted.find(.label("more")).tap()
    let fades = hosted.animations.filter { $0.property == "opacity" }
    #expect(fades.count == 2 && fades.last?.to == [0])
    #expect(abs((fades.last?.from.first ?? 0) - 0.25) < 0.001)
  }

  @Test("without an animation, with the identity, or where nothing is seen, a view is there and gone at once")
  func noFade() throws {
    for view in [Switching(form: 7, isAnimated: false), Switching(form: 9), Switching(form: 10)] {
      let hosted = try host(view)
      try hosted.find(.button).tap()
      #expect(properties(hosted).isEmpty)
      #expect(!hosted.findAll(Text.self).contains { $0.isLeaving })
    }
  }

  @Test("what is scrolled into sight, or covers the screen, does not fade in")
  func inSystemsWay() throws {
    let scrolled = try host(Jumping(), size: CGSize(width: 200, height: 300))
    try scrolled.find(.label("jump")).tap()
    try scrolled.advance(by: 2)
    _ = try scrolled.find(text: "row 60")
    #expect(properties(scrolled).allSatisfy { !$0.hasPrefix("opacity") })
    let covered = try host(Covered())
    try covered.find(.label("open")).tap()
    #expect(try covered.find(text: "inside").opacity == 1)
    #expect(properties(covered).isEmpty)
  }

  @Test("a row that is taken out of a list fades as it is, and the others move up")
  func row() throws {
    let hosted = try host(Shrinking())
    try hosted.find(.label("take")).tap()
    let fades = hosted.animations.filter { $0.property == "opacity" }
    #expect(fades.map(\.to) == [[0]])
    try hosted.advance(by: 0.5)
    let texts = hosted.findAll(Text.self).filter { $0.text?.hasPrefix("row") == true }
    #expect(texts.map(\.text) == ["row 2", "row 3", "row 1"])
    #expect(texts.map(\.isLeaving) == [false, false, true])
  }

  @Test("a spring is at its target when it is over")
  func springEnd() throws {
    let hosted = try host(Springing())
    try hosted.find(.button).tap()
    try hosted.advance(by: 3)
    #expect(try hosted.find(Rectangle.self).opacity == 0.5)
  }
}
