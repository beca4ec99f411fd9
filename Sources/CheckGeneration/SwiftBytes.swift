/// Which bytes Swift's words and operators are made of.
enum SwiftBytes {
  /// Letters outside ASCII count as letters; operators outside ASCII then read as words, which does no harm here.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  static func isOperator(_ byte: UInt8) -> Bool { operators.contains(byte) }

  static func closing(_ open: UInt8) -> UInt8? {
    switch open {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  static func at(_ text: StaticString, in bytes: [UInt8], _ offset: Int) -> Bool {
    offset + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// After these words a slash opens a regular expression.
  static let wordsBeforeOperands: Set<String> = [
    "return", "throw", "case", "in", "where", "if", "guard", "while", "switch", "try", "await", "else", "is", "as",
    "yield",
  ]

  private static let operators = Set("=-+!*%<>&|^~?/.".utf8)
}
