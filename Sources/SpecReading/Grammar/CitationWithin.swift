import Findings

/// Citations that stand within a line or at its end, behind what they belong to.
extension CitationLine {
  /// `Write the endpoint. _Requirements: 1.1_ _Boundary: API_`: one that a text holds, up to the mark that closes it.
  static func inside(_ text: TextSlice) -> (citation: CitationLine, start: Int)? {
    var index = text.start
    while let start = opening(in: text, from: index) {
      let mark = text[start]
      index = start
      while text[index] == mark, index < text.end { index += 1 }
      // `_(Requirements: 1.1)_`, `*[Requirements: 1.1]*`
      let inner = text[index] == UInt8(ascii: "(") || text[index] == UInt8(ascii: "[") ? text[index] : mark
      if inner != mark { index += 1 }
      guard !isWordByte(text[start - 1]), text[start - 1] != 96, let label = label(text.slice(from: index))
      else { continue }
      let rest = text.slice(from: label.end)
      // `_Requirements:_ 1.1` closes the label, and `_Requirements: 1.1_` the list.
      let end =
        inner == UInt8(ascii: "(")
        ? rest.find(")")
        : inner == UInt8(ascii: "[") ? rest.find("]") : rest.first == mark ? nil : close(of: rest, mark: mark)
      return (CitationLine(list: end.map { rest.slice(to: $0) } ?? rest, isValidation: label.isValidation), start)
    }
    return nil
  }

  /// What a line cites, this citation first and then those that follow it: `_Requirements: 1.1_ | _Depends: 1_ | _Requirements: 2.1_`.
  func lists(in line: TextSlice) -> [TextSlice] {
    var lists = [list]
    // Behind nearly all of them nothing but the mark that closes them stands.
    while let last = lists.last, last.end + 2 < line.end, let more = Self.inside(line.slice(from: last.end)) {
      lists.append(more.citation.list)
    }
    return lists
  }

  /// Where the next sign stands that may open a citation.
  static func opening(in text: TextSlice, from start: Int) -> Int? {
    let bytes = text.source.bytes
    return (start..<max(start, text.end)).first {
      bytes[$0] == UInt8(ascii: "_") || bytes[$0] == UInt8(ascii: "*") || bytes[$0] == UInt8(ascii: "(")
    }
  }

  /// `For any lid, it is shut. **Validates: Requirements 1.1**`: at the end of a sentence.
  static func validating(_ text: TextSlice) -> CitationLine? {
    guard let place = text.find("Validates"), ["*", "_"].contains(where: { text.matches($0, at: place - 1) }) else {
      return nil
    }
    return inside(text.slice(from: place - 1))?.citation
  }

  /// `Write the endpoint (Req 1.1, 1.2)`, `Write the endpoint [1.1, 1.2]`: the last thing that a title says.
  static func closing(_ text: TextSlice) -> (citation: CitationLine, start: Int)? {
    // `Write the endpoint. _(Req 1.1)_`
    let whole = text.trimmed
    let text = whole.withoutTrailingMarks
    let marks = whole.end - text.end
    let close = text[text.end - 1]
    if close == 0x89, text.matches("\u{FF09}", at: text.end - 3) { return closingWide(text) }
    guard close == UInt8(ascii: ")") || close == UInt8(ascii: "]") else { return nil }
    let sign = close == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
    var open = text.end - 2
    while open > text.start, text[open] != sign, text[open] != close { open -= 1 }
    guard text[open] == sign else { return nil }
    var start = open
    while start > text.start, open - start < marks, text[start - 1] == whole[whole.end - 1] { start -= 1 }
    guard open - start == marks, start == text.start || isBlank(text[start - 1]) else { return nil }
    // `[Requirements: 1.1]`, `(_Requirements 1.1_)`
    let (unlabelled, hasLabel) = unlabelled(text.slice(from: open + 1).slice(to: text.end - 1).trimmed)
    var list = unlabelled
    // `[satisfies REQ-001]`
    for verb in ["satisfies ", "implements ", "validates ", "covers "] as [StaticString] {
      list = list.dropping(verb) ?? list
    }
    var cursor = ReferenceCursor(list)
    // `(AUTH-01)`, `[AUTH-2.1]`, and not `(UTF-8)`.
    cursor.allowsSeries = list.contains("-0") || list.contains(".")
    let items = references(&cursor)
    guard let first = items.first, cursor.offset == list.end || goesOn(list, behind: items) else { return nil }
    if !first.isLabelled, !hasLabel {
      guard items.allSatisfy({ $0.first.criterion != nil }) else { return nil }
      // `Move to Swift (6.2)`: behind a name it is its version.
      let isOne = items.count == 1 && first.last == nil
      if isOne, sign == UInt8(ascii: "("), followsName(text, open) { return nil }
    }
    return (CitationLine(list: list, isValidation: false), start)
  }

  /// `(FR-001 then FR-002)`, `(FR-001 → FR-002)`: nothing but references and what joins them. `(FR-001 replaces FR-002)` is a remark.
  private static func goesOn(_ list: TextSlice, behind items: [ReferenceCursor.Item]) -> Bool {
    guard items.first?.isLabelled == true else { return false }
    var cursor = ReferenceCursor(list)
    (cursor.isCitation, cursor.allowsSeries) = (true, true)
    let all = cursor.list()
    let rest = list.slice(from: cursor.offset)
    var lost = LostReferences(in: rest, behind: all)
    guard !rest.isEmpty, let last = lost.next() else { return rest.isEmpty }
    let sign = rest.slice(to: last.start).trimmed
    return last.end == list.end && !(sign.start..<sign.end).contains { isLetter(sign[$0]) }
  }

