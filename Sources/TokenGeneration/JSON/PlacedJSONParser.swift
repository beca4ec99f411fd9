import Findings

/// Reads JSON as RFC 8259 defines it, with the place of every value.
///
/// `Evidence` has a parser of its own, for files that machines write: it keeps no columns. Tokens are written by people.
struct PlacedJSONParser {
  struct Failure: Error {
    let position: SourcePosition
    let problem: String
  }

  private static let deepest = 64
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  static func parse(_ bytes: [UInt8]) throws(Failure) -> PlacedJSON {
    var parser = Self(bytes: bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.offset == bytes.count else { throw parser.failure("expected the end of the file after the value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private var position: SourcePosition { SourcePosition(line: line, column: offset - lineStart + 1) }

  private func failure(_ problem: String) -> Failure { Failure(position: position, problem: problem) }

  private mutating func skipSpace() {
    while let byte = peek, byte == 32 || byte == 9 || byte == 10 || byte == 13 {
      offset += 1
      if byte == 10 { (line, lineStart) = (line + 1, offset) }
    }
  }

  private mutating func value() throws(Failure) -> PlacedJSON {
    skipSpace()
    let start = position
    let content = try content()
    return PlacedJSON(content: content, range: SourceRange(start: start, end: position))
  }

  private mutating func content() throws(Failure) -> PlacedJSON.Content {
    switch peek {
    case nil: throw failure("the file ends where a value was expected")
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func enter() throws(Failure) {
    guard depth < Self.deepest else { throw failure("nested deeper than \(Self.deepest) levels") }
    depth += 1
    offset += 1
    skipSpace()
  }

  /// Whether the bracket closes here; else the comma before the next element is taken.
  private mutating func closes(_ bracket: UInt8, afterElement: Bool) throws(Failure) -> Bool {
    skipSpace()
    if peek == bracket {
      offset += 1
      depth -= 1
      return true
    }
    if !afterElement { return false }
    guard peek == UInt8(ascii: ",") else {
      throw failure("expected ',' or '\(Character(Unicode.Scalar(bracket)))'")
    }
    offset += 1
    skipSpace()
    return false
  }

  private mutating func members() throws(Failure) -> [PlacedJSON.Member] {
    try enter()
    var members: [PlacedJSON.Member] = []
    while try !closes(UInt8(ascii: "}"), afterElement: !members.isEmpty) {
      guard peek == UInt8(ascii: "\"") else { throw failure("expected a name in quotes") }
      let start = position
      let key = try string()
      let range = SourceRange(start: start, end: position)
      if members.contains(where: { $0.key == key }) {
        throw Failure(position: start, problem: "\"\(key)\" stands twice in one object")
      }
      skipSpace()
      guard peek == UInt8(ascii: ":") else { throw failure("expected ':' after \"\(key)\"") }
      offset += 1
      members.append(.init(key: key, keyRange: range, value: try value()))
    }
    return members
  }

  private mutating func elements() throws(Failure) -> [PlacedJSON] {
    try enter()
    var elements: [PlacedJSON] = []
    while try !closes(UInt8(ascii: "]"), afterElement: !elements.isEmpty) { elements.append(try value()) }
    return elements
  }

  private mutating func word(_ word: String, _ content: PlacedJSON.Content) throws(Failure) -> PlacedJSON.Content {
    guard bytes[offset...].starts(with: word.utf8) else { throw failure("expected \(word)") }
    offset += word.utf8.count
    return content
  }

  private mutating func number() throws(Failure) -> Double {
    let start = offset
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard text.wholeMatch(of: #/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/#) != nil,
      let number = Double(text), number.isFinite
    else {
      offset = start
      throw failure("expected a value")
    }
    return number
  }

  private mutating func string() throws(Failure) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("a control character stands inside a text") }
      offset += 1
      if byte == UInt8(ascii: "\\") { text += try escape() } else { text.append(byte) }
    }
    guard peek != nil else { throw failure("the file ends inside a text") }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard let letter = peek else { throw failure("the file ends inside a text") }
    offset += 1
    switch letter {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "u"): return Array(String(try unicodeScalar()).utf8)
    default: throw failure("an escape that JSON does not know")
    }
  }

  private mutating func unicodeScalar() throws(Failure) -> Character {
    let first = try hexadecimal()
    var value = first
    if (0xD800..<0xDC00).contains(first), bytes[offset...].starts(with: "\\u".utf8) {
      offset += 2
      value = 0x10000 + (first - 0xD800) << 10 + (try hexadecimal() &- 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw failure("an escape that is no character") }
    return Character(scalar)
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
      throw failure("expected four hexadecimal digits")
    }
    offset += 4
    return value
  }
}
