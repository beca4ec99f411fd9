/// Finds the first byte that is no UTF-8, as the table of well-formed sequences in chapter 3 of the Unicode Standard has it.
enum UTF8Check {
  static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { raw in
      var index = 0
      while index < raw.count {
        // Eight bytes of ASCII at a time: nearly all that documents hold.
        while index + 8 <= raw.count,
          raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
        }
        guard index < raw.count else { return nil }
        guard let length = sequence(raw, at: index) else { return index }
        index += length
      }
      return nil
    }
  }

  /// - Returns: how many bytes the character at an offset has; `nil` where none begins.
  private static func sequence(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int? {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, lead <= 0xF4, index + length <= bytes.count, second(after: lead).contains(bytes[index + 1])
    else {
      return nil
    }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  private static func second(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
