import MarkdownSyntax

/// What tells what a line is about that says nothing but numbers: the text below a heading, the item that it stands in, the words above a
/// list.
///
/// Git follows `### Requirement 1.1` by its words. Where somebody took out one such section and renumbered the others by hand, the
/// heading seems to have stayed, and what stands below it is what stood below another one.
struct LineCompanions {
  /// By number, from 0; `nil` for a line with words of its own, or with no such text.
  private let companions: [String?]
  private let all: Set<String>

  init(_ text: DocumentText) {
    let lines = (0..<text.source.lineCount).map { Line(text, $0 + 1) }
    let below = Self.below(lines)
    var above: String?
    var companions: [String?] = []
    companions.reserveCapacity(lines.count)
    for (line, below) in zip(lines, below) {
      if line.isHeading { above = nil }
      companions.append(line.isBare ? below ?? (line.isHeading ? nil : above) : nil)
      if !line.isBare, !line.words.isEmpty { above = line.words }
    }
    self.companions = companions
    all = Set(companions.compactMap(\.self))
  }

  /// - Parameter line: counted from 1.
  private subscript(line: Int) -> String? { companions.indices.contains(line - 1) ? companions[line - 1] : nil }

  /// Whether a line stands today beside what told about another one when it was written: it may be that one, renumbered.
  ///
  /// - Parameters:
  ///   - line: its number today, counted from 1.
  ///   - former: its number in the text that it was written in.
  func haveChanged(of line: Int, since former: Int, in then: LineCompanions) -> Bool {
    guard let today = self[line], let own = then[former] else { return false }
    return own != today && then.all.contains(today)
  }

  /// What stands below each line, where that belongs to it: the text of a section, the parts of an item.
  private static func below(_ lines: [Line]) -> [String?] {
    var below: [String?] = Array(repeating: nil, count: lines.count)
    var next: Line?
    for (place, line) in lines.enumerated().reversed() where !line.words.isEmpty {
      if let next, !next.isBare, !next.isHeading, line.isHeading || next.indentation > line.indentation {
        below[place] = next.words
      }
      next = line
    }
    return below
  }

  private struct Line {
    let words: String
    let isHeading: Bool
    let indentation: Int
    /// Names numbers, and says hardly a word beside them: `Validates: 1.1` needs one.
    let isBare: Bool

    init(_ text: DocumentText, _ number: Int) {
      let line = text.line(number)
      let folded = LineWords.folded(line)
      // `Property 2: …` is the same one when it has become the first.
      words = folded.split(separator: " ").filter { !$0.contains(where: \.isFigureOfAnyScript) }.joined(separator: " ")
      isHeading = line.hasPrefix("#")
      indentation = text.indentation(number)
      let edited = EditedWords(line, folded: folded)
      isBare = !edited.numbers.isEmpty && edited.telling.count <= 1
    }
  }
}
