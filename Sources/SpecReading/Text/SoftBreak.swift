import Findings

/// Whether a reference may go on from the end of a line to the next one: `Requirement` and below it `2.9`, `Requirements 2.1,` and
/// below it `2.2`. It asks for bytes at the two ends only; what the two say together, the grammar finds out.
enum SoftBreak {
  /// - Parameters:
  ///   - line: without blanks around it, and so is `next`.
  ///   - isParagraph: a parser says that both are of one. Nothing else tells `Requirement` and `2. It` below it from a list.
  static func joins(_ line: TextSlice, _ next: TextSlice, isParagraph: Bool) -> Bool {
    let first = skippingMarks(next)
    if next.startsDigit(at: first) || next[first] == UInt8(ascii: "#") {
      return leads(line, to: next, at: first, isParagraph: isParagraph)
    }
    guard next[first] != 0 else { return false }
    // What stands before the word may name its spec: `Spec 013,` and below it `Requirement 4.1`.
    if next[first] | 0x20 == UInt8(ascii: "r"), next.matches("req", at: first, ignoringCase: true) {
      return !isLabelled(line)
    }
    switch tail(of: line) {
    case .lead: return (65...90).contains(next[first])
    case .number: return goesOn(next, at: first)
    case .joint(let isComma): return beginsLabel(next, at: first) || isComma && beginsCriterion(next, at: first)
    case .acceptance: return beginsCriterion(next, at: first)
    case .colon, .name, .other: return false
    }
  }

  private enum Tail {
    /// `Requirement`, `Criteria`, `AC`; `isAlone`: nothing stands before it.
    case lead(isPlural: Bool, isAlone: Bool)
    /// `Requirements:`
    case colon
    /// `2.1`
    case number
    /// `2.1,`, `2.1 and`, `2.1 to`
    case joint(isComma: Bool)
    /// `icon-system`
    case name
    /// `Requirement 2, Acceptance`
    case acceptance
    case other
  }

  private static func leads(_ line: TextSlice, to next: TextSlice, at first: Int, isParagraph: Bool) -> Bool {
    let isDotted = isDotted(next, at: first)
    let isOrdinal = isOrdinal(next, at: first)
    switch tail(of: line) {
    case .lead(let isPlural, let isAlone):
      // `Requirements` above `2. The page`, or above `2 servers`, is a title.
      if isOrdinal { return isParagraph && !isPlural && !isAlone }
      return isDotted || !(isPlural && isAlone)
    case .joint: return !isOrdinal
    case .colon: return isDotted && !isParagraph
    case .name: return isDotted
    case .number, .acceptance, .other: return false
    }
  }

  // MARK: The end of a line

