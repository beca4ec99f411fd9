import Findings
import SpecModel

/// Signs and words that part two references of a list.
extension ReferenceCursor {
  /// - Parameter label: what the reference before was called.
  mutating func takeSeparator(after label: Label) -> Bool {
    let start = offset
    skipClosingMarkup()
    skipBlanks()
    skipParenthesis()
    skipWideParenthesis()
    skipBlanks()
    var found = takeSign()
    var word = label != .none || isCitation ? self.word(of: Self.listWords) : nil
    if label != .none || isCitation, takeWordBeforeCriterion(word) { (found, word) = (true, nil) }
    // `Requirement 1.3 or 2 columns` is a sentence, and a list of citations is none.
    if let joint = Self.joints.first(where: {
      text.matches($0, at: offset) && (isCitation || !text.matches("or ", at: offset))
    }) {
      offset += joint.utf8CodeUnitCount
      found = true
      skipBlanks()
    } else if takeWordBeforeLabel(label, word) || takeArrow(before: label) {
      found = true
    }
    if found { skipOpeningMarkup() } else { offset = start }
    return found
  }

  private mutating func takeSign() -> Bool {
    // `1.1+2` means its second criterion, as `1.1/2` does.
    if byte == UInt8(ascii: "+"), isWholeNumber(at: offset + 1), endsInCriterion(before: offset) { return false }
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "+")
    {
      offset += 1
      skipBlanks()
      if byte == UInt8(ascii: "&") {
        offset += 1
        skipBlanks()
      }
      return true
    }
    if byte == UInt8(ascii: "<"), text.matches("<br>", at: offset) || text.matches("<br/>", at: offset) {
      // `| 4.3<br>4.4 | ✅ |`
      offset += text[offset + 3] == UInt8(ascii: ">") ? 4 : 5
      return true
    }
    return isCitation ? takeStroke() || takeFullStop() : takeLabelledStroke()
  }

  /// `FR-001 → FR-003`, `1.1 -> 2.1` where nothing but references is listed: whether a range or a mapping is meant, both ends are.
  private mutating func takeArrow(before label: Label) -> Bool {
    guard isCitation, byte >= 0xE2 || ByteSet("-=<").contains(byte),
      let arrow = Self.arrows.first(where: { text.matches($0, at: offset) }),
      case let end = offset + arrow.utf8CodeUnitCount, case let next = text.behindBlanks(at: end) ?? end,
      leadsCriterion(at: next) || leadsLabel(at: next, after: label) || endsInNumber(at: next)
    else { return false }
    offset = next
    return true
  }

  private static let arrows: [StaticString] = [
    "\u{2192}", "->", "=>", "\u{21D2}", "\u{2194}", "<->", "\u{27A1}\u{FE0F}", "\u{27A1}",
  ]

  /// `1 → 3`, and not `1 → 3 tests`.
  private func endsInNumber(at place: Int) -> Bool {
    guard let end = digits(at: place) else { return false }
    return end >= text.end || ByteSet(",;").contains(text[end])
  }

  /// Words and commas of other scripts between two references.
  private static let joints: [StaticString] = [
    "and ", "or ", "und ", "et ", "y ", "e ", "\u{3001}", "\u{FF0C}", "\u{FF1B}", "\u{30FB}", "\u{00B7}", "和", "及び",
    "及", "と",
    "および",
    "ならびに", "및 ", "и ",
  ]

  // MARK: Words that tell by what follows them

  /// `del FR-001 al FR-003`, `from 1.1 to 1.3`: what opens a range says nothing by itself.
  mutating func skipOpeningWord() {
    guard isLetter(byte) || byte >= 0xD0,
      let word = Self.openingWords.first(where: { text.matches($0, at: offset, ignoringCase: true) }),
      case let next = offset + word.utf8CodeUnitCount, leadsCriterion(at: next) || leadsLabel(at: next, after: .none)
    else { return }
    offset = next
  }

  private static let openingWords: [StaticString] = [
    "from ", "de ", "del ", "desde ", "du ", "des ", "von ", "dal ", "da ", "do ", "van ", "fra ", "från ", "od ", "с ",
    "от ",
  ]

  /// `1.1/2.2`, `1.1 or 2.2`, `1.1, as well as 2.2`, `1.1 sowie 2.2`: `Requirement 1.1 or 2 columns` counts something, and with a dot
  /// in the second number it does not.
  ///
  /// - Parameter word: where one that parts two of a list ends.
  private mutating func takeWordBeforeCriterion(_ word: Int?) -> Bool {
    let isStroke = byte == UInt8(ascii: "/")
    guard let end = isStroke ? offset + 1 : word, case let next = text.behindBlanks(at: end) ?? end,
      leadsCriterion(at: next)
    else { return false }
    offset = next
    return true
  }

  /// `FR-002 sowie FR-009`: words such as these may say anything, and part two references where the second one is called so, too.
  private mutating func takeWordBeforeLabel(_ label: Label, _ word: Int?) -> Bool {
    guard label != .none || isCitation, let end = word ?? (isCitation ? self.word(of: Self.citationWords) : nil),
      case let next = text.behindBlanks(at: end) ?? end, leadsLabel(at: next, after: label)
    else { return false }
    offset = next
    return true
  }

  /// A small letter, or one of another script, and a digit not far behind: nearly all glosses lack one of them, which spares all words.
  var mayJoin: Bool {
    ((97...122).contains(byte) || byte >= 0xC3) && text.slice(from: offset).slice(to: offset + 64).mayHoldNumber
  }

  /// Where the word that begins here ends.
  private func word(of words: [StaticString]) -> Int? {
    guard mayJoin else { return nil }
    return words.first { text.matches($0, at: offset) }.map { offset + $0.utf8CodeUnitCount }
  }

  private static let listWords: [StaticString] = [
    "as well as ", "and also ", "or ", "also ", "plus ", "u. ", "sowie ", "und auch ", "oder ", "ainsi que ", "ou ",
    "así como ", "o ", "u ", "assim como ", "bem como ", "nonché ", "oppure ", "og ", "och ", "eller ", "oraz ", "lub ",
    "i ", "alsook ", "или ", "а также ", "або ", "та ", "і ", "以及", "或者", "或", "并", "または", "又は", "もしくは",
    "並びに", "또는 ", "그리고 ", "hoặc ", "và ", "dan ", "atau ", "ve ", "veya ",
  ]

  /// Where nothing but references is listed they name one more; in a sentence they tell what the one has to do with the other.
  private static let citationWords: [StaticString] = [
    "including ", "incl. ", "with ", "then ", "along with ", "together with ", "in addition to ", "mit ", "avec ",
    "con ", "com ", "puis ",
  ]

  /// Whether a reference begins there that a word or the name of a series leads. Capitals that no list of words holds, as in `UTF-8`,
  /// must be those of the reference before.
  private func leadsLabel(at place: Int, after label: Label) -> Bool {
    var next = self
    next.offset = place
    (next.allowsSeries, next.joinsSeries) = (false, false)
    let known = next.takeLabel()
    if known != .none { return next.takeNumber() != nil }
    return repeats(label, at: place)
  }

  /// `FR-003` behind `FR-001`, `Requirement 3` behind `Req 1`.
  func repeats(_ label: Label, at place: Int) -> Bool {
    guard label != .none else { return false }
    var next = self
    next.offset = place
    return next.takeLabel() == label && next.takeNumber() != nil
  }

  /// `2.2`, and neither `2.2.1`, `2.0`, `2.5 px` nor `4.5:1`.
  private func leadsCriterion(at place: Int) -> Bool {
    guard let dot = digits(at: place), text[dot] == UInt8(ascii: "."), text[dot + 1] != UInt8(ascii: "0"),
      let end = digits(at: dot + 1)
    else { return false }
    let goesOn = text[end] == UInt8(ascii: ".") && isDigit(text[end + 1])
    return !goesOn && !isWordByte(text[end]) && text[end] != UInt8(ascii: "%")
      && !OtherNumbers.isMeasure(behind: text.slice(from: end))
  }

  private func digits(at place: Int) -> Int? {
    var end = place
    while isDigit(text[end]) { end += 1 }
    return end > place ? end : nil
  }
}
