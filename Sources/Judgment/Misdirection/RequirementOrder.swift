import SpecModel

/// The requirements of a spec in the order of the document, as the lexicon counts them, and what their titles say.
struct RequirementOrder {
  private(set) var ids: [RequirementID] = []
  private(set) var ordinals: [RequirementID: Int] = [:]
  private var titles: [[Vocabulary.Word]] = []

  init(_ lexicon: SpecLexicon) {
    for entry in lexicon.entries where entry.requirement == ids.count {
      ordinals[entry.id.requirement] = ids.count
      ids.append(entry.id.requirement)
      titles.append(entry.titleWords)
    }
  }

  /// The requirement whose whole title a gloss repeats, where that says nothing of what its line cites.
  ///
  /// A claim on a whole requirement is often nothing but its title, whose words stand in most of its criteria and weigh little
  /// therefore: all of them in their company weigh enough.
  func titled(_ line: ClaimLine, _ fit: GlossFit, in lexicon: SpecLexicon) -> Int? {
    guard fit.gloss.count >= 2, let cited = line.requirement else { return nil }
    let saysLittle = fit.citedMatch <= 0.5 * fit.total
    let own = ordinals[cited]
    var best: (ordinal: Int, words: Int)?
    var isAlone = true
    for (ordinal, title) in titles.enumerated() where title.count >= 2 && ordinal != own {
      guard title.count * 2 >= fit.gloss.count, title.count >= best?.words ?? 0, title.allSatisfy(fit.gloss.contains),
        saysLittle && isNew(title, to: fit, in: lexicon) || isLiteral(title, fit, in: lexicon)
      else { continue }
      isAlone = best?.words != title.count
      best = (ordinal, title.count)
    }
    return isAlone ? best?.ordinal : nil
  }

  /// Three words that are the title and nothing else: `Spacing Token Compliance` says nothing of `Color Token Compliance`, however
  /// many words they share.
  private func isLiteral(_ title: [Vocabulary.Word], _ fit: GlossFit, in lexicon: SpecLexicon) -> Bool {
    title.count >= 3 && title.count == fit.gloss.count
      && title.contains { word in
        lexicon.vocabulary.kinds[word] == .substance
          && !fit.cited.contains { lexicon.entries[$0].share(of: word, lexicon.vocabulary) > 0 }
      }
  }

  /// Most of its words are no words of what is cited; one of substance is among them, or the gloss is the title and nothing else.
  private func isNew(_ title: [Vocabulary.Word], to fit: GlossFit, in lexicon: SpecLexicon) -> Bool {
    let new = title.filter { word in
      !fit.cited.contains { lexicon.entries[$0].share(of: word, lexicon.vocabulary) > 0 }
    }
    return new.count * 5 >= title.count * 3
      && (title.count == fit.gloss.count || new.contains { lexicon.vocabulary.kinds[$0] == .substance })
  }

  /// All words of a long title are among them: asked before anything is weighed.
  func mayHoldLongTitle(_ words: [Vocabulary.Word]) -> Bool {
    titles.contains { $0.count >= 3 && $0.count <= words.count && $0.allSatisfy(words.contains) }
  }

  func isLongTitle(of ordinal: Int) -> Bool { titles[ordinal].count >= 3 }

  /// The criteria with the numbers that a line cites, under another requirement.
  func places(of line: ClaimLine, under ordinal: Int, in lexicon: SpecLexicon) -> [Int] {
    line.criteria.compactMap { lexicon.places[CriterionID(requirement: ids[ordinal], label: $0.label)] }
  }
}
