/// Searches for nearest matches, until they have cost enough: comparing thousands of mistyped words with thousands of candidates
/// would take minutes, and help nobody.
package struct NearestSearch {
  /// Comparisons that are left.
  private var budget = 20_000

  package init() {}

  /// - Returns: what `nearestMatch` returns; `nil` once the budget is spent.
  package mutating func match(to word: String, among candidates: [String]) -> String? {
    budget -= max(1, candidates.count)
    // A long word costs as many comparisons as it has letters.
    guard budget >= 0, word.utf8.count <= 200 else { return nil }
    return nearestMatch(to: word, among: candidates.lazy.filter { $0.utf8.count <= 200 })
  }
}

/// The candidate that a mistyped word most likely meant.
///
/// - Returns: the candidate with the smallest edit distance, the first of equals; `nil` when even that one differs in
///   more than a third of the word's letters (at least one edit is always forgiven), or in more than `most`.
package func nearestMatch(to word: String, among candidates: some Sequence<String>, most: Int = .max) -> String? {
  let allowed = min(max(1, word.count / 3), most)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(Array(word), Array(candidate), limit: best.map { $0.distance - 1 } ?? allowed)
    if let distance { best = (candidate, distance) }
  }
  return best?.candidate
}

/// Levenshtein's distance, or `nil` once it must exceed the limit.
private func editDistance(_ left: [Character], _ right: [Character], limit: Int) -> Int? {
  guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
  var row = Array(0...right.count)
  for (i, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in right.enumerated() {
      let substituted = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, diagonal + 1, row[j] + 1)
    }
    if row.allSatisfy({ $0 > limit }) { return nil }
  }
  return row[right.count] <= limit ? row[right.count] : nil
}
