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
  /// As it was written, its lead too, to the last word that says something.
  private(set) var text: String
  private var pending = ""

  enum Lead: Equatable {
    /// `of`, `when`: it says more of what stands before.
    case qualifier(Substring)
    /// `and`, a comma: it stands beside what stands before.
    case member
  }

  /// - Parameter isEnclosed: those within parentheses, or those outside: no phrase is both.
  static func all(in tokens: [CriterionToken], isEnclosed: Bool) -> [CriterionPhrase] {
    var phrases: [CriterionPhrase] = [CriterionPhrase(lead: nil, text: "")]
    for token in tokens where token.isEnclosed == isEnclosed {
      let lower = token.word
      guard !token.isBreak else {
        phrases.append(CriterionPhrase(lead: .member, text: ""))
        continue
      }
      if CriterionWords.joints.contains(lower) {
        phrases.append(CriterionPhrase(lead: .member, text: String(token.text)))
      } else if CriterionWords.qualifiers.contains(lower) {
        phrases.append(CriterionPhrase(lead: .qualifier(lower), text: String(token.text)))
      } else {
        phrases[phrases.count - 1].append(token)
      }
    }
    return phrases.filter { !$0.content.isEmpty || !$0.weightless.isEmpty }
  }

  private init(lead: Lead?, text: String) {
    self.lead = lead
    self.text = text
  }

  private mutating func append(_ token: CriterionToken) {
    pending += text.isEmpty && pending.isEmpty ? token.text : " " + token.text
    if CriterionWords.universals.contains(token.word) {
      isUniversal = true
    } else if CriterionWords.weightless.contains(Wording.stem(token.word)) {
      weightless.append(token.word)
    } else if !CriterionWords.empty.contains(token.word), token.number == nil, CriterionWords.units[token.word] == nil {
      content.append(token.word)
    }
    guard content.last == token.word || content.isEmpty else { return }
    text += pending
    pending = ""
  }
}
