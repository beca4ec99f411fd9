import HeadlessHost
import SwiftUI

private struct NumberedFields: View {
  @FocusState private var number: Int?
  @State private var isLocked = false
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("one", text: $text).focused($number, equals: 1).disabled(isLocked)
      TextField("two", text: $text).focused($number, equals: 2).disabled(true)
      Text(number.map { "\($0)" } ?? "nil").accessibilityIdentifier("focus")
      Button("to 1") { number = 1 }
      Button("to 2") { number = 2 }
      Button("to 9") { number = 9 }
      Button("lock") { isLocked = true }
    }
  }
}

/// What a focus state says that no focused view stands behind.
extension StateGoldens {
  @MainActor private static func focus(after labels: String...) throws -> String {
    let hosted = try host(NumberedFields())
    for label in labels { try hosted.find(.label(label)).tap() }
    return "\(try hosted.find(.identifier("focus")).text ?? "") \(try hosted.find(.label("one")).isFocused)"
  }

  static let unbackedFocus: [Golden] = [
    Golden("a focus that no field has is none", .unfocused, "nil false") { try focus(after: "to 9") },
    Golden("a disabled field does not take the focus", .unfocused, "nil false") { try focus(after: "to 2") },
    Golden("a field that takes the focus keeps it", .unfocused, "1 true") { try focus(after: "to 1") },
    Golden("a focused field that is disabled has the focus no more", .unfocused, "nil false") {
      try focus(after: "to 1", "lock")
    },
    Golden("a focus that no field has takes it from the one that had it", .unverified, "nil false") {
      try focus(after: "to 1", "to 9")
    },
  ]
}
