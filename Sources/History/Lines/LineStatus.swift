import SpecModel

/// What a line says of how far something has come: its box, and the words that stand alone in a cell, behind a colon or in parentheses.
/// They come and go while what the line is about stays. Signs are no words anyway.
enum LineStatus {
  /// The same line with blanks instead.
  static func removed(from line: String) -> String {
    let text = line.contains("[") || line.contains(":") ? withoutBoxes(line) : line
    guard text.contains(where: parts) || text.contains(" - ") else { return text }
    return withoutWords(text)
  }

  static func isStatus(_ words: String) -> Bool { words.utf8.count <= longest && phrases.contains(words) }

  // MARK: Boxes

  /// `[ ]`, `[x]`, `[~]`, `[ X ]`, `[PASS]`, `:x:`. `[P]` and `[1]` say something else, and `[x](a.md)` is a link.
  private static func withoutBoxes(_ line: String) -> String {
    var rest = line[...]
    var text = ""
    while let letter = rest.first {
      if letter == "[", let end = rest.prefix(12).firstIndex(of: "]"),
        isBox(rest[rest.index(after: rest.startIndex)..<end]),
        rest[end...].dropFirst().first.map({ !"([:".contains($0) }) ?? true
      {
        rest = rest[end...].dropFirst()
        text += " "
      } else if letter == ":", let code = shortcodes.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(code.count)
        text += " "
      } else {
        text.append(letter)
        rest.removeFirst()
      }
    }
    return text
  }

  private static func isBox(_ content: Substring) -> Bool {
    let letters = content.filter { !$0.isWhitespace }.lowercased()
    if letters.isEmpty || letters == "x" { return true }
    if letters.count == 1 { return !letters.contains { $0.isLetter || $0.isNumber } }
    return isStatus(content.lowercased())
  }

  private static let shortcodes = [
    ":white_check_mark:", ":heavy_check_mark:", ":ballot_box_with_check:", ":x:", ":heavy_multiplication_x:",
    ":warning:",
    ":hourglass_flowing_sand:", ":hourglass:",
  ]

  // MARK: Words

  private static func parts(_ letter: Character) -> Bool {
    switch letter {
    case "|", ":", ";", "(", ")", "—", "–": true
    default: false
    }
  }

  private static func withoutWords(_ line: String) -> String {
    var text = ""
    var part = ""
    func settled(_ part: String) -> String { mayBeStatus(part) && isStatus(LineWords.letters(part)) ? " " : part }
    let letters = Array(line)
    for (place, letter) in letters.enumerated() {
      // `7.1–7.4` is a range, and `well-known` a word.
      let isDash = letter == "-" || letter == "–"
      let isBetweenBlanks =
        isDash && place > 0 && place + 1 < letters.count && letters[place - 1].isBlank && letters[place + 1].isBlank
      if isDash ? isBetweenBlanks : parts(letter) {
        text += settled(part) + String(letter)
        part = ""
      } else {
        part.append(letter)
      }
    }
    return text + settled(part)
  }

  /// In bytes.
  private static let longest = 40

  /// Its letters are few enough, whatever pads them.
  private static func mayBeStatus(_ part: String) -> Bool {
    part.utf8.lazy.filter { $0 >= 0x80 || $0 >= UInt8(ascii: "0") }.prefix(4 * longest + 1).count <= 4 * longest
  }

  /// As `LineWords` folds them.
  private static let phrases = Set(StatusVocabulary.all.map { LineWords.letters($0) }).union(["no"]).subtracting([""])
}
