/// Where the names of a block are said, and whether anything there binds or changes them.
struct NameUses {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  private let places: [String: [Int]]
  /// The patterns behind `case`, as far as they stand on its line, by that line.
  private let patterns: [Int: [Range<Int>]]

  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes) {
    self.tokens = tokens
    self.words = words
    self.scopes = scopes
    places = Dictionary(grouping: tokens.indices.filter { tokens[$0].kind == .identifier }) { words[$0] }
    patterns = Dictionary(grouping: (places["case"] ?? []).map { Self.pattern(behind: $0, tokens, words) }) {
      tokens[$0.lowerBound].line
    }
  }

  func places(of word: String) -> [Int] { places[word] ?? [] }

  /// Whether the block has a function of that name.
  func isDeclared(_ function: String) -> Bool { places(of: function).contains { word($0 - 1) == "func" } }

  /// It is of what stands before it, and no name of the block.
  func isMember(_ place: Int) -> Bool { place > 0 && words[place - 1].hasSuffix(".") }

  /// Whether the name at that place stands for nothing else elsewhere.
  func isBoundOnce(_ name: Int) -> Bool {
    places(of: words[name]).allSatisfy { $0 == name || isMember($0) || !isBound($0) }
  }

  /// Whoever says it outside of an expectation may change it.
  ///
  /// - Parameter isForgiven: whether what is assigned at a place is none the less what the name stands for.
  func isNeverChanged(_ name: Int, but isForgiven: (Int) -> Bool) -> Bool {
    let others = ["$", "_"].allSatisfy { places[$0 + words[name]] == nil }
    return others
      && places(of: words[name]).allSatisfy { place in
        place == name || isForgiven(place) || isOnlyAsked(place)
      }
  }

  /// It stands in an expectation, outside of closures, and nothing there changes it: `n == 3`.
  ///
  /// - Parameter members: what may be asked of it besides.
  func isOnlyAsked(_ place: Int, for members: Set<String> = []) -> Bool {
    let asksMember = word(place + 1) == "." && members.contains(word(place + 2))
    return isInExpectation(place) && !isBound(place) && !isMember(place) && !word(place - 1).hasSuffix("&")
      && (asksMember || !changes(word(place + 1)))
  }

  private func changes(_ next: String) -> Bool {
    next.hasSuffix(".") || (next.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(next))
  }

  /// The name is bound to something else there, or may be: a parameter, a pattern, a label.
  private func isBound(_ place: Int) -> Bool {
    let (before, next) = (word(place - 1), word(place + 1))
    if next == ":", isLabel(place) { return false }
    if ["let", "var", "for", "inout", "func"].contains(before) || ["in", ":"].contains(next) { return true }
    if next == "=", ["[", ","].contains(before) { return true }
    if patterns[tokens[place].line]?.contains(where: { $0.contains(place) }) == true { return true }
    guard let open = scopes.open(around: place), ["{", "(", ","].contains(before), [",", ")"].contains(next) else {
      return false
    }
    return words[open] == "{" || ["", "{", "let", "var", "for", "in"].contains(word(open - 1))
  }

  /// `.on(let level)` of `if case .on(let level) = lamp.state {`
  private static func pattern(behind keyword: Int, _ tokens: [SwiftToken], _ words: [String]) -> Range<Int> {
    let ahead = tokens.topLevel(keyword..<min(keyword + longestPattern, tokens.count))
    let end = ahead.first {
      tokens[$0].line > tokens[keyword].line || tokens[$0].kind == .colon || ["=", "in", "{"].contains(words[$0])
    }
    return keyword..<(end ?? ahead.last.map { $0 + 1 } ?? keyword + 1)
  }

  private static let longestPattern = 128

  /// Of an argument, or of a tuple: `Lamp(name: "Desk")`. Where a function or a closure is declared it may be a parameter.
  private func isLabel(_ place: Int) -> Bool {
    guard ["(", ","].contains(word(place - 1)), let open = scopes.open(around: place), words[open] == "(" else {
      return false
    }
    let before = word(open - 1)
    let isDeclared = ["func", "case"].contains(word(open - 2)) || before == "init" && !word(open - 2).hasSuffix(".")
    return !isDeclared && !["{", "]", "subscript", ""].contains(before) && !before.hasSuffix(">")
  }

  private func isInExpectation(_ place: Int) -> Bool {
    var inner = place
    while let open = scopes.open(around: inner), words[open] != "{" {
      if ["#expect", "#require"].contains(word(open - 1)) { return true }
      inner = open
    }
    return false
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
