import HeadlessHost
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned: Bool = false
}

/// Lists what its content was resolved to.
private struct Pinned<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { all in
        Text("\(all.count) views")
        ForEach(all) { view in
          HStack {
            Text(view.containerValues.isPinned ? "pinned" : "loose")
            view
          }
        }
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("n\(count)") { count += 1 } }
}

private struct Remembering: View {
  @SceneStorage("tab") private var tab = "home"

  var body: some View { Button(tab) { tab = "profile" } }
}

private struct Editing: View {
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack {
      EditButton()
      Text(mode.isEditing ? "editing" : "reading")
    }
    .environment(\.editMode, $mode)
  }
}

private struct Branch: Identifiable {
  let id: String
  var children: [Branch]?
}

/// Scrolls when it is told to.
private struct Jumping: View {
  let anchor: UnitPoint?
  let wanted: Int

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("jump") { proxy.scrollTo(wanted, anchor: anchor) }.frame(height: 50)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { row in Button("row \(row)") {}.frame(height: 50) }
          }
        }
        .frame(height: 200)
      }
    }
  }
}

/// Holds a button, which takes the same style.
private struct Endless: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
    } label: {
      configuration.label
    }
  }
}

private final class Chip: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 12) }
}

/// A view of UIKit with a size and a colour of its own.
private struct ChipView: UIViewRepresentable {
  let color: UIColor

  func makeUIView(context: Context) -> Chip { Chip(frame: .zero) }

  func updateUIView(_ view: Chip, context: Context) {
    view.backgroundColor = context.environment.isEnabled ? color : .gray
  }
}

