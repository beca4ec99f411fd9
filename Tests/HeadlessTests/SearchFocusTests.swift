import HeadlessHost
import SwiftUI
import Testing

private struct Searching: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Text(isFocused ? "searching" : "at rest")
        Button("Search") { isFocused = true }
        Button("Stop") { isFocused = false }
      }
      .searchable(text: $text)
      .searchFocused($isFocused)
    }
  }
}

/// The page view/searchfocused(_:) of Apple's documentation: true moves the focus to the field, false takes it away, and
/// the focus that a person moves sets the binding.
@MainActor @Suite("The focus of a search")
struct SearchFocusTests {
  @Test("goes to the field when code sets it, and away again")
  func isSet() throws {
    let hosted = try host(Searching())
    try hosted.find(.button.and(.label("Search"))).tap()
    #expect(try hosted.find(.textField).isFocused)
    #expect(throws: Never.self) { try hosted.find(.label("searching")) }
    try hosted.find(.button.and(.label("Stop"))).tap()
    #expect(throws: Never.self) { try hosted.find(.label("at rest")) }
  }

  @Test("is told when a person taps the field")
  func isTold() throws {
    let hosted = try host(Searching())
    try hosted.find(.textField).tap()
    #expect(throws: Never.self) { try hosted.find(.label("searching")) }
  }
}
