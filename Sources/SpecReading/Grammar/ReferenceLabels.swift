import Findings
import SpecModel

/// The words before a number, which say what it numbers: `Requirement`, `R`, `NFR`, `US`, `AC`, `要件`.
extension ReferenceCursor {
  mutating func takeLabel() -> Label {
    var known = takeKnownLabel()
    if known == .none { known = takeForeignStory() }
    guard known == .none, isCapital(byte) else { return known }
    let own = allowsSeries ? takeOwnSeries() : .none
    return own == .none && joinsSeries ? takeJoinedSeries() : own
  }

  private mutating func takeKnownLabel() -> Label {
    switch byte {
    case UInt8(ascii: "N"), UInt8(ascii: "n"):
      if let area = takeArea("NFR-") { return .series("NFR-" + area) }
      if let letters = takeLetters("NFR-") { return .letters(letters) }
      if takeWord("NFR", joined: true) || takeWord("Non-Functional Requirement") { return .series("NFR") }
      if takeWord("NFA", joined: true) { return .series("NFA") }
      return lowercased(text[offset + 1]) == UInt8(ascii: "i") ? takeForeignSeries() : .none
    case UInt8(ascii: "F"):
      if let area = takeArea("FR-") { return .series("FR-" + area) }
      if let letters = takeLetters("FR-") { return .letters(letters) }
      if takeWord("FR", joined: true) { return .series("FR") }
      // `F1.2`, `F-001`, in lists of references
      let width = text[offset + 1] == UInt8(ascii: "-") ? 2 : 1
      guard isCitation, isDigit(text[offset + width]) else { return .none }
      offset += width
      return .series("F")
    case UInt8(ascii: "R"), UInt8(ascii: "r"): return takeRequirementLabel()
    case UInt8(ascii: "U"): return takeWord("US", joined: true) || takeWord("User Story") ? .series("US") : .none
    case UInt8(ascii: "S"):
      if takeWord("SC", joined: true) { return .series("SC") }
      // `Story 2`, in lists of references
      return isCitation && (takeWord("Story") || takeWord("Stories")) ? .requirement : .none
    case UInt8(ascii: "A"):
      // `AC-N1.2`: a criterion of NFR-1.
      if text.matches("AC-N", at: offset), isDigit(text[offset + 4]) {
        offset += 4
        return .series("NFR")
      }
      return takeCriterionLabel() ? .criterion : takeForeignLabel()
    case UInt8(ascii: "C"):
      let criterion = takeLoneCriterion()
      return criterion == .none ? takeForeignLabel(RequirementWords.rarerByFirst) : criterion
    case UInt8(ascii: "E"), 0xCE...0xEF: return takeForeignLabel()
    case UInt8(ascii: "Y"), UInt8(ascii: "G"), UInt8(ascii: "K"), UInt8(ascii: "P"), UInt8(ascii: "W"),
      UInt8(ascii: "V"):
      return takeForeignLabel(RequirementWords.rarerByFirst)
    default: return .none
    }
  }

  /// `AUTH-01`, `UI-FORM-2`: the name of a series that a spec made for itself.
  private mutating func takeOwnSeries() -> Label {
    guard let hyphen = ownSeries(at: offset) else { return .none }
    let name = TextSlice(text.source, offset..<hyphen).string
    offset = hyphen + 1
    return .series(name)
  }

  /// `Requirement AUTH-01.4`: whatever the letters are, the word before them says what they number.
  private mutating func takeSeriesBehindWord() -> Label? {
    var start = offset
    while isLetter(text[start]), start - offset < 13 { start += 1 }
    start += 1
    // Behind nearly all of them a digit stands.
    guard text[start - 1] == UInt8(ascii: " "), isCapital(text[start]), !isKnownSeries(at: start),
      let known = Self.wordsBeforeSeries.first(where: { $0.utf8CodeUnitCount == start - offset }),
      text.matches(known, at: offset, ignoringCase: true)
    else { return nil }
    let word = offset
    offset = start
    let series = joinsSeries ? takeJoinedSeries() : .none
    if series != .none { return series }
    if case .series(let name) = takeOwnSeries(), !RequirementHeading.isOfSomethingElse(series: name) {
      return .series(name)
    }
    offset = word
    return nil
  }

  private static let wordsBeforeSeries: [StaticString] = ["Requirements ", "Requirement ", "Reqs ", "Req "]

