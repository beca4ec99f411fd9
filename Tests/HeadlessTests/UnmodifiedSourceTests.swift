import HeadlessHost
import SwiftUI
import Testing

/// Spins by adding to its angle.
private struct Spinner: View {
  @State private var angle = Angle.degrees(90)

  var body: some View {
    Button("turned \(Int(angle.degrees.rounded()))") { angle += .degrees(30) * 2 - .degrees(15) }
  }
}

/// A box that fades, as a modifier that is animated by itself.
private struct Fading: ViewModifier {
  var isFaint: Bool

  func body(content: Content) -> some View { content.opacity(isFaint ? 0.2 : 1) }
}

private struct FadingBox: View {
  @State private var isFaint = false

  var body: some View {
    VStack {
      Text("box").modifier(Fading(isFaint: isFaint).animation(.linear(duration: 2)))
      Button("fade") { isFaint = true }
    }
  }
}

/// A text view of UIKit that measures itself and tells its coordinator.
private struct Editor: UIViewRepresentable {
  @Binding var text: String
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> UITextView {
    let view = Measured(minimum: 10)
    view.delegate = context.coordinator
    view.textContainer.lineFragmentPadding = 0
    view.keyboardType = .emailAddress
    let hint = UILabel()
    let column = UIStackView(arrangedSubviews: [hint])
    column.axis = .vertical
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    let fitting = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    DispatchQueue.main.async { height = fitting.height }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITextViewDelegate {
    let parent: Editor

    init(_ parent: Editor) { self.parent = parent }

    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "\n"
    }
  }

  /// Has an initializer of its own, as views of design systems do.
  final class Measured: UITextView {
    let minimum: CGFloat

    init(minimum: CGFloat) {
      self.minimum = minimum
      super.init(frame: .zero, textContainer: nil)
    }

    required init?(coder: NSCoder) { fatalError("not from an archive") }
  }
}

private struct EditorForm: View {
  let text: String
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Editor(text: .constant(text), height: $height)
      Text("height \(Int(height))")
    }
  }
}

/// Tells when its controller comes and goes.
private struct Watcher: UIViewControllerRepresentable {
  let tell: (String) -> Void

  final class Controller: UIViewController {
    let tell: (String) -> Void

    init(tell: @escaping (String) -> Void) {
      self.tell = tell
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UILabel())
      tell("loaded")
    }

    override func viewDidAppear(_ animated: Bool) { tell("appeared") }
    override func viewDidDisappear(_ animated: Bool) { tell("disappeared") }
  }

  func makeUIViewController(context: Context) -> Controller { Controller(tell: tell) }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}

private struct Watching: View {
  @State private var told: [String] = []
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Color.red.background(Watcher { told.append($0) }) }
      Button("hide") { isShown = false }
      Text(told.joined(separator: ", "))
    }
  }
}

/// Measures itself a turn of the main queue later, as sources did before there were geometry modifiers.
private struct Later: View {
  @State private var words = "early"

  var body: some View {
    Button(words) { DispatchQueue.main.async { words = "pressed" } }
      .onAppear { DispatchQueue.main.async { DispatchQueue.main.async { words = "late" } } }
  }
}

private struct Restless: View {
  @State private var turns = 0

  var body: some View { Text("turns").onAppear { turn() } }

  private func turn() { DispatchQueue.main.async { turn() } }
}

private struct Fault: Identifiable {
  let id: String
}

/// Asks by the older forms, which go by an item or a tag.
private struct OlderForms: View {
  @State private var fault: Fault?
  @State private var way: Fault?
  @State private var chosen: String?

  var body: some View {
    VStack {
      Button("fail") { fault = Fault(id: "disk") }
        .alert(item: $fault) { Alert(title: Text("No \($0.id)"), dismissButton: .default(Text("OK"))) }
      Button("go") { way = Fault(id: "left") }
        .actionSheet(item: $way) { ActionSheet(title: Text("Way \($0.id)"), buttons: [.cancel()]) }
      NavigationLink("open", tag: "page", selection: $chosen) { Text("page") }
      Text("\(fault?.id ?? "none"), \(chosen ?? "nowhere")")
    }
  }
}

/// What sources of other people's design systems use, and what was missing when they were first compiled unmodified.
@MainActor
struct UnmodifiedSourceTests {
  @Test("Angles are added and scaled")
  func angles() throws {
    let host = try host(Spinner())
    try host.find(.label("turned 90")).tap()
    #expect(throws: Never.self) { try host.find(.label("turned 135")) }
    var angle = Angle.degrees(10)
    angle -= .degrees(4)
    angle *= 3
    angle /= 2
    #expect((-angle).degrees.rounded() == -9)
  }

  @Test("A shortcut may be none, which is no finding")
  func noShortcut() throws {
    let silent = try host(Button("a") {}.keyboardShortcut(nil))
    #expect(silent.findings.isEmpty)
    let loud = try host(Button("a") {}.keyboardShortcut(true ? .defaultAction : nil))
    #expect(loud.findings.contains { $0.message.contains("keyboardShortcut") })
  }

