/// Reads numbers and letters as SVG writes them into attributes: with blanks or a comma between them, or with nothing.
struct NumberScanner {
  /// What cannot be read, and at which byte of the text.
  struct Failure: Error {
    let offset: Int
    let problem: String
  }

  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset >= bytes.count }

  func failure(_ problem: String, at place: Int? = nil) -> Failure {
    Failure(offset: min(place ?? offset, max(bytes.count - 1, 0)), problem: problem)
  }

  mutating func skipBlanks() {
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
  }

  /// - Returns: whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return false }
    offset += 1
    skipBlanks()
    return true
  }

  /// The letter that stands here.
  mutating func letter() -> UInt8? {
    guard offset < bytes.count, Self.isLetter(bytes[offset]) else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  var isAtNumber: Bool { offset < bytes.count && "+-.0123456789".utf8.contains(bytes[offset]) }

  /// What stands here, for a message.
  var found: String {
    guard offset < bytes.count else { return "the end" }
    return bytes[offset] < 0x80 ? "'\(Character(Unicode.Scalar(bytes[offset])))'" : "a letter of another script"
  }

  mutating func number(_ what: String) throws(Failure) -> Double {
    let start = offset
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    let digits = skipDigits()
    var fraction = 0
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      fraction = skipDigits()
    }
    guard digits + fraction > 0 else {
      offset = start
      throw failure("expected \(what), not \(found)")
    }
    skipExponent()
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite else {
      throw failure("this number is too large", at: start)
    }
    return value
  }

  /// The flags of an arc may stand without anything between them.
  mutating func flag() throws(Failure) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "0") || bytes[offset] == UInt8(ascii: "1") else {
      throw failure("expected a flag, 0 or 1, not \(found)")
    }
    defer { offset += 1 }
    return bytes[offset] == UInt8(ascii: "1")
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while offset < bytes.count, (48...57).contains(bytes[offset]) { offset += 1 }
    return offset - start
  }

  private mutating func skipExponent() {
    guard offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") else { return }
    let start = offset
    offset += 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    if skipDigits() == 0 { offset = start }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }
}
