import Findings
import SpecModel

extension ReferenceCursor {
  /// Reads the number, and `AC 3` behind it.
  mutating func takePoint(after label: Label) -> Point? {
    let start = offset
    if label == .criterion {
      guard let number = takeNumber() else { return fail(start) }
      if let dotted = takeDotted() {
        // `AC 1.1.2`
        let deep = dotted == nil ? takeThreeParts() : nil
        guard dotted != nil || deep != nil else { return fail(start) }
        return Point(requirement: name(number, .none), criterion: dotted, tooDeep: deep)
      }
      if let criterion = takeHyphenated(start) { return Point(requirement: name(number, .none), criterion: criterion) }
      guard endsNumber() else { return fail(start) }
      let isHyphenated = text[start - 1] == UInt8(ascii: "-")
      // `FR-1.1, AC-1`: whoever counts criteria with a dot counts another thing with a hyphen.
      if let context, !isHyphenated || !namesCriterion || !(context.isFunctional || context.isNonFunctional) {
        return Point(requirement: context, criterion: number)
      }
      // `AC-001` is a series where no requirement stands above it.
      guard isHyphenated else { return fail(start) }
      return Point(requirement: name(number, .series("AC"), zeros: zeros(at: start)), criterion: nil)
    }
    let requirement: RequirementNumber
    var letter = ""
    if let number = takeNumber() {
      letter = takeLetter(label)
      requirement = name(number, label, letter, zeros: zeros(at: start))
    } else if label == .requirement || (label == .none && allowsSeries), let name = takeCapitals(label) {
      requirement = RequirementNumber(name)
    } else {
      return fail(start)
    }
    let occurrence = takeOccurrence()
    var point = Point(requirement: requirement, occurrence: occurrence, criterion: nil)
    if label != .none || allowsLetters, let criterion = takeHyphenated(start, isNarrower: true) {
      point.criterion = criterion
      return point
    }
    if let dotted = takeDotted() {
      point.criterion = dotted
      if dotted == nil {
        guard let deep = (label != .none || allowsLetters ? takeThreeParts() : nil) ?? takeLettered()
        else {
          return fail(start)
        }
        point.tooDeep = deep
      }
      return point
    }
    if let bullet = takeBullet() {
      point.tooDeep = bullet
      return point
    }
    if letter.isEmpty, takeAny() { return point }
    if letter.isEmpty, let lettered = takeLetterOfList() {
      point.tooDeep = lettered
      return point
    }
    guard
      endsNumber()
        || (text.matches(".AC", at: offset) && isDigit(text[offset + (text[offset + 3] == UInt8(ascii: "-") ? 4 : 3)]))
    else { return fail(start) }
    if label == .series("US"),
      let scenario = takeScenario(of: requirement, isHyphenated: text[start - 1] == UInt8(ascii: "-"))
    {
      point.criterion = scenario
      saidCriterion = true
      return point
    }
    if label != .none || allowsLetters, let criterion = takeTrailingCriterion(of: requirement) {
      point.criterion = criterion
      saidCriterion = true
    }
    return point
  }

  /// `IV`, `A`: a requirement that Roman numerals count, or letters.
  private mutating func takeCapitals(_ label: Label) -> String? {
    guard let end = capitals(at: offset, isLabelled: label == .requirement) else { return nil }
    defer { offset = end }
    return TextSlice(text.source, offset..<end).string
  }

  /// `Requirement IV`, `Requirement A: Title`, `I.1`, and neither `Requirement N` of a template nor `Requirement A cat has`.
  ///
  /// - Returns: where they end.
  func capitals(at start: Int, isLabelled: Bool) -> Int? {
    var end = start
    while text[end] == UInt8(ascii: "I") || text[end] == UInt8(ascii: "V") || text[end] == UInt8(ascii: "X"),
      end - start < 6
    {
      end += 1
    }
    let isNumeral = end > start
    if !isNumeral, (65...72).contains(text[start]) { end += 1 }
    guard end > start, !isWordByte(text[end]) else { return nil }
    if text[end] == UInt8(ascii: ".") {
      let next = text[end + 1]
      return isDigit(next) || (isNumeral && ByteSet("iv").contains(next)) ? end : nil
    }
    let isLast = end >= text.end || ByteSet(",;)_*").contains(text[end])
    // `Requirement X` is any of them.
    if end - start == 1, text[start] == UInt8(ascii: "X") { return nil }
    if !isLabelled || allowsSeries, isLast { return isNumeral || isLabelled || goesOnWithLetters ? end : nil }
    guard isLabelled else { return nil }
    if end - start > 1 || text[end] == UInt8(ascii: ":") { return end }
    return [" - ", " \u{2014} ", " \u{2013} "].contains { text.matches($0, at: end) } ? end : nil
  }

