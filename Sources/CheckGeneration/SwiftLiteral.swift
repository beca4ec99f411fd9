/// The start of a string or a regular expression, and the way to its end.
struct SwiftLiteral {
  private enum Delimiter {
    case quote, threeQuotes, slash
  }

  struct Unclosed: Error {
    let message: String
  }

  private let delimiter: Delimiter
  /// How many `#` stand around it.
  private let pounds: Int

  /// - Returns: `nil` when no literal begins there.
  /// - Parameter afterOperand: what stands before is a value, so that a slash divides.
  init?(_ bytes: [UInt8], at start: Int, afterOperand: Bool) {
    var offset = start
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") { offset += 1 }
    pounds = offset - start
    guard offset < bytes.count else { return nil }
    if bytes[offset] == UInt8(ascii: "\"") {
      delimiter = SwiftBytes.at("\"\"\"", in: bytes, offset) ? .threeQuotes : .quote
    } else if bytes[offset] == UInt8(ascii: "/"), pounds > 0 || Self.isBareRegex(bytes, offset, afterOperand) {
      delimiter = .slash
    } else {
      return nil
    }
  }

  /// A bare regular expression starts where a value may, not with a blank, and ends in the same line.
  private static func isBareRegex(_ bytes: [UInt8], _ start: Int, _ afterOperand: Bool) -> Bool {
    guard !afterOperand, start + 1 < bytes.count, bytes[start + 1] > 0x20, bytes[start + 1] != UInt8(ascii: "=") else {
      return false
    }
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != 0x0A {
      if bytes[offset] == UInt8(ascii: "/") { return true }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  /// - Returns: the offset behind the literal.
  func end(in bytes: [UInt8], from start: Int, depth: Int = 0) throws(Unclosed) -> Int {
    guard depth < 32 else { throw Unclosed(message: "strings are interpolated more than 32 deep") }
    var offset = start + pounds + (delimiter == .threeQuotes ? 3 : 1)
    while offset < bytes.count {
      let byte = bytes[offset]
      if closes(bytes, offset) { return offset + pounds + (delimiter == .threeQuotes ? 3 : 1) }
      if byte == 0x0A, delimiter == .quote || (delimiter == .slash && pounds == 0) { break }
      if byte == UInt8(ascii: "\\"), hasPounds(bytes, offset + 1) {
        offset += 1 + (delimiter == .slash ? 0 : pounds)
        guard offset < bytes.count else { break }
        if delimiter != .slash, bytes[offset] == UInt8(ascii: "(") {
          offset = try interpolationEnd(in: bytes, from: offset + 1, depth: depth)
        } else {
          offset += 1
        }
      } else {
        offset += 1
      }
    }
    throw Unclosed(message: delimiter == .slash ? "a regular expression is never closed" : "a string is never closed")
  }

  /// - Returns: what stands between the parentheses of each interpolation of a literal that is closed.
  func interpolations(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
    guard delimiter != .slash else { return [] }
    var ranges: [Range<Int>] = []
    var offset = start + pounds + (delimiter == .threeQuotes ? 3 : 1)
    while offset < bytes.count, !closes(bytes, offset) {
      let isEscape = bytes[offset] == UInt8(ascii: "\\") && hasPounds(bytes, offset + 1)
      offset += isEscape ? 1 + pounds : 1
      guard isEscape, offset < bytes.count else { continue }
      guard bytes[offset] == UInt8(ascii: "("), let end = try? interpolationEnd(in: bytes, from: offset + 1, depth: 0)
      else {
        offset += 1
        continue
      }
      ranges.append((offset + 1)..<(end - 1))
      offset = end
    }
    return ranges
  }

  private func closes(_ bytes: [UInt8], _ offset: Int) -> Bool {
    switch delimiter {
    case .quote: bytes[offset] == UInt8(ascii: "\"") && hasPounds(bytes, offset + 1)
    case .threeQuotes: SwiftBytes.at("\"\"\"", in: bytes, offset) && hasPounds(bytes, offset + 3)
    case .slash: bytes[offset] == UInt8(ascii: "/") && hasPounds(bytes, offset + 1)
    }
  }

  /// In strings an escape bears as many `#` as the quotes do; in regular expressions it bears none.
  private func hasPounds(_ bytes: [UInt8], _ offset: Int) -> Bool {
    if delimiter == .slash, offset > 0, bytes[offset - 1] == UInt8(ascii: "\\") { return true }
    return offset + pounds <= bytes.count && bytes[offset..<offset + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// The offset behind the parenthesis that closes an interpolation, past strings and comments within.
  private func interpolationEnd(in bytes: [UInt8], from start: Int, depth: Int) throws(Unclosed) -> Int {
    var offset = start
    var open = 1
    while offset < bytes.count {
      if let literal = SwiftLiteral(bytes, at: offset, afterOperand: true) {
        offset = try literal.end(in: bytes, from: offset, depth: depth + 1)
        continue
      }
      if bytes[offset] == UInt8(ascii: "(") { open += 1 }
      if bytes[offset] == UInt8(ascii: ")") { open -= 1 }
      offset += 1
      if open == 0 { return offset }
    }
    throw Unclosed(message: "an interpolation is never closed")
  }
}
