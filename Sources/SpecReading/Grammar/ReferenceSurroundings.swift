import Findings
import SpecModel

/// What stands around a number and says more exactly what it means.
extension ReferenceCursor {
  /// `1.1 / 1.2`, `1.1 | 1.2`: in a list of nothing but references a stroke parts them as well as a comma does.
  mutating func takeStroke() -> Bool {
    guard byte == UInt8(ascii: "/") || byte == UInt8(ascii: "|") else { return false }
    let next = text.behindBlanks(at: offset + 1) ?? offset + 1
    guard startsPoint(at: next) || text.matches("Req", at: next) || text[next] == 96 else { return false }
    // `1.1/2` means its second criterion, and would cite the whole of Requirement 2.
    if isWholeNumber(at: next), endsInCriterion(before: offset) { return false }
    offset = next
    return true
  }

  /// `1.1. 1.2. 1.3.`: one that ends a number, and another number behind it.
  mutating func takeFullStop() -> Bool {
    guard byte == UInt8(ascii: "."), isBlank(text[offset + 1]), endsInCriterion(before: offset) else { return false }
    let next = text.behindBlanks(at: offset + 1) ?? offset + 1
    var end = next
    while isDigit(text[end]) { end += 1 }
    guard end > next else { return false }
    let isDotted = text[end] == UInt8(ascii: ".") && isDigit(text[end + 1])
    if isDotted {
      end += 1
      while isDigit(text[end]) { end += 1 }
    }
    // `1.1. 2 new files` counts something, `1.1. 2. Not for tablets` says more, and `1.2. 14.5 points wide` measures.
    let goesOn = isDotted && (text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ","))
    guard end >= text.end || goesOn else { return false }
    offset = next
    return true
  }

  /// `R2/R3`, `FR-001/FR-002`: outside such lists both must say what they are, for `1.1/2.0` may be anything.
  mutating func takeLabelledStroke() -> Bool {
    guard byte == UInt8(ascii: "/"), (65...90).contains(text[offset + 1]), startsPoint(at: offset + 1) else {
      return false
    }
    offset += 1
    return true
  }

  /// `FR-001` before `/FR-002` or `/002` is the number of a requirement. Before `/1.1` it is a spec that somebody called so.
  func isSeriesNumber(before slash: Int) -> Bool {
    guard (65...90).contains(byte), isDigit(text[slash - 1]),
      (65...90).contains(text[slash + 1]) || isPaddedNumber(at: slash + 1)
        || (isCitation || isClaim) && isWholeNumber(at: slash + 1)
    else { return false }
    var digits = slash
    while isDigit(text[digits - 1]) { digits -= 1 }
    let word = TextSlice(text.source, offset..<digits)
    // `AUTH-1/AUTH-2`, whatever the series is called
    if word.count > 1, (0..<word.count).allSatisfy({ text[slash + 1 + $0] == text[offset + $0] }) { return true }
    let isHyphenated = word[word.end - 1] == UInt8(ascii: "-")
    // `REQ-F-001/002`: a spec of that name has no whole number behind the slash.
    if word.hasPrefix("REQ-"), isHyphenated { return true }
    return Self.seriesWords.contains { known in
      return word.count - (isHyphenated ? 1 : 0) == known.utf8CodeUnitCount && word.hasPrefix(known)
    }
  }

  /// `001-reader/design.md`, `3.2/book.json`, `1.md` behind a slash: a file, and no number of a requirement.
  func isPath(at place: Int) -> Bool {
    var end = place
    while isDigit(text[end]) || text[end] == UInt8(ascii: ".") && isDigit(text[end + 1]) { end += 1 }
    guard end > place else { return false }
    switch text[end] {
    case UInt8(ascii: "-"), UInt8(ascii: "_"): return isLetter(text[end + 1])
    case UInt8(ascii: "/"):
      let isDotted = text.slice(from: place).slice(to: end).contains(".")
      return isLetter(text[end + 1]) && (!isDotted || leadsToFile(at: end + 1))
    case UInt8(ascii: "."): return isLetter(text[end + 1]) && isLetter(text[end + 2])
    default: return false
    }
  }

  /// `web/index`, `book.json`, and not the `web` of `1.2/web`, a part of what it says.
  private func leadsToFile(at place: Int) -> Bool {
    var end = place
    while isWordByte(text[end]) || text[end] == UInt8(ascii: "-") { end += 1 }
    return text[end] == UInt8(ascii: "/") || text[end] == UInt8(ascii: ".") && isLetter(text[end + 1])
  }

  private static let seriesWords: [StaticString] = ["FR", "NFR", "US", "SC", "REQ", "RNF", "RF", "R"]

  /// `002`
  private func isPaddedNumber(at place: Int) -> Bool {
    text[place] == UInt8(ascii: "0") && isDigit(text[place + 1]) && isWholeNumber(at: place)
  }

  func isWholeNumber(at place: Int) -> Bool {
    var end = place
    while isDigit(text[end]) { end += 1 }
    return end > place && !(text[end] == UInt8(ascii: ".") && isDigit(text[end + 1]))
  }

  /// The number that ends there, blanks aside, has a dot in it.
  func endsInCriterion(before place: Int) -> Bool {
    var start = place
    while start > text.start, isBlank(text[start - 1]) { start -= 1 }
    let end = start
    while start > text.start, isWordByte(text[start - 1]) || text[start - 1] == UInt8(ascii: ".") { start -= 1 }
    return text.slice(from: start).slice(to: end).contains(".")
  }

  /// `1.x`, `1.*`: any criterion of the requirement, and so the whole of it.
  mutating func takeAny() -> Bool {
    guard isCitation, byte == UInt8(ascii: "."), ByteSet("xX").contains(text[offset + 1]),
      !isWordByte(text[offset + 2]) || text[offset + 2] == UInt8(ascii: "_")
    else { return false }
    offset += 2
    return true
  }

  /// `-1` of `AC-002-1`, `-7` of `REQ-CAM-001-7`: the zeros before the number of the requirement tell it from a range, whose ends are
  /// written alike, `001-007`.
  ///
  /// - Parameter start: where the number of the requirement begins; the cursor stands behind it.
  /// - Parameter isNarrower: only where the second number has fewer digits than the first.
  mutating func takeHyphenated(_ start: Int, isNarrower: Bool = false) -> Int? {
    guard text[start] == UInt8(ascii: "0"), byte == UInt8(ascii: "-"), isDigit(text[offset + 1]) else { return nil }
    let hyphen = offset
    offset += 1
    guard let criterion = takeNumber(), endsNumber(), !isNarrower || offset - hyphen - 1 < hyphen - start else {
      offset = hyphen
      return nil
    }
    return criterion
  }

  /// `Spec 001 Requirement 1.1`, `Spec 001: 1.1`
  mutating func takeNamedSpec() -> String? {
    guard byte | 0x20 == UInt8(ascii: "s"), let named = SpecNaming.leading(text.slice(from: offset)) else { return nil }
    var end = named.end
    let isSetOff = text[end] == UInt8(ascii: ":") || text[end] == UInt8(ascii: ",")
    if isSetOff { end += 1 }
    while isBlank(text[end]) { end += 1 }
    guard (isSetOff && startsPoint(at: end)) || text.matches("Req", at: end, ignoringCase: true) else { return nil }
    offset = end
    return named.name
  }
}
