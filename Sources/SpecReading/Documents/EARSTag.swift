import Findings

/// `[MUST] WHEN ...`, `(amended in May): The system SHALL ...`: what kind of sentence it is, before the sentence.
enum EARSTag {
  static func dropped(from words: [Substring]) -> [Substring] {
    guard let first = words.first, let open = first.utf8.first(where: { $0 != UInt8(ascii: "*") }),
      open == UInt8(ascii: "[") || open == UInt8(ascii: "("),
      let end = words.prefix(longestTag).firstIndex(where: { closesTag($0) }), words.indices.contains(end + 1)
    else { return words }
    let isSetOff = words[end].utf8.last == UInt8(ascii: ":")
    return isSetOff || EARSLead.begins(words[end + 1]) ? Array(words[(end + 1)...]) : words
  }

  /// In words.
  private static let longestTag = 8

  private static func closesTag(_ word: Substring) -> Bool {
    let last = word.utf8.last { !ByteSet("*:.").contains($0) }
    return last == UInt8(ascii: "]") || last == UInt8(ascii: ")")
  }
}
