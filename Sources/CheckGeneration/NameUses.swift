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
    places(of: words[name]).allSatisfy { place in
      place == name || isForgiven(place) || isOnlyAsked(place)
    }
  }

  /// It stands in an expectation, outside of closures, and nothing there changes it: `n == 3`.
  ///
  /// - Parameter members: what may be asked of it besides, and of what comes of that.
  func isOnlyAsked(_ place: Int, for members: Set<String> = []) -> Bool {
    isInExpectation(place) && !isWrapped(place) && !isBound(place) && !isMember(place)
      && asksOnly(members, ofNameAt: place)
  }

  /// Whoever holds `$n`, or `_n`, may change `n`.
  private func isWrapped(_ place: Int) -> Bool {
    words[place].hasPrefix("$") || ["$", "_"].contains { places[$0 + words[place]] != nil }
  }

  /// `n`, `rooms[0].count`, `(rooms).first?.count`: all that stands behind the name, in as many brackets as hold nothing else. What of
  /// `rooms[0].insert(lamp)` or `pair.first.insert(lamp)` stands last changes the name itself.
  private func asksOnly(_ members: Set<String>, ofNameAt place: Int) -> Bool {
    var (first, next) = (place, place + 1)
    while true {
      switch word(next) {
      case ".", "?.", "!.":
        guard members.contains(word(next + 1)) else { return false }
        next += 2
      case "(", "[", "{":
        guard let close = tokens[next].partner else { return false }
        next = close + 1
      case "?" where !tokens.isApart(next), "!" where !tokens.isApart(next): next += 1
      case ")" where groups(first - 1, until: next): (first, next) = (first - 1, next + 1)
      default: return !word(first - 1).hasSuffix("&") && !changes(word(next))
      }
    }
  }

  /// The brackets call nothing: those of `(rooms).insert(lamp)`.
  private func groups(_ open: Int, until close: Int) -> Bool {
    guard word(open) == "(", tokens[open].partner == close else { return false }
    let isCalled = open > 0 && [.identifier, .close, .pound].contains(tokens[open - 1].kind)
    return !isCalled || SwiftBytes.wordsBeforeOperands.contains(word(open - 1))
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
