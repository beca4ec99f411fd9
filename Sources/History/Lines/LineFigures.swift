/// Figures that come to a line with time and name no requirement: dates, percentages, counts. Whoever adds or mends them looks up no
/// number.
enum LineFigures {
  /// The same line with blanks instead.
  static func removed(from line: String) -> String {
    guard line.contains(where: \.isNumber) else { return line }
    var text = ""
    var rest = line[...]
    while let letter = rest.first {
      let isApart = text.last.map { !$0.isLetter && !$0.isNumber && $0 != "." } ?? true
      if letter.isASCII, letter.isNumber, isApart, let end = figure(rest) {
        text += " "
        rest = rest[end...]
      } else {
        text.append(letter)
        rest.removeFirst()
      }
    }
    return text
  }

  /// Where a figure ends that stands at the front; `nil` where a number does that may be a requirement's.
  private static func figure(_ text: Substring) -> String.Index? {
    let run = text.prefix { $0.isASCII && $0.isNumber || ".-/:%".contains($0) }
    let figure = run.suffix(1).contains { ".-/:".contains($0) } ? run.dropLast() : run
    if figure.hasSuffix("%") || isDate(figure) || isCount(figure) { return figure.endIndex }
    let behind = text[run.endIndex...]
    return behind.hasPrefix(" %") ? behind.index(behind.startIndex, offsetBy: 2) : nil
  }

  /// `2026-01-31`, `2026/1/31`, `31.01.2026`
  private static func isDate(_ figure: Substring) -> Bool {
    ["-", "/", "."].contains { (sign: Character) in
      let parts = figure.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isNumber) }) else {
        return false
      }
      return (parts[0].count == 4) != (parts[2].count == 4)
    }
  }

  /// `12/12`, `14:30`
  private static func isCount(_ figure: Substring) -> Bool {
    ["/", ":"].contains { (sign: Character) in
      let parts = figure.split(separator: sign, omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    }
  }
}
