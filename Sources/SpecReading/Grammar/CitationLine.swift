/// A line that cites requirements: `_Requirements: 1.1, 1.2_`, `**Validates: Requirements 1.1**`, `Requirements: 1.1`.
struct CitationLine {
  /// What stands behind the label, without the closing mark.
  let list: TextSlice

  init?(_ line: TextSlice) {
    let text = line.trimmed
    let bare = text.withoutLeadingEmphasis
    guard let label = Self.label(bare) else { return nil }
    self.init(list: bare.slice(from: label.end), isValidation: label.isValidation)
  }

  private init(list: TextSlice, isValidation: Bool) {
    var list = list
    while let byte = Optional(list.first),
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || isBlank(byte)
    {
      list.start += 1
    }
    // `Validates: Requirements 1.1`: the second label belongs to the list's grammar, unless a colon ends it.
    if isValidation, let inner = Self.label(list) { list = list.slice(from: inner.end).trimmed }
    while list.count > 0,
      list[list.end - 1] == UInt8(ascii: "_") || list[list.end - 1] == UInt8(ascii: "*") || isBlank(list[list.end - 1])
    {
      list.end -= 1
    }
    self.list = list
  }

  /// `Write the endpoint. _Requirements: 1.1_ _Boundary: API_`: one that a text holds, up to the mark that closes it.
  static func inside(_ text: TextSlice) -> (citation: CitationLine, start: Int)? {
    var index = text.start
    while index < text.end {
      let mark = text[index]
      let start = index
      while text[index] == mark, index < text.end { index += 1 }
      guard mark == UInt8(ascii: "_") || mark == UInt8(ascii: "*"), !isWordByte(text[start - 1]), text[start - 1] != 96,
        let label = label(text.slice(from: index))
      else { continue }
      let rest = text.slice(from: label.end)
      // `_Requirements:_ 1.1` closes the label, and `_Requirements: 1.1_` the list.
      let end = rest.first == mark ? nil : close(of: rest, mark: mark)
      return (CitationLine(list: end.map { rest.slice(to: $0) } ?? rest, isValidation: label.isValidation), start)
    }
    return nil
  }

  private static func close(of text: TextSlice, mark: UInt8) -> Int? {
    (text.start..<text.end).first { text[$0] == mark && !isWordByte(text[$0 + 1]) }
  }

  /// - Returns: where the label ends, its colon included.
  private static func label(_ text: TextSlice) -> (end: Int, isValidation: Bool)? {
    // Every other line of a document comes by here: its first byte tells most of them off.
    switch text.first {
    case UInt8(ascii: "R"), UInt8(ascii: "r"), UInt8(ascii: "V"), UInt8(ascii: "v"), UInt8(ascii: "A"),
      UInt8(ascii: "E"), 0xD0...0xEF:
      break
    default: return nil
    }
    for word in SpecWords.validates where text.hasPrefixIgnoringCase(word) {
      var end = text.start + word.utf8CodeUnitCount
      // `验证需求：1.1` says both in one word.
      for inner in SpecWords.requirement where text.matches(inner, at: end) { end += inner.utf8CodeUnitCount }
      return colon(text, end).map { ($0, true) }
    }
    for word in ["Requirements", "Requirement", "Reqs", "Req"] + SpecWords.requirement
    where text.hasPrefixIgnoringCase(word) {
      if let end = colon(text, text.start + word.utf8CodeUnitCount) { return (end, false) }
    }
    return nil
  }

  /// - Returns: where the colon at `offset` ends, emphasis and blanks before it skipped.
  private static func colon(_ text: TextSlice, _ offset: Int) -> Int? {
    var end = offset
    while end < text.end, text[end] == UInt8(ascii: "*") || text[end] == UInt8(ascii: "_") || isBlank(text[end]) {
      end += 1
    }
    if text[end] == UInt8(ascii: ":") { return end + 1 }
    return text.matches("\u{FF1A}", at: end) ? end + 3 : nil
  }
}
