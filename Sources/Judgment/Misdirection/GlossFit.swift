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
  private let weights: [Double]
  let total: Double
  let cited: [Int]
  let citedMatch: Double
  let citedWords: Int
  /// In no order; none where none of them can fit much better than what is cited.
  let candidates: [Candidate]
  let best: Candidate?
  /// It names what it cites by its title, and is not held against anything else.
  private(set) var meansItsOwn = false

  static func ofItsOwn(in lexicon: SpecLexicon) -> GlossFit {
    var fit = GlossFit(gloss: [], cited: [], in: lexicon)
    fit.meansItsOwn = true
    return fit
  }

  /// The same, held against more words of what is cited: a claim on a whole requirement may speak of its title, its story and all
  /// of its criteria at once.
  func cited(with words: [Vocabulary.Word], in lexicon: SpecLexicon) -> GlossFit {
    let held = Set(words)
    let match = zip(gloss, weights).reduce(0) { $0 + (held.contains($1.0) ? $1.1 : 0) }
    return match > citedMatch ? GlossFit(self, citedMatch: match) : self
  }

  /// The same, held to mean what it cites, as far as its words tell.
  var withoutCandidates: GlossFit { GlossFit(self, citedMatch: .infinity) }

  private init(_ other: GlossFit, citedMatch: Double) {
    (gloss, weights, total, cited, citedWords) = (
      other.gloss, other.weights, other.total, other.cited, other.citedWords
    )
    self.citedMatch = citedMatch.isFinite ? citedMatch : other.citedMatch
    let leads = other.best.map { $0.match - citedMatch >= MisdirectionThresholds.leastLead } ?? false
    (candidates, best) = leads ? (other.candidates, other.best) : ([], nil)
  }

  /// - Parameter cited: places in the lexicon of what the claim's line cites.
  init(gloss: [Vocabulary.Word], cited: [Int], in lexicon: SpecLexicon) {
    self.gloss = gloss
    self.cited = cited
    // A word that the spec never uses may be evidence, or another's word for the same thing.
    let weights = gloss.map { lexicon.weight(of: $0) * (lexicon.frequency(of: $0) == 0 ? 0.5 : 1) }
    self.weights = weights
    total = weights.reduce(0, +)
    let found = Self.candidates(gloss, weights, besides: cited, in: lexicon)
    // Most claims cite what they speak of: that is seen from the words alone, before those that are only akin are looked for.
    guard let highest = found.candidates.map(\.match).max(),
      highest - found.citedMatch >= MisdirectionThresholds.leastLead
    else {
      (candidates, best, citedMatch, citedWords) = ([], nil, found.citedMatch, 0)
      return
    }
    candidates = found.candidates
    best = candidates.max { ($0.score, $1.entry) < ($1.score, $0.entry) }
    citedMatch = cited.map { Self.generousMatch(gloss, weights, lexicon.entries[$0], lexicon.vocabulary) }.max() ?? 0
    citedWords = cited.map { place in gloss.count { lexicon.entries[place].holds($0) } }.max() ?? 0
  }

  /// - Returns: also at least how well the best of those that are cited fits.
  private static func candidates(
    _ gloss: [Vocabulary.Word],
    _ weights: [Double],
    besides cited: [Int],
    in lexicon: SpecLexicon
  ) -> (candidates: [Candidate], citedMatch: Double) {
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
    let citedMatch = cited.map { matches[$0] }.max() ?? 0
    guard found.contains(where: { matches[$0] - citedMatch >= MisdirectionThresholds.leastLead }) else {
      return ([], citedMatch)
    }
    var candidates: [Candidate] = []
    // Two criteria may bear one number: whoever cites it may mean either.
    let ids = lexicon.hasNamesakes ? cited.map { lexicon.entries[$0].id } : []
    for entry in found
    where lexicon.entries[entry].isTarget && !cited.contains(entry)
      && (ids.isEmpty || !ids.contains(lexicon.entries[entry].id))
    {
      let length = 0.75 + 0.25 * lexicon.entries[entry].relativeLength
      candidates.append(Candidate(entry: entry, match: matches[entry], score: matches[entry] / length))
    }
    return (candidates, citedMatch)
  }

  /// What the gloss has in common with what its line cites, akin words included.
  func match(withCitedIn lexicon: SpecLexicon) -> Double {
    best == nil ? match(with: cited, in: lexicon) : citedMatch
  }

  /// The same with the best of some other entries, in doubt as much as with those that are cited.
  func match(with places: [Int], in lexicon: SpecLexicon) -> Double {
    places.map { Self.generousMatch(gloss, weights, lexicon.entries[$0], lexicon.vocabulary) }.max() ?? 0
  }

  /// The words of the gloss that a candidate holds.
  func words(of candidate: Candidate, in lexicon: SpecLexicon) -> [Vocabulary.Word] {
    gloss.filter { lexicon.entries[candidate.entry].holds($0) }
  }

  /// The best score outside the requirement of a candidate: how nearly something else is meant.
  func rival(of candidate: Candidate, in lexicon: SpecLexicon) -> Double {
    let requirement = lexicon.entries[candidate.entry].requirement
    return candidates.reduce(0) { lexicon.entries[$1.entry].requirement == requirement ? $0 : max($0, $1.score) }
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
      return sum + next.1 * entry.share(of: next.0, vocabulary)
    }
  }
}

extension SpecLexicon.Entry {
  /// How much of a word counts as said here.
  func share(of word: Vocabulary.Word, _ vocabulary: Vocabulary) -> Double {
    if holds(word) { return 1 }
    if holdsInTitle(word) { return 0.9 }
    // A criterion of hundreds of words has one that is akin to anything.
    guard words.count <= 200 else { return 0 }
    if words.contains(where: { vocabulary.areAkin(word, $0) }) { return 0.7 }
    return titleWords.contains { vocabulary.areAkin(word, $0) } ? 0.6 : 0
  }
}
