/// Reads JSON as RFC 8259 defines it, and nothing more lenient: a damaged file must not be half read.
package struct JSONParser {
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// Counts from 1.
    package let line: Int
    package let problem: String

    package var description: String { "line \(line): \(problem)" }
  }

  private static let deepest = 64
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var depth = 0
  /// Values that may still be made.
  private var room: Int
  private let limit: Int

  /// Each takes some thirty bytes, and an array or an object three times as much: two bytes a value could otherwise fill any memory.
  package static let mostValues = 12_000_000

  /// - Throws: `Failure` with the line at which the text stops being JSON.
  package static func parse(_ bytes: [UInt8], atMost limit: Int = mostValues) throws(Failure) -> JSON {
    var result: Result<JSON, Failure> = .failure(Failure(line: 1, problem: "the text is empty"))
    bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(bytes: buffer, room: limit)
      result = Result { () throws(Failure) in
        try parser.refuseTooMany()
        return try parser.document()
      }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, room: Int) {
    self.bytes = bytes
    self.room = room
    limit = room
  }

  /// A text that holds more values than there is room for is refused before one of them is made: each value but the first of a list
  /// stands behind a comma.
  private mutating func refuseTooMany() throws(Failure) {
    // Two bytes a value
    guard bytes.count / 2 > limit else { return }
    var (commas, isInString, isEscaped) = (0, false, false)
    for (place, byte) in bytes.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else {
          isInString = byte != UInt8(ascii: "\"")
        }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: ",") {
        commas += 1
        guard commas < limit else {
          offset = place
          throw failure("more values than the limit of \(limit)")
        }
      }
    }
  }

  private mutating func document() throws(Failure) -> JSON {
    let value = try value()
    skipSpace()
    guard offset == bytes.count else { throw failure("expected the end of the text after the value") }
    return value
  }

  private mutating func value() throws(Failure) -> JSON {
    skipSpace()
    try spend(1)
    guard let byte = peek else { throw failure("the text ends where a value was expected") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { (self: inout Self) throws(Failure) in try self.object() }
    case UInt8(ascii: "["): return try nested { (self: inout Self) throws(Failure) in try self.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(_ body: (inout Self) throws(Failure) -> JSON) throws(Failure) -> JSON {
    guard depth < Self.deepest else { throw failure("nested deeper than \(Self.deepest) levels") }
    try spend(2)
    depth += 1
    offset += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func spend(_ count: Int) throws(Failure) {
    room -= count
    guard room >= 0 else { throw failure("more values than the limit of \(limit)") }
  }

  private mutating func object() throws(Failure) -> JSON {
    var members: [JSONObject.Member] = []
    if try closes(UInt8(ascii: "}"), first: true) { return .object(JSONObject()) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw failure("expected a member's name in quotes") }
      let key = try string()
      skipSpace()
      guard peek == UInt8(ascii: ":") else { throw failure("expected ':' after \"\(key)\"") }
      offset += 1
      members.append(.init(key: key, value: try value()))
    } while try !closes(UInt8(ascii: "}"), first: false)
    guard let object = JSONObject(distinct: members) else { throw failure("an object names a member twice") }
    return .object(object)
  }

  private mutating func array() throws(Failure) -> JSON {
    var values: [JSON] = []
    if try closes(UInt8(ascii: "]"), first: true) { return .array([]) }
    repeat { values.append(try value()) } while try !closes(UInt8(ascii: "]"), first: false)
    return .array(values)
  }

  /// Consumes the closing bracket, or else the comma before the next element.
  private mutating func closes(_ bracket: UInt8, first: Bool) throws(Failure) -> Bool {
    skipSpace()
    if peek == bracket {
      offset += 1
      return true
    }
    if first { return false }
    guard peek == UInt8(ascii: ",") else {
      throw failure(
        "expected ',' or '\(Character(UnicodeScalar(bracket)))'" + (peek == nil ? ", but the text ends" : "")
      )
    }
    offset += 1
    return false
  }

  private mutating func word(_ text: StaticString, _ value: JSON) throws(Failure) -> JSON {
    let end = offset + text.utf8CodeUnitCount
    let matches =
      end <= bytes.count && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    guard matches else { throw failure("expected '\(text)'") }
    offset = end
    return value
  }

  private mutating func number() throws(Failure) -> JSON {
    let start = offset
    while let byte = peek, JSONNumber.mayContain(byte) { offset += 1 }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    guard let value = JSONNumber.short(text) ?? JSONNumber.value(of: text) else { throw failure("expected a value") }
    return value
  }

  private mutating func string() throws(Failure) -> String {
    offset += 1
    let start = offset
    var all: UInt8 = 0
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("a control character stands inside a string") }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      all |= byte
      offset += 1
    }
    guard peek != nil else { throw failure("a string is not closed") }
    defer { offset += 1 }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    // ASCII is valid as it is, and that is nearly all there is.
    return all < 0x80 ? String(decoding: text, as: UTF8.self) : try decoded(text)
  }

  private mutating func escapedString(from start: Int) throws(Failure) -> String {
    var text = Array(bytes[start..<offset])
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("a control character stands inside a string") }
      offset += 1
      if byte == UInt8(ascii: "\\") { text += try escape() } else { text.append(byte) }
    }
    guard peek != nil else { throw failure("a string is not closed") }
    offset += 1
    return try text.withUnsafeBufferPointer { (buffer) throws(Failure) in try decoded(buffer) }
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard let byte = peek else { throw failure("a string is not closed") }
    offset += 1
    if byte == UInt8(ascii: "u") { return try unicodeEscape() }
    guard let meant = JSONEscape.meaning(of: byte) else { throw failure("unknown escape in a string") }
    return [meant]
  }

  private mutating func unicodeEscape() throws(Failure) -> [UInt8] {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), peek == UInt8(ascii: "\\"), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      offset += 2
      units.append(try codeUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    guard offset + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits after \\u") }
    offset += 4
    return unit
  }

  private func decoded(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw failure("a string is not valid UTF-8") }
    return text
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  private func failure(_ problem: String) -> Failure {
    Failure(line: 1 + bytes.prefix(offset).count { $0 == 0x0A }, problem: problem)
  }
}

extension JSON {
  /// How many values a parser takes it for.
  var room: Int {
    switch self {
    case .array(let values): values.reduce(3) { $0 + $1.room }
    case .object(let object): object.members.reduce(3) { $0 + $1.value.room }
    default: 1
    }
  }
}
