import Findings
import SpecModel

/// Criteria in the parenthesis behind their requirement: `Requirement 1 (AC 1, 2)`, `Requirement 1 (criterion 2)`, `1.(2)`.
extension ReferenceCursor {
  /// Those in the parenthesis, where there are any; otherwise the requirement itself.
  mutating func enclosed(behind item: Item) -> [Item] {
    guard item.first.criterion == nil, item.first.tooDeep == nil, let inner = parenthesis() else { return [item] }
    let end = inner.end + (text[inner.end] < 0x80 ? 1 : 3)
    var found: Enclosure = item.last == nil ? numbered(in: inner, of: item) : .gloss
    if case .gloss = found { found = ordinal(in: inner, of: item) ?? named(in: inner, of: item) }
    if case .gloss = found, byte == UInt8(ascii: ".") { found = .unreadable }
    switch found {
    case .gloss: return [item]
    case .criteria(let items):
      offset = end
      return items.map {
        Item(spec: item.spec, first: $0.first, last: $0.last, isLabelled: item.isLabelled, range: $0.range)
      }
    case .unreadable:
      var lost = item
      lost.isUnreadable = true
      lost.range = item.range.lowerBound..<end
      offset = end
      return [lost]
    }
  }

  private enum Enclosure {
    case criteria([Item])
    /// It explains something, or counts it.
    case gloss
    /// Some of the criteria are meant, and nobody can tell which.
    case unreadable
  }

  /// What stands between `(` and `)` of `1 (2)`, `1.(2)`, `要件1（2）`, `**1** (AC 2)`, where numbers may stand in it.
  private func parenthesis() -> TextSlice? {
    // Behind most requirements of a list stands a comma, or nothing.
    guard offset < text.end, byte != UInt8(ascii: ",") else { return nil }
    let isJoined = byte == UInt8(ascii: ".")
    var behind = self
    if isJoined { behind.offset += 1 } else { behind.skipClosingMarkup() }
    let open = isJoined ? behind.offset : text.behindBlanks(at: behind.offset) ?? behind.offset
    let near = text.slice(to: open + Self.longestGloss)
    if text[open - 1] == UInt8(ascii: "["), open > behind.offset { return bracket(from: open, in: near) }
    let isWide = text.matches("\u{FF08}", at: open)
    guard isWide || text[open] == UInt8(ascii: "(") else { return nil }
    let start = open + (isWide ? 3 : 1)
    // `**Phase 1** (3)`: a bare number belongs to what it touches.
    let mayBeBare = isJoined || behind.offset == offset
    guard
      mayBeBare && (isDigit(text[start]) || text[start] == UInt8(ascii: "A")) || criterionNumber(at: start) != nil
        || CriterionOrdinal(text, at: start) != nil
    else { return nil }
    guard let close = isWide ? near.find("\u{FF09}", from: open) : near.find(")", from: open) else { return nil }
    return TextSlice(text.source, start..<close)
  }

  /// `Requirement 1 [AC 2]`, and not `Requirement 1 [2]` or a link.
  private func bracket(from start: Int, in near: TextSlice) -> TextSlice? {
    guard isLetter(text[start]), criterionNumber(at: start) != nil, let close = near.find("]", from: start),
      !ByteSet("([").contains(text[close + 1])
    else { return nil }
    return TextSlice(text.source, start..<close)
  }

  /// `(AC 1, 2)`, `(1.1, 1.2)`, `(2)`
  private func numbered(in inner: TextSlice, of item: Item) -> Enclosure {
    var cursor = ReferenceCursor(inner, context: item.first.requirement)
    let found = cursor.list().map { $0.criterion(of: item.first) }
    return !found.isEmpty && cursor.offset == inner.end && areCriteria(found, of: item) ? .criteria(found) : .gloss
  }

  private func areCriteria(_ found: [Item], of item: Item) -> Bool {
    found.allSatisfy {
      $0.first.requirement == item.first.requirement && $0.first.criterion != nil && !$0.isUnreadable
    }
  }

  /// `(criteria 2, 3)`, `(criterion 2 and criterion 3)`, `(AC 2 only)`: a word says that they are criteria.
  private func named(in inner: TextSlice, of item: Item) -> Enclosure {
    guard var number = criterionNumber(at: inner.start) else { return .gloss }
    // `Requirements 1-3 (AC 2)`: which of them is meant?
    guard item.last == nil else { return isCitation ? .unreadable : .gloss }
    var items: [Item] = []
    while items.count <= DocumentLines.mostReferences {
      var cursor = ReferenceCursor(inner.slice(from: number), context: item.first.requirement)
      cursor.isCitation = isCitation
      let found = cursor.list().map { $0.criterion(of: item.first) }
      guard !found.isEmpty, areCriteria(found, of: item) else { return isCitation ? .unreadable : .gloss }
      items += found
      let rest = inner.slice(from: cursor.offset).trimmed
      if rest.isEmpty { break }
      if cursor.takeSeparator(after: .criterion), let next = criterionNumber(at: cursor.offset) {
        number = next
        continue
      }
      guard let told = remark(rest, behind: inner.slice(from: cursor.offset)) else { break }
      return told
    }
    return .criteria(items)
  }

