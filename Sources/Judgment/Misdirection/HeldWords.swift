import SpecModel

/// Which words the criteria of single requirements hold, for those who ask it thousands of times: the entries of the lexicon are gone
/// through once.
struct HeldWords {
  private var ofCriterion: [CriterionID: [Int]] = [:]
  private var ofRequirement: [RequirementID: [Int]] = [:]
  /// Of the requirements that were asked for.
  private var words: [RequirementID: Set<Vocabulary.Word>] = [:]

  init(_ lexicon: SpecLexicon) {
    for (place, entry) in lexicon.entries.enumerated() {
      ofCriterion[entry.id, default: []].append(place)
      ofRequirement[entry.id.requirement, default: []].append(place)
    }
  }

  /// - Returns: the words that the criteria or the title of a requirement hold, in their order.
  mutating func held(_ gloss: [Vocabulary.Word], by id: RequirementID, _ lexicon: SpecLexicon) -> [Vocabulary.Word] {
    let all = words[id] ?? words(of: id, lexicon)
    words[id] = all
    return gloss.filter(all.contains)
  }

  private func words(of id: RequirementID, _ lexicon: SpecLexicon) -> Set<Vocabulary.Word> {
    var all: Set<Vocabulary.Word> = []
    var title: [Vocabulary.Word] = []
    for place in ofRequirement[id] ?? [] {
      let entry = lexicon.entries[place]
      all.formUnion(entry.words)
      // The criteria of one requirement share its title, however long it is.
      guard entry.titleWords != title else { continue }
      title = entry.titleWords
      all.formUnion(title)
    }
    return all
  }

  /// - Returns: the words that those of its criteria, or its title, hold that bear one of the labels.
  func held(
    _ gloss: [Vocabulary.Word],
    by id: RequirementID,
    _ labels: Set<CriterionLabel>,
    _ lexicon: SpecLexicon
  ) -> [Vocabulary.Word] {
    let places = labels.flatMap { ofCriterion[CriterionID(requirement: id, label: $0)] ?? [] }
    return gloss.filter { word in
      places.contains { lexicon.entries[$0].holds(word) || lexicon.entries[$0].holdsInTitle(word) }
    }
  }
}
