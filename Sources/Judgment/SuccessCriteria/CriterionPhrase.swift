/// A part of a success criterion that a reader takes at once: `on every platform`, `and Android`.
struct CriterionPhrase {
  /// The preposition or the joint before it; `nil` for what the criterion begins with.
  let lead: Lead?
  /// Without what says nothing by itself, and without numbers: they are compared as measures.
  private(set) var content: [Substring] = []
  /// What it says that a title may leave out: `works correctly`.
  private(set) var weightless: [Substring] = []
  /// `every`, `all`
  private(set) var isUniversal = false
  /// Where it stands in the criterion, its lead too, to the last word that says something.
  private(set) var place: Range<String.Index>?

  enum Lead: Equatable {
    /// `of`, `when`: it says more of what stands before.
    case qualifier(Substring)
    /// `and`, a comma: it stands beside what stands before.
    case member
  }

  /// - Parameter isEnclosed: those within parentheses, or those outside: no phrase is both.
  static func all(in tokens: [CriterionToken], isEnclosed: Bool) -> [CriterionPhrase] {
    var phrases: [CriterionPhrase] = [CriterionPhrase(lead: nil)]
    for token in tokens where token.isEnclosed == isEnclosed {
      let lower = token.word
      guard !token.isBreak else {
        phrases.append(CriterionPhrase(lead: .member))
        continue
      }
      if CriterionWords.joints.contains(lower) {
        phrases.append(CriterionPhrase(lead: .member, token))
      } else if CriterionWords.qualifiers.contains(lower) {
        phrases.append(CriterionPhrase(lead: .qualifier(lower), token))
      } else {
        phrases[phrases.count - 1].append(token)
      }
    }
    return phrases.filter { !$0.content.isEmpty || !$0.weightless.isEmpty }
  }

  private init(lead: Lead?, _ token: CriterionToken? = nil) {
    self.lead = lead
    place = token.map { $0.text.startIndex..<$0.text.endIndex }
  }

  private mutating func append(_ token: CriterionToken) {
    if CriterionWords.universals.contains(token.word) {
      isUniversal = true
    } else if CriterionWords.weightless.contains(Wording.stem(token.word)) {
      weightless.append(token.word)
    } else if !CriterionWords.empty.contains(token.word), token.number == nil, CriterionWords.units[token.word] == nil {
      content.append(token.word)
    }
    guard content.last == token.word || content.isEmpty else { return }
    place = (place?.lowerBound ?? token.text.startIndex)..<token.text.endIndex
  }
}
