/// JSON's numbers: `-12`, `0.5`, `1e9`.
enum JSONNumber {
  static func mayContain(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }

  /// - Returns: `nil` when the text is no number by RFC 8259 (a leading zero or plus, a bare point), or too large.
  static func value(of text: Slice<UnsafeBufferPointer<UInt8>>) -> JSON? {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard let first = digits.first, isDigit(first), let last = digits.last, isDigit(last) else { return nil }
    if first == UInt8(ascii: "0"), let second = digits.dropFirst().first, isDigit(second) { return nil }
    let written = String(decoding: text, as: UTF8.self)
    if digits.allSatisfy(isDigit), let value = Int(written) { return .integer(value) }
    guard !written.contains(".e"), !written.contains(".E"), let value = Double(written), value.isFinite else {
      return nil
    }
    return .number(value)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
