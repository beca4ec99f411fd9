import Foundation
import HeadlessHost
import Observation
import SwiftUI
import Testing

@MainActor @Suite("What was changed outside of the host")
struct ChangesFromOutsideTests {
  private final class Announcing: ObservableObject {
    @Published var hasFailed = false
  }

  @Observable fileprivate final class Observed {
    var hasFailed = false
  }

  private struct PublishedView: View {
    @ObservedObject var model: Announcing

    var body: some View { Text(model.hasFailed ? "Error" : "Fine") }
  }

  private struct ObservedView: View {
    let model: Observed

    var body: some View { Text(model.hasFailed ? "Error" : "Fine") }
  }

  @Test("an object that publishes is asked anew by the next question")
  func published() throws {
    let model = Announcing()
    let screen = try host(PublishedView(model: model))
    let text = try screen.find(text: "Fine")
    model.hasFailed = true
    #expect(screen.findAll(.label("Error")).count == 1)
    #expect(text.text == "Error")
  }

  @Test("so is one that is observed, by the tree as VoiceOver reads it and by the picture")
  func observed() throws {
    let model = Observed()
    let screen = try host(ObservedView(model: model))
    let before = screen.svg()
    model.hasFailed = true
    #expect(screen.accessibilityTree.contains("Error"))
    model.hasFailed = false
    #expect(screen.svg() == before)
    model.hasFailed = true
    #expect(screen.svg() != before)
  }
}
