/// UTF-16, with a byte order mark or without: some editors save documents so.
package enum UTF16Text {
  /// - Returns: the text as UTF-8, without its byte order mark; `nil` for bytes that are no UTF-16.
  package static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    units(of: bytes).map { Array(String(decoding: $0, as: UTF16.self).utf8) }
  }

  private static func units(of bytes: [UInt8]) -> [UInt16]? {
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
}
