import SpecModel

/// How much better the words of a claim must fit another criterion before it is held to be misdirected.
///
/// Weights are natural logarithms: a word that stands in one criterion of sixty weighs 3.7, one that stands in a third of them 1.1.
enum MisdirectionThresholds {
  /// How much better than what is cited anything must fit, whoever keeps it company.
  static let leastLead = 2.4

  /// How well, against the best one of its requirement, the criterion must fit that has the old place there.
  static let placeShare = 0.5

  /// How much of a statement must stand in what it cites, whatever the parentheses behind it speak of.
  static let statementShare = 0.5

  /// How well, against the criterion that is proposed, a sibling must fit to be named beside it, where others of the report show which
  /// requirement is meant.
  static let siblingShare = 0.97

  /// The same for any other criterion, where nothing but the words of the claim speaks for one.
  static let rivalShare = 0.8

  /// A claim by itself: at least two words of substance, one of them distinctive or nearly the whole gloss, that fit the criterion
  /// clearly better than those of all other requirements.
  static func isStrong(_ candidate: GlossFit.Candidate, of fit: GlossFit, in lexicon: SpecLexicon) -> Bool {
    guard candidate.match - fit.citedMatch >= 4.0 else { return false }
    let substance = fit.words(of: candidate, in: lexicon).filter { lexicon.vocabulary.kinds[$0] != .process }
    let target = lexicon.entries[candidate.entry].requirement
    // Criteria of one requirement share its words: there the margin must be wider.
    let isNear = fit.cited.contains { lexicon.entries[$0].requirement == target }
    guard substance.count >= 2, candidate.match - fit.citedMatch >= (isNear ? 4.4 : 4.0),
      candidate.match >= (substance.count == 2 ? 0.6 : 0.55) * fit.total,
      candidate.score >= 1.1 * fit.rival(of: candidate, in: lexicon),
      fit.citedMatch <= 0.45 * candidate.match
    else { return false }
    return hasDistinctiveWord(candidate, of: fit, in: lexicon)
      || (substance.count >= 4 && candidate.match >= 0.8 * fit.total)
  }

  /// A claim of whose words not one stands in what it cites, nor one akin to it, nor in the title above: less must fit something else,
  /// to know that it speaks of that.
  static func isStrongAgainstNothing(_ candidate: GlossFit.Candidate, of fit: GlossFit, in lexicon: SpecLexicon) -> Bool
  {
    guard !fit.cited.isEmpty, fit.citedMatch == 0 else { return false }
    let substance = fit.words(of: candidate, in: lexicon).filter { lexicon.vocabulary.kinds[$0] == .substance }
    return substance.count >= 2 && candidate.match >= nothingShare * fit.total && candidate.match >= 4.0
      && candidate.score >= 1.2 * fit.rival(of: candidate, in: lexicon)
      && hasDistinctiveWord(candidate, of: fit, in: lexicon)
      && !isModelled(lexicon.entries[candidate.entry], onOneOf: fit.cited.map { lexicon.entries[$0] })
  }

  /// `WHEN an icon is lost, it is logged with its name and size` beside `WHEN a colour is lost, it is logged with its name and theme`:
  /// a claim that says little of either speaks of the one as well as of the other.
  private static func isModelled(_ target: SpecLexicon.Entry, onOneOf cited: [SpecLexicon.Entry]) -> Bool {
    cited.contains { cited in
      target.words.count { cited.holds($0) } * 2 >= min(target.words.count, cited.words.count)
    }
  }

  /// How much of such a claim must stand in the criterion that it speaks of.
  static let nothingShare = 0.45

  /// A claim whose companions show which way its requirement went.
  static func isStrongAmongCompanions(
    _ candidate: GlossFit.Candidate,
    of fit: GlossFit,
    in lexicon: SpecLexicon
  ) -> Bool {
    let substance = fit.words(of: candidate, in: lexicon).filter { lexicon.vocabulary.kinds[$0] != .process }
    guard !substance.isEmpty, candidate.match - fit.citedMatch >= leastLead, candidate.match >= 0.4 * fit.total,
      fit.citedMatch <= 0.45 * candidate.match
    else { return false }
    return substance.count >= 2 || candidate.match >= 0.5 * fit.total
  }

  private static func hasDistinctiveWord(
    _ candidate: GlossFit.Candidate,
    of fit: GlossFit,
    in lexicon: SpecLexicon
  ) -> Bool {
    fit.words(of: candidate, in: lexicon).contains { word in
      lexicon.isDistinctive(word) && !fit.cited.contains { lexicon.entries[$0].holds(word) }
    }
  }
}
