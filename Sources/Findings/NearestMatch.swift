/// Searches for nearest matches, until they have cost enough: comparing thousands of mistyped words with thousands of candidates
/// would take minutes, and help nobody.
package struct NearestSearch {
  /// Comparisons that are left.
  private var budget = 20_000

  package init() {}

  /// - Returns: what `nearestMatch` returns; `nil` once the budget is spent.
  package mutating func match(to word: String, among candidates: [String]) -> String? {
    budget -= Self.cost(of: word, among: candidates.count)
    guard budget >= 0, word.utf8.count <= Self.longest else { return nil }
    return nearestMatch(to: word, among: candidates.lazy.filter { $0.utf8.count <= Self.longest })
  }

  /// Of a word or a candidate, in bytes: nobody mistypes more in one go.
  package static let longest = 200

  /// In comparisons of ordinary words: a long word is compared letter by letter with most letters of the other.
  package static func cost(of word: String, among candidates: Int) -> Int {
    let length = min(word.utf8.count, longest)
    return max(1, candidates) * max(1, length * length / 1024)
  }
}

/// The candidate that a mistyped word most likely meant.
///
/// - Returns: the candidate with the smallest edit distance, the first of equals; `nil` when even that one differs in
///   more than a third of the word's letters (at least one edit is always forgiven), or in more than `most`.
package func nearestMatch(to word: String, among candidates: some Sequence<String>, most: Int = .max) -> String? {
  let allowed = min(max(1, word.count / 3), most)
  let letters = Array(word.unicodeScalars)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let limit = best.map { $0.distance - 1 } ?? allowed
    // A scalar has four bytes at most: what is much shorter or longer needs no look at its letters.
    guard limit >= 0, candidate.utf8.count <= 4 * (letters.count + limit), candidate.utf8.count + limit >= letters.count
    else { continue }
    if let distance = editDistance(letters, Array(candidate.unicodeScalars), limit: limit) {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// Levenshtein's distance, or `nil` once it must exceed the limit. Only cells as near to the diagonal as the limit are filled in:
/// any other stands for more edits, and so does what an earlier row left there.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
  guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
  let beyond = limit + 1
  var row = (0...right.count).map { min($0, beyond) }
  for (i, letter) in left.enumerated() {
    let band = max(0, i - limit)..<min(right.count, i + limit + 1)
    var diagonal = row[band.lowerBound]
    row[band.lowerBound] = band.lowerBound == 0 ? min(i + 1, beyond) : beyond
    var least = row[band.lowerBound]
    for j in band {
      let substituted = diagonal + (letter == right[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, diagonal + 1, row[j] + 1, beyond)
      least = min(least, row[j + 1])
    }
    if least > limit { return nil }
  }
  return row[right.count] <= limit ? row[right.count] : nil
}