  /// `Write the endpoint. _(Req 1.1, 1.5)_`: emphasis tells it from a remark.
  static func closingMarked(_ text: TextSlice) -> CitationLine? {
    guard let last = Optional(text[text.end - 1]), last == UInt8(ascii: "_") || last == UInt8(ascii: "*"),
      let found = closing(text)?.citation, found.isLabelled
    else { return nil }
    return found
  }

  /// `要約（要件 2.1、2.2）`
  static func closingWide(_ text: TextSlice) -> (citation: CitationLine, start: Int)? {
    var open = text.end - 6
    while open > text.start, !text.matches("\u{FF08}", at: open) { open -= 1 }
    guard text.matches("\u{FF08}", at: open) else { return nil }
    let inner = text.slice(from: open + 3).slice(to: text.end - 3).trimmed
    let (list, isLabelled) = unlabelled(inner)
    var cursor = ReferenceCursor(list)
    let items = references(&cursor)
    // `（1.1）`, `（5.1, 5.2）` may be versions.
    guard let first = items.first, cursor.offset == list.end, isLabelled || first.isLabelled else { return nil }
    return (CitationLine(list: list, isValidation: false), open)
  }

  /// The list of `_需求：1.1_`, `_Requirements 1.1_`, `Requirements: 1.1`, and whether a word said what it is.
  static func unlabelled(_ text: TextSlice) -> (list: TextSlice, isLabelled: Bool) {
    var text = text
    while text.count > 1, text.first == UInt8(ascii: "_") || text.first == UInt8(ascii: "*"),
      text[text.end - 1] == text.first
    {
      text = text.slice(from: text.start + 1).slice(to: text.end - 1).trimmed
    }
    guard let label = label(text) else { return (text, false) }
    return (text.slice(from: label.end).withoutLeadingEmphasis.trimmed, true)
  }

  /// The word before the parenthesis is a name, or says that a version follows.
  static func followsName(_ text: TextSlice, _ open: Int) -> Bool {
    var start = open
    while isBlank(text[start - 1]) { start -= 1 }
    let end = start
    while start > text.start, !isBlank(text[start - 1]) { start -= 1 }
    let word = text.slice(from: start).slice(to: end)
    let isName = (word.start..<word.end).contains {
      (65...90).contains(text[$0]) || isDigit(text[$0]) || text[$0] == 96
    }
    return isName || word.hasPrefixIgnoringCase("v")
  }

  /// `1.2 Shut the lid`, `R1.2: shut it` in a list of requirements: what leads it, and words that say what that is.
  static func leading(_ text: TextSlice) -> TextSlice? {
    let bare = text.withoutLeadingEmphasis
    var cursor = ReferenceCursor(bare)
    cursor.isCitation = true
    let items = cursor.list()
    let rest = bare.slice(from: cursor.offset)
    guard !items.isEmpty, items.allSatisfy({ $0.isLabelled || $0.first.criterion != nil }),
      !OtherNumbers.isMeasure(behind: rest)
    else { return nil }
    let words = rest.withoutLeadingEmphasis
    let isSetOff = ByteSet(":(-").contains(words.first) || words.first >= 0x80
    return isSetOff || isBlank(rest.first) && isLetter(words.first) ? bare.slice(to: cursor.offset) : nil
  }

  /// `For any list ... Validates: Requirements 1.1`
  static func ending(_ text: TextSlice) -> CitationLine? {
    guard let place = text.find("Validates:") else { return nil }
    return CitationLine(list: text.slice(from: place + 10), isValidation: true)
  }

  /// `Write the endpoint — Req 1.1`
  static func behindDash(_ text: TextSlice) -> (citation: CitationLine, start: Int)? {
    let text = text.trimmed
    var index = text.end
    while index > text.start {
      index -= 1
      let isLong = text.matches("\u{2014}", at: index) || text.matches("\u{2013}", at: index)
      let isArrow = text.matches("\u{2192}", at: index)
      guard isLong || isArrow || text.matches(" - ", at: index) else { continue }
      // `Add FR-004–FR-006` joins two numbers.
      if isLong, isDigit(text[index - 1]) { continue }
      let list = text.slice(from: index + 3).trimmed
      // `Map the route → R1` goes from one name to another.
      if isArrow, !list.hasPrefix("Req"), !list.contains(".") { return nil }
      var cursor = ReferenceCursor(list)
      guard cursor.list().first?.isLabelled == true, cursor.offset == list.end else { return nil }
      return (CitationLine(list: list, isValidation: false), index)
    }
    return nil
  }

  /// `Write the endpoint. Requirements: 1.1`
  static func behindSentence(_ text: TextSlice) -> (citation: CitationLine, start: Int)? {
    for word in ["Requirements:", "Requirement:", "Reqs:", "Req:"] as [StaticString] {
      guard let place = text.find(word), isBlank(text[place - 1]) else { continue }
      guard let list = more(text.slice(from: place + word.utf8CodeUnitCount)) else { continue }
      return (CitationLine(list: list, isValidation: false), place)
    }
    return nil
  }
}
