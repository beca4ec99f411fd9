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
    } else if let offset = Self.firstInvalid(bytes) {
      notes.append(SyntaxNote(kind: .invalidUTF8, line: Self.line(of: offset, in: bytes)))
      bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
    if let offset = bytes.firstIndex(of: 0) {
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
    let littleEndian: Bool
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): littleEndian = true
    case (0xFE, 0xFF): littleEndian = false
    default: return nil
    }
    return stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let low = UInt16(bytes[littleEndian ? index : index + 1])
      let high = UInt16(bytes[littleEndian ? index + 1 : index])
      return high << 8 | low
    }
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    // ASCII and valid UTF-8, nearly every file there is, pass without a copy.
    if bytes.withUnsafeBufferPointer({ $0.allSatisfy { $0 < 0x80 } }) { return nil }
    var decoder = UTF8()
    var iterator = CountingIterator(bytes: bytes)
    while true {
      let before = iterator.offset
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return nil
      case .error: return before
      }
    }
  }

  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    bytes[..<min(offset, bytes.count)].reduce(into: 1) { line, byte in if byte == 10 { line += 1 } }
  }
}

private struct CountingIterator: IteratorProtocol {
  let bytes: [UInt8]
  var offset = 0

  mutating func next() -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }
}
