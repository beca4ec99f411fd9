/// Text of documents, on its way to a terminal or a log.
///
/// An escape sequence in a document could rewrite what the terminal shows, and a mark of direction could make a line read as
/// another one: both are shown as what they are, `\u{1b}`, instead of being obeyed.
package enum Printable {
  /// Printable ASCII: it is shown as it is, and takes a column a byte.
  @inlinable
  package static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  package static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isPlain) ?? text.utf8.allSatisfy { isPlain($0) }
  }

  /// Eight bytes at once: every line that is shown is asked.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // A byte below 0x20 borrows, one of 0x7F carries, into the bit that no ASCII has.
      let isOther = word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
      guard isOther & 0x8080_8080_8080_8080 == 0 else { return false }
      index += 8
    }
    return raw[index...].allSatisfy { isPlain($0) }
  }

  /// On one line: tabs and line ends are blanks.
  package static func line(_ text: String) -> String {
    if isPlain(text) { return text }
    return replacing(text) { scalar in
      switch scalar {
      case "\t", "\n": " "
      default: isObeyed(scalar) ? spelling(scalar) : nil
      }
    }
  }

  /// With the line ends and tabs that it has.
  package static func lines(_ text: String) -> String {
    replacing(text) { $0 != "\n" && $0 != "\t" && isObeyed($0) ? spelling($0) : nil }
  }

  /// JSON in which every control character is written as JSON spells it. Outside of strings there are none.
  package static func json(_ text: String) -> String {
    // Nothing of ASCII is written in another way, and it has line ends, which others spell.
    if text.utf8.allSatisfy({ $0 < 0x7F }) { return text }
    return replacing(text) { scalar in
      guard scalar.value >= 0x7F, isObeyed(scalar) else { return nil }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  /// C0 and C1 controls, line separators, and the marks that change the direction of what follows.
  package static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  package static func spelling(_ scalar: Unicode.Scalar) -> String { "\\u{\(String(scalar.value, radix: 16))}" }

  private static func replacing(_ text: String, _ spelling: (Unicode.Scalar) -> String?) -> String {
    // Most texts hold nothing of it, and are handed on as they are.
    guard text.unicodeScalars.contains(where: { spelling($0) != nil }) else { return text }
    // Appending scalars to a view of scalars would copy all that is there already, each time.
    var shown = ""
    for scalar in text.unicodeScalars {
      if let spelling = spelling(scalar) { shown += spelling } else { shown.unicodeScalars.append(scalar) }
    }
    return shown
  }
}
