/// Finds the line of another version that names the same numbers under the same heading, in much the same words: whoever mends a
/// sentence, or adds evidence to it, does not look up what the number beside it stands for.
struct EditedLines {
  /// What an edit leaves.
  private struct Kind: Hashable {
    let context: String
    let numbers: String
    let addresses: [String]

    init(_ line: EditedWords, in context: String) {
      self.context = context
      (numbers, addresses) = (line.numbers, line.addresses)
    }
  }

  /// By number, from 0.
  private let words: [EditedWords]
  private let contexts: [String]
  private let byKind: [Kind: [Int]]

  /// - Parameters:
  ///   - folded: the words of each line.
  ///   - contexts: what each belongs to, by its words.
  init(_ folded: [String], of text: DocumentText, _ contexts: [String]) {
    let words = folded.enumerated().map { EditedWords(text.line($0 + 1), folded: $1) }
    self.words = words
    self.contexts = contexts
    let numbered = words.indices.filter { !words[$0].numbers.isEmpty }
    byKind = Dictionary(grouping: numbered) { Kind(words[$0], in: contexts[$0]) }
  }

  /// - Parameters:
  ///   - line: from 0, as is what is returned.
  ///   - isNew: whether a line of this version stands in the other no more.
  ///   - isGone: whether one of the other version stands in this one no more.
  /// - Returns: `nil` where there is none, or where nobody can tell which of several it is.
  func former(of line: Int, in other: EditedLines, isNew: (Int) -> Bool, isGone: (Int) -> Bool)
    -> (line: Int, isDoubtful: Bool)?
  {
    guard !words[line].numbers.isEmpty else { return nil }
    let kind = Kind(words[line], in: contexts[line])
    // Thousands of lines about one number below one heading are no text that somebody mends by hand.
    guard let gone = other.byKind[kind]?.filter(isGone), let new = byKind[kind]?.filter(isNew),
      gone.count * new.count <= Self.mostPairs
    else { return nil }
    let fits = gone.map { former in (line: former, fit: words[line].fit(beside: other.words[former])) }
    guard let best = fits.max(by: { $0.fit < $1.fit }), best.fit.age != .new else { return nil }
    let isOnly = fits.count(where: { !($0.fit < best.fit) }) == 1
    if isOnly, new.allSatisfy({ $0 == line || words[$0].fit(beside: other.words[best.line]) < best.fit }) {
      return (best.line, best.fit.age == .unclear)
    }
    // As many as there were: they stand in their order.
    guard gone.count == new.count, let place = new.firstIndex(of: line), !(fits[place].fit < best.fit) else {
      return nil
    }
    return (fits[place].line, best.fit.age == .unclear)
  }

  private static let mostPairs = 4096
}
