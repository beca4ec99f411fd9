/// Whole numbers that are not less than another, whatever the components are: the size of a type, the length of a text.
struct CertainNumbers {
  let tokens: [SwiftToken]
  let words: [String]

  /// - Returns: what a number that is asked there is not less than; `nil` where it may be no number at all.
  func least(of range: Range<Int>, isSize: Bool) -> Int? {
    guard let first = range.first else { return nil }
    if words[first] == "MemoryLayout" { return leastOfLayout(range) }
    // `"\\(lamp)!".count`
    guard isSize, range.count == 3, let text = InterpolatedText(words[first], tokens[first]) else { return nil }
    return text.isNeverEmpty ? 1 : 0
  }

  /// `MemoryLayout<Lamp>.size`, `MemoryLayout.size(ofValue: lamp)`. Even that of nothing is as far from the next as 1.
  private func leastOfLayout(_ range: Range<Int>) -> Int? {
    guard range.count > 2 else { return nil }
    let asked = words[range.lowerBound + 1] == "." ? range.lowerBound + 2 : range.upperBound - 1
    guard range.contains(asked) else { return nil }
    switch words[asked] {
    case "size": return 0
    case "stride", "alignment": return 1
    default: return nil
    }
  }

  /// The sign around the type of `MemoryLayout<Lamp>`, which compares nothing.
  func isOfLayout(_ place: Int) -> Bool {
    if words[place] == "<" { return place > 0 && words[place - 1] == "MemoryLayout" }
    guard words[place].hasPrefix(">"), words[place].hasSuffix(".") || words[place] == ">" else { return false }
    let before = words[..<place].suffix(Self.longestType)
    guard let open = before.lastIndex(of: "<"), open > 0, words[open - 1] == "MemoryLayout" else { return false }
    return !before[open...].contains { $0.hasPrefix(">") }
  }

  private static let longestType = 16

  /// `MemoryLayout` and `size` of `MemoryLayout<Int>.size`; its type is told apart.
  func isAroundType(_ place: Int) -> Bool {
    words[place] == "MemoryLayout" || isOfLayout(place)
      || place > 1 && words[place - 1] == ">." && isOfLayout(place - 1)
  }
}
