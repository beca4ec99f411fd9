import SpecModel

/// How much of it is done, in a cell that says how it stands: `0%`, `60 %`, `0/4`, `3 of 4`.
enum StatusShare {
  /// - Returns: `nil` for all of it as for what is no share.
  static func mark(_ cell: TextSlice) -> Mark? {
    let text = cell.withoutEmphasis
    guard isDigit(text.first), text.count <= longest else { return nil }
    var end = text.start
    guard let part = number(in: text, &end) else { return nil }
    while text[end] == 32 { end += 1 }
    if text[end] == UInt8(ascii: "%"), end + 1 == text.end { return mark(part, of: 100) }
    if text[end] == UInt8(ascii: "/") { end += 1 } else if text.matches("of ", at: end) { end += 3 } else { return nil }
    while text[end] == 32 { end += 1 }
    guard let whole = number(in: text, &end), end == text.end else { return nil }
    return mark(part, of: whole)
  }

  private static func mark(_ part: Int, of whole: Int) -> Mark? {
    part >= whole ? nil : part == 0 ? .pending : .warning
  }

  private static func number(in text: TextSlice, _ end: inout Int) -> Int? {
    let start = end
    while isDigit(text[end]), end - start < 6 { end += 1 }
    return Int(text.slice(from: start).slice(to: end).string)
  }

  /// In bytes.
  private static let longest = 16
}
