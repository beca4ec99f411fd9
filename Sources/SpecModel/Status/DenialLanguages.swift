/// Several languages of denials. They are found by their words, for most words belong to none of them, and every claim is asked.
package struct DenialLanguages: Sendable {
  package static let all = DenialLanguages(DenialLanguage.all)
  package static let foreign = DenialLanguages(DenialLanguage.foreign)

  private let languages: [DenialLanguage]
  /// Those in which a denial may begin with the word, in order.
  private let byOpening: [String: [Int]]
  /// Those in which nothing is denied without this word or another.
  private let byAchievement: [String: Set<Int>]

  private init(_ languages: [DenialLanguage]) {
    self.languages = languages
    var byOpening: [String: [Int]] = [:]
    var byAchievement: [String: Set<Int>] = [:]
    for (index, language) in languages.enumerated() {
      for word in language.openings { byOpening[word, default: []].append(index) }
      for word in language.achievements { byAchievement[word, default: []].insert(index) }
    }
    (self.byOpening, self.byAchievement) = (byOpening, byAchievement)
  }

  /// - Returns: the denial of the first language in which the words begin with one.
  func denial(atFrontOf words: [String]) -> StatusDenial? {
    read(words, in: words.first.flatMap { byOpening[$0] } ?? [])
  }

  /// - Returns: the longest denial that the words end with.
  func denial(atEndOf words: [String]) -> StatusDenial? {
    let possible = words.reduce(into: Set<Int>()) { if let indices = byAchievement[$1] { $0.formUnion(indices) } }
    guard !possible.isEmpty else { return nil }
    for start in words.indices {
      guard let indices = byOpening[words[start]]?.filter(possible.contains), !indices.isEmpty else { continue }
      let tail = Array(words[start...])
      if let found = read(tail, in: indices, isWhole: true) { return found }
    }
    return nil
  }

  /// - Parameter isWhole: nothing may stand behind it.
  private func read(_ words: [String], in indices: [Int], isWhole: Bool = false) -> StatusDenial? {
    for index in indices {
      guard let found = DenialPhrase(words, languages[index]).read() else { continue }
      if !isWhole || found.words == words.joined(separator: " ") { return found }
    }
    return nil
  }
}

extension DenialLanguage {
  /// Every word that a denial may begin with.
  var openings: Set<String> {
    [verbs, standing, stillness, yet, contractions].reduce(into: signs { $0.first }) { $0.formUnion($1) }
  }

  /// Words of which one stands in each denial: what is achieved, or the last of what denies as it stands.
  fileprivate var achievements: Set<String> { achieved.union(wholes.compactMap(\.words.last)) }

  /// A word of each denial, by which it is found.
  func signs(_ word: ([String]) -> String?) -> Set<String> {
    let phrases = negations.map(\.words) + wholes.map(\.words)
    return Set(phrases.compactMap(word) + neither.map(\.first))
  }
}
