import Findings

/// `47 of 48 tests pass`, `47 out of 48 tests pass`, `47/48 passing`: not all do.
package enum PassingCount {
  /// Whether a count of some begins at a place, as far as a look at a few bytes tells: `47/48`, `47 of`, `47 out of`.
  ///
  /// - Parameter place: that of a digit.
  package static func mayBegin(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    var end = place
    while end < text.count, (48...57).contains(text[end]) { end += 1 }
    guard end + 2 < text.count else { return false }
    if text[end] == UInt8(ascii: "/") { return (48...57).contains(text[end + 1]) }
    return text[end] == UInt8(ascii: " ") && text[end + 1] | 0x20 == UInt8(ascii: "o")
      && ByteSet("fu").contains(text[end + 2] | 0x20)
  }

  /// - Parameter words: all that is said, in small letters: who goes on, `of which one is skipped`, has an explanation.
  package static func fallsShort(_ words: [Substring]) -> Bool {
    guard let first = words.first, first.utf8.first.map({ (48...57).contains($0) }) == true, words.count <= 9 else {
      return false
    }
    let counts = first.split(separator: "/", omittingEmptySubsequences: false)
    if counts.count == 2 { return isLess(counts[0], counts[1]) && saysPass(words.dropFirst(), needsNoun: false) }
    var rest = words.dropFirst()
    if rest.first == "out" { rest.removeFirst() }
    guard rest.popFirst() == "of" else { return false }
    if rest.first == "the" { rest.removeFirst() }
    guard let total = rest.popFirst() else { return false }
    return isLess(first, total) && saysPass(rest, needsNoun: true)
  }

  private static func isLess(_ part: Substring, _ whole: Substring) -> Bool {
    guard let part = Int(part), let whole = Int(whole) else { return false }
    return part < whole
  }

  private static func saysPass(_ words: ArraySlice<Substring>, needsNoun: Bool) -> Bool {
    var words = words
    if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
    if words.first == "tests" {
      words.removeFirst()
    } else if needsNoun {
      return false
    }
    if words.first == "are" { words.removeFirst() }
    return words.count == 1 && words.first.map { verbs.contains($0) } == true
  }

  private static let kinds: Set<Substring> = ["unit", "integration", "ui", "snapshot", "contract", "acceptance"]
  private static let verbs: Set<Substring> = ["pass", "passed", "passing", "succeed", "succeeded", "green"]
}
