/// Expressions that ask whether another one is true, in more words.
extension [SwiftToken] {
  /// - Returns: the other side of `f() == true`, of `false != f()`, and whether that is true where the whole is.
  func comparedWithTruth(_ range: Range<Int>, _ words: [String]) -> (other: Range<Int>, isSame: Bool)? {
    let signs = topLevel(range).filter { ConstantWords.ofEquals[words[$0]] != nil }
    guard signs.count == 1, let sign = signs.first, ["==", "!="].contains(words[sign]) else { return nil }
    let sides = (range.lowerBound..<sign, (sign + 1)..<range.upperBound)
    for (one, other) in [sides, (sides.1, sides.0)] where one.count == 1 && !other.isEmpty {
      guard ["true", "false"].contains(words[one.lowerBound]) else { continue }
      return (other, (words[one.lowerBound] == "true") == (words[sign] == "=="))
    }
    return nil
  }

  /// - Returns: the left side of `lamp?.isOn ?? false`, which is true where that is.
  func insteadOfFalse(_ range: Range<Int>, _ words: [String]) -> Range<Int>? {
    let signs = topLevel(range).filter { words[$0] == "??" || ConstantWords.ofEquals[words[$0]] != nil }
    guard signs.count == 1, let sign = signs.first, words[sign] == "??", sign > range.lowerBound,
      words[(sign + 1)..<range.upperBound].elementsEqual(["false"])
    else { return nil }
    return range.lowerBound..<sign
  }
}
