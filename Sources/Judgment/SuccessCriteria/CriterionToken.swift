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
      let (kind, next) = kind(in: text, at: index)
      switch kind {
      case .letter, .number:
        let end = end(of: text, from: index)
        let piece = text[index..<end]
        tokens.append(CriterionToken(piece, word: Substring(piece.lowercased()), isEnclosed: depth > 0))
        index = end
        continue
      case .sign("("), .sign(")"):
        tokens.append(CriterionToken(text[index..<next], word: "", isEnclosed: true))
        depth = kind == .sign("(") ? depth + 1 : max(0, depth - 1)
      case .sign("%"): tokens.append(CriterionToken(text[index..<next], word: "%", isEnclosed: depth > 0))
      case .sign(let sign) where breaks.contains(sign):
        tokens.append(CriterionToken(text[index..<next], word: "", isEnclosed: depth > 0))
      case .sign: break
      }
      index = next
    }
    return tokens
  }

  /// Between two phrases.
  private static let breaks: [Character] = [",", ";", ":", "/", "&", "+", "\u{2014}", "\u{2013}"]

  private enum Kind: Equatable {
    case letter
    case number
    case sign(Character)

    init(_ character: Character) {
      self = character.isWordLetter ? .letter : character.isWordNumber ? .number : .sign(character)
    }
  }

  /// What stands at an index, and where the next character begins. By bytes where two of ASCII meet, as nearly everywhere:
  /// nothing combines there, and characters cost ten times as much.
  private static func kind(in text: String, at index: String.Index) -> (Kind, next: String.Index) {
    let bytes = text.utf8
    let (byte, next) = (bytes[index], bytes.index(after: index))
    guard byte < 0x80, byte != 13, next == bytes.endIndex || bytes[next] < 0x80 else {
      return (Kind(text[index]), text.index(after: index))
    }
    switch byte {
    case 0x30...0x39: return (.number, next)
    case 0x41...0x5A, 0x61...0x7A: return (.letter, next)
    default: return (.sign(Character(Unicode.Scalar(byte))), next)
    }
  }

  /// Signs between digits belong to a number.
  private static func end(of text: String, from start: String.Index) -> String.Index {
    var index = start
    var isBehindNumber = false
    while index < text.endIndex {
      let (kind, next) = kind(in: text, at: index)
      guard
        kind == .number || kind == .letter
          || isBehindNumber && (kind == .sign(".") || kind == .sign(",")) && next < text.endIndex
            && self.kind(in: text, at: next).0 == .number
      else { break }
      isBehindNumber = kind == .number
      index = next
    }
    return index
  }
}
