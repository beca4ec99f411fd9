/// What the bytes of XML are.
enum XMLBytes {
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Control characters that no XML may hold, written in whatever way.
  static func isForbidden(_ byte: UInt8) -> Bool { byte < 0x20 && !isSpace(byte) }

  /// Letters outside ASCII count as part of a name.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    default: isInsideNameOnly(byte)
    }
  }

  static func isInsideNameOnly(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  static func at(_ text: StaticString, in bytes: [UInt8], _ offset: Int) -> Bool {
    offset + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// The end of the first so many bytes, not in the middle of a letter.
  static func cut(_ bytes: [UInt8], _ range: Range<Int>, to length: Int) -> Int {
    guard range.count > length else { return range.upperBound }
    var end = range.lowerBound + length
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// What `lt`, `#65` or `#x41` stand for, as UTF-8; `nil` for anything else.
  static func meaning(of reference: ArraySlice<UInt8>) -> [UInt8]? {
    switch String(decoding: reference, as: UTF8.self) {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    case let text where text.hasPrefix("#"):
      let digits = text.dropFirst()
      let isHexadecimal = digits.hasPrefix("x")
      let number = isHexadecimal ? digits.dropFirst() : digits
      guard number.allSatisfy(\.isHexDigit), let code = UInt32(number, radix: isHexadecimal ? 16 : 10), code > 0,
        let scalar = Unicode.Scalar(code)
      else { return nil }
      return Array(String(Character(scalar)).utf8)
    default: return nil
    }
  }
}

/// In which encoding a document says it is.
enum XMLEncoding {
  /// The document in UTF-8. Latin 1 is converted; other encodings are refused.
  static func utf8(_ bytes: [UInt8]) throws(XMLFailure) -> [UInt8] {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0) {
      throw XMLFailure(line: 1, problem: "UTF-16 and UTF-32 are not read; write the report in UTF-8")
    }
    guard let name = declared(bytes) else { return bytes }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return bytes
    case "iso-8859-1", "latin1", "latin-1":
      return bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    default: throw XMLFailure(line: 1, problem: "the encoding \(name) is not read; write the report in UTF-8")
    }
  }

  /// `encoding="..."` of the first line.
  private static func declared(_ bytes: [UInt8]) -> Substring? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard XMLBytes.at("<?xml", in: bytes, start) else { return nil }
    let head = String(decoding: bytes[start...].prefix(256), as: UTF8.self).prefix { $0 != ">" }
    return head.firstMatch(of: #/encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/#)?.1
  }
}
