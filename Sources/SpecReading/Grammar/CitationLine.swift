/// A line that cites requirements: `_Requirements: 1.1, 1.2_`, `**Validates: Requirements 1.1**`, `Requirements: 1.1`.
struct CitationLine {
  /// What stands behind the label, without the closing mark.
  let list: TextSlice

  init?(_ line: TextSlice) {
    let text = line.trimmed
    let bare = text.withoutLeadingEmphasis
    guard let label = Self.label(bare) else { return nil }
    var list = bare.slice(from: label)
    while let byte = Optional(list.first),
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || isBlank(byte)
    {
      list.start += 1
    }
    // `Validates: Requirements 1.1`: the second label belongs to the list's grammar, unless a colon ends it.
    if let inner = Self.label(list), bare.hasPrefixIgnoringCase("validates") { list = list.slice(from: inner).trimmed }
    while list.count > 0,
      list[list.end - 1] == UInt8(ascii: "_") || list[list.end - 1] == UInt8(ascii: "*") || isBlank(list[list.end - 1])
    {
      list.end -= 1
    }
    self.list = list
  }

  /// - Returns: where the label ends, its colon included.
  private static func label(_ text: TextSlice) -> Int? {
    // Every other line of a document comes by here: its first byte tells most of them off.
    guard [UInt8(ascii: "r"), UInt8(ascii: "v")].contains(text.first | 0x20) || text.first >= 0x80 else { return nil }
    for word in ["Requirements", "Requirement", "Validates"] + SpecWords.requirement
    where text.hasPrefixIgnoringCase(word) {
      var end = text.start + word.utf8CodeUnitCount
      while text[end] == UInt8(ascii: "*") || text[end] == UInt8(ascii: "_") || isBlank(text[end]), end < text.end {
        end += 1
      }
      if text[end] == UInt8(ascii: ":") { return end + 1 }
      if text.matches("：", at: end) { return end + 3 }
    }
    return nil
  }
}
