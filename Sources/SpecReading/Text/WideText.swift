/// Blanks and digits that look like those of ASCII: word processors, input methods and HTML write them.
extension TextSlice {
  /// How many bytes the blank at an offset has; 0 where there is none.
  func blankWidth(at offset: Int) -> Int {
    switch self[offset] {
    case 32, 9, 13, 10: return 1
    case 0xC2: return self[offset + 1] == 0xA0 ? 2 : 0
    case 0xE2:
      // U+2000 to U+200A, and the narrow blank U+202F.
      guard self[offset + 1] == 0x80 else { return 0 }
      return (0x80...0x8A).contains(self[offset + 2]) || self[offset + 2] == 0xAF ? 3 : 0
    case 0xE3: return matches("\u{3000}", at: offset) ? 3 : 0
    case UInt8(ascii: "&"):
      return Self.entities.first { matches($0, at: offset, ignoringCase: true) }?.utf8CodeUnitCount ?? 0
    default: return 0
    }
  }

  private static let entities: [StaticString] = [
    "&nbsp;", "&#160;", "&#xa0;", "&thinsp;", "&#8201;", "&#x2009;", "&ensp;", "&emsp;", "&numsp;", "&#8239;",
    "&#x202f;",
  ]

  /// Where the text goes on behind a word that stands apart from it: behind blanks, the marks of emphasis and code around
  /// the one or the other, and the bracket of a link.
  ///
  /// - Returns: `nil` where no blank stands between them.
  func behindBlanks(at offset: Int) -> Int? {
    var index = skippingMarks(from: offset)
    let blanks = index
    while index < end {
      let width = blankWidth(at: index)
      if width == 0 { break }
      index += width
    }
    guard index > blanks else { return nil }
    let marks = skippingMarks(from: index)
    return self[marks] == UInt8(ascii: "[") ? skippingMarks(from: marks + 1) : marks
  }

  private func skippingMarks(from offset: Int) -> Int {
    var index = offset
    // `**_`, and no row of stars.
    while index - offset < 4, self[index] == UInt8(ascii: "*") || self[index] == UInt8(ascii: "_") || self[index] == 96
    {
      index += 1
    }
    return index
  }

  /// `９`
  func wideDigit(at offset: Int) -> Int? {
    guard self[offset] == 0xEF, self[offset + 1] == 0xBC, (0x90...0x99).contains(self[offset + 2]) else { return nil }
    return Int(self[offset + 2] - 0x90)
  }

  func startsDigit(at offset: Int) -> Bool { isDigit(self[offset]) || wideDigit(at: offset) != nil }
}
