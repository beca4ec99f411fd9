import Findings
import MarkdownSyntax

/// A line that cites requirements: `_Requirements: 1.1, 1.2_`, `**Validates: Requirements 1.1**`, `Requirements: 1.1`.
struct CitationLine {
  /// What stands behind the label, without the closing mark.
  let list: TextSlice
  /// What follows it on its line: `_Boundary: API_ _Depends: 1.3_`.
  private(set) var rest: TextSlice?

  /// - Parameter allowsOtherLabels: in a task, where `_Implements: 1.1_` and `_Requirements covered: 1.1_` say the same. Elsewhere
  ///   they say something of the text around them.
  init?(_ line: TextSlice, allowsOtherLabels: Bool = false) {
    var text = line.trimmed
    // `\_Requirements: 1.1\_`
    if text.first == UInt8(ascii: "\\") {
      text.start += 1
      if text.matches("\\_", at: text.end - 2) || text.matches("\\*", at: text.end - 2) { text.end -= 2 }
    }
    // `(Requirements: 1.1)`, `[Requirements: 1.1]`
    let closing: UInt8? =
      text.first == UInt8(ascii: "(") ? UInt8(ascii: ")") : text.first == UInt8(ascii: "[") ? UInt8(ascii: "]") : nil
    if let closing, text[text.end - 1] == closing { text = text.slice(from: text.start + 1).slice(to: text.end - 1) }
    // `（需求：1.1）`, `【需求：1.1】`
    for (open, close) in [("\u{FF08}", "\u{FF09}"), ("\u{3010}", "\u{3011}")] as [(StaticString, StaticString)]
    where text.first >= 0xE3 && text.hasPrefix(open) && text.matches(close, at: text.end - 3) {
      text = text.slice(from: text.start + 3).slice(to: text.end - 3)
    }
    let bare = text.withoutLeadingEmphasis.trimmed
    let isMarked = bare.start > text.start
    if let label = Self.label(bare) {
      let isPlain = !isMarked && closing == nil
      if isPlain, label.isValidation, !PlainValidation.mayCite(bare.slice(from: label.end)) { return nil }
      self.init(list: bare.slice(from: label.end), isValidation: label.isValidation)
      if isMarked { endAtMark(text.first, label: TextSlice(text.source, bare.start..<label.end)) }
    } else if isMarked, let end = Self.verb(bare) {
      self.init(list: bare.slice(from: end), isValidation: true)
    } else if allowsOtherLabels, isMarked || closing != nil, let end = Self.otherLabel(bare) {
      self.init(list: bare.slice(from: end), isValidation: false)
      if isMarked { endAtMark(text.first, label: TextSlice(text.source, bare.start..<end)) }
      if Self.beginsWithReference(list) || Self.isNumbers(list) && Self.qualified(bare) != nil { return }
      // `_Refs: design § a; Req 10.4_`
      if let place = Self.labelledPart(of: list) {
        self.init(list: list.slice(from: place), isValidation: false)
        return
      }
      // `_関連要件: foo_` was meant to cite something, whatever stands there; `_Covers: the lid_` says something else.
      guard !list.isEmpty, Self.promisesCitations(bare.slice(to: end)) else { return nil }
    } else if allowsOtherLabels, isMarked, let list = Self.behindOther(bare) {
      self.init(list: list, isValidation: false)
    } else if allowsOtherLabels, let plain = Self.plainList(bare) {
      self.init(list: plain, isValidation: false)
    } else if allowsOtherLabels, let loose = Self.looseList(bare) {
      self.init(list: loose, isValidation: false)
    } else {
      return nil
    }
  }

  /// Where the first part begins that a word says to be a requirement.
  private static func labelledPart(of list: TextSlice) -> Int? {
    for word in ["; Req", ", Req", "; R", ", R"] as [StaticString] {
      guard let place = list.find(word), beginsWithReference(list.slice(from: place + 2)) else { continue }
      return place + 2
    }
    return nil
  }

  /// `_Leverage: store.ts; Requirements: 1.1_`
  private static func behindOther(_ text: TextSlice) -> TextSlice? {
    guard let place = text.find("Requirements:"), place > text.start, isBlank(text[place - 1]),
      ByteSet(";|,").contains(text[place - 2])
    else { return nil }
    return text.slice(from: place + 13)
  }

