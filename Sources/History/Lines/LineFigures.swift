/// Figures that come to a line with time and name no requirement: dates, percentages, counts. Whoever adds or mends them looks up no
/// number.
enum LineFigures {
  /// The same line with blanks instead.
  static func removed(from line: String) -> String {
    guard line.utf8.contains(where: { (48...57).contains($0) }) else { return line }
    let letters = Array(line)
    var text = ""
    var list = FigureList()
    var place = 0
    while place < letters.count {
      let rest = letters[place...]
      if letters[place].isFigure, text.last.map({ !$0.isWordLetter && !$0.isFigureOfAnyScript && $0 != "." }) ?? true {
        // Decided once for the whole of it.
        let run = rest.prefix { $0.isFigure || ".-/:%".contains($0) }
        let end = figure(run, behind: letters[run.endIndex...], in: list)
        text += end == nil ? String(run) : " "
        list.takeNumber(isKept: end == nil)
        place = end ?? run.endIndex
      } else if letters[place].isWordLetter {
        let word = rest.prefix { $0.isWordLetter || $0.isFigureOfAnyScript }
        text += String(word)
        list.takeWord(word, behind: letters[word.endIndex...])
        place = word.endIndex
      } else {
        text.append(letters[place])
        list.takeSign(letters[place])
        place += 1
      }
    }
    return text
  }

  /// Where a figure ends that is at the front of a run; `nil` where a number may be a requirement's.
  private static func figure(_ run: ArraySlice<Character>, behind rest: ArraySlice<Character>, in list: FigureList)
    -> Int?
  {
    guard run.count <= longest else { return nil }
    let figure = run.last.map { ".-/:".contains($0) } ?? false ? run.dropLast() : run
    if figure.last == "%" || isDate(figure) || isParts(figure, ":") { return figure.endIndex }
    if isParts(figure, "/"), !list.holds(numberBefore: rest) { return figure.endIndex }
    return rest.starts(with: " %") ? rest.startIndex + 2 : nil
  }

  /// `10000/10000.`
  private static let longest = 12

  /// `2026-01-31`, `2026/1/31`, `31.01.2026`
  private static func isDate(_ figure: ArraySlice<Character>) -> Bool {
    ["-", "/", "."].contains { (sign: Character) in
      let parts = figure.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isNumber) }) else {
        return false
      }
      return (parts[0].count == 4) != (parts[2].count == 4)
    }
  }

  /// `12/12`, `14:30`
  private static func isParts(_ figure: ArraySlice<Character>, _ sign: Character) -> Bool {
    let parts = figure.split(separator: sign, omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }
}
