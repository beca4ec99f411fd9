/// A text of which some is written, and some is what the components make of it: `"\\(lamp)!"`.
struct InterpolatedText {
  /// What is written between the places at which something is interpolated, with the empty ones: one more than there are places.
  let written: [Substring]
  /// What is interpolated there, as it is said.
  let made: [Substring]

  /// - Returns: `nil` of any other literal, and where what is interpolated may throw, or signs are written in another way.
  init?(_ word: String, _ token: SwiftToken) {
    guard token.kind == .literal, word.count > 1, word.first == "\"", !word.hasPrefix("\"\"\""), word.contains("\\(")
    else { return nil }
    var written: [Substring] = []
    var all: [Substring] = []
    var rest = word.dropFirst().dropLast()
    while let place = rest.firstRange(of: "\\(") {
      written.append(rest[..<place.lowerBound])
      var depth = 1
      var end = place.upperBound
      while end < rest.endIndex, depth > 0 {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      }
      let made = rest[place.upperBound..<end].dropLast()
      all.append(made)
      guard depth == 0, !made.contains("\""), !["try", "await"].contains(where: made.contains) else { return nil }
      rest = rest[end...]
    }
    guard !rest.contains("\\"), !written.contains(where: { $0.contains("\\") }) else { return nil }
    self.written = written + [rest]
    made = all
  }
}
