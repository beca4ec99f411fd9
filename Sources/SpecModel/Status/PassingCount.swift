/// `47 of 48 tests pass`, `47/48 passing`: not all do.
package enum PassingCount {
  /// - Parameter words: all that is said, in small letters: who goes on, `of which one is skipped`, has an explanation.
  package static func fallsShort(_ words: [Substring]) -> Bool {
    guard let first = words.first, first.utf8.first.map({ (48...57).contains($0) }) == true, words.count <= 7 else {
      return false
    }
    let counts = first.split(separator: "/", omittingEmptySubsequences: false)
    if counts.count == 2 { return isLess(counts[0], counts[1]) && saysPass(words.dropFirst(), needsNoun: false) }
    guard words.count > 3, words[1] == "of" else { return false }
    let total = words[2] == "the" ? 3 : 2
    return isLess(first, words[total]) && saysPass(words.dropFirst(total + 1), needsNoun: true)
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
