import HeadlessHost
import SwiftUI
import Testing

/// What VoiceOver offers beside the double tap.
@MainActor @Suite("Actions for VoiceOver")
struct AccessibilityActionTests {
  private struct Row: View {
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text("Mail")
          .accessibilityAction(named: "Reply") { log.append("reply") }
          .accessibilityAction(.escape) { log.append("escape") }
          .accessibilityAction {
            log.append("delete")
          } label: {
            Label("Delete", systemImage: "trash")
          }
          .accessibilityAction {
            log.append("flag")
          } label: {
            Text("Flag")
          }
          .accessibilityActions { Button("Archive") { log.append("archive") } }
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      }
    }
  }

  @Test("each is named, also by a label of several views, and performed")
  func named() throws {
    let hosted = try host(Row())
    let mail = try hosted.find(.label("Mail"))
    #expect(mail.actions == ["Reply", "escape", "Delete", "Flag", "Archive"])
    #expect(hosted.accessibilityElements.first?.actions == mail.actions)
    for action in mail.actions { try mail.perform(action) }
    #expect(try hosted.find(.identifier("log")).text == "reply escape delete flag archive")
  }

  private struct Level: View {
    @State private var level = 2

    var body: some View {
      Capsule().accessibilityLabel("Level").accessibilityValue("\(level)")
        .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
    }
  }

  @Test("what is adjustable goes up and down")
  func adjustable() throws {
    let hosted = try host(Level())
    let level = try hosted.find(.label("Level"))
    #expect(level.actions == ["increment", "decrement"])
    try level.perform("increment")
    try level.perform("increment")
    try level.perform("decrement")
    #expect(level.value == "3")
  }

  @Test("one that is not there is named, with those that are")
  func missing() throws {
    let level = try host(Level()).find(.label("Level"))
    let error = #expect(throws: HostError.self) { try level.perform("delete") }
    #expect(
      error?.description.contains("no action \"delete\" for VoiceOver: it has \"increment\", \"decrement\"") == true
    )
    let text = try host(Text("a")).find(text: "a")
    let none = #expect(throws: HostError.self) { try text.perform("delete") }
    #expect(none?.description.hasSuffix("it has none.") == true)
  }
}
