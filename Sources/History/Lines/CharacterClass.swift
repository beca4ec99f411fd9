/// What a character is, asked for every one of a document: those of ASCII need no look into the tables of Unicode.
extension Character {
  /// Of a character that is one byte.
  private var byte: UInt8? {
    let bytes = utf8
    return bytes.count == 1 ? bytes.first : nil
  }

  /// As `isLetter`.
  var isWordLetter: Bool {
    guard let byte else { return isLetter }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// As `isNumber`.
  var isFigureOfAnyScript: Bool {
    guard let byte else { return isNumber }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// `0` to `9`.
  var isFigure: Bool { byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }

  /// As `isWhitespace`.
  var isBlank: Bool {
    guard let byte else { return isWhitespace }
    return byte == 32 || (9...13).contains(byte)
  }
}
