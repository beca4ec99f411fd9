import SpecModel

/// The lexicons of the specs that were asked for, each read once.
struct SpecLexicons {
  private let dictionary = StemDictionary()
  private var known: [SpecID: SpecLexicon] = [:]

  /// - Returns: the words of a gloss, as the lexicon of a spec numbers them, and that lexicon.
  mutating func words(of gloss: String, in spec: Spec) -> (words: [Vocabulary.Word], lexicon: SpecLexicon) {
    // Taken out while it learns new words: two owners would make it copy all of them.
    var lexicon = known.removeValue(forKey: spec.id) ?? SpecLexicon(spec, dictionary)
    let words = lexicon.words(of: gloss)
    known[spec.id] = lexicon
    return (words, lexicon)
  }
}
