/// Whole numbers that are not less than another, whatever the components are: the size of a type.
struct CertainNumbers {
  let tokens: [SwiftToken]
  let words: [String]

  /// - Returns: what a number that is asked there is not less than; `nil` where it may be no number at all.
  func least(of range: Range<Int>) -> Int? {
    guard let first = range.first else { return nil }
    return words[first] == "MemoryLayout" ? leastOfLayout(range) : nil
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

  /// The signs around the types of `Array<Int>(ns)`, which compare nothing.
  func isAroundTypes(_ place: Int) -> Bool {
    switch words[place] {
    case "<": return closing(place) != nil
    case ">":
      let opens = words[..<place].suffix(Self.longestType).lastIndex(of: "<")
      return opens.flatMap(closing) == place
    default: return false
    }
  }

  /// - Returns: the sign that closes a list of types, behind which something is made of these.
  private func closing(_ open: Int) -> Int? {
    guard open > 0, tokens[open - 1].kind == .identifier, words[open - 1].first?.isUppercase == true,
      tokens[open - 1].range.upperBound == tokens[open].range.lowerBound,
      let close = words[(open + 1)...].prefix(Self.longestType).firstIndex(of: ">"),
      close + 1 < words.count, words[close + 1] == "(", EmptyLiteral.areTypes((open + 1)..<close, tokens, words)
    else { return nil }
    return close
  }

  private static let longestType = 16

  /// `MemoryLayout` and `size` of `MemoryLayout<Int>.size`; its type is told apart.
  func isAroundType(_ place: Int) -> Bool {
    words[place] == "MemoryLayout" || isOfLayout(place)
      || place > 1 && words[place - 1] == ">." && isOfLayout(place - 1)
  }
}