  /// `A.1, B`: in a list that names requirements by their letters a letter alone is one more.
  private var goesOnWithLetters: Bool {
    isCitation && context.map { $0.text.utf8.count == 1 && (65...72).contains($0.text.utf8.first ?? 0) } ?? false
  }

  mutating func fail(_ start: Int) -> Point? {
    offset = start
    return nil
  }

  private func name(_ number: Int, _ label: Label, _ letter: String = "", zeros: String = "") -> RequirementNumber {
    switch label {
    case .series(let name), .joined(let name): RequirementNumber("\(name)-\(zeros)\(number)\(letter)")
    case .letters(let name): RequirementNumber("\(name)\(zeros)\(number)\(letter)")
    case .none, .requirement, .criterion: RequirementNumber("\(number)\(letter)")
    }
  }

  /// The zeros before a number: those of a series keep them, as people look for `FR-001`.
  func zeros(at start: Int) -> String {
    var end = start
    while text[end] == UInt8(ascii: "0"), isDigit(text[end + 1]) { end += 1 }
    return end == start ? "" : String(repeating: "0", count: end - start)
  }

  /// `27A`, `1b`, `FR-12a`: a requirement that was put between two others.
  mutating func takeLetter(_ label: Label) -> String {
    let next = text[offset + 1]
    guard isLetter(byte), !isWordByte(next) || (next >= 0x80 && isPunctuation(at: offset + 1)) else { return "" }
    let hasCriterion = next == UInt8(ascii: ".") && isDigit(text[offset + 2])
    // A bare `27A.4` is nothing else; `3a` and `3a.1` may be, outside lists of references.
    guard label != .none || allowsLetters || (hasCriterion && byte < 0x60), hasCriterion || endsLetter(label) else {
      return ""
    }
    defer { offset += 1 }
    return String(UnicodeScalar(byte))
  }

  /// `1A`, and not `1.x`, `3D drawing`, `5 s-curve`.
  private func endsLetter(_ label: Label) -> Bool {
    let end = offset + 1
    if text[end] == UInt8(ascii: "."), isLetter(text[end + 1]) { return false }
    if text[end] == UInt8(ascii: "-"), isLetter(text[end + 1]) { return false }
    guard let word = text.behindBlanks(at: end), isLetter(text[word]) else { return true }
    if ["and ", "or ", "to ", "through ", "AC", "criteri"].contains(where: { text.matches($0, at: word) }) {
      return true
    }
    return label != .none && !ByteSet("DGK").contains(byte)
  }

  /// `（`, `、`, `–`
  private func isPunctuation(at index: Int) -> Bool {
    text[index] == 0xE2 || text[index] == 0xEF || (text[index] == 0xE3 && text[index + 1] == 0x80)
  }

  /// Up to three digits: nothing has a thousand requirements, and years and ports have four. `FR-1001` has a hyphen before them.
  mutating func takeNumber() -> Int? {
    var end = offset
    var value = 0
    let longest = text[offset - 1] == UInt8(ascii: "-") && isLetter(text[offset - 2]) ? 4 : 3
    var count = 0
    while true {
      if isDigit(text[end]) {
        value = value * 10 + Int(text[end] - 48)
        end += 1
      } else if let digit = text.wideDigit(at: end) {
        value = value * 10 + digit
        end += 3
      } else {
        break
      }
      count += 1
      guard count <= longest else { return nil }
    }
    guard end > offset else { return nil }
    offset = end
    return value
  }

  mutating func takeOccurrence() -> Int? {
    guard byte == UInt8(ascii: "~"), isDigit(text[offset + 1]) else { return nil }
    offset += 1
    return takeNumber()
  }

