import Findings

/// Turns whatever bytes a file holds into UTF-8, and says what had to be done for it.
package struct TextDecoding: Sendable {
  package let text: SourceText
  package let notes: [SyntaxNote]

  package init(_ bytes: [UInt8]) {
    var notes: [SyntaxNote] = []
    var bytes = bytes
    if let decoded = UTF16Text.decoded(bytes) {
      bytes = decoded
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

  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    bytes[..<min(offset, bytes.count)].count { $0 == 10 } + 1
  }
}
