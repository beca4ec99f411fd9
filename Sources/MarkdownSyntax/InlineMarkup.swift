/// What within a line binds its bytes before a comment could begin in it: tags, addresses, the tails of links. By the rules of the parser.
///
/// Each takes a cursor at its beginning, and leaves it behind the end where it is what it looks like; anywhere further on where not.
enum InlineMarkup {
  /// `<a title="<!--">`, `</a>`, `<?php ?>`, `<!DOCTYPE html>`, `<![CDATA[ ]]>`, `<https://example.org>`
  static func tag(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.take("<") else { return false }
    if cursor.starts(with: "![CDATA[") { return cursor.skip(behind: "]]>") }
    switch cursor.next {
    case UInt8(ascii: "?"):
      cursor.place += 1
      return cursor.skip(behind: "?>")
    case UInt8(ascii: "!"):
      cursor.place += 1
      return cursor.skip { (65...90).contains($0) } > 0 && cursor.skipBlanks() && cursor.skip(behind: ">")
    case UInt8(ascii: "/"):
      cursor.place += 1
      guard name(&cursor) else { return false }
      cursor.skipBlanks()
      return cursor.take(">")
    default:
      let start = cursor.place
      if address(&cursor) { return true }
      cursor.place = start
      return name(&cursor) && attributes(&cursor)
    }
  }

  private static func name(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.next.isASCIILetter else { return false }
    cursor.skip { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    return true
  }

  private static func attributes(_ cursor: inout ByteCursor) -> Bool {
    while true {
      let isApart = cursor.skipBlanks()
      if cursor.take(">") { return true }
      if cursor.take("/") { return cursor.take(">") }
      guard isApart, cursor.next.isASCIILetter || cursor.next.isOne(of: "_:") else { return false }
      cursor.skip { $0.isASCIILetter || $0.isASCIIDigit || $0.isOne(of: "_:.-") }
      let end = cursor.place
      cursor.skipBlanks()
      guard cursor.take("=") else {
        cursor.place = end
        continue
      }
      cursor.skipBlanks()
      guard value(&cursor) else { return false }
    }
  }

  private static func value(_ cursor: inout ByteCursor) -> Bool {
    let quote = cursor.next
    guard quote.isOne(of: "\"'") else { return cursor.skip { $0 > 32 && !$0.isOne(of: "\"'=<>`") } > 0 }
    cursor.place += 1
    cursor.skip { $0 != quote }
    guard !cursor.isAtEnd else { return false }
    cursor.place += 1
    return true
  }

  /// Behind the `<`: `https://example.org>`, `a@example.org>`.
  private static func address(_ cursor: inout ByteCursor) -> Bool {
    let start = cursor.place
    cursor.skip { $0 > 32 && !$0.isOne(of: "<>") }
    let inner = cursor.bytes[start..<cursor.place]
    guard cursor.take(">") else { return false }
    let scheme = inner.prefix { $0.isASCIILetter || $0.isASCIIDigit || $0.isOne(of: ".+-") }
    if (2...32).contains(scheme.count), scheme.first?.isASCIILetter == true,
      inner.dropFirst(scheme.count).first == UInt8(ascii: ":")
    {
      return true
    }
    guard let sign = inner.firstIndex(of: UInt8(ascii: "@")), sign > start, sign + 1 < inner.endIndex else {
      return false
    }
    return inner[..<sign].allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0.isOne(of: ".!#$%&'*+/=?^_`{|}~-") }
      && inner[(sign + 1)...].allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0.isOne(of: ".-") }
  }

  /// Behind the `]`: `(x.md "title")`.
  static func linkTail(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.take("(") else { return false }
    cursor.skipBlanks()
    guard destination(&cursor) else { return false }
    if cursor.skipBlanks(), cursor.next.isOne(of: "\"'(") {
      guard title(&cursor) else { return false }
      cursor.skipBlanks()
    }
    return cursor.take(")")
  }

  /// `[a]: x.md "title"`, with which a paragraph begins, up to the end of its line.
  static func definition(_ cursor: inout ByteCursor) -> Bool {
    cursor.skipBlanks()
    guard cursor.take("[") else { return false }
    while !cursor.isAtEnd, !cursor.next.isOne(of: "[]") { cursor.place += cursor.next == UInt8(ascii: "\\") ? 2 : 1 }
    guard cursor.take("]"), cursor.take(":") else { return false }
    cursor.skipBlanks()
    guard destination(&cursor) else { return false }
    let end = cursor.place
    if cursor.skipBlanks(), cursor.next.isOne(of: "\"'("), title(&cursor), isLineEnd(&cursor) { return true }
    cursor.place = end
    return isLineEnd(&cursor)
  }

  private static func isLineEnd(_ cursor: inout ByteCursor) -> Bool {
    cursor.skip { $0 == 32 || $0 == 9 }
    return cursor.isAtEnd || cursor.next == 10 || cursor.next == 13
  }

  private static func destination(_ cursor: inout ByteCursor) -> Bool {
    if cursor.take("<") {
      while !cursor.isAtEnd {
        if cursor.take(">") { return true }
        if cursor.next.isOne(of: "<\n") { return false }
        cursor.place += cursor.next == UInt8(ascii: "\\") ? 2 : 1
      }
      return false
    }
    var depth = 0
    while !cursor.isAtEnd, cursor.next > 32 {
      if cursor.next == UInt8(ascii: "\\"), cursor[1].isASCIIPunctuation {
        cursor.place += 1
      } else if cursor.next == UInt8(ascii: "(") {
        depth += 1
        if depth > 32 { return false }
      } else if cursor.next == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      cursor.place += 1
    }
    return !cursor.isAtEnd
  }

  private static func title(_ cursor: inout ByteCursor) -> Bool {
    let isEnclosed = cursor.next == UInt8(ascii: "(")
    let close = isEnclosed ? UInt8(ascii: ")") : cursor.next
    cursor.place += 1
    while !cursor.isAtEnd, cursor.next != close {
      if isEnclosed, cursor.next == UInt8(ascii: "(") { return false }
      cursor.place += cursor.next == UInt8(ascii: "\\") ? 2 : 1
    }
    guard !cursor.isAtEnd else { return false }
    cursor.place += 1
    return true
  }
}
