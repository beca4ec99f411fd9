import Findings

/// What says that something is a property, its number, and its title: `Property 7: Title`, `P7`, `CP-15: Title`.
enum PropertyLabel {
  /// What stands behind the number: `: Title`, ` — Title`, ` (Safety): Title`.
  static func title(_ rest: TextSlice) -> TextSlice? {
    var rest = rest.trimmed
    if rest.first == UInt8(ascii: "("), let close = rest.find(")") {
      var end = close + 1
      while rest[end] == UInt8(ascii: "*") { end += 1 }
      // `(Safety)` alone is the title.
      if end >= rest.end { return TextSlice(rest.source, rest.start + 1..<close) }
      if rest[end] == UInt8(ascii: ":") || rest[end] == UInt8(ascii: ".") {
        rest = rest.slice(from: end)
      } else if rest[end - 2] == UInt8(ascii: "."), rest[end - 1] == UInt8(ascii: "*") {
        rest = rest.slice(from: end - 2)
      }
    }
    let signs: [StaticString] = [":", ".", "\u{FF1A}", "\u{2014} ", "\u{2013} ", "- "]
    guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
    return rest.slice(from: rest.start + sign.utf8CodeUnitCount).trimmed
  }

  /// `8.1 Property 1: Title`, and `Property 1` without a title.
  static func label(heading text: TextSlice, allowsLetter: Bool) -> (number: String, title: String)? {
    let text = text.withoutSectionNumber
    if let found = label(text, allowsLetter: allowsLetter) { return found }
    guard let (number, rest) = number(text.withoutLeadingSymbol, allowsLetter: false), rest.isEmpty else { return nil }
    return (number, "")
  }

  /// `Property 7: Title`, the emphasis already off the front.
  ///
  /// - Parameter allowsLetter: among the properties, where `P7: Title` says the same; elsewhere it ranks something.
  static func label(_ text: TextSlice, allowsLetter: Bool = false) -> (number: String, title: String)? {
    guard let (number, behind) = number(text.withoutLeadingSymbol, allowsLetter: allowsLetter) else { return nil }
    var rest = behind
    while rest.first == UInt8(ascii: "*") { rest.start += 1 }
    guard let title = title(rest) else { return nil }
    rest = title
    // `**Property 7 (Safety).** For any ...`
    if rest.hasPrefix("**"), rest.find("**", from: rest.start + 2) == nil { rest = rest.withoutLeadingEmphasis.trimmed }
    // `**Property 4: Title** — for any ...`
    if let close = rest.find("**"), close > rest.start,
      rest.find("**", from: close + 2).map({ rest[$0 - 1] == 32 }) ?? true
    {
      rest = rest.slice(to: close)
    }
    for mark in ["**Validates", "*Validates", "_Validates"] as [StaticString] {
      if let place = rest.find(mark), place > rest.start { rest = rest.slice(to: place).trimmed }
    }
    while rest.count > 1, rest[rest.end - 1] == UInt8(ascii: "*") { rest.end -= 1 }
    return (number, rest.trimmed.string)
  }

  /// `**Property 4**: Title`, whatever it says it validates.
  static func leads(_ line: DocumentLine, isListed: Bool) -> Bool {
    line.indent <= 1 && (line.content.first == UInt8(ascii: "*") || line.marker == .none || isListed)
      && label(line.content.withoutLeadingEmphasis, allowsLetter: isListed) != nil
  }

  /// `CP-15: Title`, `Invariant 13: Title`, `22. Title`: headings below `Correctness Properties` that leave the word out.
  static func ownLabel(_ text: TextSlice) -> (number: String, title: String)? {
    let text = text.withoutLeadingSymbol
    let words: [StaticString] = ["CP-", "CP", "PROP-", "PROP", "INV-", "Invariant "]
    let word = words.first { text.hasPrefix($0) && isDigit(text[text.start + $0.utf8CodeUnitCount]) }
    guard let (number, rest) = digits(text.slice(from: text.start + (word?.utf8CodeUnitCount ?? 0))),
      let title = title(rest), !isDigit(title.first) || rest.first != UInt8(ascii: ".")
    else { return nil }
    return (number, title.string)
  }

  /// `Property 7`, `P7`, `P-7`
  static func number(_ text: TextSlice, allowsLetter: Bool) -> (number: String, rest: TextSlice)? {
    // Every line of a design comes by here: `Property`, `Correctness`, `Eigenschaft`, or another script.
    let isCommon = text.first >= 0xCE || ByteSet("pce").contains(text.first | 0x20)
    guard isCommon || text.first >= 0xC3 || ByteSet("TWVOS").contains(text.first) else { return nil }
    if allowsLetter, text.first == UInt8(ascii: "P") {
      let hyphen = text[text.start + 1] == UInt8(ascii: "-") ? 1 : 0
      if let found = digits(text.slice(from: text.start + 1 + hyphen)) { return found }
    }
    let words = isCommon ? SpecWords.property : SpecWords.rarerProperty
    guard let word = words.first(where: { text.hasPrefixIgnoringCase($0) }) else { return nil }
    var index = text.start + word.utf8CodeUnitCount
    while isBlank(text[index]) || text[index] == UInt8(ascii: "#"), index < text.end { index += 1 }
    // `Property P3: Title`
    if text[index] == UInt8(ascii: "P"), isDigit(text[index + 1]) { index += 1 }
    return digits(text.slice(from: index))
  }

  static func digits(_ text: TextSlice) -> (number: String, rest: TextSlice)? {
    var index = text.start
    while isDigit(text[index]) { index += 1 }
    guard index > text.start, index - text.start <= 3 else { return nil }
    // `Property 1.2`
    if text[index] == UInt8(ascii: "."), isDigit(text[index + 1]) {
      index += 1
      while isDigit(text[index]), index - text.start <= 6 { index += 1 }
    }
    // `Property 6A: Title`
    if (65...72).contains(text[index]), !isWordByte(text[index + 1]) { index += 1 }
    return (text.slice(to: index).string, text.slice(from: index))
  }
}
