/// `AC 9.7`, `acceptance criterion 2.1`, `Criteria 1.1 and 1.2` in prose: a word says that the number is a criterion's.
enum CriterionWords {
  /// - Parameters:
  ///   - dot: the place of a dot between two digits.
  ///   - limit: what lies before it was read already.
  /// - Returns: where the number begins, if such a word leads it.
  static func number(in text: TextSlice, dot: Int, from limit: Int) -> Int? {
    var number = dot
    while number > limit, isDigit(text[number - 1]) { number -= 1 }
    guard number < dot, text[number - 1] == 32 else { return nil }
    let end = number - 1
    switch text[end - 1] {
    case UInt8(ascii: "C"): return isLabel("AC", endingAt: end, in: text) ? number : nil
    case UInt8(ascii: "s"): return isLabel("ACs", endingAt: end, in: text) ? number : nil
    case UInt8(ascii: "n"): return isCriterion("riterion", endingAt: end, in: text) ? number : nil
    case UInt8(ascii: "a"): return isCriterion("riteria", endingAt: end, in: text) ? number : nil
    default: return nil
    }
  }

  /// `AC`, and not that of `US-1 AC 1.2`, which a story has.
  private static func isLabel(_ word: StaticString, endingAt end: Int, in text: TextSlice) -> Bool {
    guard let start = isWord(word, endingAt: end, in: text) else { return false }
    return text[start - 1] != 32 || !isDigit(text[start - 2])
  }

  private static func isCriterion(_ word: StaticString, endingAt end: Int, in text: TextSlice) -> Bool {
    guard let start = isWord(word, endingAt: end, in: text, behind: UInt8(ascii: "c")) else { return false }
    if isWord("cceptance", endingAt: start - 1, in: text, behind: UInt8(ascii: "a")) != nil { return true }
    // The criteria of a task and those of WCAG are others: `Success Criterion 2.1`, `exit criteria 1.2`.
    guard text[start] == UInt8(ascii: "C") else { return false }
    var before = start - 1
    guard text[before] == 32 else { return true }
    while isLetter(text[before - 1]) { before -= 1 }
    return !(65...90).contains(text[before])
  }

  /// - Parameter letter: stands before it, small or large.
  /// - Returns: where it begins.
  private static func isWord(_ word: StaticString, endingAt end: Int, in text: TextSlice, behind letter: UInt8? = nil)
    -> Int?
  {
    var start = end - word.utf8CodeUnitCount
    guard text.matches(word, at: start) else { return nil }
    if let letter {
      start -= 1
      guard text[start] | 0x20 == letter else { return nil }
    }
    return isWordByte(text[start - 1]) || text[start - 1] == UInt8(ascii: "-") ? nil : start
  }
}
