import HeadlessHost
import SwiftUI
import Testing

// Calls that components of several design systems make, in forms of our own.

/// Lines between views, however many there are.
private struct Ruled: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Divider() }
    }
  }
}

private struct RuledColumn<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { VStack(spacing: 0) { _VariadicView.Tree(Ruled()) { content } } }
}

/// Says whether it has the keyboard.
private struct FocusFace: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "on" : "off") }
}

private struct FocusScreen: View {
  @FocusState private var field: Int?

  var body: some View {
    VStack {
      FocusFace().focusable().focused($field, equals: 1)
      FocusFace().focusable()
      Button("move") { field = 1 }
    }
  }
}

private struct Ink: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: 8))
    path.addPath(Path(rect), transform: CGAffineTransform(translationX: 40, y: 0))
    return path
  }
}

private struct Both: View {
  @State private var size = 1.0

  var body: some View {
    Color.red.gesture(
      MagnificationGesture().simultaneously(with: RotationGesture()).onChanged { size = $0.first ?? size }
    )
  }
}

private struct Gallery: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Text("a") }.onChange(of: phase) {}
  }
}

@MainActor @Suite("More of what components call")
struct NewerSurfaceTests {
  @Test("a root sees each view that it is given")
  func variadic() throws {
    let hosted = try host(RuledColumn { ForEach(["a", "b", "c"], id: \.self) { Text($0) } })
    #expect(hosted.findAll(Divider.self).count == 2)
    #expect(try hosted.find(text: "c").exists)
  }

  @Test("a view knows whether it has the keyboard")
  func isFocused() throws {
    let hosted = try host(FocusScreen())
    #expect(hosted.findAll(.text).filter { $0.text == "on" }.isEmpty)
    try hosted.find(.label("move")).tap()
    #expect(hosted.findAll(.text).filter { $0.text == "on" }.count == 1)
    try hosted.focusNext()
    #expect(hosted.findAll(.text).filter { $0.text == "on" }.count == 1)
  }

  @Test("text and images on a canvas stand where they are put")
  func canvas() throws {
    let view = Canvas { context, size in
      context.draw(Text("mid"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      context.draw(Text("corner"), at: .zero, anchor: .topLeading)
    }
    let hosted = try host(view.frame(width: 200, height: 100))
    let middle = try hosted.find(text: "mid").frame
    #expect(abs(middle.midX - 100) < 0.5 && abs(middle.midY - 50) < 0.5)
    #expect(try hosted.find(text: "corner").frame.origin == .zero)
  }

  @Test("colours come apart into hue, saturation and brightness, and into light without a curve")
  func components() {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 1).getHue(
      &hue,
      saturation: &saturation,
      brightness: &brightness,
      alpha: nil
    )
    #expect(abs(hue - 150.0 / 360) < 0.001 && saturation == 1 && brightness == 0.5)
    let half = Color(white: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(half.linearRed - 0.214) < 0.001)
  }

  @Test("words to be looked up stand for themselves")
  func words() throws {
    #expect(String(localized: "\(3) items") == "3 items")
    #expect(try host(Text(LocalizedStringResource("key", defaultValue: "value"))).find(text: "value").exists)
  }

  @Test("a transaction without animation stops one that is asked for")
  func transaction() throws {
    struct Still: View {
      @State private var isOn = false

      var body: some View {
        Button("go") { withTransaction(\.disablesAnimations, true) { isOn.toggle() } }.opacity(isOn ? 0.5 : 1)
      }
    }
    let hosted = try host(Still())
    try hosted.find(.label("go")).tap()
    #expect(hosted.animations.isEmpty)
    #expect(try hosted.find(.label("go")).opacity == 0.5)
  }

  @Test("the rest is there")
  func rest() throws {
    #expect(try host(Ink().fill(.red).frame(width: 20, height: 20)).size == CGSize(width: 20, height: 20))
    #expect(try host(Both().frame(width: 20, height: 20)).size.width == 20)
    #expect(try host(ContentUnavailableView.search(text: "fig")).find(text: "No Results for “fig”").exists)
    #expect(UIDevice.current.orientation.isPortrait)
    let window = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
    #expect(window?.safeAreaInsets == .zero)
    _ = Gallery().body
  }
}
