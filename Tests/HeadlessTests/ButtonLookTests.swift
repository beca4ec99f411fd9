import HeadlessHost
import SwiftUI
import Testing

/// What iOS calls a primitive style is one here too.
private struct Chosen<Style: PrimitiveButtonStyle>: View {
  let style: Style

  var body: some View { Button("go") {}.buttonStyle(style) }
}

@MainActor @Suite("Looks of the standard buttons")
struct ButtonLookTests {
  @Test("the styles of the platform are primitive styles, and make one button")
  func primitive() throws {
    let hosted = try host(Chosen(style: .bordered))
    #expect(hosted.findAll(.button).count == 1)
    #expect(try hosted.find(.button).frame.height > 30)
    #expect(try host(Chosen(style: .plain)).find(.button).frame.height < 25)
  }

  @Test("a border takes the shape that it is given")
  func shapes() throws {
    let button = Button("a wide button") {}.buttonStyle(.borderedProminent)
    let square = try host(button.buttonBorderShape(.roundedRectangle(radius: 0))).svg()
    let capsule = try host(button.buttonBorderShape(.capsule)).svg()
    let standard = try host(button).svg()
    #expect(Set([square, capsule, standard]).count == 3)
    let corner = CGPoint(x: 2, y: 2)
    var taps = 0
    let round = Button("a wide button") { taps += 1 }.buttonStyle(.bordered).buttonBorderShape(.capsule)
    try host(round).tap(at: corner)
    #expect(taps <= 1)
  }

  @Test("a larger control has more room around its label, and says that this is an estimate")
  func sizes() throws {
    let button = Button("go") {}.buttonStyle(.bordered)
    let regular = try host(button).find(.button).frame
    let hosted = try host(button.controlSize(.large))
    #expect(try hosted.find(.button).frame.height > regular.height)
    #expect(hosted.findings.contains { $0.message.contains("controlSize(.large)") })
    #expect(try host(button.controlSize(.small)).find(.button).frame.height < regular.height)
  }

  @Test("what destroys is red, on red")
  func destructive() throws {
    let faint = try host(Button("go", role: .destructive) {}.buttonStyle(.bordered))
    #expect(try faint.find(text: "go").foregroundColor?.hex == "#FF3B30")
    #expect(
      try faint.find(text: "go").backgroundColor?.hex
        == host(Color.red.opacity(0.18).overlay(Text("go")))
        .find(text: "go").backgroundColor?.hex
    )
    let strong = try host(Button("go", role: .destructive) {}.buttonStyle(.borderedProminent))
    #expect(try strong.find(text: "go").backgroundColor?.hex == "#FF3B30")
  }

  @Test("a link in a list looks like a row that leads on")
  func rows() throws {
    let hosted = try host(List { NavigationLink("Next") { Text("there") } })
    #expect(try hosted.find(text: "Next").foregroundColor?.hex == "#000000")
    #expect(hosted.findings.contains { $0.message.contains("chevron.forward") })
  }
}
