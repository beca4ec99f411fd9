/// A word, a number or a sign that parts phrases, of a success criterion.
struct CriterionToken {
  /// As it was written.
  let text: Substring
  /// In small letters.
  let word: Substring
  /// Within parentheses.
  let isEnclosed: Bool
  /// `,`, `;`, `/`: a sign between two phrases.
  var isBreak: Bool { word.isEmpty }

  /// The number that it begins with, as digits and a point: `4.5`, `1000` of `1,000`, `200` of `200ms`.
  let number: String?

  private init(_ text: Substring, word: Substring, isEnclosed: Bool) {
    self.text = text
    self.word = word
    self.isEnclosed = isEnclosed
    number = Self.number(word)
  }

  private static func number(_ word: Substring) -> String? {
    guard word.first?.isWordNumber == true else { return CriterionWords.numerals[word] }
    return String(word.prefix { $0.isWordNumber || $0 == "." || $0 == "," }.filter { $0 != "," })
  }

  static func all(in text: String) -> [CriterionToken] {
    var tokens: [CriterionToken] = []
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character.isWordLetter || character.isWordNumber {
        let end = end(of: text, from: index)
        let piece = text[index..<end]
        tokens.append(CriterionToken(piece, word: Substring(piece.lowercased()), isEnclosed: depth > 0))
        index = end
        continue
      }
      let next = text.index(after: index)
      switch character {
      case "(", ")":
        tokens.append(CriterionToken(text[index..<next], word: "", isEnclosed: true))
        depth = character == "(" ? depth + 1 : max(0, depth - 1)
      case "%": tokens.append(CriterionToken(text[index..<next], word: "%", isEnclosed: depth > 0))
      case ",", ";", ":", "/", "&", "+", "\u{2014}", "\u{2013}":
        tokens.append(CriterionToken(text[index..<next], word: "", isEnclosed: depth > 0))
      default: break
      }
      index = next
    }
    return tokens
  }

  /// Signs between digits belong to a number.
  private static func end(of text: String, from start: String.Index) -> String.Index {
    var index = start
    var isBehindNumber = false
    while index < text.endIndex {
      let next = text.index(after: index)
      let sign = text[index]
      let isNumber = sign.isWordNumber
      guard
        isNumber || sign.isWordLetter
          || isBehindNumber && (sign == "." || sign == ",") && next < text.endIndex && text[next].isWordNumber
      else { break }
      isBehindNumber = isNumber
      index = next
    }
    return index
  }
}
