import SpecModel

/// What the end of a line without a mark says of it: `start (not implemented)`, `stop — not done`, `stop → deferred to task 9`.
enum ClosingWords {
  /// - Parameter gloss: what stands behind the number.
  static func denial(_ gloss: TextSlice) -> Claim.Denial? {
    guard let tail = tail(of: gloss) else { return nil }
    if let mark = StatusWords.mark(tail.words) {
      // `rows by their state (failed)` tells what is shown.
      guard !StatusVocabulary.ambiguous.contains(tail.words.string.lowercased()) || !namesStates(tail.before) else {
        return nil
      }
      return mark == .failed ? .unmet : .later
    }
    let said = DenyingWords.denial(tail.words)
    return said == .unmet || said == .later && tail.words.contains(" ") ? said : nil
  }

  /// What a bracket, a dash, an arrow or a semicolon sets off at the end.
  private static func tail(of gloss: TextSlice) -> (words: TextSlice, before: TextSlice)? {
    var text = gloss.trimmed
    if text.count > 1, text[text.end - 1] == UInt8(ascii: ".") { text.end -= 1 }
    let last = text[text.end - 1]
    let start = max(text.start, text.end - longest)
    var place = text.end - 1
    if last == UInt8(ascii: ")") || last == UInt8(ascii: "]") {
      let open = last == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
      while place > start, text[place] != open { place -= 1 }
      guard text[place] == open else { return nil }
      return (text.slice(from: place + 1).slice(to: text.end - 1).trimmed, text.slice(to: place))
    }
    while place > start {
      place -= 1
      guard let width = joint(in: text, at: place) else { continue }
      return (text.slice(from: place + width).trimmed, text.slice(to: place))
    }
    return nil
  }

  private static func joint(in text: TextSlice, at place: Int) -> Int? {
    switch text[place] {
    case UInt8(ascii: ";"): 1
    case UInt8(ascii: "-") where isBlank(text[place - 1]) && isBlank(text[place + 1]): 1
    case UInt8(ascii: "-") where isBlank(text[place - 1]) && text[place + 1] == UInt8(ascii: ">"): 2
    case 0xE2 where ["\u{2013} ", "\u{2014} ", "\u{2192} "].contains(where: { text.matches($0, at: place) }): 3
    default: nil
    }
  }

  private static func namesStates(_ words: TextSlice) -> Bool {
    ["stat", "badge", "label", "icon", "filter", "tab", "mark"].contains { (word: StaticString) in
      words.contains(word, ignoringCase: true)
    }
  }

  /// In bytes.
  private static let longest = 80
}
