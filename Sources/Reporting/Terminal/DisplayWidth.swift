import Findings

/// How many columns a text takes on a terminal: two for East Asian wide characters and emoji, none for marks that combine.
enum DisplayWidth {
  static func of(_ text: String) -> Int { of(text[...]) }

  static func of(_ text: Substring) -> Int {
    // ASCII, most of what there is, needs no look into the tables of Unicode. Its last character may bear a mark of the next one.
    let bytes = text.utf8
    var (width, index) = (0, bytes.startIndex)
    while index < bytes.endIndex {
      var (run, count) = (index, 0)
      while run < bytes.endIndex, Printable.isPlain(bytes[run]) {
        bytes.formIndex(after: &run)
        count += 1
      }
      if run == bytes.endIndex { return width + count }
      if count > 0 { index = bytes.index(before: run) }
      width += max(0, count - 1) + of(text[index])
      text.formIndex(after: &index)
    }
    return width
  }

  static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) { return 1 }
    guard let first = character.unicodeScalars.first else { return 0 }
    if character == "\t" { return 1 }
    let properties = first.properties
    if properties.generalCategory == .control || properties.generalCategory == .nonspacingMark { return 0 }
    if properties.isEmojiPresentation || character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return isWide(first.value) ? 2 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
