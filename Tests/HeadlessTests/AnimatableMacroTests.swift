import HeadlessHost
import SwiftUI
import Testing

/// A bar that `@Animatable` makes animatable. A word like `var` in a comment, or a "var x" in a text, declares nothing.
@Animatable
private struct Bar: Shape {
  static let name = "var inner: CGFloat"
  static var kind: String { name }
  var part: CGFloat
  var turn: Angle = .zero, inset: CGFloat = 0
  @AnimatableIgnored var isRound: Bool
  @AnimatableIgnored
  var label: String = "bar"
  let corner: CGFloat = 3
  var whole: CGFloat { part + inset }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRect(CGRect(x: inset, y: 0, width: rect.width * part, height: rect.height))
    return path
  }
}

/// One class of counters: no actor owns what is animated of it, whatever words stand here.
@Animatable
private struct Counter: View {
  var number: Double
  @AnimatableIgnored var unit: String
  @State private var size: CGFloat = 10
  var room: CGRect = .zero {
    didSet {}
  }

  var body: some View { Text("\(Int(number.rounded())) \(unit)") }
}

@Animatable
private struct Rising: ViewModifier {
  var height: CGFloat

  func body(content: Content) -> some View { content.frame(height: height) }
}

private struct Stage: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Bar(part: isOn ? 1 : 0, turn: .degrees(isOn ? 90 : 0), isRound: isOn)
      Counter(number: isOn ? 100 : 0, unit: "pt")
      Color.red.modifier(Rising(height: isOn ? 40 : 20))
      Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }
}

@MainActor @Suite("The macro Animatable") struct AnimatableMacroTests {
  @Test func `makes data of the stored variables, in their order, and leaves out what says so`() {
    var bar = Bar(part: 0.25, turn: .radians(2), inset: 3, isRound: true)
    var data = bar.animatableData
    data.scale(by: 2)
    bar.animatableData = data
    #expect(bar.part == 0.5)
    #expect(bar.turn == .radians(4))
    #expect(bar.inset == 6)
    #expect(bar.isRound)
    #expect(data.magnitudeSquared == 0.5 * 0.5 + Double(bar.turn.animatableData * bar.turn.animatableData) + 36)
    #expect(data - data + .zero != data)
    #expect(data + .zero == data)
  }

  @Test func `has shapes, views and modifiers shown on their way`() throws {
    let screen = try host(Stage())
    #expect(try screen.find(Counter.self).text == "0 pt")
    try screen.find(.button).tap()
    try screen.advance(by: 0.5)
    #expect(try screen.find(Counter.self).text == "50 pt")
    #expect(try screen.find(Color.self).frame.height == 30)
    try screen.advance(by: 1)
    #expect(try screen.find(Counter.self).text == "100 pt")
    let record = try #require(screen.animations.first { $0.to.count == 3 })
    #expect(record.from == [0, 0, 0])
    #expect(record.to[0] == 1)
    #expect(screen.findings.isEmpty)
  }
}
