/// Where the names of a block are said, and whether anything there binds or changes them.
struct NameUses {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  private let places: [String: [Int]]
  private let declarations: LocalDeclarations

  init(_ tokens: [SwiftToken], _ names: ResolvedNames, _ scopes: BracketScopes) {
    self.tokens = tokens
    words = names.words
    self.scopes = scopes
    declarations = names.declarations
    let words = words
    places = Dictionary(grouping: tokens.indices.filter { tokens[$0].kind == .identifier }) { words[$0] }
  }

  func places(of word: String) -> [Int] { places[word] ?? [] }

  /// Whether the block has a function of that name.
  func isDeclared(_ function: String) -> Bool { places(of: function).contains { word($0 - 1) == "func" } }

  /// It is of what stands before it, and no name of the block.
  func isMember(_ place: Int) -> Bool { place > 0 && Self.isDot(words[place - 1]) }

  /// `.`, `?.`; not `...`.
  static func isDot(_ word: String) -> Bool { word.hasSuffix(".") && !word.hasSuffix("..") }

  /// Whether a word names something there: it is no member of what stands before it, and no label.
  static func isSaid(_ place: Int, _ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes) -> Bool {
    guard tokens[place].kind == .identifier, place == 0 || !isDot(words[place - 1]) else { return false }
    guard place > 0, place + 1 < tokens.count, tokens[place + 1].kind == .colon, let open = scopes.open(around: place),
      open == place - 1 || tokens[place - 1].kind == .comma
    else { return true }
    // Of `[key: value]` it is none.
    let isList =
      words[open] == "["
      && (open == 0 || tokens.isApart(open) || ![.identifier, .close].contains(tokens[open - 1].kind))
    return words[open] == "{" || isList
  }

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

  /// Whether what a variable holds is decided by what wraps it: `@Clamped(to: 3) var n = 5`. `@State` decides nothing.
  func isOfWrapper(_ name: Int) -> Bool {
    guard name > 2 else { return false }
    let last = words[name - 2] == ")" ? (tokens[name - 2].partner ?? name) - 1 : name - 2
    return last > 0 && words[last - 1] == "@" && words[last] != "State"
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
    Self.isDot(next) || (next.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(next))
  }

  /// The name is bound to something there.
  private func isBound(_ place: Int) -> Bool {
    declarations.places.contains(place) || declarations.unwrapped.contains(place)
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