@MainActor @Suite("More of the surface")
struct MoreSurfaceTests {
  @Test("a container sees the views that its content is resolved to, with their values and their state")
  func subviews() throws {
    let hosted = try host(
      Pinned {
        Counter()
        ForEach(0..<2) { Text("t\($0)").containerValue(\.isPinned, $0 == 1) }
      }
    )
    #expect(
      hosted.accessibilityElements.compactMap(\.label) == ["3 views", "loose", "n0", "loose", "t0", "pinned", "t1"]
    )
    try hosted.find(.label("n0")).tap()
    #expect(try hosted.find(.label("n1")).exists)
  }

  @Test("a value for the container goes no further")
  func containedValue() throws {
    let hosted = try host(Pinned { VStack { Text("a").containerValue(\.isPinned, true) } })
    #expect(hosted.accessibilityElements.compactMap(\.label) == ["1 views", "loose", "a"])
  }

  @Test("ForEach makes something of each subview")
  func eachSubview() throws {
    let content = Group {
      Text("a")
      Text("b")
    }
    let hosted = try host(HStack(spacing: 0) { ForEach(subviews: content) { $0.frame(width: 20, height: 10) } })
    #expect(hosted.size == CGSize(width: 40, height: 10))
  }

  @Test("scene storage keeps its value")
  func sceneStorage() throws {
    let hosted = try host(Remembering())
    try hosted.find(.label("home")).tap()
    #expect(try hosted.find(.label("profile")).exists)
  }

  @Test("an edit button switches the mode that somebody keeps, and says where nobody does")
  func editing() throws {
    let hosted = try host(Editing())
    try hosted.find(.label("Edit")).tap()
    #expect(try hosted.find(text: "editing").exists)
    #expect(try hosted.find(.label("Done")).exists)
    #expect(hosted.findings.isEmpty)
    #expect(try host(EditButton()).findings.map(\.kind) == ["unsupported"])
  }

  @Test("an outline opens its branches")
  func outline() throws {
    let tree = [Branch(id: "root", children: [Branch(id: "leaf")])]
    let hosted = try host(OutlineGroup(tree, children: \.children) { Text($0.id) })
    #expect(hosted.findAll(Text.self).compactMap(\.text) == ["root"])
    try hosted.find(.button).tap()
    #expect(hosted.findAll(Text.self).compactMap(\.text) == ["root", "leaf"])
  }

  @Test(
    "scrolling to a view moves the content, not beyond its ends",
    arguments: [
      (UnitPoint.top as UnitPoint?, 8, 50.0), (.center, 8, 125), (.bottom, 8, 200), (nil, 8, 200), (.top, 19, 200),
      (nil, 1, 100),
    ]
  )
  func scrolling(_ anchor: UnitPoint?, _ row: Int, _ top: Double) throws {
    let hosted = try host(Jumping(anchor: anchor, wanted: row))
    try hosted.find(.label("jump")).tap()
    let found = try hosted.find(.label("row \(row)")).frame
    #expect(abs(found.midY - 25 - top) < 0.01)
    #expect(hosted.findings.isEmpty)
  }

  @Test("scrolling to nothing says so")
  func scrollingAstray() throws {
    let hosted = try host(Jumping(anchor: nil, wanted: 99))
    try hosted.find(.label("jump")).tap()
    #expect(hosted.findings.contains { $0.description.contains("99") })
  }

  @Test("a button style that holds a button says so, and comes to an end")
  func endlessStyle() throws {
    let hosted = try host(Button("go") {}.buttonStyle(Endless()))
    #expect(hosted.findings.contains { $0.kind == "endless-update" && $0.description.contains("Endless") })
  }

  @Test("a view of UIKit is made, updated, and takes its size; what it draws is missing")
  func representable() throws {
    let hosted = try host(ChipView(color: .red).fixedSize())
    #expect(hosted.size == CGSize(width: 30, height: 12))
    #expect(hosted.findings.contains { $0.description.contains("ChipView") })
    let off = try host(ChipView(color: .red).disabled(true).frame(width: 40, height: 40))
    #expect(
      try off.find(ChipView.self).foregroundColor?.hex
        != host(ChipView(color: .red)).find(ChipView.self).foregroundColor?.hex
    )
  }

  @Test("what is not carried out is a finding")
  func findings() throws {
    let span = Date.distantPast...Date.distantFuture
    let silent: [(name: String, view: AnyView)] = [
      ("stroke", AnyView(Circle().stroke(.red, lineWidth: 2, antialiased: false))),
      ("strokeBorder", AnyView(Circle().strokeBorder(.red, antialiased: false))),
      ("fill", AnyView(Circle().fill(.red, style: FillStyle(antialiased: false)))),
      ("textScale", AnyView(Text("a").textScale(.secondary))),
      ("timerInterval", AnyView(ProgressView(timerInterval: span))),
      ("selection", AnyView(List(selection: .constant(Int?.none)) { Text("a") })),
      ("draggable", AnyView(Text("a").draggable("a"))), ("onDrag", AnyView(Text("a").onDrag { NSItemProvider() })),
      ("paste", AnyView(PasteButton(payloadType: String.self) { _ in })),
      ("focusedValue", AnyView(Text("a").focusedValue(\.title, "a"))),
      ("searchable", AnyView(Text("a").searchable(text: .constant("")) { Text("b") })),
    ]
    for (name, view) in silent { #expect(try !host(view).findings.isEmpty, "\(name)") }
    #expect(try host(Circle().stroke(.red, lineWidth: 2)).findings.isEmpty)
  }

  @Test("a completion is called when the change counts as complete", arguments: [false, true])
  func completion(_ isRemoved: Bool) throws {
    let hosted = try host(Completing(criteria: isRemoved ? .removed : .logicallyComplete))
    try hosted.find(.button).tap()
    try hosted.advance(by: 0.15)
    #expect(try hosted.find(.button).label == (isRemoved ? "moving" : "complete"))
    try hosted.advance(by: 1)
    #expect(try hosted.find(.button).label == "complete")
  }
}

/// Says when its change is complete: after a tenth of a second, while the animation lasts a whole one.
private struct Completing: View {
  @State private var label = "still"
  let criteria: AnimationCompletionCriteria

  var body: some View {
    Button(label) {
      withAnimation(.linear(duration: 1).logicallyComplete(after: 0.1), completionCriteria: criteria) {
        label = "moving"
      } completion: {
        label = "complete"
      }
    }
  }
}

extension FocusedValues {
  @Entry fileprivate var title: String?
}
