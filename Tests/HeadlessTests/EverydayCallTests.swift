import HeadlessHost
import SwiftUI
import Testing

/// Reads what the environment says of where it stands.
private struct Standing: View {
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.undoManager) private var undoManager
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button(material == nil ? "plain" : "on a material") {
      undoManager?.registerUndo(withTarget: self as AnyObject) { _ in }
      openWindow(id: "mail")
    }
  }
}

private struct Wave: TextRenderer {
  var strength: Double

  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, glyph) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: strength * Double(index))
          copy.draw(glyph)
        }
      }
      context.draw(line)
    }
  }
}

/// Counts up and down again.
@MainActor private final class Counter {
  let undoManager = UndoManager()
  private(set) var count = 0

  func add(_ step: Int) {
    count += step
    undoManager.registerUndo(withTarget: self) { $0.add(-step) }
    undoManager.setActionName("Add")
  }
}

@MainActor @Suite("Calls that components make every day")
struct EverydayCallTests {
  private func messages(_ view: some View) throws -> [String] { try host(view).findings.map(\.message) }

  @Test("a blend mode of a style is a finding, the normal one is none")
  func blendMode() throws {
    #expect(try messages(Circle().fill(.red.blendMode(.multiply))).contains { $0.contains("multiply") })
    #expect(try messages(Circle().fill(.red.blendMode(.normal))).isEmpty)
    #expect(try host(Circle().fill(.red.blendMode(.darken))).find(Circle.self).foregroundColor?.hex == "#FF3B30")
  }

  @Test("what stands on a material knows it, and nothing else does")
  func backgroundMaterial() throws {
    #expect(try host(Standing()).find(text: "plain").exists)
    #expect(try host(Standing().background(.red)).find(text: "plain").exists)
    #expect(try host(Standing().background(.thinMaterial)).find(text: "on a material").exists)
    #expect(try host(Standing().background(.bar, in: Capsule())).find(text: "on a material").exists)
    let told = try host(Standing().environment(\.backgroundMaterial, .regular))
    #expect(try told.find(text: "on a material").exists)
    #expect(told.findings.contains { $0.message.contains("backgroundMaterial") })
  }

  @Test("a window that is asked for is a finding, and nothing undoes on the host's screen")
  func actions() throws {
    let hosted = try host(Standing())
    #expect(hosted.findings.isEmpty)
    try hosted.find(.button).tap()
    #expect(hosted.findings.map(\.message) == ["openWindow(id: \"mail\") opens nothing here: the host has one screen."])
  }

  @Test("a button's words may be a resource")
  func resources() throws {
    var taps = 0
    let words = LocalizedStringResource("save", defaultValue: "Save")
    let column = VStack {
      Button(words) { taps += 1 }
      Button(words, role: .destructive) { taps += 1 }
      Button(words, systemImage: "plus") { taps += 1 }
      Button(words, systemImage: "plus", role: .cancel) { taps += 1 }
    }
    let hosted = try host(column)
    for button in hosted.findAll(.button.and(.label("Save"))) { try button.tap() }
    #expect(taps == 4)
    #expect(try host(Button("Literal") {}).find(.label("Literal")).exists)
  }

  @Test("buttons of glass are buttons, and what is not drawn of them is a finding", arguments: [0, 1, 2])
  func glass(_ kind: Int) throws {
    var taps = 0
    let button = Button("go") { taps += 1 }
    let views = [
      AnyView(button.buttonStyle(.glass)), AnyView(button.buttonStyle(.glassProminent)),
      AnyView(button.buttonStyle(.glass(.regular.tint(.red)))),
    ]
    let hosted = try host(views[kind])
    try hosted.find(.button).tap()
    #expect(taps == 1)
    #expect(hosted.findings.contains { $0.kind == "unsupported" && $0.message.contains("glass") })
    #expect(try hosted.find(.button).touchTarget.height > 30)
    if kind == 1 { #expect(try hosted.find(text: "go").backgroundColor?.hex == "#007AFF") }
  }

  @Test("a renderer of text is a finding, and the text is there")
  func textRenderer() throws {
    let hosted = try host(Text("wave").customAttribute(Loud()).textRenderer(Wave(strength: 2)))
    #expect(try hosted.find(text: "wave").exists)
    #expect(hosted.findings.contains { $0.kind == "unsupported" && $0.message.contains("textRenderer") })
  }

  @Test("an undo manager undoes and makes again, in groups and by name")
  func undo() {
    let counter = Counter()
    let manager = counter.undoManager
    counter.add(1)
    manager.beginUndoGrouping()
    counter.add(2)
    counter.add(3)
    manager.endUndoGrouping()
    #expect(counter.count == 6 && manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(counter.count == 1 && manager.canRedo && manager.redoActionName == "Add")
    manager.redo()
    #expect(counter.count == 6)
    manager.undo()
    manager.undo()
    #expect(counter.count == 0 && !manager.canUndo)
    counter.add(5)
    #expect(!manager.canRedo)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
    manager.levelsOfUndo = 2
    for _ in 0..<3 { counter.add(1) }
    manager.undo()
    manager.undo()
    #expect(counter.count == 6 && !manager.canUndo)
  }
}

private struct Loud: TextAttribute {}
