/// The lines of a version of a text, to find each again in another one in which its words were edited.
struct EditedLines {
  /// By number, from 0.
  private let folded: [String]
  private let text: DocumentText
  private let contexts: [String]
  /// Those with numbers, by what they belong to.
  private let byContext: [String: [Int]]

  /// - Parameters:
  ///   - folded: the words of each line.
  ///   - contexts: what each belongs to, by its words.
  init(_ folded: [String], of text: DocumentText, _ contexts: [String]) {
    self.folded = folded
    self.text = text
    self.contexts = contexts
    let numbered = folded.indices.filter { folded[$0].utf8.contains { (48...57).contains($0) } }
    byContext = Dictionary(grouping: numbered) { contexts[$0] }
  }

  /// - Parameters:
  ///   - lines: from 0, as is what is returned.
  ///   - isNew: whether a line of this version stands in the other no more.
  ///   - isGone: whether one of the other version stands in this one no more.
  /// - Returns: what they were, of those that were something.
  func formers(of lines: [Int], in other: EditedLines, isNew: (Int) -> Bool, isGone: (Int) -> Bool)
    -> [Int: (line: Int, isDoubtful: Bool)]
  {
    var formers: [Int: (line: Int, isDoubtful: Bool)] = [:]
    for context in Set(lines.map { contexts[$0] }) {
      guard let gone = other.byContext[context]?.filter(isGone), let new = byContext[context]?.filter(isNew) else {
        continue
      }
      let (then, today) = (other.words(of: gone), words(of: new))
      let forms = EditedForm.all(then.map(\.words), today.map(\.words))
      for edit in LineEdits(from: forms.old, to: forms.new).all {
        formers[today[edit.new].line] = (then[edit.old].line, edit.isDoubtful)
      }
    }
    return formers
  }

  private func words(of lines: [Int]) -> [(line: Int, words: EditedWords)] {
    lines.map { ($0, EditedWords(text.line($0 + 1), folded: folded[$0])) }.filter { !$0.1.numbers.isEmpty }
  }
}
