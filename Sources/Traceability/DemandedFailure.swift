import SpecModel

/// `1.2: fails`, where criterion 1.2 demands that the build shall fail: what sounds like a no says that it is met.
enum DemandedFailure {
  static func isDemanded(by claim: Claim, _ resolution: Resolution, _ index: SpecIndex) -> Bool {
    guard claim.mark == .failed, let word = claim.markWord, case .criterion(let id) = resolution,
      let ears = index.criterion(id)?.ears, !ears.isNegated, let stem = stem(of: word)
    else { return false }
    let response = String(decoding: ears.response.utf8.prefix(longest), as: UTF8.self)
    return WordBeginning.holds(Array(stem.utf8), in: Array(response.lowercased().utf8))
  }

  /// In bytes: thousands of claims may be about one criterion of pages.
  private static let longest = 2000

  /// `fail` of `fails as demanded`; `nil` for words that say no of anything, such as `not met`.
  private static func stem(of words: String) -> String? {
    guard let word = words.lowercased().split(whereSeparator: { !$0.isLetter }).first else { return nil }
    return ["fail", "reject", "missing", "broken", "violat"].first { word.hasPrefix($0) }
  }
}
