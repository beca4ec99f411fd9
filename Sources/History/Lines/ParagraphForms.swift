import MarkdownSyntax

/// The paragraphs of a text by their words, to find the lines of one again in a version in which it is wrapped otherwise.
struct ParagraphForms {
  private struct Paragraph {
    /// From 0.
    let start: Int
    /// Of each line.
    var lines: [[Substring]]
    let context: String

    var key: String { context + "\n" + lines.joined().joined(separator: " ") }
  }

  private let paragraphs: [Paragraph]
  /// By line, from 0; -1 where nothing stands.
  private let places: [Int]
  /// Those of the same words, in order.
  private let byWords: [String: [Int]]

  /// - Parameters:
  ///   - folded: the words of each line.
  ///   - contexts: those of what each belongs to.
  init(_ folded: [String], of text: DocumentText, below contexts: [String]) {
    var paragraphs: [Paragraph] = []
    var places: [Int] = []
    var isOpen = false
    for (number, own) in folded.enumerated() {
      let line = text.line(number + 1)
      let words = own.split(separator: " ")
      if words.isEmpty || Self.begins(line) { isOpen = false }
      guard !words.isEmpty else {
        places.append(-1)
        continue
      }
      if isOpen {
        paragraphs[paragraphs.count - 1].lines.append(words)
      } else {
        paragraphs.append(Paragraph(start: number, lines: [words], context: contexts[number]))
      }
      places.append(paragraphs.count - 1)
      // A heading ends with its line.
      isOpen = !line.hasPrefix("#")
    }
    self.paragraphs = paragraphs
    self.places = places
    byWords = Dictionary(grouping: paragraphs.indices) { paragraphs[$0].key }
  }

  /// A heading, a row of a table, an item of a list.
  private static func begins(_ line: String) -> Bool {
    guard let first = line.first else { return true }
    if first == "#" || first == "|" { return true }
    let rest = line.drop { $0.isFigure }
    let isItem = rest.startIndex == line.startIndex ? "-*+".contains(first) : rest.first == "." || rest.first == ")"
    return isItem && rest.dropFirst().first?.isWhitespace == true
  }

  /// - Parameter line: counted from 1, as is what is returned.
  /// - Returns: the line that held the figures of this one; `nil` where several did, or where the paragraph was written otherwise, or
  ///   stands there more often in one of the two.
  func place(of line: Int, in other: Self) -> Int? {
    guard places.indices.contains(line - 1), places[line - 1] >= 0 else { return nil }
    let own = paragraphs[places[line - 1]]
    guard let same = byWords[own.key], let others = other.byWords[own.key], same.count == others.count,
      let index = same.firstIndex(of: places[line - 1])
    else { return nil }
    let former = other.paragraphs[others[index]]
    let before = own.lines[..<(line - 1 - own.start)].reduce(0) { $0 + $1.count }
    let range = before..<(before + own.lines[line - 1 - own.start].count)
    var (found, place): ([Int], Int) = ([], 0)
    for (number, words) in former.lines.enumerated() {
      let common = words.indices.filter { range.contains(place + $0) && words[$0].contains(where: \.isNumber) }
      if !common.isEmpty { found.append(former.start + number + 1) }
      place += words.count
    }
    return found.count == 1 ? found[0] : nil
  }
}
