/// JSON's numbers: `-12`, `0.5`, `1e9`.
enum JSONNumber {
  static func mayContain(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }

  /// The numbers that nearly all are: a few digits, with or without a point.
  ///
  /// - Returns: `nil` for every other, be it a number or not.
  static func short(_ text: UnsafeBufferPointer<UInt8>) -> JSON? {
    guard (1...15).contains(text.count), let first = text.first, isDigit(first) else { return nil }
    if first == UInt8(ascii: "0"), text.count > 1, text[1] != UInt8(ascii: ".") { return nil }
    var digits = 0
    var scale: Int?
    for byte in text {
      if byte == UInt8(ascii: "."), scale == nil {
        scale = 0
      } else if isDigit(byte) {
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        scale = scale.map { $0 + 1 }
      } else {
        return nil
      }
    }
    guard let scale else { return .integer(digits) }
    // Both are exact, so that their quotient is the nearest to what is written.
    return scale == 0 ? nil : .number(Double(digits) / powers[scale])
  }

  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14]

  /// - Returns: `nil` when the text is no number by RFC 8259 (a leading zero or plus, a bare point), or too large.
  static func value(of text: UnsafeBufferPointer<UInt8>) -> JSON? {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
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
