/// The names that a pattern takes out of what a block made of components and of its own: `for (lamp, n) in [(a, 1), (b, 2)]`,
/// `if case .pair(_, let n) = pair`.
struct ComposedPatterns {
  struct Name {
    let place: Int
    /// Where the name is known.
    let scope: Range<Int>
    /// All that it may stand for.
    let given: [Range<Int>]
  }

  private(set) var names: [Name] = []
  private let tokens: [SwiftToken]
  private let words: [String]
  private let composed: ComposedValues
  private let scopes: BracketScopes
  /// How often the words of the block stand behind one that binds them.
  private let bindings: [String: Int]

  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes, _ composed: ComposedValues) {
    self.tokens = tokens
    self.words = words
    self.composed = composed
    self.scopes = scopes
    let bound = words.indices.dropFirst().filter { ["let", "var", "func", "for", "inout"].contains(words[$0 - 1]) }
    bindings = Dictionary(bound.map { (words[$0], 1) }, uniquingKeysWith: +)
    for place in tokens.indices {
      if words[place] == "for", word(place + 1) == "(" { takeLoop(from: place) }
      if words[place] == "case", word(place - 1) != ".", let open = pattern(behind: place) { takeCase(open, place) }
    }
  }

  private mutating func add(_ place: Int, _ scope: Range<Int>, _ given: [Range<Int>]) {
    let isOwn = ["let", "var", "for"].contains(words[place - 1])
    guard tokens[place].kind == .identifier, words[place] != "_", bindings[words[place], default: 0] == (isOwn ? 1 : 0),
      !given.isEmpty
    else { return }
    names.append(Name(place: place, scope: scope, given: given))
  }

  // MARK: Loops

  private mutating func takeLoop(from head: Int) {
    let top = tokens.topLevel(head..<min(head + Self.longestHead, tokens.count))
    guard let close = tokens[head + 1].partner, word(close + 1) == "in",
      let open = top.first(where: { $0 > close && ["{", "where"].contains(words[$0]) }),
      let body = top.first(where: { $0 >= open && words[$0] == "{" }), let end = tokens[body].partner,
      let list = composed.list((close + 2)..<open)
    else { return }
    let pattern = composed.parts(of: (head + 1)..<(close + 1))
    let rows = list.map { composed.row($0) }
    guard pattern.count > 1, rows.allSatisfy({ $0.count == pattern.count }) else { return }
    for (number, name) in pattern.enumerated() where name.count == 1 {
      add(name.lowerBound, body..<end, rows.map { $0[number] })
    }
  }

  private static let longestHead = 256

  // MARK: Cases

  /// - Returns: the parenthesis of `.pair(_, let n)`, of `let .pair(lamp, n)`.
  private func pattern(behind keyword: Int) -> Int? {
    var place = keyword + 1
    if word(place) == "let" { place += 1 }
    if tokens.indices.contains(place), tokens[place].kind == .identifier { place += 1 }
    return word(place) == "." && word(place + 2) == "(" ? place + 2 : nil
  }

  /// - Parameter keyword: the `case` before it.
  private mutating func takeCase(_ open: Int, _ keyword: Int) {
    guard let close = tokens[open].partner, let (subject, scope) = subject(keyword, behind: close),
      let made = composed.made(subject), made.name == words[open - 1], let types = types(of: made.name)
    else { return }
    let pattern = composed.parts(of: open..<(close + 1))
    guard pattern.count == made.values.count, types.count == pattern.count else { return }
    for number in pattern.indices where isStandard(types[number]) {
      guard let name = pattern[number].last, pattern[number].count <= 4 else { continue }
      let isBinding = words[keyword + 1] == "let" || word(name - 1) == "let"
      if isBinding { add(name, scope, [made.values[number]]) }
    }
  }

  /// - Returns: whose case it is, and where the names of its pattern are known.
  private func subject(_ keyword: Int, behind close: Int) -> (Range<Int>, Range<Int>)? {
    if word(close + 1) == "=" {
      let ahead = tokens.topLevel((close + 2)..<min(close + 2 + Self.longestHead, tokens.count))
      guard let end = ahead.first(where: { ["{", ",", "else"].contains(words[$0]) }) else { return nil }
      if word(keyword - 1) == "guard" { return ((close + 2)..<end, end..<scopes.end(around: keyword)) }
      guard let brace = ahead.first(where: { words[$0] == "{" }), let last = tokens[brace].partner else { return nil }
      return ((close + 2)..<end, end..<last)
    }
    guard word(close + 1) == ":", let brace = scopes.open(around: keyword), words[brace] == "{",
      let last = tokens[brace].partner,
      let head = words[..<brace].suffix(Self.longestHead).lastIndex(of: "switch")
    else { return nil }
    return ((head + 1)..<brace, close..<last)
  }

  /// - Returns: what a case of an enumeration of the block holds: `Lamp, Int` of `case pair(Lamp, Int)`.
  private func types(of name: String) -> [Range<Int>]? {
    let declared = words.indices.dropFirst().filter {
      words[$0] == name && words[$0 - 1] == "case" && word($0 + 1) == "("
    }
    guard declared.count == 1, let close = tokens[declared[0] + 1].partner else { return nil }
    return composed.parts(of: (declared[0] + 1)..<(close + 1))
  }

  /// A literal of another type may be one of the components' own.
  private func isStandard(_ type: Range<Int>) -> Bool {
    type.last.map { ConstantWords.types.contains(words[$0]) } == true
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
