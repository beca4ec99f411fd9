/// What looks like the front of a comment or of a text, and is part of something else: patterns between slashes, and apostrophes of markup.
extension SourceLexer {
  /// `/["']/` where an operand is expected, and `#/ " /#` in Swift.
  mutating func takePattern(_ byte: UInt8) -> Bool {
    guard language.patterns != .none, byte == UInt8(ascii: "/") else { return false }
    var hashes = 0
    while language.patterns == .swift, at(index - hashes - 1) == UInt8(ascii: "#") { hashes += 1 }
    guard hashes > 0 || mayBegin() else { return false }
    if index >= openOnLine.lineEnd { openOnLine = (0, 0) }
    guard openOnLine.count < Self.mostOpenOnLine else { return false }
    let (end, isClosed) = patternEnd(hashes)
    if isClosed { index = end } else { openOnLine = (openOnLine.count + 1, end) }
    return isClosed
  }

  private func mayBegin() -> Bool {
    guard expectsOperand() else { return false }
    // `reduce(0, /)`: Swift takes an operator for what a blank follows.
    return language.patterns == .script || ![32, 9, 10, UInt8(ascii: ")"), UInt8(ascii: ",")].contains(at(index + 1))
  }

  /// Behind the slash that closes the pattern, or where its line ends without one.
  private func patternEnd(_ hashes: Int) -> (end: Int, isClosed: Bool) {
    var end = index + 1
    var isInClass = false
    var depth = 0
    while end < bytes.count, bytes[end] != 10 {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "[") where hashes == 0: isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        // `sum(1, /) + sum(2, /)`
        if language.patterns == .swift, hashes == 0, !isInClass, depth < 0 { return (end, false) }
      case UInt8(ascii: "/") where !isInClass && self.hashes(at: end + 1, atLeast: hashes):
        return (end + 1 + hashes, true)
      default: break
      }
      end += 1
    }
    return (end, false)
  }

  private func expectsOperand() -> Bool {
    var before = index - 1
    while at(before) == 32 || at(before) == 9 || at(before) == 10 || at(before) == 13 { before -= 1 }
    guard before >= 0 else { return true }
    let byte = bytes[before]
    // `i++ / 2`
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), at(before - 1) == byte { return false }
    if "(,=:[!&|?{;+-*%~^".utf8.contains(byte) { return true }
    if byte == UInt8(ascii: ")") { return language.patterns == .script && closesCondition(before) }
    return Self.leading.contains(word(endingAt: before + 1))
  }

  /// `if (x) /'/.test(y)`
  private func closesCondition(_ close: Int) -> Bool {
    var (open, depth) = (close, 0)
    while open > close - Self.longestCondition, open >= 0, bytes[open] != 10 {
      if bytes[open] == UInt8(ascii: ")") { depth += 1 }
      if bytes[open] == UInt8(ascii: "(") { depth -= 1 }
      if depth == 0 { break }
      open -= 1
    }
    guard depth == 0 else { return false }
    var end = open
    while at(end - 1) == 32 { end -= 1 }
    return ["if", "while", "for", "with"].contains(word(endingAt: end))
  }

  /// In bytes: what is longer stands on lines of its own.
  private static let longestCondition = 200

  /// `Don't`: no text begins within a word.
  func isApostrophe() -> Bool {
    guard language.hasMarkup, bytes[index] == UInt8(ascii: "'"), isNameByte(at(index - 1)) else { return false }
    return !Self.leading.contains(word(endingAt: index))
  }

  private func word(endingAt end: Int) -> String {
    var start = end
    while isNameByte(at(start - 1)), end - start < 16 { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Words that an operand follows.
  private static let leading: Set<String> = [
    "return", "typeof", "case", "in", "of", "throw", "delete", "void", "from", "import", "default", "extends", "else",
    "await", "yield", "as", "is", "try", "if", "while", "guard", "where",
  ]
}