  /// `Refs: R2.1, R2.2`, `Covers: 1.1` without emphasis: nothing but references, and each of them certain.
  private static func plainList(_ text: TextSlice) -> TextSlice? {
    if let end = otherLabel(text) { return more(text.slice(from: end)) }
    // `Satisfies 1.1, 1.2`, `Implements Requirements 1.1`
    let verb = verbs.first { text.hasPrefix($0) }
    guard let verb else { return nil }
    let list = text.slice(from: text.start + verb.utf8CodeUnitCount)
    // `Covers Requirements 6.1 (Spec 040) later` says what somebody else will do.
    if let close = list.find(") "), !list.slice(from: close + 2).mayHoldNumber, !list.slice(to: close).contains(","),
      DenyingWords.denial(list.slice(from: close + 2)) != nil
    {
      return nil
    }
    return more(list)
  }

  private static let verbs: [StaticString] = [
    "Satisfies ", "Implements ", "Covers ", "Addresses ", "Fulfills ", "Verifies ",
  ]

  /// `**Requirements:**`, `Requirements`, `Acceptance Criteria:` alone on its line, above a list of them.
  static func headsList(_ text: TextSlice) -> Bool {
    guard text.count < 40 else { return false }
    let label = text.withoutEmphasis
    guard ByteSet("RAVE").contains(label.first) || label.first >= 0xCE else { return false }
    let isColon = label.count > 1 && label[label.end - 1] == UInt8(ascii: ":")
    let bare = (isColon ? label.slice(to: label.end - 1) : label).withoutEmphasis
    return (isColon ? headsBeforeColon : heads).contains { bare.count == $0.utf8CodeUnitCount && bare.hasPrefix($0) }
  }

  private static let heads: [StaticString] = ["Requirements"] + RequirementWords.common + ["対応要件", "关联需求"]
  private static let headsBeforeColon =
    heads + ["Related Requirements", "Acceptance Criteria", "Validates", "Validates Requirements"]

  /// What goes on with a list, or is an item of it: nothing but references to criteria, or such as a word leads.
  static func more(_ text: TextSlice) -> TextSlice? {
    var list = text.trimmed
    while list.count > 0, list[list.end - 1] == UInt8(ascii: "_") || list[list.end - 1] == UInt8(ascii: "*") {
      list.end -= 1
    }
    list = list.dropping("and ") ?? list
    var cursor = ReferenceCursor(list.withoutLeadingEmphasis)
    cursor.allowsSeries = true
    let items = cursor.list()
    let rest = list.slice(from: cursor.offset).withoutEmphasis
    let signs: [StaticString] = [":", "(", "- ", "\u{2014} ", "\u{2013} ", "\u{FF1A}", "\u{FF08}"]
    let isWhole = rest.isEmpty || rest.string == "," || signs.contains { rest.hasPrefix($0) }
    guard isWhole, !items.isEmpty, items.allSatisfy({ $0.isLabelled || $0.first.criterion != nil }) else { return nil }
    return list
  }

  /// `Requirements - 1.1`, `Requirement(s): 1.1`, `Requirments: 1.1`, `**Requirements** 1.1, 1.2`: whatever joins them, where nothing
  /// but references follows a word like that one.
  private static func looseList(_ text: TextSlice) -> TextSlice? {
    guard var index = wordEnd(text) else { return nil }
    if text.matches("(s)", at: index) { index += 3 }
    var list = text.slice(from: index)
    while let byte = Optional(list.first), isBlank(byte) || ByteSet(".*_:=-([").contains(byte) { list.start += 1 }
    for dash in ["\u{2013}", "\u{2014}", "\u{2192}"] as [StaticString] { list = list.dropping(dash) ?? list }
    while list.count > 0, let byte = Optional(list[list.end - 1]), isBlank(byte) || ByteSet(".*_)]").contains(byte) {
      list.end -= 1
    }
    var cursor = ReferenceCursor(list)
    cursor.allowsSeries = true
    cursor.allowsLetters = true
    cursor.isCitation = true
    guard list.start > index, !references(&cursor).isEmpty, cursor.offset == list.end else { return nil }
    return list
  }

