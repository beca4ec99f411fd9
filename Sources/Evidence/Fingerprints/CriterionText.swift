/// The text of a criterion as a fingerprint sees it: what it says, without how it is set.
///
/// White space is folded to single blanks and inline markup is taken off, so that neither a new line break nor a word in bold
/// makes evidence stale. Every other change does, in punctuation and letter case too.
package enum CriterionText {
  package static func fingerprint(of text: some StringProtocol) -> Fingerprint {
    Fingerprint(of: folded(text))
  }

  package static func folded(_ text: some StringProtocol) -> String {
    if isPlain(text.utf8) { return String(text) }
    let plain = withoutMarks(withoutLinks(Array(text)))
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Most criteria: ASCII without a sign that may be markup, and single blanks.
  private static func isPlain(_ text: some Sequence<UInt8>) -> Bool {
    var isAfterBlank = true
    for byte in text {
      switch byte {
      case 0x20 where isAfterBlank: return false
      case 0x20: isAfterBlank = true
      case UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"): return false
      case 0x21..<0x7F: isAfterBlank = false
      default: return false
      }
    }
    return !isAfterBlank
  }

  /// Far above any link in a criterion.
  private static let longestLink = 4096

  /// `[words](address)` becomes `words`.
  private static func withoutLinks(_ text: [Character]) -> [Character] {
    guard text.contains("[") else { return text }
    var plain: [Character] = []
    plain.reserveCapacity(text.count)
    var closings = Nearest("]", in: text)
    var ends = Nearest(")", in: text)
    var index = 0
    while index < text.count {
      if text[index] == "[", let close = closings.place(from: index), close - index < longestLink,
        close + 1 < text.count, text[close + 1] == "(", let end = ends.place(from: close), end - close < longestLink
      {
        plain += text[(index + 1)..<close]
        index = end + 1
      } else {
        plain.append(text[index])
        index += 1
      }
    }
    return plain
  }

  /// Where a letter stands next, for places that only grow: each is looked at once.
  private struct Nearest {
    private let letter: Character
    private let text: [Character]
    private var next = 0

    init(_ letter: Character, in text: [Character]) {
      (self.letter, self.text) = (letter, text)
    }

    mutating func place(from start: Int) -> Int? {
      next = max(next, start)
      while next < text.count, text[next] != letter { next += 1 }
      return next < text.count ? next : nil
    }
  }

  /// Ticks of code spans, and runs of `*` and `_` that open or close emphasis; `2 * 3` and `snake_case` keep theirs.
  private static func withoutMarks(_ text: [Character]) -> String {
    var plain = ""
    var index = 0
    while index < text.count {
      let letter = text[index]
      if letter == "\\", index + 1 < text.count, text[index + 1].isPunctuation || text[index + 1].isSymbol {
        plain.append(text[index + 1])
        index += 2
        continue
      }
      guard letter == "`" || letter == "*" || letter == "_" else {
        plain.append(letter)
        index += 1
        continue
      }
      var end = index + 1
      while end < text.count, text[end] == letter { end += 1 }
      if letter != "`", !isEmphasis(text, index..<end) { plain.append(contentsOf: text[index..<end]) }
      index = end
    }
    return plain
  }

  /// A run with a word on one side only.
  private static func isEmphasis(_ text: [Character], _ run: Range<Int>) -> Bool {
    let wordBefore = run.lowerBound > 0 && isWord(text[run.lowerBound - 1])
    let wordAfter = run.upperBound < text.count && isWord(text[run.upperBound])
    return wordBefore != wordAfter
  }

  private static func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
}
