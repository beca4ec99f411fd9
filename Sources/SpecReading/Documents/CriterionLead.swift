import SpecModel

/// What stands at the front of lines that are criteria, or that say that criteria follow.
enum CriterionLead {
  /// `**Acceptance Criteria**`, `Acceptance Criteria:`, alone on their lines.
  static func label(_ text: TextSlice) -> (label: TextSlice, rest: TextSlice)? {
    let isBold = text.hasPrefix("**") && text.matches("**", at: text.end - 2)
    let isPlain = text.first | 0x20 == UInt8(ascii: "a") && text[text.end - 1] == UInt8(ascii: ":") && text.count < 40
    guard isBold || isPlain, SpecWords.isAcceptanceCriteria(text) else { return nil }
    return (text.withoutEmphasis, text.slice(from: text.end))
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

  /// `1.1.1 WHEN ...`, `**1.1.1.** WHEN ...`
  static func deep(_ text: TextSlice) -> (numbers: [Int], rest: TextSlice)? {
    var text = text
    let isBold = text.first == UInt8(ascii: "*")
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
    var body = rest
    while [UInt8(ascii: "*"), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "]"), UInt8(ascii: ".")]
      .contains(body.first)
    {
      body.start += 1
    }
    if body.start == rest.start {
      body = rest.trimmed
      let dashes: [StaticString] = ["- ", "\u{2014}", "\u{2013}", "("]
      guard let dash = dashes.first(where: { body.hasPrefix($0) }) else { return nil }
      body.start += dash.utf8CodeUnitCount
    }
    return body.trimmed
  }
}