  /// `Requirement`, `Reqs`, `要件`: where the word ends.
  private static func wordEnd(_ text: TextSlice) -> Int? {
    if text.first >= 0xD0 || text.hasPrefix("Anf") || text.hasPrefix("Exi") || text.hasPrefix("Requisi") {
      let word = RequirementWords.common.first { text.hasPrefix($0) }
      return word.map { text.start + $0.utf8CodeUnitCount }
    }
    guard text.first | 0x20 == UInt8(ascii: "r"), text.hasPrefixIgnoringCase("req") else { return nil }
    var index = text.start
    while isLetter(text[index]), index - text.start < 16 { index += 1 }
    // `Required: 2` counts something.
    let word = text.slice(to: index)
    let isKnown = word.count <= 4 || word.hasPrefixIgnoringCase("requ") && word.contains("ment", ignoringCase: true)
    return isKnown ? index : nil
  }

  init(list: TextSlice, isValidation: Bool) {
    var list = list
    while let byte = Optional(list.first),
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || isBlank(byte)
    {
      list.start += 1
    }
    // `Validates: Requirements 1.1`: the second label belongs to the list's grammar, unless a colon ends it.
    if isValidation {
      if let inner = Self.label(list) { list = list.slice(from: inner.end).trimmed }
      list = Self.ofSeries(list) ?? list
    }
    while list.count > 0,
      list[list.end - 1] == UInt8(ascii: "_") || list[list.end - 1] == UInt8(ascii: "*") || isBlank(list[list.end - 1])
    {
      list.end -= 1
    }
    self.list = list
    endAtCell()
  }

  /// `**Requirements:** 2.1 | **Depends on:** 1.1`, `2.1 / Design: 2.1`: a stroke before another label closes the list.
  private mutating func endAtCell() {
    for place in list.start..<max(list.start, list.end) {
      guard list[place] == UInt8(ascii: "|") || list.matches(" / ", at: place - 1) else { continue }
      let label = list.slice(from: place + 1).withoutLeadingEmphasis
      var end = label.start
      while isLetter(label[end]) || label[end] == 32, end - label.start < 24 { end += 1 }
      guard label[end] == UInt8(ascii: ":"), Self.labelsBehindStroke.contains(where: label.hasPrefixIgnoringCase)
      else { continue }
      self = CitationLine(list: list.slice(to: place).trimmed.withoutTrailingMarks, rest: label)
      return
    }
  }

  private static let labelsBehindStroke: [StaticString] = [
    "depend", "blocked", "design", "test", "boundary", "file", "estimate", "effort", "owner", "priority", "status",
    "type",
    "leverage", "prompt", "propert",
  ]

  private init(list: TextSlice, rest: TextSlice) {
    self.list = list
    self.rest = rest
  }

  /// `_Requirements: 1.1_ _Boundary: API_`: the mark that opens the label closes the list, where another label follows it.
  private mutating func endAtMark(_ mark: UInt8, label: TextSlice) {
    // `_Requirements:_ 1.1_` closes with the label.
    let lead = TextSlice(list.source, label.start..<list.start)
    let isClosed = (lead.start..<lead.end).contains { lead[$0] == mark }
    guard !isClosed, let close = Self.close(of: list, mark: mark) else { return }
    var next = close
    while list[next] == mark { next += 1 }
    let gap = next
    while isBlank(list[next]) || ByteSet(",|/").contains(list[next]) { next += 1 }
    // `_Requirements: 1.1_ (Requirements: 2.1)`
    let isCitation = list[next] == UInt8(ascii: "(") && Self.label(list.slice(from: next + 1)) != nil
    guard next > gap, isCitation || list[next] == mark && isLabel(list.slice(from: next)) else { return }
    self = CitationLine(list: list.slice(to: close), rest: list.slice(from: next))
  }

  /// `_Boundary: API_`, and not `**2.1**`.
  private func isLabel(_ text: TextSlice) -> Bool {
    let bare = text.withoutLeadingEmphasis
    let end = Self.close(of: bare, mark: text.first) ?? bare.end
    return isLetter(bare.first) && bare.slice(to: end).contains(":")
  }

  /// A word says that its first number is a requirement's.
  var isLabelled: Bool {
    var cursor = ReferenceCursor(list)
    return cursor.item()?.isLabelled == true
  }

  static func close(of text: TextSlice, mark: UInt8) -> Int? {
    (text.start..<text.end).first { text[$0] == mark && !isWordByte(text[$0 + 1]) }
  }
}
