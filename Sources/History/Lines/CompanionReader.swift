import MarkdownSyntax

/// Finds the companion of a line that says nothing but numbers, and reads no more of the text for it than stands around it.
struct CompanionReader {
  private let text: DocumentText
  /// What was read, by number, counted from 1.
  private var lines: [Int: Line] = [:]
  /// The words above each line of which somebody asked, by number: a list of a thousand numbers stands below one sentence.
  private var above: [Int: String?] = [:]

  init(_ text: DocumentText) {
    self.text = text
  }

  /// - Parameter number: counted from 1.
  /// - Returns: `nil` for a line with words of its own, and where nothing tells what it is about.
  mutating func companion(of number: Int) -> String? {
    let line = line(number)
    guard line.isBare else { return nil }
    return below(number, line) ?? (line.isHeading ? nil : above(number))
  }

  /// What stands below, where it belongs to the line: the text of a section, the parts of an item.
  private mutating func below(_ number: Int, _ line: Line) -> String? {
    var place = number + 1
    while place <= text.source.lineCount {
      let next = self.line(place)
      guard next.words.isEmpty else {
        let isOwn = !next.isBare && !next.isHeading && (line.isHeading || next.indentation > line.indentation)
        return isOwn ? next.words : nil
      }
      place += 1
    }
    return nil
  }

  /// The nearest words that are no number's, below the heading that the line stands below, or in it.
  private mutating func above(_ number: Int) -> String? {
    var found: String?
    var place = number - 1
    while place > 0 {
      let line = line(place)
      if !line.isBare, !line.words.isEmpty { found = line.words }
      if found != nil || line.isHeading { break }
      if let known = above[place] {
        found = known
        break
      }
      place -= 1
    }
    above.updateValue(found, forKey: number)
    return found
  }

  private mutating func line(_ number: Int) -> Line {
    if let known = lines[number] { return known }
    let line = Line(text, number)
    lines[number] = line
    return line
  }

  private struct Line {
    let words: String
    let isHeading: Bool
    let indentation: Int
    let isBare: Bool

    init(_ text: DocumentText, _ number: Int) {
      let line = text.line(number)
      let folded = LineWords.folded(line)
      // `Property 2: …` is the same one when it has become the first.
      words = folded.split(separator: " ").filter { !$0.contains(where: \.isFigureOfAnyScript) }.joined(separator: " ")
      isHeading = line.hasPrefix("#")
      indentation = text.indentation(number)
      isBare = EditedWords(line, folded: folded).isBare
    }
  }
}

extension EditedWords {
  /// Names numbers, and says hardly a word beside them: `Validates: 1.1` needs one.
  var isBare: Bool { !numbers.isEmpty && telling.count <= 1 }
}
