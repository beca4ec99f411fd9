import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// A file of components that imports Foundation by name sees the real main queue beside the host's.
private struct Toast: View {
  @State private var isShown = true
  let isPutOff: Bool

  var body: some View {
    VStack { if isShown { Text("saved") } }
      .onAppear {
        if isPutOff {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = false }
        } else {
          DispatchQueue.main.async { isShown = false }
        }
      }
  }
}

@MainActor @Suite("Files that import Foundation as well")
struct FoundationImportTests {
  @Test("put work off on the host's clock")
  func putOff() throws {
    let hosted = try host(Toast(isPutOff: true))
    try hosted.advance(by: 1.9)
    #expect(try hosted.find(text: "saved").exists)
    try hosted.advance(by: 0.2)
    #expect(hosted.findAll(Text.self).isEmpty)
  }

  @Test("hand work to the main queue, which has done it before the next question")
  func handedOver() throws { #expect(try host(Toast(isPutOff: false)).findAll(Text.self).isEmpty) }
}
