import CoreGraphics
import HeadlessHost
import SwiftUI
import Testing
import UIKit

/// Calls that components of design systems make, and what they must come to.
@MainActor @Suite("Calls of design systems")
struct DesignSystemCallTests {
  private func color(_ view: some View, of text: String, in surroundings: Surroundings = Surroundings()) throws
    -> String
  {
    try #require(host(view, in: surroundings).find(text: text).foregroundColor?.hex)
  }

  @Test("a colour from outside stands in a button of the system; without one it is tinted")
  func buttonColor() throws {
    #expect(try color(Button("go") {}.foregroundColor(.white), of: "go") == "#FFFFFF")
    #expect(try color(Button("go") {}.foregroundStyle(Color.black), of: "go") == "#000000")
    #expect(try color(Button("go", role: .destructive) {}.foregroundColor(.black), of: "go") == "#000000")
    #expect(try color(Button("go") {}.tint(.white), of: "go") == "#FFFFFF")
  }

  private static let strong = UIColor { traits in
    if traits.accessibilityContrast == .high { return .black }
    return traits.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  @Test("a dynamic colour is asked for light, dark and high contrast")
  func dynamicColor() throws {
    let text = Text("a").foregroundColor(Color(Self.strong))
    #expect(try color(text, of: "a") == "#FF0000")
    #expect(try color(text, of: "a", in: Surroundings(colorScheme: .dark)) == "#FFFFFF")
    let high = Self.strong.resolvedColor(with: UITraitCollection(accessibilityContrast: .high))
    #expect(high == UIColor.black.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
  }

  @Test("colours of Display P3 are those of sRGB that look the same")
  func displayP3() throws {
    let color = UIColor(displayP3Red: 0.4, green: 0.4, blue: 0.4, alpha: 1)
    #expect(try self.color(Text("a").foregroundColor(Color(color)), of: "a") == "#666666")
    let green = UIColor(displayP3Red: 0.2, green: 0.6, blue: 0.2, alpha: 1)
    let twin = Color(.displayP3, red: 0.2, green: 0.6, blue: 0.2)
    #expect(
      try self.color(Text("a").foregroundColor(Color(green)), of: "a")
        == self.color(Text("a").foregroundColor(twin), of: "a")
    )
  }

  @Test("a literal is a colour of UIKit")
  func literal() throws {
    // swift-format-ignore: NoPlaygroundLiterals
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(try self.color(Text("a").foregroundColor(Color(color)), of: "a") == "#FF8000")
  }

