import SpecModel

/// The titles of the requirements of one spec, word for word: `✅ Requirement 3: Alarms` is about the requirement that is called so,
/// however short that is.
struct ExactTitles {
  /// `nil` where several requirements bear it.
  private var requirements: [String: RequirementID?] = [:]

  init(_ requirements: [Requirement]) {
    for requirement in requirements {
      let title = Self.plain(requirement.title)
      guard !title.isEmpty else { continue }
      self.requirements[title] = self.requirements.keys.contains(title) ? .some(nil) : requirement.id
    }
  }

  /// The other requirement whose title is all that a line says of one that it claims as a whole.
  ///
  /// - Returns: `nil` where the words may be said of what it cites, or of anything: `Requirement 3: Testing`.
  func requirement(_ line: ClaimLine, in lexicon: inout SpecLexicon) -> RequirementID? {
    guard line.citesWhole, let own = line.requirement, line.gloss.utf8.count <= Self.longest,
      let titled = requirements[Self.plain(line.gloss)] ?? nil, titled != own
    else { return nil }
    let cited = line.criteria.compactMap { lexicon.places[$0] }.map { lexicon.entries[$0] }
    let isNew = lexicon.words(of: line.gloss).contains { word in
      lexicon.vocabulary.kinds[word] == .substance
        && !cited.contains { $0.share(of: word, lexicon.vocabulary) > 0 || $0.holdsInTitle(word) }
    }
    return isNew ? titled : nil
  }

  /// In bytes.
  private static let longest = 120

  private static func plain(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