  private static func tail(of line: TextSlice) -> Tail {
    var end = line.end
    while end > line.start, isMark(line[end - 1]) { end -= 1 }
    let last = line[end - 1]
    switch last {
    case UInt8(ascii: ","), UInt8(ascii: ";"): return .joint(isComma: true)
    case UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "-"): return .joint(isComma: false)
    case UInt8(ascii: ")"): return .number
    case UInt8(ascii: ":"):
      end -= 1
      while end > line.start, isMark(line[end - 1]) { end -= 1 }
      if case .lead = word(endingAt: end, in: line) { return .colon }
      return .other
    case UInt8(ascii: "."): return word(endingAt: end - 1, in: line, isCut: true)
    default:
      if isDigit(last) { return .number }
      if last >= 0x80 { return foreign(endingAt: end, in: line) }
      return isLetter(last) ? word(endingAt: end, in: line) : .other
    }
  }

  /// - Parameter isCut: a full stop stands behind it, as in `Req.`.
  private static func word(endingAt end: Int, in line: TextSlice, isCut: Bool = false) -> Tail {
    var start = end
    // The longest word below has twelve letters.
    while start > line.start, isLetter(line[start - 1]), end - start < 13 { start -= 1 }
    let isName = start > line.start && (line[start - 1] == UInt8(ascii: "-") || line[start - 1] == UInt8(ascii: "_"))
    guard start > line.start ? !isWordByte(line[start - 1]) && !isName : true else {
      return isName && line[start - 1] == UInt8(ascii: "-") && !isCut ? .name : emphasised(start, end, line, isCut)
    }
    return known(start, end, line, isCut)
  }

  /// `_Requirement_`: what a line begins with may be emphasised.
  private static func emphasised(_ start: Int, _ end: Int, _ line: TextSlice, _ isCut: Bool) -> Tail {
    guard line[start - 1] == UInt8(ascii: "_"), start - 1 == line.start || isBlank(line[start - 2]) else {
      return .other
    }
    return known(start, end, line, isCut)
  }

  private static func known(_ start: Int, _ end: Int, _ line: TextSlice, _ isCut: Bool) -> Tail {
    func isWord(_ word: StaticString, anyCase: Bool = true) -> Bool {
      word.utf8CodeUnitCount == end - start && line.matches(word, at: start, ignoringCase: anyCase)
    }
    var before = line.start
    while before < start, isMark(line[before]) { before += 1 }
    let isAlone = before >= start
    if isWord("req") { return .lead(isPlural: false, isAlone: isAlone) }
    if isWord("reqs") { return .lead(isPlural: true, isAlone: isAlone) }
    guard !isCut else { return .other }
    for word in ["requirement", "criterion"] as [StaticString] where isWord(word) {
      return .lead(isPlural: false, isAlone: isAlone)
    }
    for word in ["requirements", "criteria"] as [StaticString] where isWord(word) {
      return .lead(isPlural: true, isAlone: isAlone)
    }
    for word in ["AC", "ACs", "NFR", "FR"] as [StaticString] where isWord(word, anyCase: false) {
      return .lead(isPlural: true, isAlone: isAlone)
    }
    for word in ["and", "or", "to", "through", "und", "bis", "et", "y", "e"] as [StaticString]
    where isWord(word, anyCase: false) {
      return .joint(isComma: false)
    }
    return isWord("acceptance") ? .acceptance : .other
  }

  /// `要件`, and the dash of `2.1–`.
  private static func foreign(endingAt end: Int, in line: TextSlice) -> Tail {
    for dash in ["\u{2013}", "\u{2014}", "\u{3001}", "\u{FF0C}"] as [StaticString] where line.matches(dash, at: end - 3)
    {
      return .joint(isComma: false)
    }
    for word in RequirementWords.unspaced where line.matches(word, at: end - word.utf8CodeUnitCount) {
      return .lead(isPlural: true, isAlone: end - word.utf8CodeUnitCount == line.start)
    }
    return .other
  }

  // MARK: The beginning of the next one

  private static func skippingMarks(_ next: TextSlice) -> Int {
    var first = next.start
    while first - next.start < 4, isMark(next[first]) || next[first] == UInt8(ascii: "[") { first += 1 }
    return first
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == 96
  }

  /// `2.9`
  private static func isDotted(_ next: TextSlice, at first: Int) -> Bool {
    var index = first
    while isDigit(next[index]) { index += 1 }
    return index > first && next[index] == UInt8(ascii: ".") && isDigit(next[index + 1])
  }

  /// `2. The page`, `2) the page`
  private static func isOrdinal(_ next: TextSlice, at first: Int) -> Bool {
    var index = first
    while isDigit(next[index]) { index += 1 }
    guard index > first, next[index] == UInt8(ascii: ".") || next[index] == UInt8(ascii: ")") else { return false }
    return index + 1 >= next.end || isBlank(next[index + 1])
  }

  /// `R3`, `NFR-2`, `FR-1`, `AC 2`
  private static func beginsLabel(_ next: TextSlice, at first: Int) -> Bool {
    if next[first] == UInt8(ascii: "R") { return isDigit(next[first + 1]) }
    return (["NFR", "FR-", "AC", "US"] as [StaticString]).contains { next.matches($0, at: first) }
  }

  private static func beginsCriterion(_ next: TextSlice, at first: Int) -> Bool {
    (["acceptance", "criteri"] as [StaticString]).contains { next.matches($0, at: first, ignoringCase: true) }
  }

  /// What belongs to the number before it: the next of a list, its criterion, its spec, the end of its range.
  private static func goesOn(_ next: TextSlice, at first: Int) -> Bool {
    next[first] == UInt8(ascii: "(") || beginsCriterion(next, at: first)
      || joints.contains { next.matches($0, at: first) }
  }

  private static let joints: [StaticString] = [
    "and ", "or ", "to ", "through ", "und ", "bis ", "et ", "y ", "e ", "AC", "of ", "in ", "from ", "under ",
    "\u{2013}",
    "& ",
  ]

  /// `**Spec**: 013`: a label and what it says end with their line.
  private static func isLabelled(_ line: TextSlice) -> Bool {
    line.withoutLeadingMarker.first == UInt8(ascii: "*") && line.contains(":")
  }
}

extension TextSlice {
  /// Behind `- `, `* ` or `+ `.
  fileprivate var withoutLeadingMarker: TextSlice {
    guard ByteSet("-*+").contains(first), isBlank(self[start + 1]) else { return self }
    return slice(from: start + 2).trimmed
  }
}