  /// `NFR-2`, `FR-2`, `REQ-2`, which are read as such behind the word as elsewhere.
  private func isKnownSeries(at start: Int) -> Bool {
    (["NFR", "FR", "REQ", "US", "SC", "AC"] as [StaticString]).contains { text.matches($0, at: start) }
  }

  /// `NF1.1`, `BR3`
  private mutating func takeJoinedSeries() -> Label {
    guard let end = text.joinedSeriesEnd(at: offset) else { return .none }
    let name = TextSlice(text.source, offset..<end).string
    guard !RequirementHeading.isStandard(name) else { return .none }
    offset = end
    return .joined(name)
  }

  /// - Returns: the place of the hyphen before the number.
  func ownSeries(at start: Int) -> Int? {
    guard isCapital(text[start]) else { return nil }
    var end = start
    while end - start < 24 {
      let isHyphen = text[end] == UInt8(ascii: "-")
      if isHyphen, isDigit(text[end + 1]) { return end - start >= 2 ? end : nil }
      guard isHyphen || isCapital(text[end]) || isDigit(text[end]) else { return nil }
      end += 1
    }
    return nil
  }

  private mutating func takeRequirementLabel() -> Label {
    // Many words begin with this letter.
    let mayBeWord =
      lowercased(text[offset + 1]) == UInt8(ascii: "e") && lowercased(text[offset + 2]) == UInt8(ascii: "q")
    if mayBeWord, let series = takeSeriesBehindWord() { return series }
    for word in ["Requirements", "Requirement", "Reqs.", "Reqs", "Req.", "Req"] as [StaticString]
    where mayBeWord && (takeWord(word) || takeWord(word, joined: true)) {
      // `Requirement R12`, `Requirement #3`, `Requirement NFR-2`
      if byte == UInt8(ascii: "#") { offset += 1 }
      if let number = numberWord(at: offset) { offset = number }
      if takeWord("NFR", joined: true) { return .series("NFR") }
      if takeWord("FR", joined: true) { return .series("FR") }
      if takeWord("REQ", joined: true) { return .requirement }
      if byte == UInt8(ascii: "R"), isDigit(text[offset + 1]) { offset += 1 }
      return .requirement
    }
    if mayBeWord, takeWord("REQ", joined: true) { return .requirement }
    // `requisito funcional`, `requisito no funcional`
    for word in ["RNF", "RF"] as [StaticString] where takeWord(word, joined: true) {
      return .series(TextSlice.name(word))
    }
    if let area = takeArea("REQ-") { return .series(area) }
    if byte == UInt8(ascii: "R"), isDigit(text[offset + 1]) || startsSeries("R", at: offset) {
      offset += isDigit(text[offset + 1]) ? 1 : 2
      return .requirement
    }
    return takeForeignLabel()
  }

  /// `REQ-AUTH-001`, `FR-SEC-1`: the requirements of an area are numbered by themselves.
  private mutating func takeArea(_ word: StaticString) -> String? {
    guard text.matches(word, at: offset), isCapital(text[offset + word.utf8CodeUnitCount]) else { return nil }
    let start = offset + word.utf8CodeUnitCount
    var end = start
    while isCapital(text[end]) || isDigit(text[end]), end - start < 16 { end += 1 }
    guard text[end] == UInt8(ascii: "-"), isDigit(text[end + 1]) else { return nil }
    let area = TextSlice(text.source, start..<end).string
    offset = end + 1
    return area
  }

  /// `FR-A1`, `NFR-P10`: the letters of a group, and the number in it.
  private mutating func takeLetters(_ word: StaticString) -> String? {
    guard text.matches(word, at: offset) else { return nil }
    let start = offset + word.utf8CodeUnitCount
    var end = start
    while isCapital(text[end]), end - start < 4 { end += 1 }
    guard end > start, isDigit(text[end]) else { return nil }
    defer { offset = end }
    return TextSlice(text.source, offset..<end).string
  }

