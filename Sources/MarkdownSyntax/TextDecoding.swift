/// Turns whatever bytes a file holds into UTF-8, and says what had to be done for it.
package struct TextDecoding: Sendable {
  package let text: SourceText
  package let notes: [SyntaxNote]

  package init(_ bytes: [UInt8]) {
    var notes: [SyntaxNote] = []
    var bytes = bytes
    if let units = Self.utf16Units(bytes) {
      bytes = Array(String(decoding: units, as: UTF16.self).utf8)
      notes.append(SyntaxNote(kind: .utf16, line: 1))
    } else if let offset = UTF8Check.firstInvalid(bytes) {
      notes.append(SyntaxNote(kind: .invalidUTF8, line: Self.line(of: offset, in: bytes)))
      bytes = UTF8Check.repaired(bytes, from: offset)
    }
    if let offset = bytes.withUnsafeBytes({ ByteSearch.first(0, in: $0) }) {
      notes.append(SyntaxNote(kind: .nulByte, line: Self.line(of: offset, in: bytes)))
      // A space keeps every position; CommonMark's own answer, U+FFFD, would move them.
      for index in offset..<bytes.count where bytes[index] == 0 { bytes[index] = UInt8(ascii: " ") }
    }
    // A byte order mark would hide the heading that follows it; editors do not count it as a column either.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    text = SourceText(bytes)
    self.notes = notes
  }

  private static func utf16Units(_ bytes: [UInt8]) -> [UInt16]? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return units(bytes, from: 2, littleEndian: true)
    case (0xFE, 0xFF): return units(bytes, from: 2, littleEndian: false)
    default: return unmarked(bytes)
    }
  }

  /// Without a byte order mark: every other byte of what begins as ASCII is zero.
  private static func unmarked(_ bytes: [UInt8]) -> [UInt16]? {
    let head = bytes.prefix(64)
    guard head.count >= 8, bytes.count % 2 == 0 else { return nil }
    let zeros = head.indices.filter { bytes[$0] == 0 }
    let odd = zeros.count { $0 % 2 == 1 }
    guard zeros.count * 3 >= head.count, zeros.count * 2 <= head.count else { return nil }
    if odd == zeros.count { return units(bytes, from: 0, littleEndian: true) }
    return odd == 0 ? units(bytes, from: 0, littleEndian: false) : nil
  }

  private static func units(_ bytes: [UInt8], from start: Int, littleEndian: Bool) -> [UInt16] {
    stride(from: start, to: bytes.count - 1, by: 2).map { index in
      let low = UInt16(bytes[littleEndian ? index : index + 1])
      let high = UInt16(bytes[littleEndian ? index + 1 : index])
      return high << 8 | low
    }
  }

  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    bytes[..<min(offset, bytes.count)].count { $0 == 10 } + 1
  }
}
