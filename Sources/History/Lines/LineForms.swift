import MarkdownSyntax

/// The lines of a text by their words and by what they belong to, to find each again in a version that is formatted otherwise.
package struct LineForms: Sendable {
  /// By number, from 0; empty for a line that says nothing.
  private let words: [String]
  private let numbers: [String: [Int]]
  private let paragraphs: ParagraphForms

  package init(_ text: DocumentText, _ contexts: LineContexts) {
    var words: [String] = []
    var numbers: [String: [Int]] = [:]
    let folded = (0..<text.source.lineCount).map { LineWords.folded(text.line($0 + 1)) }
    for (number, own) in folded.enumerated() {
      words.append(own.isEmpty ? "" : LineWords.folded(contexts[number + 1]) + "\n" + own)
      if !own.isEmpty { numbers[words[number], default: []].append(number) }
    }
    self.words = words
    self.numbers = numbers
    paragraphs = ParagraphForms(folded, of: text, contexts)
  }

  /// Where a line stands in another version, both counted from 1. Where a paragraph was wrapped anew, that is where its number stood.
  ///
  /// - Returns: `nil` where it does not, or where its words stand more often in one of the two: which is which nobody can tell.
  package func place(of line: Int, in other: LineForms) -> Int? {
    samePlace(of: line, in: other) ?? paragraphs.place(of: line, in: other.paragraphs)
  }

  private func samePlace(of line: Int, in other: LineForms) -> Int? {
    guard words.indices.contains(line - 1), !words[line - 1].isEmpty, let own = numbers[words[line - 1]],
      let others = other.numbers[words[line - 1]], own.count == others.count,
      let place = own.firstIndex(of: line - 1)
    else { return nil }
    return others[place] + 1
  }
}
