import HeadlessHost
import SwiftUI
import Testing

private struct Tile: View {
  var body: some View { Text("tile").frame(maxWidth: .infinity) }
}

private struct Tile_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Tile().previewDisplayName("Plain")
      Tile().previewLayout(.fixed(width: 120, height: 40)).padding(5).previewDisplayName("Narrow")
      Tile().preferredColorScheme(.dark)
    }
  }
}

#Preview("Declared") { Tile() }

#Preview {
  @Previewable @State var count = 3
  Text("count \(count)")
}

#Preview("Framed", traits: .fixedLayout(width: 120, height: 40)) { Tile() }

#Preview("Turned", traits: .landscapeLeft) { Tile() }

/// Fades in as it appears, and turns for ever.
private struct Entering: View {
  @State private var hasEntered = false

  var body: some View {
    VStack {
      Text("here").opacity(hasEntered ? 1 : 0)
      Circle().rotationEffect(.degrees(hasEntered ? 90 : 0))
        .animation(.linear(duration: 1).repeatForever(), value: hasEntered)
    }
    .onAppear { withAnimation(.easeOut(duration: 0.4)) { hasEntered = true } }
  }
}

private struct Entering_Previews: PreviewProvider {
  static var previews: some View { Entering() }
}

/// Fades in slowly.
private struct Slow: View {
  @State private var hasEntered = false

  var body: some View {
    Text("slow").opacity(hasEntered ? 1 : 0)
      .onAppear { withAnimation(.linear(duration: 3)) { hasEntered = true } }
  }
}

private struct Slow_Previews: PreviewProvider {
  static var previews: some View { Slow() }
}

/// One after another, each in a way of its own; then a note that goes away by itself.
private struct Staged: View {
  @State private var stage = 0
  @State private var hasNote = true

  var body: some View {
    VStack {
      Text("put off").opacity(stage > 0 ? 1 : 0)
      Text("slept").opacity(stage > 1 ? 1 : 0)
      Text("completed").opacity(stage > 2 ? 1 : 0)
      if hasNote { Text("note") }
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { withAnimation(.linear(duration: 0.2)) { stage = 1 } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { hasNote = false }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.7))
      withAnimation(.linear(duration: 0.2)) {
        stage = 2
      } completion: {
        withAnimation(.linear(duration: 0.2)) { stage = 3 }
      }
    }
  }
}

private struct Staged_Previews: PreviewProvider {
  static var previews: some View { Staged() }
}

/// Counts on for ever.
private struct Counting: View {
  @State private var count = 0

  var body: some View {
    Text("count \(count)").onReceive(Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()) { _ in count += 1
    }
  }
}

private struct Counting_Previews: PreviewProvider {
  static var previews: some View { Counting() }
}

/// Never comes to rest.
private struct Restless: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Text("\(count)")
  }
}

private struct Restless_Previews: PreviewProvider {
  static var previews: some View { Restless() }
}

@MainActor @Suite("Previews")
struct PreviewTests {
  @Test("every preview of a module is found and hosted, or says why it is not")
  func listing() throws {
    let declared = declaredPreviews(in: "HeadlessTests")
    let names = Set(declared.map(\.name))
    let wanted = ["Tile_Previews", "Declared", "#Preview 1"].map { "HeadlessTests.\($0)" }
    #expect(names.isSuperset(of: wanted))
    let tile = try #require(declared.first { $0.name == "HeadlessTests.Tile_Previews" })
    #expect(try tile.outcome.get().map(\.name) == ["Plain", "Narrow", nil])
    let unnamed = try #require(declared.first { $0.name == "HeadlessTests.#Preview 1" })
    #expect(try unnamed.outcome.get().first?.host.find(text: "count 3").exists == true)
    let restless = try #require(declared.first { $0.name == "HeadlessTests.Restless_Previews" })
    #expect(throws: HostError.self) { try restless.outcome.get() }
  }

  @Test("traits give a preview its room", arguments: [("Framed", 120), ("Turned", 844)] as [(String, CGFloat)])
  func room(_ name: String, _ width: CGFloat) throws {
    let declared = try #require(declaredPreviews(in: "HeadlessTests").first { $0.name == "HeadlessTests.\(name)" })
    #expect(try declared.outcome.get().first?.host.size.width == width)
  }

  @Test("the previews of our own components all come to rest")
  func ownComponents() throws {
    let declared = declaredPreviews(in: "ComponentLibrary")
    #expect(!declared.isEmpty)
    for previews in declared {
      let hosted = try previews.outcome.get()
      #expect(!hosted.isEmpty, "\(previews.name)")
      for preview in hosted { #expect(preview.host.size.width > 0, "\(previews.name)") }
    }
  }

  @Test("each view of a group is a preview, with its name, its size and its colour scheme")
  func provider() throws {
    let all = try previews(of: Tile_Previews.self)
    #expect(all.map(\.name) == ["Plain", "Narrow", nil])
    #expect(try all.map { try $0.host.find(text: "tile").exists } == [true, true, true])
    #expect(all.map { $0.host.size.width } == [390, 120, 390])
    #expect(try all.map { try $0.host.find(text: "tile").foregroundColor?.hex } == ["#000000", "#000000", "#FFFFFF"])
    #expect(all[2].host.svg().contains("#000000"))
  }

  @Test("a #Preview is hosted with its name")
  func macro() throws {
    let all = try previews(of: Preview("Pair") { Tile() })
    #expect(all.map(\.name) == ["Pair"])
    #expect(try all[0].host.find(text: "tile").exists)
  }

  @Test("an entrance is over when a preview is shown, and what turns for ever does not hold it up")
  func entrance() throws {
    let shown = try #require(try previews(of: Entering_Previews.self).first).host
    #expect(try shown.find(text: "here").opacity == 1)
    #expect(shown.time == 0.4)
    #expect(try host(Entering()).find(text: "here").opacity == 0)
  }

  @Test("an entrance that lasts too long is left on its way")
  func slowEntrance() throws {
    let shown = try #require(try previews(of: Slow_Previews.self).first).host
    #expect(shown.time == 2)
    #expect(abs(try shown.find(text: "slow").opacity - 2.0 / 3) < 0.001)
  }

  @Test("an entrance in several steps is over when all of them are, and what goes away later is there")
  func stagedEntrance() throws {
    let shown = try #require(try previews(of: Staged_Previews.self).first).host
    for text in ["put off", "slept", "completed"] { #expect(try shown.find(text: text).opacity == 1, "\(text)") }
    #expect(try shown.find(text: "note").exists)
    #expect(shown.time < 2)
  }

  @Test("what counts on is not waited for to the end")
  func counting() throws {
    #expect(try #require(try previews(of: Counting_Previews.self).first).host.time < 1)
  }

  @Test("several outermost views stand under one another")
  func column() throws {
    let hosted = try host(
      Group {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 20)
      }
    )
    #expect(hosted.size == CGSize(width: 10, height: 38))
  }

  @Test("a button that is switched off loses its tint")
  func disabledButton() throws {
    let view = Button("go") {}.buttonStyle(.borderedProminent)
    let on = try host(view).find(text: "go").backgroundColor
    let off = try host(view.disabled(true)).find(text: "go").backgroundColor
    #expect(on?.hex == "#007AFF")
    #expect(off?.hex != on?.hex)
  }
}