  /// - Returns: `nil` when no dot follows, `.some(nil)` when what follows is no criterion (`5.2.3`, `2.4em`).
  mutating func takeDotted() -> Int?? {
    let isWide = byte == 0xEF && text.matches("\u{FF0E}", at: offset)
    // `1\.2`, as word processors write it
    let isEscaped = byte == UInt8(ascii: "\\") && text[offset + 1] == UInt8(ascii: ".")
    let width = isWide ? 3 : isEscaped ? 2 : 1
    guard byte == UInt8(ascii: ".") || isWide || isEscaped, text.startsDigit(at: offset + width) else { return nil }
    let dot = offset
    offset += width
    guard let criterion = takeNumber(), endsNumber() else {
      offset = dot
      return .some(nil)
    }
    return criterion
  }

  /// The cursor stands at the first dot of `.2.3`: a number with a part too many names a criterion that no requirement has, and
  /// never the whole requirement.
  mutating func takeThreeParts() -> CriterionLabel? {
    var index = offset
    var parts = 0
    while text[index] == UInt8(ascii: "."), isDigit(text[index + 1]) {
      index += 1
      while isDigit(text[index]) { index += 1 }
      parts += 1
    }
    // `R1.1.2a`
    if allowsLetters, (97...122).contains(text[index]), !isWordByte(text[index + 1]) { index += 1 }
    guard parts > 1, !isLetter(text[index]), index - offset < 32 else { return nil }
    let label = CriterionLabel(TextSlice(text.source, offset + 1..<index).string)
    offset = index
    return label
  }

  /// The cursor stands at the dot of `.3a`, which a document may number so behind its `3.`.
  private mutating func takeLettered() -> CriterionLabel? {
    var index = offset + 1
    while isDigit(text[index]), index - offset < 4 { index += 1 }
    guard allowsLetters, index > offset + 1, (97...122).contains(text[index]), !isWordByte(text[index + 1]) else {
      return nil
    }
    let label = CriterionLabel(TextSlice(text.source, offset + 1..<index + 1).string)
    offset = index + 1
    return label
  }

  /// The cursor stands at the dot of `1.a`: the first of a lettered list. `1.x` stands for any of them.
  private mutating func takeLetterOfList() -> CriterionLabel? {
    guard allowsLetters, byte == UInt8(ascii: "."), (97...118).contains(text[offset + 1]) else { return nil }
    var end = offset + 1
    // `1.iv`
    while ByteSet("iv").contains(text[end]), end - offset < 5 { end += 1 }
    if end == offset + 1, text[end] <= 105 { end += 1 }
    guard end > offset + 1, !isWordByte(text[end]) else { return nil }
    defer { offset = end }
    return CriterionLabel(TextSlice(text.source, offset + 1..<end).string)
  }

  /// `FR-1.b1`, as reports and the gate call a criterion that its document does not number.
  private mutating func takeBullet() -> CriterionLabel? {
    guard standsAlone, byte == UInt8(ascii: "."), text[offset + 1] == UInt8(ascii: "b"), isDigit(text[offset + 2])
    else { return nil }
    var end = offset + 2
    while isDigit(text[end]), end - offset < 8 { end += 1 }
    guard !isWordByte(text[end]) else { return nil }
    defer { offset = end }
    return CriterionLabel(TextSlice(text.source, offset + 1..<end).string)
  }

  /// Nothing behind the digits makes them part of another word or number.
  func endsNumber() -> Bool {
    let next = byte
    // `1.x` is neither Requirement 1 nor any other.
    if next == UInt8(ascii: ".") { return !isDigit(text[offset + 1]) && !isLetter(text[offset + 1]) }
    if next >= 0x80 {
      return text.matches("\u{2013}", at: offset) || text.matches("\u{2014}", at: offset)
        || text.matches("\u{00B7}", at: offset) || !isWordLead(next)
    }
    // `_Requirement 1.2_: drawn`, and no part of `1_000`.
    if next == UInt8(ascii: "_") { return !isWordByte(text[offset + (text[offset + 1] == next ? 2 : 1)]) }
    return !isLetter(next) && next != UInt8(ascii: "%")
  }

  /// Marks, dashes and CJK punctuation may follow a number; letters of any script may too where no blank parts words.
  private func isWordLead(_ byte: UInt8) -> Bool { byte == 0xC3 || byte == 0xC2 }
}
