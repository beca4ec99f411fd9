/// Splits Swift source into tokens, just well enough to find expectations where they are code, and not in strings or comments,
/// and to tell that every bracket, quote and comment is closed.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var tokens: [SwiftToken] = []
  private var openBrackets: [Int] = []
  private var openConditions: [Int] = []

  /// - Throws: the first bracket, quote or comment that has no partner.
  static func tokens(of source: String) throws(SourceProblem) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(source.utf8))
    while lexer.offset < lexer.bytes.count { try lexer.next() }
    if let open = lexer.openBrackets.last {
      let token = lexer.tokens[open]
      throw SourceProblem(line: token.line, message: "'\(lexer.text(token.range))' is never closed")
    }
    if let line = lexer.openConditions.last { throw SourceProblem(line: line, message: "'#if' has no '#endif'") }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func next() throws(SourceProblem) {
    let byte = bytes[offset]
    if byte == 0x0A {
      line += 1
      offset += 1
    } else if byte <= 0x20 {
      offset += 1
    } else if at("//") {
      skipLine()
    } else if at("/*") {
      try skipComment()
    } else if let start = literalHere {
      try literal(start)
    } else {
      try code(byte)
    }
  }

  private mutating func code(_ byte: UInt8) throws(SourceProblem) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      // Whoever reads the tokens may look through each of the brackets around one.
      guard openBrackets.count < Self.deepest else {
        throw SourceProblem(
          line: line,
          message: "brackets are nested more than \(Self.deepest) deep: Swift takes no more"
        )
      }
      openBrackets.append(tokens.count)
      add(.open, 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try close(byte)
    case UInt8(ascii: ","): add(.comma, 1)
    case UInt8(ascii: ":"): add(.colon, 1)
    case UInt8(ascii: "`"):
      add(.identifier, min(bytes.count - offset, 2 + run(from: offset + 1) { $0 != UInt8(ascii: "`") && $0 != 0x0A }))
    case UInt8(ascii: "#"): try pound()
    case _ where SwiftBytes.isWord(byte): add(.identifier, run(from: offset, while: SwiftBytes.isWord))
    case _ where SwiftBytes.isOperator(byte): operators()
    default: add(.other, 1)
    }
  }

  private mutating func close(_ byte: UInt8) throws(SourceProblem) {
    guard let open = openBrackets.popLast() else {
      throw SourceProblem(line: line, message: "'\(Character(UnicodeScalar(byte)))' closes nothing")
    }
    let opened = bytes[tokens[open].range.lowerBound]
    guard SwiftBytes.closing(opened) == byte else {
      throw SourceProblem(
        line: line,
        message:
          "'\(Character(UnicodeScalar(byte)))' does not close the '\(Character(UnicodeScalar(opened)))' of line \(tokens[open].line)"
      )
    }
    tokens[open].partner = tokens.count
    add(.close, 1)
    tokens[tokens.count - 1].partner = open
  }

  private mutating func pound() throws(SourceProblem) {
    let name = run(from: offset + 1, while: SwiftBytes.isWord)
    add(.pound, 1 + name)
    switch tokens.last.map({ text($0.range) }) {
    case "#if": openConditions.append(line)
    case "#endif":
      guard openConditions.popLast() != nil else { throw SourceProblem(line: line, message: "'#endif' has no '#if'") }
    case "#sourceLocation":
      throw SourceProblem(line: line, message: "'#sourceLocation' would hide where the check is written")
    default: break
    }
  }

  /// Up to the start of a comment: `a+/* sum */b`.
  private mutating func operators() {
    var end = offset + 1
    while end < bytes.count, SwiftBytes.isOperator(bytes[end]) {
      if bytes[end] == UInt8(ascii: "/"), end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")
      {
        break
      }
      end += 1
    }
    add(.operator, end - offset)
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
  }

  private mutating func skipComment() throws(SourceProblem) {
    let start = line
    var depth = 0
    repeat {
      guard offset < bytes.count else { throw SourceProblem(line: start, message: "'/*' is never closed") }
      if at("/*") {
        depth += 1
        offset += 2
      } else if at("*/") {
        depth -= 1
        offset += 2
      } else {
        if bytes[offset] == 0x0A { line += 1 }
        offset += 1
      }
    } while depth > 0
  }

  /// As deep as the compiler follows them.
  private static let deepest = 256

  // MARK: Literals

  /// The start of a string or regular expression at this place.
  private var literalHere: SwiftLiteral? {
    SwiftLiteral(bytes, at: offset, afterOperand: tokens.last.map(endsOperand) ?? false)
  }

  private func endsOperand(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .identifier: !SwiftBytes.wordsBeforeOperands.contains(text(token.range))
    case .close, .literal: true
    case .pound, .open, .comma, .colon, .operator, .other: false
    }
  }

  private mutating func literal(_ literal: SwiftLiteral) throws(SourceProblem) {
    let end: Int
    do { end = try literal.end(in: bytes, from: offset) } catch {
      throw SourceProblem(line: line, message: error.message)
    }
    let lines = bytes[offset..<end].count { $0 == 0x0A }
    add(.literal, end - offset)
    line += lines
  }

  // MARK: Bytes

  private mutating func add(_ kind: SwiftToken.Kind, _ length: Int) {
    tokens.append(SwiftToken(kind: kind, range: offset..<offset + length, line: line))
    offset += length
  }

  private func run(from start: Int, while holds: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, holds(bytes[end]) { end += 1 }
    return end - start
  }

  private func at(_ text: StaticString) -> Bool { SwiftBytes.at(text, in: bytes, offset) }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
