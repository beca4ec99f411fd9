import SpecModel

/// Reads the number of a task at the front of a text.
///
///     4.    4.1    4.1.2    4.6a    2.FIX.1    FIX.1    7.1-Prototype    Task 3:    T001    TASK-002
enum TaskNumberReader {
  struct Reading {
    let number: TaskNumber
    let rest: TextSlice
    /// `1.1* Title`
    let isOptional: Bool
  }

  static func read(_ text: TextSlice) -> Reading? {
    if let counted = counted(text) { return counted }
    var start = text.start
    let hasLabel = text.hasPrefix("Task ") || text.hasPrefix("TASK ")
    if hasLabel { start += 5 }
    var end = start
    while isNumberByte(text[end]) || (text[end] == UInt8(ascii: "-") && isLetter(text[end + 1]) && end > start) {
      end += 1
    }
    var stop = end
    while end > start, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard end > start, isNumber(text, start..<end) else { return nil }
    let isDelimited = stop > end || text[stop] == UInt8(ascii: ":") || text[stop] == UInt8(ascii: ")")
    let isDotted = (start..<end).contains { text[$0] == UInt8(ascii: ".") }
    guard isDelimited || isDotted || hasLabel else { return nil }
    // `**2.1** Title` ends its bold words here; a single star says that the task may be left out.
    let isBold = text.matches("**", at: stop) || text.matches("__", at: stop)
    let isOptional = !isBold && text[stop] == UInt8(ascii: "*") && isBlank(text[stop + 1])
    stop += isBold ? 2 : isOptional ? 1 : 0
    guard stop >= text.end || isBlank(text[stop]) || isDelimited || isBold else { return nil }
    var rest = text.slice(from: stop)
    if rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: ")") { rest.start += 1 }
    return Reading(
      number: TaskNumber(TextSlice(text.source, start..<end).string),
      rest: rest.trimmed,
      isOptional: isOptional
    )
  }

  /// `T001 [P] Title`, `**T002** Title`, `TASK-003: Title`: the letter belongs to the number.
  private static func counted(_ text: TextSlice) -> Reading? {
    var end = text.start
    for word in ["TASK-", "T-", "T"] as [StaticString] where text.hasPrefix(word) {
      end += word.utf8CodeUnitCount
      break
    }
    let digits = end
    while isDigit(text[end]), end - digits < 4 { end += 1 }
    guard digits > text.start, end > digits, !isNumberByte(text[end]) || text[end] == UInt8(ascii: ".") else {
      return nil
    }
    if text[end] == UInt8(ascii: "."), isDigit(text[end + 1]) || isLetter(text[end + 1]) { return nil }
    let number = TaskNumber(TextSlice(text.source, text.start..<end).string)
    while [UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: ".")].contains(text[end]) { end += 1 }
    guard end >= text.end || isBlank(text[end]) else { return nil }
    return Reading(number: number, rest: text.slice(from: end).trimmed, isOptional: false)
  }

  /// In bytes; people write up to twenty.
  private static let longest = 64

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: ".")
  }

  /// Digits first, at most three, then at most one small letter before the next dot; or the word `FIX`.
  private static func isNumber(_ text: TextSlice, _ range: Range<Int>) -> Bool {
    let slice = TextSlice(text.source, range)
    if slice.hasPrefix("FIX"), range.count <= longest {
      return slice.count == 3 || slice[slice.start + 3] == UInt8(ascii: ".")
    }
    var index = range.lowerBound
    while isDigit(slice[index]) { index += 1 }
    guard index > range.lowerBound, index - range.lowerBound <= 3, range.count <= longest else { return false }
    if isLetter(slice[index]) { index += 1 }
    return index >= range.upperBound || slice[index] == UInt8(ascii: ".") || slice[index] == UInt8(ascii: "-")
  }
}
