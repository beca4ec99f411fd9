/// What follows a colon, where it says what a vague word before it means: figures, names, or something quoted.
///
/// `all relevant fields: name, email and phone` is a list; `quickly: users hate to wait` a reason, which leaves it as open as before.
enum SpelledOut {
  static func holds(_ text: String) -> Bool {
    let sentence = text.prefix { !";\n".contains($0) }
    if sentence.contains(where: { $0.isNumber || "\"`\u{201C}".contains($0) }) { return true }
    let words = sentence.prefix { $0 != "." }.lowercased()
    let names = words.split(separator: ",").flatMap { part in
      part.split { !$0.isLetter && $0 != "-" }.split { $0 == "and" || $0 == "or" }
    }
    return names.count >= 2 && names.allSatisfy { isName($0) }
  }

  /// Of a few words, none of which is of a sentence of its own, or vague itself.
  private static func isName(_ words: ArraySlice<Substring>) -> Bool {
    words.count <= 4
      && !words.contains { word in
        ofSentences.contains(word)
          || VagueWords.entry(String(word)).map { $0.phrases.isEmpty && !$0.isVerbToo } ?? false
      }
  }

  private static let ofSentences: Set<Substring> = [
    "it", "this", "that", "they", "we", "you", "he", "she", "there", "is", "are", "was", "be", "has", "have", "depends",
    "so", "because", "if", "when", "shall", "must", "should", "will", "can", "may", "not",
  ]
}
