/// What a line says, however it is formatted: another bullet, bold type, the width of a table's columns say nothing.
enum LineWords {
  /// Letters and figures in small letters: everything else parts words. Dots and dashes between figures are part of a number or a
  /// range. Whether a box is ticked, and what else says how far something has come, is left out where anything else is said.
  static func folded(_ line: String) -> String {
    let words = letters(LineStatus.removed(from: withoutComments(String(withoutOrdinal(line)))))
    return words.isEmpty ? letters(line) : words
  }

  /// What a heading or a task says to what stands below it, whenever and however far it has come: `Phase 1 (80 %, 2026-01-31)`.
  static func context(_ line: String) -> String { folded(LineFigures.removed(from: line)) }

  /// The same with ticks and marks: two that differ in this alone are one line that was marked anew.
  static func marked(_ line: String) -> String {
    letters(withoutComments(String(withoutOrdinal(line))), besides: marks)
  }

  /// `<!-- ... -->`: whoever adds a remark, or has a finding passed over, writes nothing anew.
  private static func withoutComments(_ line: String) -> String {
    guard line.contains("<!--") else { return line }
    var text = ""
    var rest = line[...]
    while let open = rest.firstRange(of: "<!--"), let close = rest[open.upperBound...].firstRange(of: "-->") {
      text += rest[..<open.lowerBound] + " "
      rest = rest[close.upperBound...]
    }
    return text + rest
  }

  static func letters(_ line: String, besides signs: Set<Character> = []) -> String {
    let letters = Array(line.lowercased())
    var words = ""
    var isOpen = false
    for (place, letter) in letters.enumerated() {
      if let kept = kept(letter, in: letters, at: place, besides: signs) {
        if !isOpen, !words.isEmpty { words.append(" ") }
        words.append(kept)
        isOpen = true
      } else {
        isOpen = false
      }
    }
    return words
  }

  static let marks: Set<Character> = ["❌", "⚠", "⏳", "✅", "✓", "✔", "☑", "✗", "✘", "🟢", "🔴", "🟡"]

  private static func kept(_ letter: Character, in letters: [Character], at place: Int, besides signs: Set<Character>)
    -> Character?
  {
    if letter.isWordLetter || letter.isFigureOfAnyScript { return letter }
    if !signs.isEmpty, let first = letter.unicodeScalars.first, signs.contains(Character(first)) {
      return Character(first)
    }
    let isBetweenFigures =
      place > 0 && place + 1 < letters.count && letters[place - 1].isFigureOfAnyScript
      && letters[place + 1].isFigureOfAnyScript
    guard isBetweenFigures else { return nil }
    switch letter {
    case ".": return "."
    case "-", "–", "—": return "-"
    default: return nil
    }
  }

  /// `3. Requirement 1.1` in a list that counts says what `- Requirement 1.1` says.
  private static func withoutOrdinal(_ line: String) -> Substring {
    let text = line.drop { $0.isBlank || $0 == ">" }
    let rest = text.drop { $0.isFigure }
    guard rest.startIndex != text.startIndex, let sign = rest.first, ".)".contains(sign),
      rest.dropFirst().first?.isWhitespace == true
    else { return text }
    return rest.dropFirst()
  }
}
