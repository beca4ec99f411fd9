import SpecModel

/// The titles of the requirements of one spec, by the rarest word of each: a claim is held against those that it may repeat, and not
/// against all of thousands.
struct TitleWords {
  private struct Title {
    let requirement: RequirementID
    let words: [Vocabulary.Word]
  }

  private var titles: [Vocabulary.Word: [Title]] = [:]

  /// One word is soon said by chance: titles of two or more.
  init(_ lexicon: SpecLexicon) {
    var last: Title?
    for entry in lexicon.entries where entry.titleWords.count >= 2 {
      // The criteria of one requirement stand together.
      if let last, last.requirement == entry.id.requirement, last.words == entry.titleWords { continue }
      let title = Title(requirement: entry.id.requirement, words: entry.titleWords)
      last = title
      guard let rarest = title.words.min(by: { lexicon.frequency(of: $0) < lexicon.frequency(of: $1) }) else {
        continue
      }
      titles[rarest, default: []].append(title)
    }
  }

  /// - Returns: the requirement with the longest title of which all is said; `nil` where several have one as long.
  func requirement(titled said: Set<Vocabulary.Word>) -> RequirementID? {
    var best: (title: Title, isOnly: Bool)?
    for title in said.flatMap({ titles[$0] ?? [] }) {
      // `Size of the icon` is said wherever `Size of the icon button` is.
      guard title.words.count >= best?.title.words.count ?? 0, said.isSuperset(of: title.words) else { continue }
      if let other = best, other.title.words.count == title.words.count {
        if other.title.requirement != title.requirement { best?.isOnly = false }
      } else {
        best = (title, true)
      }
    }
    return best.flatMap { $0.isOnly ? $0.title.requirement : nil }
  }
}
