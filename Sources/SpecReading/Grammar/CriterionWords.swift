import Findings

/// `AC 9.7`, `acceptance criterion 2.1`, `Criteria 1.1 and 1.2`, `l'exigence 2.1` in prose: a word says that the number is a
/// criterion's.
enum CriterionWords {
  /// - Parameters:
  ///   - dot: the place of a dot between two digits.
  ///   - limit: what lies before it was read already.
  /// - Returns: where the number begins, if such a word leads it.
  static func number(in text: TextSlice, dot: Int, from limit: Int) -> Int? {
    var number = dot
    while number > limit, isDigit(text[number - 1]) { number -= 1 }
    guard number < dot else { return nil }
    // `the acceptance criteria (2.1, 2.2)`
    let end = text[number - 1] == UInt8(ascii: "(") ? number - 2 : number - 1
    guard text[end] == 32 else { return nil }
    return isWord(endingAt: end, in: text) ? number : nil
  }

  private static func isWord(endingAt end: Int, in text: TextSlice) -> Bool {
    switch text[end - 1] {
    case UInt8(ascii: "C"): isLabel("AC", endingAt: end, in: text)
    case UInt8(ascii: "s"): isLabel("ACs", endingAt: end, in: text) || isForeign(endingAt: end, in: text)
    case UInt8(ascii: "n"): isCriterion("riterion", endingAt: end, in: text) || isForeign(endingAt: end, in: text)
    case UInt8(ascii: "a"): isCriterion("riteria", endingAt: end, in: text) || isForeign(endingAt: end, in: text)
    case UInt8(ascii: "."): isLabel("Anf.", endingAt: end, in: text)
    default: isForeign(endingAt: end, in: text)
    }
  }

  /// `Anforderung`, `Sicherheitsanforderungen`, `l'exigence`, `требованию`
  private static func isForeign(endingAt end: Int, in text: TextSlice) -> Bool {
    // Its last letter tells nearly every other word off, and its length most of the rest.
    let last = text[end - 1]
    guard last >= 0x80 || ByteSet("gnesaumr").contains(last) else { return false }
    var start = end
    while end - start < 64, isLetter(text[start - 1]) || text[start - 1] >= 0x80 { start -= 1 }
    guard end - start >= 8 || last >= 0x80 || text[end - 2] >= 0x80 else { return false }
    let word = TextSlice(text.source, start..<end)
    return stems.contains { word.contains($0, ignoringCase: true) }
  }

  /// Spanish, Portuguese and Italian say `req`, and Chinese, Japanese and Korean need no blank before it: those are found by other
  /// signs. Of two words the second one stands before the number.
  private static let stems: [StaticString] =
    RequirementWords.stems.filter { !TextSlice.name($0).hasPrefix("req") } + [
      "cầu", "kriterium", "kriterien", "crit\u{E8}re",
    ]

  /// `AC`, and not that of `US-1 AC 1.2`, which a story has.
  private static func isLabel(_ word: StaticString, endingAt end: Int, in text: TextSlice) -> Bool {
    guard let start = isWord(word, endingAt: end, in: text) else { return false }
    return text[start - 1] != 32 || !isDigit(text[start - 2])
  }

  private static func isCriterion(_ word: StaticString, endingAt end: Int, in text: TextSlice) -> Bool {
    guard let start = isWord(word, endingAt: end, in: text, behind: UInt8(ascii: "c")) else { return false }
    if isWord("cceptance", endingAt: start - 1, in: text, behind: UInt8(ascii: "a")) != nil { return true }
    return !isOther(before: start, in: text)
  }

  /// The criteria of a task and those of WCAG are others: `Success Criterion 2.1`, `exit criteria 1.2`.
  private static func isOther(before start: Int, in text: TextSlice) -> Bool {
    guard text[start - 1] == 32 else { return false }
    var before = start - 1
    while isLetter(text[before - 1]) { before -= 1 }
    let word = TextSlice(text.source, before..<start - 1)
    if others.contains(where: { word.count == $0.utf8CodeUnitCount && word.hasPrefixIgnoringCase($0) }) { return true }
    // `Release Criterion 2.1` is a name; `See Criterion 2.1` begins a sentence.
    let isName = (65...90).contains(text[start]) && (65...90).contains(word.first)
    return isName && text[before - 1] == 32 && !ByteSet(".!?:*->").contains(text[before - 2])
  }

  private static let others: [StaticString] = [
    "success", "exit", "entry", "completion", "task", "done", "WCAG", "AA", "AAA", "level", "quality", "selection",
    "evaluation", "failure", "pass", "release", "gate",
  ]

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
