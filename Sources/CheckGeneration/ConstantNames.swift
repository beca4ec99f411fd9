/// The names of a block that stand for a literal wherever they are said: `let ok = true`.
struct ConstantNames {
  private let scopes: BracketScopes
  private let tokens: [SwiftToken]
  private let words: [String]
  /// The places of each word.
  private let places: [String: [Int]]
  private var bindings: [String: Binding] = [:]

  private struct Binding {
    /// Where the name is known: behind the binding, inside its brackets.
    let scope: Range<Int>
    /// Of `let ok = true`.
    let truth: Bool?
  }

  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.tokens = tokens
    self.words = words
    scopes = BracketScopes(tokens)
    places = Dictionary(grouping: tokens.indices.filter { tokens[$0].kind == .identifier }) { words[$0] }
    let names = tokens.indices.dropFirst().filter { ["let", "var"].contains(words[$0 - 1]) && !isMember($0 - 1) }
    guard !names.isEmpty else { return }
    let told = Self.interpolated(tokens, words)
    // Whatever is bound twice is no constant.
    for name in names where places[words[name]]?.first == name && !told.contains(words[name]) { bind(name) }
  }

  /// Whether the name at that place stands for a literal.
  func isConstant(_ place: Int) -> Bool { bindings[words[place]]?.scope.contains(place) == true }

  /// - Returns: what the literal at that place says, or the one that the name there stands for.
  func truth(_ place: Int) -> Bool? {
    switch words[place] {
    case "true": true
    case "false": false
    default: isConstant(place) ? bindings[words[place]]?.truth : nil
    }
  }

  /// It is of what stands before it, and no name of the block.
  func isMember(_ place: Int) -> Bool { place > 0 && words[place - 1].hasSuffix(".") }

  /// The words that strings interpolate: who says a name there may change it.
  private static func interpolated(_ tokens: [SwiftToken], _ words: [String]) -> Set<String> {
    let literals = zip(tokens, words).filter { $0.kind == .literal && $1.contains("\\") }.map(\.1)
    return Set(literals.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
  }

  // MARK: Binding

  private mutating func bind(_ name: Int) {
    guard let value = value(of: name) else { return }
    let keeps = words[name - 1] == "var" ? isNeverChanged(name) : isBoundOnce(name)
    guard keeps else { return }
    bindings[words[name]] = Binding(
      scope: value.upperBound..<scopes.end(around: name),
      truth: value.count == 1 ? truth(value.lowerBound) : nil
    )
  }

  /// - Returns: the literal on the right, alone on its line behind the name.
  private func value(of name: Int) -> Range<Int>? {
    var place = name + 1
    if word(place) == ":" {
      guard ConstantWords.types.contains(word(place + 1)) else { return nil }
      place += word(place + 2) == "?" ? 3 : 2
    }
    guard word(place) == "=" else { return nil }
    let start = place + 1
    var end = start
    while end < tokens.count, tokens[end].line == tokens[name].line, isOfLiteral(end, from: start) { end += 1 }
    guard end > start, endsStatement(end, tokens[name].line), tokens[end - 1].kind != .operator else { return nil }
    return start..<end
  }

  private func isOfLiteral(_ place: Int, from start: Int) -> Bool {
    switch tokens[place].kind {
    case .identifier: !isMember(place) && (isConstant(place) || ConstantWords.isConstant(words[place]))
    case .literal: !words[place].contains("\\") && !words[place].contains("\n")
    case .operator: ConstantWords.operators.contains(words[place])
    case .open: words[place] != "{"
    case .close: (tokens[place].partner ?? 0) >= start
    case .comma: scopes.open(around: place).map { $0 >= start } == true
    case .pound, .colon, .other: false
    }
  }

  /// The next line may go on with an operator or a member.
  private func endsStatement(_ place: Int, _ line: Int) -> Bool {
    guard place < tokens.count, words[place] != ";", words[place] != "}" else { return true }
    return tokens[place].line > line && tokens[place].kind != .operator && !["as", "is"].contains(words[place])
  }

  // MARK: Other places of the name

  private func isBoundOnce(_ name: Int) -> Bool {
    (places[words[name]] ?? []).allSatisfy { $0 == name || isMember($0) || !isBound($0) }
  }

  /// Whoever says it outside of an expectation may change it.
  private func isNeverChanged(_ name: Int) -> Bool {
    let others = ["$", "_"].allSatisfy { places[$0 + words[name]] == nil }
    return others
      && (places[words[name]] ?? []).allSatisfy { place in
        place == name
          || (isInExpectation(place) && !isBound(place) && !isMember(place) && !word(place - 1).hasSuffix("&")
            && !changes(word(place + 1)))
      }
  }

  private func changes(_ next: String) -> Bool {
    next.hasSuffix(".") || (next.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(next))
  }

  /// The name is bound to something else there, or may be: a parameter, a pattern, a label.
  private func isBound(_ place: Int) -> Bool {
    let (before, next) = (word(place - 1), word(place + 1))
    if ["let", "var", "for", "inout", "func"].contains(before) || ["in", ":"].contains(next) { return true }
    if next == "=", ["[", ","].contains(before) { return true }
    if (places["case"] ?? []).contains(where: { tokens[$0].line == tokens[place].line }) { return true }
    guard let open = scopes.open(around: place), ["{", "(", ","].contains(before), [",", ")"].contains(next) else {
      return false
    }
    return words[open] == "{" || ["", "{", "let", "var", "for", "in"].contains(word(open - 1))
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

/// Which brackets are around each token.
struct BracketScopes {
  private let tokens: [SwiftToken]
  private var around: [Int?] = []

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    var open: [Int] = []
    for place in tokens.indices {
      if tokens[place].kind == .close { _ = open.popLast() }
      around.append(open.last)
      if tokens[place].kind == .open { open.append(place) }
    }
  }

  /// - Returns: the bracket that opens last before the token, and closes after it.
  func open(around place: Int) -> Int? { around[place] }

  /// - Returns: the place at which the brackets around it close, or the end of all.
  func end(around place: Int) -> Int { around[place].flatMap { tokens[$0].partner } ?? tokens.count }
}
