import HeadlessHost
import SwiftUI
import Testing

// The calls that components of real design systems make, as they write them.

private struct Tokens {
  static let `100`: CGFloat = 8
  static let ink = Color(UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1))
}

private struct CardStyle: ViewModifier {
  var isRaised = false

  func body(content: Content) -> some View {
    content
      .padding(Tokens.`100`)
      .background(RoundedRectangle(cornerRadius: 8).fill(Tokens.ink.opacity(0.1)))
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Tokens.ink, lineWidth: 1))
      .shadow(color: .black.opacity(0.2), radius: isRaised ? 8 : 0, x: 0, y: 2)
  }
}

extension View {
  fileprivate func card(isRaised: Bool = false) -> some View { modifier(CardStyle(isRaised: isRaised)) }
}

private struct PressStyle: ButtonStyle {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(reduceMotion ? nil : .easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

private struct FieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(.horizontal, 12).padding(.vertical, 8).background(Capsule().strokeBorder(Color.gray))
  }
}

private struct Wave: Shape {
  var phase: CGFloat
  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY + phase))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private enum Field: Hashable { case email, password }

private struct Kitchen: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isOn = false
  @State private var isPressed = false
  @State private var size = CGSize.zero
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let items = ["one", "two", "three"]

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(alignment: .leading, spacing: Tokens.`100`) {
        header
        fields
        shapes
        rows
        controls
      }
      .padding([.horizontal, .top], 16)
    }
    .background(colorScheme == .dark ? Color.black : .white)
    .preferredColorScheme(nil)
    .environment(\.layoutDirection, layoutDirection)
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      (Text("Total ").font(.headline) + Text("42").bold().foregroundColor(.red))
        .lineLimit(1).truncationMode(.tail).minimumScaleFactor(0.8).allowsTightening(true)
      Spacer(minLength: 0)
      Text("a longer text that breaks").font(.system(size: 12, weight: .medium, design: .rounded))
        .multilineTextAlignment(.trailing).lineSpacing(2).fixedSize(horizontal: false, vertical: true)
        .fontDesign(.serif)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits([.isHeader, .isSelected])
    .accessibilityRemoveTraits(.isImage)
  }

  private var fields: some View {
    Group {
      TextField("Email", text: $email, prompt: Text("you@example.com"))
        .textFieldStyle(FieldStyle())
        .keyboardType(.emailAddress).textContentType(.emailAddress).autocapitalization(.none)
        .disableAutocorrection(true).submitLabel(.next).focused($field, equals: .email)
        .onSubmit { field = .password }
      SecureField("Password", text: $password).textContentType(.password).focused($field, equals: .password)
        .focused($isFocused)
    }
    .onChange(of: email) { _ in isOn = true }
    .onChange(of: password) { old, new in isOn = old != new }
    .onChange(of: isFocused) { isOn = false }
  }

  private var shapes: some View {
    ZStack(alignment: .topTrailing) {
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue.opacity(0.5)]),
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      RadialGradient(gradient: Gradient(colors: [.white, .clear]), center: .center, startRadius: 0, endRadius: 40)
      Wave(phase: isOn ? 4 : 0).fill(Color.green)
      Capsule().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
      Circle().fill(.tint).frame(width: 12, height: 12).offset(x: 4, y: -4).zIndex(2)
    }
    .frame(maxWidth: .infinity, minHeight: 40, maxHeight: 60, alignment: .leading)
    .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    .cornerRadius(4)
    .contentShape(Rectangle())
    .aspectRatio(2, contentMode: .fit)
    .background(
      GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) }
    )
    .onPreferenceChange(SizeKey.self) { size = $0 }
    .scaleEffect(isPressed ? 0.97 : 1)
    .animation(.spring(response: 0.3, dampingFraction: 0.7), value: isPressed)
    .simultaneousGesture(
      DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true }.onEnded { _ in isPressed = false }
    )
    .onHover { isOn = $0 }
  }

  @ViewBuilder private var rows: some View {
    ForEach(items, id: \.self) { item in Text(item).card() }
    ForEach(Array(items.enumerated()), id: \.offset) { index, item in
      if index > 0 { Divider() }
      Text("\(index): \(item)").transition(.opacity.combined(with: .scale))
    }
    if #available(iOS 17.0, *) { Text("17") } else { Text("older") }
    switch dynamicTypeSize {
    case .large: Text("large")
    default: EmptyView()
    }
    ScrollViewReader { proxy in
      Button("to the end") { withAnimation { proxy.scrollTo("three", anchor: .bottom) } }
    }
  }

  private var controls: some View {
    VStack {
      Button(action: act) {
        Label("Add", systemImage: "plus")
      }
      .buttonStyle(PressStyle())
      .accessibilityLabel("Add")
      .accessibilityHint(Text("adds"))
      .accessibilityValue(isOn ? "on" : "off")
      .accessibilityIdentifier("add")
      .accessibilitySortPriority(1)
      .disabled(!isOn)
      Toggle(isOn: $isOn.animation(.easeInOut)) { Text("Wi-Fi") }.tint(.orange)
      Image(systemName: "star").resizable().renderingMode(.template).scaledToFit().frame(width: 24, height: 24)
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Color.gray
      }
      AnyView(Text("any")).ignoresSafeArea(edges: .bottom).allowsHitTesting(true)
    }
  }

  private func act() {
    let generator = UIImpactFeedbackGenerator(style: .light)
    generator.prepare()
    generator.impactOccurred()
    UIAccessibility.post(notification: .announcement, argument: "Added")
    withAnimation(UIAccessibility.isReduceMotionEnabled ? nil : .easeInOut(duration: 0.2)) { isOn.toggle() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { isOn.toggle() }
  }
}

private struct Kitchen_Previews: PreviewProvider {
  static var previews: some View {
    Kitchen().previewDisplayName("Light")
    Kitchen().preferredColorScheme(.dark).previewDisplayName("Dark")
  }
}

@MainActor @Suite("The surface that components use")
struct SurfaceTests {
  @Test("a handler of keys that are let go is never called, and that is a finding")
  func keyPhases() throws {
    let released = try host(Text("a").focusable().onKeyPress(.return, phases: .up) { _ in .handled })
    #expect(released.findings.contains { $0.description.contains("onKeyPress") })
    let pressed = try host(Text("a").focusable().onKeyPress(.return, phases: .down) { _ in .handled })
    #expect(pressed.findings.isEmpty)
  }

  @Test("type-checks, runs and is drawn")
  func kitchen() throws {
    let hosted = try host(Kitchen())
    #expect(try hosted.find(.identifier("add")).label == "Add")
    #expect(hosted.svg().contains("<path"))
  }

  @Test("has previews that run")
  func previews() throws {
    #expect(try host(Kitchen_Previews.previews).findAll(Kitchen.self).count == 2)
  }

  @Test("says what it does not carry out")
  func findings() throws {
    let kinds = Set(try host(Kitchen()).findings.map(\.kind))
    #expect(kinds == ["not-shown", "placeholder-symbol", "unsupported"])
  }

  @Test("moves both channels of reduced motion together", arguments: [false, true])
  func reducedMotion(_ reduces: Bool) throws {
    let hosted = try host(Kitchen(), in: Surroundings(reducesMotion: reduces))
    try hosted.find(.toggle).tap()
    let before = hosted.animations.count
    let add = try hosted.find(.identifier("add"))
    try add.press()
    #expect((hosted.animations.count > before) == !reduces)
  }
}
