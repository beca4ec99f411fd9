import Foundation

/// Of a file that does not import SwiftUI: `Task` is the language's here, and sleeps in real time.
struct ElsewhereModel: Sendable {
  func load() async -> String {
    try? await Task.sleep(nanoseconds: 1_000_000)
    return "loaded"
  }

  func compute() async -> String { await word() }

  private func word() async -> String { "computed" }
}