  /// `(first criterion)`, and `(first two criteria)`, of which nobody can tell the numbers.
  private func ordinal(in inner: TextSlice, of item: Item) -> Enclosure? {
    guard let ordinal = CriterionOrdinal(inner, at: inner.start) else { return nil }
    // What prose says of some of them binds nothing.
    let untold: Enclosure = isCitation || isClaim ? .unreadable : .gloss
    guard CriterionWords.isWord(inner.slice(from: ordinal.end).trimmed) else {
      return CriterionWords.ends(inner) ? untold : .gloss
    }
    guard let number = ordinal.number, item.last == nil else { return untold }
    var found = item
    (found.first, found.range) = (item.first.criterion(number), inner.start..<inner.end)
    return .criteria([found])
  }

  /// What follows the numbers in the parenthesis: `nil` where it says something of them and of no others.
  private func remark(_ rest: TextSlice, behind whole: TextSlice) -> Enclosure? {
    // `(criteria 5/5)`, `(criteria 5 of 5 met)`, `(point 5 px)`
    let counted = rest.dropping("/") ?? rest.dropping("of ")
    if let counted, isDigit(counted.first) { return .gloss }
    if OtherNumbers.isMeasure(behind: whole) { return .gloss }
    if ByteSet(":(").contains(rest.first) || ["- ", "\u{2013}", "\u{2014}", "\u{FF1A}"].contains(where: rest.hasPrefix)
    {
      return nil
    }
    // `(AC 2 not done)`: who claims something hears of that elsewhere.
    if DenyingWords.denial(rest) != nil { return isCitation ? .unreadable : .gloss }
    guard isCitation else { return nil }
    let saysMore = rest.holdsDigit || !isLetter(rest.first) || Self.more.contains { rest.hasPrefixIgnoringCase($0) }
    return saysMore ? .unreadable : nil
  }

  /// `(AC 2 and up)`, `(AC 2 excluded)`
  private static let more: [StaticString] = [
    "and", "or ", "plus", "etc", "ff", "onward", "up", "exclud", "except", "not", "but",
  ]

  /// Where the number begins behind a word for criteria: the `2` of `criteria 2`, `AC: 2`, `only criterion 2`, `#2`.
  func criterionNumber(at start: Int) -> Int? {
    var start = start
    if let lead = Self.leads.first(where: { text.matches($0, at: start, ignoringCase: true) }) {
      start += lead.utf8CodeUnitCount
    }
    guard CriterionWords.mayBegin(text[start]) else { return nil }
    // Elsewhere `(#45)` names an issue.
    if text[start] == UInt8(ascii: "#") { return isCitation && isDigit(text[start + 1]) ? start + 1 : nil }
    for words in [CriterionWords.behindRequirement, CriterionWords.enclosed] {
      for word in words where text.matches(word, at: start, ignoringCase: true) {
        var end = start + word.utf8CodeUnitCount
        while ByteSet(":#-.").contains(text[end]) || isBlank(text[end]) { end += 1 }
        if text.matches("\u{FF1A}", at: end) { end += 3 }
        if startsPoint(at: end), !isLetter(text[end]) { return end }
      }
    }
    return nil
  }

  private static let leads: [StaticString] = ["only ", "just ", "the ", "for ", "see ", "nur ", "solo ", "s\u{F3}lo "]
}

extension CriterionWords {
  /// Between a requirement and the number of one of its criteria: `Requirement 3 AC 2`, `要件 3 の受け入れ基準 2`.
  static let behindRequirement: [StaticString] = [
    "acceptance criteria", "acceptance criterion", "criteria", "criterion", "ACs", "AC", "的验收标准", "の受け入れ基準", "の受入基準",
    "受け入れ基準", "受入基準", "受入", "验收标准", "-验收标准", "의 인수 조건", "의 수락 기준", "의 인수 기준", "の基準", "criterios de aceptación",
    "criterio de aceptación",
    "criterios", "criterio", "critérios de aceitação", "critério de aceitação", "critérios", "critério",
    "critères d'acceptation", "critère d'acceptation", "critères", "critère", "criteri", "Akzeptanzkriterien",
    "Akzeptanzkriterium", "Abnahmekriterien", "Abnahmekriterium", "Kriterien", "Kriterium", "基準", "驗收標準", "验收條件", "標準",
    "标准", "인수 기준", "인수 조건", "수락 기준", "기준", "критерии", "критерий", "Критерии", "Критерий",
  ]

  /// In parentheses other words say so, too: `(items 2, 3)`.
  static let enclosed: [StaticString] = [
    "items", "item", "points", "point", "clauses", "clause", "bullets", "bullet", "acceptance scenarios",
    "acceptance scenario", "scenarios", "scenario", "statements", "statement", "sub-items", "sub-item",
  ]

  /// Whether a text is one of those words, and nothing else.
  static func isWord(_ text: TextSlice) -> Bool {
    [behindRequirement, enclosed].contains { words in
      words.contains { text.count == $0.utf8CodeUnitCount && text.hasPrefixIgnoringCase($0) }
    }
  }

  /// Whether a text ends in one of those words.
  static func ends(_ text: TextSlice) -> Bool {
    var start = text.end
    while isWordByte(text[start - 1]) { start -= 1 }
    return isWord(text.slice(from: start))
  }

  /// The first byte of one of those words tells nearly all others off.
  static func mayBegin(_ byte: UInt8) -> Bool {
    byte >= 0xC3 || ByteSet("acipkbs#-").contains(byte | 0x20)
  }
}
