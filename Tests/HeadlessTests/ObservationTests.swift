import HeadlessHost
import SwiftUI
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
}

@Observable private final class Model {
  var name = "before"
}

private struct Counting: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Text("count \(counter.count)")
      Button("add") { counter.count += 1 }
      Reading().environmentObject(counter)
    }
  }
}

private struct Reading: View {
  @EnvironmentObject private var counter: Counter

  var body: some View { Text("read \(counter.count)") }
}

private struct Naming: View {
  @State private var model = Model()

  var body: some View {
    VStack {
      Text(model.name)
      Editing(model: model)
    }
  }
}

private struct Editing: View {
  @Bindable var model: Model

  var body: some View { TextField("name", text: $model.name) }
}

@MainActor private final class Evaluations {
  private(set) var count = 0

  func note() { count += 1 }
}

/// Reads the model only while it is on.
private struct Glancing: View {
  let model: Model
  let evaluations: Evaluations
  @State private var isOn = true

  var body: some View {
    let _ = evaluations.note()
    VStack {
      Text(isOn ? model.name : "off")
      Button("switch") { isOn.toggle() }
    }
  }
}

private struct Leaving: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Circle().fill(Color.red).frame(width: 20, height: 20).transition(.opacity) }
      Button("go") { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }
}

private struct Loading: View {
  @State private var text = "empty"

  var body: some View { Text(text).task { text = "loaded" } }
}

extension EnvironmentValues {
  @Entry fileprivate var radius: CGFloat = 4
  @Entry fileprivate var caption: String?
}

private struct Rounded: View {
  @Environment(\.radius) private var radius
  @Environment(\.caption) private var caption

  var body: some View { Text("\(Int(radius)) \(caption ?? "none")") }
}

#Preview("A preview") {
  @Previewable @State var text = "typed"
  TextField("title", text: $text)
}

@MainActor @Suite("Observed objects, tasks, departures and macros")
struct ObservationTests {
  @Test("a published change reaches every view that follows the object")
  func published() throws {
    let hosted = try host(Counting())
    try hosted.find(.label("add")).tap()
    #expect(try hosted.find(text: "count 1").exists)
    #expect(try hosted.find(text: "read 1").exists)
  }

  @Test("an observable object that a body reads updates it, and can be bound to")
  func observable() throws {
    let hosted = try host(Naming())
    let field = try hosted.find(.textField)
    try field.delete(count: 6)
    try field.type("after")
    #expect(try hosted.find(text: "after").exists)
  }

  @Test("an observable object evaluates nothing that has read it before and does so no more")
  func readNoMore() throws {
    let (model, evaluations) = (Model(), Evaluations())
    let hosted = try host(Glancing(model: model, evaluations: evaluations))
    try hosted.find(.label("switch")).tap()
    #expect(try hosted.find(text: "off").exists)
    let before = evaluations.count
    model.name = "unread"
    try hosted.advance(by: 1)
    #expect(evaluations.count == before)
    try hosted.find(.label("switch")).tap()
    #expect(try hosted.find(text: "unread").exists)
    model.name = "after"
    try hosted.advance(by: 1)
    #expect(try hosted.find(text: "after").exists)
  }

  @Test("a view that leaves fades out, and is gone when that is over")
  func departure() throws {
    let hosted = try host(Leaving())
    try hosted.find(.label("go")).tap()
    let animation = try #require(hosted.animations.first { $0.property == "opacity" && $0.to == [0] })
    #expect(animation.duration == 1)
    #expect(hosted.findAll(Circle.self).map(\.isLeaving) == [true])
    try hosted.advance(by: 0.5)
    #expect(hosted.svg().contains("opacity=\"0.5\""))
    try hosted.advance(by: 1)
    #expect(!hosted.svg().contains("#FF3B30"))
    #expect(hosted.findAll(Circle.self).isEmpty)
  }

  @Test("a task runs until it first waits")
  func task() throws {
    let hosted = try host(Loading())
    #expect(try hosted.find(text: "loaded").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("an entry declares a value of the environment with its default")
  func entry() throws {
    #expect(try host(Rounded()).find(Text.self).text == "4 none")
    let changed = Rounded().environment(\.radius, 8).environment(\.caption, "some")
    #expect(try host(changed).find(Text.self).text == "8 some")
  }

  @Test("the size beside a text is modelled, a fixed one exact")
  func confidence() throws {
    let view = HStack(spacing: 0) {
      Text("a")
      Color.red
      Color.blue.frame(width: 10, height: 10)
    }
    let colors = try host(view).findAll(Color.self)
    #expect(colors.map(\.sizeConfidence) == [.modelled, .exact])
    #expect(colors.map(\.frameConfidence) == [.modelled, .modelled])
  }
}
