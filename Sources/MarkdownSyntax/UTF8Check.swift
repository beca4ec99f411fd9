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

  /// Puts U+FFFD for each longest piece that begins a character and does not end it, as the standard recommends.
  static func repaired(_ bytes: [UInt8], from start: Int) -> [UInt8] {
    var result = Array(bytes[..<start])
    result.reserveCapacity(bytes.count + 16)
    bytes.withUnsafeBytes { raw in
      var index = start
      while index < raw.count {
        if let length = sequence(raw, at: index) {
          result.append(contentsOf: raw[index..<(index + length)])
          index += length
        } else {
          result.append(contentsOf: [0xEF, 0xBF, 0xBD])
          index += brokenLength(raw, at: index)
        }
      }
    }
    return result
  }

  /// How much of a character there is where none is whole.
  private static func brokenLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let lead = bytes[index]
    guard lead >= 0xC2, lead <= 0xF4, index + 1 < bytes.count, second(after: lead).contains(bytes[index + 1]) else {
      return 1
    }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var count = 2
    while count < length, index + count < bytes.count, bytes[index + count] & 0xC0 == 0x80 { count += 1 }
    return count
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