  @Test("A modifier that is animated by itself animates what it changes")
  func animatedModifier() throws {
    let host = try host(FadingBox())
    try host.find(.label("fade")).tap()
    try host.advance(by: 1)
    let halfway = try host.find(.label("box")).opacity
    #expect(abs(halfway - 0.6) < 0.01)
  }

  @Test("A text view of UIKit measures its lines and takes a delegate")
  func textView() throws {
    let short = try host(EditorForm(text: "One line"))
    let long = try host(EditorForm(text: String(repeating: "many words ", count: 20)))
    let heights = try [short, long].map { host in
      let label = try #require(host.accessibilityElements.compactMap(\.label).first { $0.hasPrefix("height") })
      return try #require(Int(label.dropFirst(7)))
    }
    #expect(heights[0] == 30)
    #expect(heights[1] > 60)
  }

  @Test("Work that is handed to the main queue is done before the next question")
  func mainQueue() throws {
    let host = try host(Later())
    try host.find(.label("late")).tap()
    #expect(try host.find(.label("pressed")).exists)
    #expect(host.time == 0)
  }

  @Test("Work that puts itself off for ever is a finding, and nothing waits for it")
  func restlessQueue() throws {
    let host = try host(Restless())
    #expect(host.findings.contains { $0.message.contains("puts itself off again and again") })
  }

  @Test("A controller of UIKit is made and told when it comes and goes")
  func controller() throws {
    let host = try host(Watching())
    #expect(throws: Never.self) { try host.find(.label("loaded, appeared")) }
    try host.find(.label("hide")).tap()
    #expect(throws: Never.self) { try host.find(.label("loaded, appeared, disappeared")) }
    #expect(host.findings.contains { $0.message.contains("is a controller of UIKit") })
  }

  @Test("An announcement of a file that imports Accessibility alone is logged")
  func announcer() throws {
    let host = try host(Button("save") { Announcer.tell("Saved") })
    try host.find(.button).tap()
    #expect(host.announcements == ["announcement: Saved"])
  }

  @Test("An announcement with attributes is logged by its words")
  func announcement() throws {
    let host = try host(
      Button("say") {
        let words = NSAttributedString(
          string: "Saved",
          attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high]
        )
        UIAccessibility.post(notification: .announcement, argument: words)
        var spoken = AttributedString("Sent")
        spoken.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(spoken).post()
      }
    )
    try host.find(.label("say")).tap()
    #expect(host.announcements == ["announcement: Saved", "announcement: Sent"])
  }

  @Test("What code says of the screen is logged with its words, and an impact without a style is a medium one")
  func screenChanges() throws {
    let host = try host(
      Button("say") {
        AccessibilityNotification.ScreenChanged().post()
        AccessibilityNotification.ScreenChanged("Details").post()
        AccessibilityNotification.LayoutChanged("Row 3").post()
        AccessibilityNotification.PageScrolled("Page 2 of 9").post()
        AccessibilityNotification.PageScrolled(AttributedString("Page 3 of 9")).post()
        UIImpactFeedbackGenerator().impactOccurred()
      }
    )
    try host.find(.label("say")).tap()
    #expect(
      host.announcements == [
        "screenChanged: ", "screenChanged: Details", "layoutChanged: Row 3", "pageScrolled: Page 2 of 9",
        "pageScrolled: Page 3 of 9",
      ]
    )
    #expect(host.haptics == ["impact medium"])
  }

  @Test("Roles of newer systems have labels of their own")
  func roles() throws {
    guard #available(iOS 26.0, *) else { return }
    var closed = 0
    let host = try host(Button(role: .close) { closed += 1 })
    try host.find(.label("Close")).tap()
    #expect(closed == 1)
  }

  @Test("A stepper says its value in its format")
  func stepper() throws {
    let host = try host(Stepper(value: .constant(0.5), in: 0...1, step: 0.1, format: .percent) { Text("Share") })
    #expect(host.accessibilityElements.contains { $0.value == "50%" })
  }

  @Test("Keys are told by the set that they are in")
  func keysOfASet() throws {
    var heard = ""
    let host = try host(
      TextField("code", text: .constant(""))
        .onKeyPress(characters: .decimalDigits) { press in
          heard += press.characters
          return .handled
        }
    )
    try host.find(.label("code")).tap()
    try host.press(key: "7")
    try host.press(key: "x")
    #expect(heard == "7")
  }

  @Test("Questions go by their item, and links by their tag")
  func olderForms() throws {
    let host = try host(OlderForms())
    #expect(try host.find(.label("none, nowhere")).exists)
    try host.find(.label("fail")).tap()
    #expect(try host.find(.label("No disk")).exists)
    try host.find(.label("OK")).tap()
    #expect(try host.find(.label("none, nowhere")).exists)
    try host.find(.label("go")).tap()
    #expect(try host.find(.label("Way left")).exists)
    try host.find(.label("Cancel")).tap()
    try host.find(.label("open")).tap()
    #expect(try host.find(.label("none, page")).exists)
  }
}
