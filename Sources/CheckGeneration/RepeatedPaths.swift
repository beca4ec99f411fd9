/// Comparisons of what is asked again at once: `let size = icon.size` and then `icon.size == size`.
struct RepeatedPaths {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  private var paths: [String: Range<Int>] = [:]

  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes) {
    self.tokens = tokens
    self.words = words
    self.scopes = scopes
  }

  mutating func bind(_ name: String, to path: Range<Int>) { paths[name] = path }

  /// `icon.size == size` right behind `let size = icon.size`: nothing happens between that could change it.
  func saysTheSame(_ range: Range<Int>) -> Bool {
    if paths.isEmpty { return false }
    guard range.count > 4, let (path, name) = comparedPath(range), let bound = paths[words[name]],
      !word(name - 1).hasSuffix("."),
      scopes.scope(around: bound.lowerBound).contains(name), words[bound] == words[path]
    else { return false }
    return QuietTokens(tokens: tokens, words: words).areQuiet(bound.upperBound..<range.lowerBound)
  }

  private func comparedPath(_ range: Range<Int>) -> (path: Range<Int>, name: Int)? {
    let signs = ["==", "<=", ">="]
    let (second, last) = (range.lowerBound + 1, range.upperBound - 1)
    if signs.contains(words[second]) { return ((second + 1)..<range.upperBound, range.lowerBound) }
    return signs.contains(words[last - 1]) ? (range.lowerBound..<(last - 1), last) : nil
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