  private struct Current: View {
    var body: some View { Text(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light") }
  }

  @Test("the current traits are those of the screen")
  func currentTraits() throws {
    _ = try host(Current()).find(text: "light")
    let hosted = try host(Current(), in: Surroundings(colorScheme: .dark))
    _ = try hosted.find(text: "dark")
    try hosted.change { $0.colorScheme = .light }
    _ = try hosted.find(text: "light")
  }

  @Test("a gradient alone is a style")
  func gradient() throws {
    let bar = Rectangle().fill(Gradient(colors: [.red, .blue])).frame(width: 20, height: 10)
    #expect(try host(bar).svg().contains("x1=\"10\" y1=\"0\" x2=\"10\" y2=\"10\""))
  }

  @Test("a gradient on a line without height is painted along the line")
  func gradientOnLine() throws {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 50, y: 0))
    }
    let ramp = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let svg = try host(line.stroke(ramp, lineWidth: 2).frame(width: 50, height: 4)).svg()
    #expect(svg.contains("gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"2\" x2=\"50\" y2=\"2\""))
  }

  @Test("one switch for several is on when all are, and sets them together")
  func sources() throws {
    var flags = [false, true]
    let bindings = flags.indices.map { index in
      Binding(get: { flags[index] }, set: { flags[index] = $0 })
    }
    let hosted = try host(Toggle("All", sources: bindings, isOn: \.self))
    #expect(try hosted.find(.toggle).value == "0")
    try hosted.find(.toggle).tap()
    #expect(flags == [true, true])
  }

  private struct Asking: View {
    @State private var item: String? = "cup"
    @State private var isAsked = true

    var body: some View {
      let title = "Delete " + (item ?? "")
      Text("page").alert(title, isPresented: $isAsked, presenting: item) { item in
        Button("Delete \(item)") {}
      } message: { item in
        Text("The \(item) goes.")
      }
    }
  }

  @Test("an alert about something names it")
  func alert() throws {
    let hosted = try host(Asking())
    for text in ["Delete cup", "The cup goes."] { _ = try hosted.find(text: text) }
    _ = try hosted.find(.label("Delete cup").and(.button))
  }

  @Test("plain lists reach to the edges, and a row may have a ground of its own")
  func lists() throws {
    let list = List {
      Text("one").listRowBackground(Color.red)
      Text("two")
    }
    #expect(try host(list).find(text: "one").backgroundColor?.hex == "#FF3B30")
    #expect(try host(list).find(text: "one").frame.minX == 32)
    #expect(try host(list.listStyle(.plain)).find(text: "two").frame.minX == 16)
    #expect(try host(list.listStyle(.insetGrouped)).findings.isEmpty)
    #expect(try host(list.listStyle(.sidebar)).findings.contains { $0.message.contains("listStyle") })
  }

  private struct Form: View {
    enum Field { case name, mail }
    @FocusState private var field: Field?
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($field, equals: .name)
        TextField("Mail", text: $text).focused($field, equals: .mail)
      }
      .defaultFocus($field, .mail, priority: .userInitiated)
    }
  }

  @Test("a field that wishes for the focus has it")
  func defaultFocus() throws { #expect(try host(Form()).findAll(.textField).map(\.isFocused) == [false, true]) }

  @Test("an element is found in its place among those that are read out of turn")
  func sortedSearch() throws {
    let view = VStack {
      Button("late") {}.accessibilityIdentifier("same")
      Button("early") {}.accessibilityIdentifier("same").accessibilitySortPriority(1)
    }
    #expect(try host(view).find(.identifier("same")).label == "early")
    let plain = VStack {
      Button("first") {}.accessibilityIdentifier("same")
      VStack { Text("inside") }.accessibilityElement(children: .contain).accessibilityIdentifier("box")
    }
    #expect(try host(plain).find(.identifier("same")).label == "first")
    #expect(try host(plain).find(.label("inside")).label == "inside")
    #expect(throws: HostError.self) { try host(Text("a").accessibilityHidden(true)).find(.label("a")) }
  }

  private struct Scaled: View {
    var body: some View {
      Text("a").font(Font(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))))
      Text("b").font(Font(UIFont.preferredFont(forTextStyle: .caption1)))
    }
  }

  @Test("metrics of UIKit follow the text size that a person chose")
  func fontMetrics() throws {
    let standard = try host(Scaled())
    #expect(try standard.find(text: "a").font?.size == 17)
    #expect(try standard.find(text: "b").font?.size == 12)
    let large = try host(Scaled(), in: Surroundings(dynamicTypeSize: .accessibility1))
    #expect(try large.find(text: "a").font?.size == 28)
    #expect(try #require(large.find(text: "b").font?.size) > 12)
  }

  @Test("an image of UIKit that is always a template takes the colour of its surroundings")
  func templates() throws {
    let image = try #require(UIImage(systemName: "star"))
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    let view = Image(uiImage: image.withRenderingMode(.alwaysTemplate)).accessibilityLabel("star")
    #expect(try host(view).find(Image.self).isTemplate)
  }

  private struct Rendering: View {
    var body: some View {
      let image = ImageRenderer(content: Color.red.frame(width: 30, height: 20)).uiImage
      Text("\(Int(image?.size.width ?? 0)) by \(Int(image?.size.height ?? 0))")
    }
  }

  @Test("a rendered view has its size, and that it is empty is said")
  func imageRenderer() throws {
    let hosted = try host(Rendering())
    _ = try hosted.find(text: "30 by 20")
    #expect(hosted.findings.contains { $0.message.contains("ImageRenderer") })
  }

  @Test("labels of the ends of a slider may be values")
  func slider() throws {
    let slider = Slider(value: .constant(2.0), in: 0...4, minimumValueLabel: Text("0"), maximumValueLabel: Text("4")) {
      Text("Loudness")
    }
    for text in ["0", "4"] { _ = try host(slider).find(text: text) }
  }

  private struct ChosenSize: View {
    var body: some View {
      let size = UITraitCollection.current.preferredContentSizeCategory
      Text(size.isAccessibilityCategory ? "large" : "small")
      if size == UIApplication.shared.preferredContentSizeCategory { Text("same") }
    }
  }

  @Test("the text size that a person chose has UIKit's name")
  func contentSize() throws {
    for (size, name) in [(DynamicTypeSize.large, "small"), (.accessibility2, "large")] {
      let hosted = try host(ChosenSize(), in: Surroundings(dynamicTypeSize: size))
      _ = try hosted.find(text: name)
      _ = try hosted.find(text: "same")
    }
  }

  @Test("text is measured in lines of a width")
  func boundingRect() {
    let text = "one two three four" as NSString
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style]
    let open = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(with: open, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let line = text.boundingRect(with: open, attributes: attributes, context: nil)
    #expect(wrapped.width <= 60 && wrapped.height > line.height && line.width > 60)
    #expect(line.size == text.size(withAttributes: attributes))
  }

  private struct Inspected: View {
    @State private var isOpen = true

    var body: some View { Text("page").inspector(isPresented: $isOpen) { Text("details") } }
  }

  @Test("on a phone an inspector is a sheet")
  func inspector() throws { _ = try host(Inspected()).find(text: "details") }
}
