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
  struct Found {
    let requirement: RequirementID
    /// `Requirement 3: Testing` may be said of anything, unless other lines of the report went as far astray.
    let isTelling: Bool
  }

  /// - Returns: `nil` where the words may be said of what the line cites.
  func requirement(_ line: ClaimLine, in lexicon: inout SpecLexicon) -> Found? {
    guard line.citesWhole, let own = line.requirement, line.gloss.utf8.count <= Self.longest,
      let titled = requirements[Self.plain(line.gloss)] ?? nil, titled != own
    else { return nil }
    let cited = line.criteria.compactMap { lexicon.places[$0] }.map { lexicon.entries[$0] }
    let new = lexicon.words(of: line.gloss).filter { word in
      !cited.contains { $0.share(of: word, lexicon.vocabulary) > 0 || $0.holdsInTitle(word) }
    }
    guard !new.isEmpty else { return nil }
    return Found(requirement: titled, isTelling: new.contains { lexicon.vocabulary.kinds[$0] == .substance })
  }

  /// In bytes.
  private static let longest = 120

  private static func plain(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
