import SpecModel

/// How well a gloss fits the criteria that it cites, and those that it does not.
struct GlossFit {
  struct Candidate {
    let entry: Int
    /// The weight of what the gloss has in common with it.
    let match: Double
    /// The same, less for a long criterion, which holds many words by chance.
    let score: Double
  }

  let gloss: [Vocabulary.Word]
  let total: Double
  let cited: [Int]
  let citedMatch: Double
  let citedWords: Int
  /// Best first.
  let candidates: [Candidate]

  /// - Parameter cited: places in the lexicon of what the claim's line cites.
  init(gloss: [Vocabulary.Word], cited: [Int], in lexicon: SpecLexicon) {
    self.gloss = gloss
    self.cited = cited
    // A word that the spec never uses may be evidence, or another's word for the same thing.
    let weights = gloss.map { lexicon.weight(of: $0) * (lexicon.frequency(of: $0) == 0 ? 0.5 : 1) }
    total = weights.reduce(0, +)
    let fits = cited.map { Self.generousMatch(gloss, weights, lexicon.entries[$0], lexicon.vocabulary) }
    citedMatch = fits.max() ?? 0
    citedWords = cited.map { place in gloss.count { lexicon.entries[place].words.contains($0) } }.max() ?? 0
    candidates = Self.candidates(gloss, weights, besides: cited, in: lexicon)
  }

  private static func candidates(
    _ gloss: [Vocabulary.Word],
    _ weights: [Double],
    besides cited: [Int],
    in lexicon: SpecLexicon
  ) -> [Candidate] {
    // From the words to the criteria that hold them: most hold none.
    var matches = [Double](repeating: 0, count: lexicon.entries.count)
    var words = [Int](repeating: 0, count: lexicon.entries.count)
    var found: [Int] = []
    for (word, weight) in zip(gloss, weights) {
      for holder in lexicon.holders(of: word) {
        matches[holder.entry] += holder.isInText ? weight : weight * 0.8
        guard holder.isInText else { continue }
        if words[holder.entry] == 0 { found.append(holder.entry) }
        words[holder.entry] += 1
      }
    }
    return found.filter { lexicon.entries[$0].isTarget && !cited.contains($0) }.map { entry in
      let length = 0.75 + 0.25 * lexicon.entries[entry].relativeLength
      return Candidate(entry: entry, match: matches[entry], score: matches[entry] / length)
    }.sorted { ($1.score, $0.entry) < ($0.score, $1.entry) }
  }

  /// The words of the gloss that a candidate holds.
  func words(of candidate: Candidate, in lexicon: SpecLexicon) -> [Vocabulary.Word] {
    gloss.filter { lexicon.entries[candidate.entry].words.contains($0) }
  }

  /// The best score outside the requirement of a candidate: how nearly something else is meant.
  func rival(of candidate: Candidate, in lexicon: SpecLexicon) -> Double {
    let requirement = lexicon.entries[candidate.entry].id.requirement
    return candidates.first { lexicon.entries[$0.entry].id.requirement != requirement }?.score ?? 0
  }

  /// What the gloss has in common with a criterion that it cites. In doubt the author is right: the title of the requirement counts
  /// nearly as much as the sentence, and words that are only akin count as well.
  private static func generousMatch(
    _ gloss: [Vocabulary.Word],
    _ weights: [Double],
    _ entry: SpecLexicon.Entry,
    _ vocabulary: Vocabulary
  ) -> Double {
    zip(gloss, weights).reduce(0) { sum, next in
      let (word, weight) = next
      if entry.words.contains(word) { return sum + weight }
      if entry.titleWords.contains(word) { return sum + weight * 0.9 }
      // A criterion of hundreds of words has one that is akin to anything.
      guard entry.words.count <= 200 else { return sum }
      if entry.words.contains(where: { vocabulary.areAkin(word, $0) }) { return sum + weight * 0.7 }
      if entry.titleWords.contains(where: { vocabulary.areAkin(word, $0) }) { return sum + weight * 0.6 }
      return sum
    }
  }
}
