import Findings
import SpecModel

/// What stands at the front of lines that are criteria, or that say that criteria follow.
enum CriterionLead {
  /// `**Acceptance Criteria**`, `Acceptance Criteria:`, `验收标准：`, alone on their lines.
  static func label(_ text: TextSlice) -> (label: TextSlice, rest: TextSlice)? {
    let isBold = text.hasPrefix("**") && text.matches("**", at: text.end - 2)
    guard isBold ? SpecWords.isAcceptanceCriteria(text) : isPlainLabel(text) else { return nil }
    return (text.withoutEmphasis, text.slice(from: text.end))
  }

  /// The colon at its end tells nearly all lines off.
  private static func isPlainLabel(_ text: TextSlice) -> Bool {
    guard let name = text.withoutColonAtEnd, name.count < 72 else { return false }
    let isEnglish = text.first | 0x20 == UInt8(ascii: "a") && text.count < 40
    return isEnglish && SpecWords.isAcceptanceCriteria(text) || SpecWords.leadsWithAcceptanceCriteria(name)
  }

  /// `1. WHEN ...`, `**1.** WHEN ...`, `(1) WHEN ...` behind a bullet.
  static func ordinal(_ text: TextSlice) -> (number: Int, rest: TextSlice)? {
    if text.hasPrefix("**") || text.first == UInt8(ascii: "(") { return enclosedOrdinal(text) }
    guard isDigit(text.first) else { return nil }
    var end = text.start
    while isDigit(text[end]), end - text.start < 3 { end += 1 }
    guard let number = Int(text.slice(to: end).string),
      text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ")"),
      isBlank(text[end + 1])
    else { return nil }
    return (number, text.slice(from: end + 1).trimmed)
  }

  private static func enclosedOrdinal(_ text: TextSlice) -> (number: Int, rest: TextSlice)? {
    let isBold = text.hasPrefix("**")
    let start = text.start + (isBold ? 2 : 1)
    var end = start
    while isDigit(text[end]), end - start < 2 { end += 1 }
    guard let number = Int(TextSlice(text.source, start..<max(start, end)).string) else { return nil }
    // `**404** is answered` and `(2) columns` begin a sentence with a number.
    let closings: [StaticString] = isBold ? [".** ", ":** ", "**. ", "**: ", ")** "] : [") "]
    guard let closing = closings.first(where: { text.matches($0, at: end) }) else { return nil }
    let rest = text.slice(from: end + closing.utf8CodeUnitCount).trimmed
    return EARSReader.read(rest.string) == nil || !(65...90).contains(rest.first) ? nil : (number, rest)
  }

  static func userStory(_ text: TextSlice) -> (label: TextSlice, rest: TextSlice)? {
    guard text.hasPrefixIgnoringCase("user story:") else { return nil }
    return (text.slice(to: text.start + 10), text.slice(from: text.start + 11).trimmed)
  }

  /// `9a. ...` behind `9. ...`
  static func lettered(_ text: TextSlice, behind highest: Int?) -> (label: CriterionLabel, rest: TextSlice)? {
    guard isDigit(text.first), let highest else { return nil }
    var end = text.start
    while isDigit(text[end]), end - text.start < 4 { end += 1 }
    guard Int(text.slice(to: end).string) == highest, (97...122).contains(text[end]), isBlank(text[end + 2]),
      text[end + 1] == UInt8(ascii: ".") || text[end + 1] == UInt8(ascii: ")")
    else { return nil }
    return (CriterionLabel(text.slice(to: end + 1).string), text.slice(from: end + 2).trimmed)
  }

  /// `a. WHEN ...`, `b) WHEN ...`, `(c) WHEN ...`, `1d. WHEN ...`, `ii. WHEN ...`: one of a list that goes on in letters.
  ///
  /// - Parameter last: the label of the criterion above, whose next one it must be.
  static func inLetters(_ text: TextSlice, of requirement: RequirementNumber, behind last: String?) -> (
    label: CriterionLabel, rest: TextSlice
  )? {
    var start = text.start
    let isEnclosed = text.first == UInt8(ascii: "(")
    if isEnclosed { start += 1 }
    // `1a.` below Requirement 1
    if isDigit(text[start]) {
      guard isWord(requirement.text, in: text, at: start) else { return nil }
      start += requirement.text.utf8.count
    }
    var end = start
    while (97...122).contains(text[end]), end - start < 5 { end += 1 }
    guard end > start, text[end] == UInt8(ascii: ")") || (!isEnclosed && text[end] == UInt8(ascii: ".")),
      isBlank(text[end + 1])
    else { return nil }
    let label = TextSlice(text.source, start..<end).string
    guard follows(label, last) else { return nil }
    return (CriterionLabel(label), text.slice(from: end + 1).trimmed)
  }

  private static func isWord(_ word: String, in text: TextSlice, at start: Int) -> Bool {
    word.utf8.enumerated().allSatisfy { text[start + $0.offset] == $0.element }
  }

  private static func follows(_ label: String, _ last: String?) -> Bool {
    guard let last else { return label == "a" || label == "i" }
    if label.utf8.count == 1, last.utf8.count == 1, let one = last.utf8.first, let other = label.utf8.first {
      if other == one + 1, (97...122).contains(one) { return true }
    }
    return roman.firstIndex(of: label).map { $0 > 0 && roman[$0 - 1] == last } ?? false
  }

  private static let roman = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii",
    "xviii",
    "xix", "xx",
  ]

  /// `1.1.1` of `AC-1.1.1`, `AC 1.1.1`, `AC1.1.1`
  static func behindLabel(_ text: TextSlice) -> TextSlice {
    let start = text.start + 2
    return text.slice(from: text[start] == UInt8(ascii: "-") || text[start] == 32 ? start + 1 : start)
  }

  /// `1.1.1 WHEN ...`, `**1.1.1.** WHEN ...`
  ///
  /// - Parameter isBold: what stood before the text was bold with it.
  static func deep(_ text: TextSlice, isBold: Bool = false) -> (numbers: [Int], rest: TextSlice)? {
    var text = text
    let isBold = isBold || text.first == UInt8(ascii: "*")
    if isBold { text = text.withoutLeadingEmphasis }
    guard isDigit(text.first) else { return nil }
    var numbers: [Int] = []
    var index = text.start
    while numbers.count < 4 {
      let start = index
      while isDigit(text[index]), index - start < 3 { index += 1 }
      guard index > start, let number = Int(text.slice(from: start).slice(to: index).string) else { return nil }
      numbers.append(number)
      guard text[index] == UInt8(ascii: "."), isDigit(text[index + 1]) else { break }
      index += 1
    }
    guard numbers.count == 3 else { return nil }
    while isBold && text[index] == UInt8(ascii: "*")
      || [UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ")")]
        .contains(text[index])
    {
      index += 1
    }
    guard isBlank(text[index]) else { return nil }
    return (numbers, text.slice(from: index).trimmed)
  }

  /// One of the words that EARS begins with leads it. What is bold as a whole is a label of those below: `**While it is small**`.
  static func isSentence(_ text: TextSlice) -> Bool {
    guard !text.hasPrefix("**") || !text.matches("**", at: text.end - 2) else { return false }
    let text = text.withoutLeadingEmphasis
    return ["WHEN", "IF", "WHILE", "WHERE", "GIVEN", "THE", "When", "While", "Given"].contains { word in
      text.hasPrefix(word) && !isWordByte(text[text.start + word.utf8CodeUnitCount])
    }
  }

  /// What follows the number of a listed requirement, which must be set off from it: `FR-001 says` is prose.
  static func body(of rest: TextSlice) -> TextSlice? {
    let rest = rest.behindTags ?? rest
    var body = rest
    while ByteSet("*_:].").contains(body.first) || body.hasPrefix("~~") { body.start += body.first == 126 ? 2 : 1 }
    if body.start == rest.start {
      body = rest.trimmed
      let dashes: [StaticString] = ["- ", "\u{2014}", "\u{2013}", "("]
      guard let dash = dashes.first(where: { body.hasPrefix($0) }) else { return nil }
      body.start += dash.utf8CodeUnitCount
      return body.trimmed
    }
    // French sets a blank before the colon: `**EF-001** : Le système DOIT ...`
    return (body.trimmed.dropping(": ") ?? body).withoutLeadingDash
  }
}

extension TextSlice {
  /// The `text` of `text:` and `text：`; `nil` where no colon ends it.
  var withoutColonAtEnd: TextSlice? {
    let width = self[end - 1] == UInt8(ascii: ":") ? 1 : matches("\u{FF1A}", at: end - 3) ? 3 : 0
    return width > 0 && count > width ? slice(to: end - width).trimmed : nil
  }

  /// The `text` of `**REQ-3.a** — text`.
  var withoutLeadingDash: TextSlice {
    let text = trimmed
    return text.dropping("\u{2014} ") ?? text.dropping("\u{2013} ") ?? text.dropping("- ") ?? text
  }
}
