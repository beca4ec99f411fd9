extension Character {
  /// As `isLetter`, which looks into the tables of Unicode for ASCII too.
  var isWordLetter: Bool {
    guard let byte = asciiValue else { return isLetter }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// As `isNumber`, which does so as well.
  var isWordNumber: Bool {
    guard let byte = asciiValue else { return isNumber }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
