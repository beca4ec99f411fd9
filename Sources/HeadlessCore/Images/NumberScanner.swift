import Foundation

/// Takes commands, numbers and flags off SVG path data.
struct NumberScanner {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  private mutating func skipSeparators() {
    while position < characters.count, characters[position].isWhitespace || characters[position] == "," {
      position += 1
    }
  }

  mutating func command() -> Character? {
    skipSeparators()
    guard position < characters.count, characters[position].isLetter else { return nil }
    defer { position += 1 }
    return characters[position]
  }

  var hasNumber: Bool {
    mutating get {
      skipSeparators()
      guard position < characters.count else { return false }
      return characters[position].isNumber || "+-.".contains(characters[position])
    }
  }

  /// One digit, which may stand right before the next number.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard position < characters.count, "01".contains(characters[position]) else { return nil }
    defer { position += 1 }
    return characters[position] == "1"
  }

  mutating func number() -> CGFloat? {
    skipSeparators()
    let start = position
    var hasDot = false
    while position < characters.count {
      let character = characters[position]
      let previous = position > start ? characters[position - 1] : "e"
      let isSign = "+-".contains(character) && "eE".contains(previous)
      if character == ".", !hasDot {
        hasDot = true
      } else if !(character.isASCII && character.isNumber) && !isSign && !("eE".contains(character) && position > start)
      {
        break
      }
      position += 1
    }
    return Double(String(characters[start..<position])).map { CGFloat($0) }
  }
}
