import Findings
import SpecModel

/// One box for several tasks: `- [ ] T005–T008 Title`, `- [x] 1.1–1.4 Title`.
extension TaskNumberReader {
  /// - Returns: the first of them, with the numbers of the others.
  static func ranged(_ text: TextSlice) -> Reading? {
    let text = text.withoutLeadingEmphasis
    guard let first = RangeEnd(text, at: text.start, prefix: nil), let behind = joint(text, at: first.end, first),
      let last = RangeEnd(text, at: behind, prefix: first), first.number < last.number,
      last.number - first.number < ReferenceExpansion.longestRange
    else { return nil }
    var end = last.end
    while ByteSet(".:)*_").contains(text[end]) { end += 1 }
    guard end >= text.end || isBlank(text[end]) else { return nil }
    let numbers = (first.number...last.number).map { TaskNumber(first.name(of: $0)) }
    return Reading(
      number: numbers[0],
      others: Array(numbers.dropFirst()),
      rest: text.slice(from: dash(text, end) ?? end).trimmed,
      isOptional: false
    )
  }

  /// A dash, `to` or `through`. `1.1-1.4` may be no range where blanks stand around its hyphen.
  private static func joint(_ text: TextSlice, at end: Int, _ first: RangeEnd) -> Int? {
    let joints: [StaticString] = ["\u{2013}", "\u{2014}", "-", "\u{2026}", "..", "~"]
    if let joint = joints.first(where: { text.matches($0, at: end) }) { return end + joint.utf8CodeUnitCount }
    guard isBlank(text[end]), first.isCounted else { return nil }
    let words: [StaticString] = ["\u{2013} ", "\u{2014} ", "- ", "to ", "through "]
    return words.first { text.matches($0, at: end + 1) }.map { end + 1 + $0.utf8CodeUnitCount }
  }

  /// `T005`, `TASK-5`, `1.4`
  private struct RangeEnd {
    let number: Int
    let end: Int
    /// What stands before the number: `T`, `TASK-`, `1.`
    private let prefix: String
    private let width: Int

    /// A letter stands before its number.
    var isCounted: Bool { prefix.utf8.first == UInt8(ascii: "T") }

    /// - Parameter first: where the range began; the letter may be left out at its end, and the number before the dot may not.
    init?(_ text: TextSlice, at start: Int, prefix first: RangeEnd?) {
      var digits = start
      for word in ["TASK-", "T-", "T"] as [StaticString] where text.matches(word, at: start) {
        digits += word.utf8CodeUnitCount
        break
      }
      if digits == start {
        // `1.`, `2.1.`
        var index = start
        while index - start < longestPrefix {
          let behind = skippingDigits(text, index)
          guard behind > index, text[behind] == UInt8(ascii: "."), isDigit(text[behind + 1]) else { break }
          index = behind + 1
          digits = index
        }
      }
      var end = digits
      while isDigit(text[end]), end - digits < 5 { end += 1 }
      guard end > digits, end - digits < 5, let number = Int(TextSlice(text.source, digits..<end).string) else {
        return nil
      }
      let written = TextSlice(text.source, start..<digits).string
      if let first {
        guard written == first.prefix || written.isEmpty && first.isCounted else { return nil }
      } else {
        guard digits > start else { return nil }
      }
      (self.number, self.end, prefix, width) = (number, end, written, end - digits)
    }

    func name(of number: Int) -> String {
      let figures = "\(number)"
      let zeros = prefix.utf8.first == UInt8(ascii: "T") ? max(0, width - figures.utf8.count) : 0
      return prefix + String(repeating: "0", count: zeros) + figures
    }
  }

  private static let longestPrefix = 16
}