  private func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }

  /// `要件 1.1`, `Anforderung 3`
  private mutating func takeForeignLabel(_ words: WordIndex = RequirementWords.commonByFirst) -> Label {
    for word in words[byte] where text.matches(word, at: offset, ignoringCase: true) {
      let end = offset + word.utf8CodeUnitCount
      guard let number = numberBehind(end) else { return takeForeignSeries() }
      offset = number
      if takeWord("NFR", joined: true) { return .series("NFR") }
      if takeWord("FR", joined: true) { return .series("FR") }
      return .requirement
    }
    return byte >= 0xE3 ? takeForeignSeries() : .none
  }

  /// `非功能需求 3`, `Nichtfunktionale Anforderung 3`
  private mutating func takeForeignSeries() -> Label {
    for (word, name) in RequirementWords.series where text.matches(word, at: offset, ignoringCase: true) {
      guard let number = numberBehind(offset + word.utf8CodeUnitCount) else { return .none }
      offset = number
      return .series(name)
    }
    return .none
  }

  /// `Historia de Usuario 1`, at the front of a heading or an item. Most of those begin with a letter that tells them off.
  private mutating func takeForeignStory() -> Label {
    switch byte {
    case UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "C"), UInt8(ascii: "G"), UInt8(ascii: "H"),
      UInt8(ascii: "K"), UInt8(ascii: "N"), UInt8(ascii: "R"), UInt8(ascii: "S"), 0xD0:
      for word in RequirementWords.stories
      where word.utf8Start[0] == byte && text.matches(word, at: offset, ignoringCase: true) {
        guard let number = numberBehind(offset + word.utf8CodeUnitCount) else { continue }
        offset = number
        return .series("US")
      }
      return .none
    default: return .none
    }
  }

  /// Where the number of `需求 3`, `需求#3` and `需求-3` begins.
  private func numberBehind(_ end: Int) -> Int? {
    var number = text.behindBlanks(at: end) ?? end
    if number > end, let word = numberWord(at: number) { number = word }
    if text[number] == UInt8(ascii: "#") || text[number] == UInt8(ascii: "-") { number += 1 }
    return startsPoint(at: number) ? number : nil
  }

  /// `no. 2.1`, `Nr. 3`, `n° 4`: where the number begins behind the word that says that one follows.
  private func numberWord(at start: Int) -> Int? {
    guard text[start] | 0x20 == UInt8(ascii: "n") || text[start] == 0xE2,
      let word = Self.numberWords.first(where: { text.matches($0, at: start, ignoringCase: true) })
    else { return nil }
    let end = start + word.utf8CodeUnitCount
    let number = text.behindBlanks(at: end) ?? end
    return isDigit(text[number]) ? number : nil
  }

  private static let numberWords: [StaticString] = [
    "no.", "nr.", "n\u{B0}", "n.\u{BA}", "n\u{BA}", "n\u{FA}m.", "num.", "number ", "nummer ", "\u{2116}",
  ]

  /// `AC`, `ACs`, `Acceptance Criterion`, `Criterion` before a number.
  private mutating func takeCriterionLabel() -> Bool {
    for word in [
      "ACs", "AC", "Acceptance Criteria", "Acceptance Criterion", "Acceptance criteria", "Acceptance criterion",
    ]
      as [StaticString]
    where takeWord(word, joined: true) {
      // `AC #3.2`
      if byte == UInt8(ascii: "#") { offset += 1 }
      return true
    }
    return false
  }

  /// `Criterion 9.4`: one of a task's success criteria has no dot in its number.
  private mutating func takeLoneCriterion() -> Label {
    let start = offset
    guard takeWord("Criterion") || takeWord("Criteria") else { return .none }
    var end = offset
    while isDigit(text[end]) { end += 1 }
    if end > offset, text[end] == UInt8(ascii: "."), isDigit(text[end + 1]) { return .criterion }
    if allowsLoneCriteria, context != nil, end > offset, ByteSet(":)*").contains(text[end]) { return .criterion }
    offset = start
    return .none
  }

  /// A word before a number, blanks between them; `joined` allows `NFR-1` and `AC2` as well.
  private mutating func takeWord(_ word: StaticString, joined: Bool = false) -> Bool {
    guard text.matches(word, at: offset, ignoringCase: !joined) else { return false }
    var end = offset + word.utf8CodeUnitCount
    let next = text[end]
    if let number = text.behindBlanks(at: end) {
      end = number
    } else if joined, next == UInt8(ascii: "-"), isDigit(text[end + 1]) {
      end += 1
    } else if joined, text.matches("\u{2011}", at: end) || text.matches("\u{2010}", at: end), isDigit(text[end + 3]) {
      end += 3
    } else if joined, isDigit(next) {
      // nothing stands between
    } else if next == UInt8(ascii: "#") {
      end += 1
    } else {
      return false
    }
    let isHash = text[end] == UInt8(ascii: "#") && isDigit(text[end + 1])
    guard
      isHash || numberWord(at: end) != nil || startsPoint(at: end) || text.matches("AC", at: end)
        || capitals(at: end, isLabelled: true) != nil
    else { return false }
    offset = end
    return true
  }
}
