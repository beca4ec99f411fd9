import Findings
import SpecModel

/// The end of a range: `1.1-1.7`, `1.1 through 1.7`, `AC2-4`.
extension ReferenceCursor {
  /// `-1.7`, `–1.7`, ` through 1.7`, `-4`, and the end of `AC2-4`.
  mutating func takeRangeEnd(after first: Point, label: Label) -> Point? {
    let start = offset
    // `` `1.1`-`1.3` ``
    if isCitation, byte == 96 || byte == UInt8(ascii: "]") { skipClosingMarkup() }
    skipBlanks()
    let isSpaced = offset > start
    guard takeRangeSign(after: label) else {
      offset = start
      return nil
    }
    let signEnd = offset
    skipBlanks()
    if isCitation { skipOpeningMarkup() }
    _ = takeLabel()
    guard let last = rangeEnd(after: first, isSpaced: isSpaced || offset > signEnd && isBlank(text[signEnd])) else {
      offset = start
      return nil
    }
    return last
  }

  private mutating func rangeEnd(after first: Point, isSpaced: Bool) -> Point? {
    // `I.1-I.3`
    if let end = capitals(at: offset, isLabelled: false), first.criterion != nil, text[end] == UInt8(ascii: "."),
      TextSlice(text.source, offset..<end).string == first.requirement.text
    {
      offset = end + 1
      guard let criterion = takeNumber(), endsNumber() else { return nil }
      return first.criterion(criterion)
    }
    let start = offset
    guard let number = takeNumber() else { return nil }
    if first.criterion != nil, let criterion = takeHyphenated(start, isNarrower: true) {
      return Point(requirement: sibling(of: first, number, ""), occurrence: first.occurrence, criterion: criterion)
    }
    if let deep = first.tooDeep { return deepEnd(of: first, deep, number) }
    let letter = first.requirement.letter == nil ? "" : takeLetter(.requirement)
    // `2~1.1-2~1.3`: of two namesakes the same one at both ends.
    if let occurrence = takeOccurrence(), occurrence != first.occurrence { return nil }
    if let dotted = takeDotted() {
      guard let criterion = dotted, first.criterion != nil else { return nil }
      return Point(requirement: sibling(of: first, number, letter), occurrence: first.occurrence, criterion: criterion)
    }
    // `1.x~5.x`
    guard (letter.isEmpty && first.criterion == nil && takeAny()) || endsNumber() else { return nil }
    guard let firstCriterion = first.criterion else {
      return Point(requirement: sibling(of: first, number, letter), occurrence: nil, criterion: nil)
    }
    guard letter.isEmpty else { return nil }
    // Behind a blank a bare number belongs to the words that follow: `2.5 - 100% width`.
    guard !isSpaced, number > firstCriterion else { return nil }
    return Point(requirement: first.requirement, occurrence: first.occurrence, criterion: number)
  }

  /// The cursor stands at the dot of `.1.3` in `2.1.1-2.1.3`.
  private mutating func deepEnd(of first: Point, _ deep: CriterionLabel, _ number: Int) -> Point? {
    guard first.requirement.text == "\(number)", let end = takeThreeParts(),
      end.text.prefix(upTo: end.text.lastIndex(of: ".") ?? end.text.startIndex)
        == deep.text.prefix(upTo: deep.text.lastIndex(of: ".") ?? deep.text.startIndex)
    else { return nil }
    return Point(requirement: first.requirement, occurrence: first.occurrence, criterion: nil, tooDeep: end)
  }

  private func sibling(of point: Point, _ number: Int, _ letter: String) -> RequirementNumber {
    RequirementNumber("\(point.requirement.seriesPrefix)\(number)\(letter)")
  }

  private static let rangeSigns: [StaticString] = [
    "\u{2013}", "\u{2010}", "\u{2011}", "\u{2014}", "\u{2012}", "\u{2212}", "~", "\u{301C}", "\u{FF5E}", "\u{2026}",
    "..", "--", "-", "through ", "to ", "から", "至", "到", "부터 ",
  ]

  private mutating func takeRangeSign(after label: Label) -> Bool {
    // Behind most references stands a comma, or nothing.
    guard offset < text.end, byte != UInt8(ascii: ",") else { return false }
    for sign in Self.rangeSigns where text.matches(sign, at: offset) {
      offset += sign.utf8CodeUnitCount
      return true
    }
    guard mayJoin else { return false }
    for word in Self.rangeWords where text.matches(word, at: offset) {
      let end = offset + word.utf8CodeUnitCount
      guard endsList(behind: end) || repeats(label, at: text.behindBlanks(at: end) ?? end) else { continue }
      offset = end
      return true
    }
    return false
  }

  /// Many of them mean something else in another language: `1.2 a 3.0 px line`.
  private static let rangeWords: [StaticString] = [
    "thru ", "up to ", "bis zu ", "bis ", "au ", "a ", "à ", "jusqu'à ", "jusqu\u{2019}à ", "al ", "ai ", "fino a ",
    "ao ", "até ", "hasta ", "tot en met ", "t/m ", "tot ", "til ", "till ", "do ", "до ", "по ", "đến ", "sampai ",
    "hingga ",
  ]

  /// Whether nothing but a number stands there, for `1.2 a 3.0 px line` is English.
  private func endsList(behind start: Int) -> Bool {
    var end = start
    while end < text.end, isDigit(text[end]) || text[end] == UInt8(ascii: ".") { end += 1 }
    guard end > start else { return false }
    let more = [" und ", " et ", " y ", " e "] as [StaticString]
    return end == text.end || ByteSet(",;:)]_*").contains(text[end]) || more.contains { text.matches($0, at: end) }
  }
}
