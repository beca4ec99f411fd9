import HeadlessHost
import SwiftUI
import Testing

// Design systems extend the views themselves. On Apple's systems what they are made of is a view without saying so.

extension Button {
  fileprivate func quiet() -> some View { buttonStyle(.plain) }
}

extension TextField {
  fileprivate func lined() -> some View { overlay(alignment: .bottom) { Divider() } }
}

extension Toggle {
  fileprivate func bare() -> some View { labelsHidden() }
}

extension VStack {
  fileprivate func card() -> some View { padding(8).background(Color.gray) }
}

extension ScrollView {
  fileprivate func plain() -> some View { background(Color.white) }
}

extension Picker {
  fileprivate func wide() -> some View { frame(maxWidth: .infinity) }
}

extension NavigationLink {
  fileprivate func named() -> some View { accessibilityLabel("link") }
}

extension ProgressView {
  fileprivate func thin() -> some View { frame(height: 4) }
}

@MainActor @Suite("Views extended by design systems")
struct ExtendedTypeTests {
  @Test("modifiers can be called in an extension of a control or a stack")
  func extensions() throws {
    let hosted = try host(
      VStack {
        Button("Save") {}.quiet()
        TextField("Name", text: .constant("")).lined()
        Toggle("On", isOn: .constant(true)).bare()
        ScrollView { Text("a") }.plain()
        Picker("Size", selection: .constant(1)) { Text("1").tag(1) }.wide()
        NavigationLink("Next") { Text("b") }.named()
        ProgressView(value: 0.5).thin()
      }.card()
    )
    #expect(try hosted.find(.button).label == "Save")
    #expect(try hosted.find(.label("link")).exists)
  }
}
