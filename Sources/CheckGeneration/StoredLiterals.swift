import Findings

/// The variables of a block that hold a literal where they are asked, whatever they held before: `n = 5` right before `#expect(n == 5)`,
/// and `ok = true` on every way of an `if` or of a `switch`.
struct StoredLiterals {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  private let quiet: QuietTokens
  /// The places at which each is given something, and of which nothing else is known, by its name.
  private var stores: [String: [Int]] = [:]
  /// Those whose type is that of a literal.
  private var ofKnownType: Set<String> = []
  /// The literal that all ways to a place lead to, from where on.
  private var settled: [String: (scope: Range<Int>, literal: Int)] = [:]

  init(_ tokens: [SwiftToken], _ names: ResolvedNames, _ scopes: BracketScopes, _ uses: NameUses) {
    self.tokens = tokens
    self.scopes = scopes
    words = names.words
    quiet = QuietTokens(tokens: tokens, words: words)
    for declaration in names.declarations.all where declaration.kind == .value {
      let name = declaration.place
      guard declaration.isVariable, isUnwatched(name), !uses.isOfWrapper(name), uses.isBoundOnce(name),
        word(name + 1) != ":" || isStandard(typeAt: name + 2)
      else { continue }
      if word(name + 1) == ":" || isLiteral(from: name + 2) { ofKnownType.insert(words[name]) }
      let stores = uses.places(of: words[name]).filter { $0 > name && word($0 + 1) == "=" && !uses.isMember($0) }
      guard !stores.isEmpty else { continue }
      self.stores[words[name]] = stores
      let others = uses.places(of: words[name]).filter { $0 != name && !stores.contains($0) }
      guard (2...Self.mostWays).contains(stores.count), Set(stores.map { words[$0 + 2] }).count == 1,
        stores.allSatisfy({ literal(behind: $0) != nil }), others.allSatisfy({ uses.isOnlyAsked($0) }),
        let end = end(ofWays: stores, name)
      else { continue }
      settled[words[name]] = (end..<max(end, scopes.end(around: name)), stores[0] + 2)
    }
  }

  private static let mostWays = 16

  /// - Returns: the place of the literal that a variable holds where its name stands.
  func literal(at place: Int) -> Int? {
    if let (scope, literal) = settled[words[place]], scope.contains(place) { return literal }
    guard let stores = stores[words[place]], let store = last(of: stores, before: place),
      scopes.brace(around: store, words) == scopes.brace(around: place, words), let literal = literal(behind: store),
      quiet.areQuiet((literal + 1)..<place)
    else { return nil }
    return literal
  }

  /// Whether a literal that the variable at a place holds is no value of a type of the components, which equals what it likes.
  func isOfKnownType(_ place: Int) -> Bool { ofKnownType.contains(words[place]) }

  /// `Int`, `Int?`
  private func isStandard(typeAt place: Int) -> Bool {
    let next = word(place + 1) == "?" ? place + 2 : place + 1
    guard ConstantWords.types.contains(word(place)) else { return false }
    return next >= tokens.count || word(next) == "=" || tokens[next].line > tokens[place].line || word(next) == ";"
  }

  private func isLiteral(from start: Int) -> Bool {
    let first = word(start) == "-" ? start + 1 : start
    guard first < tokens.count, ConstantWords.isLiteral(words[first]) || tokens[first].kind == .literal else {
      return false
    }
    return tokens.endOfExpression(from: start, words) == first + 1
  }

  private func last(of stores: [Int], before place: Int) -> Int? {
    let next = stores.partitionPoint { $0 < place }
    return next > 0 ? stores[next - 1] : nil
  }

  private func isUnwatched(_ name: Int) -> Bool {
    guard [":", "="].contains(word(name + 1)) else { return false }
    let end = tokens.ahead(from: name) { words[$0] == "{" || tokens[$0].line > tokens[name].line }
    return end.map { words[$0] != "{" } != false
  }

  /// - Returns: the place of a literal that is all that is stored there.
  private func literal(behind store: Int) -> Int? {
    let (literal, next) = (store + 2, store + 3)
    guard literal < tokens.count, ConstantWords.isLiteral(words[literal]) || isText(literal) else { return nil }
    guard next < tokens.count, ![";", "}"].contains(words[next]) else { return literal }
    return tokens[next].line > tokens[literal].line && tokens[next].kind != .operator ? literal : nil
  }

  private func isText(_ place: Int) -> Bool { tokens[place].kind == .literal && !words[place].contains("\\") }

  // MARK: Ways

  /// - Returns: the place behind the statement, beside the variable itself, on each of whose ways it is given something.
  private func end(ofWays stores: [Int], _ name: Int) -> Int? {
    var inner = stores[0]
    while let open = scopes.open(around: inner), open != scopes.open(around: name) { inner = open }
    guard words[inner] == "{", let head = head(of: inner, behind: name), let (ways, end) = ways(from: head) else {
      return nil
    }
    return ways.allSatisfy { holds($0, stores) } ? end : nil
  }

  /// - Returns: the `if` or the `switch` of which a brace is one.
  private func head(of brace: Int, behind start: Int) -> Int? {
    var place = brace - 1
    for _ in 0..<Self.longest where place > start {
      if ["if", "switch"].contains(words[place]), word(place - 1) != "else" { return place }
      if [";", "{", "}"].contains(words[place]), word(place + 1) != "else" { return nil }
      place = tokens[place].kind == .close ? (tokens[place].partner ?? place) - 1 : place - 1
    }
    return nil
  }

  private static let longest = 256

  /// - Returns: what stands in the braces of each way, where there is one for whatever is asked, and the place behind all.
  private func ways(from head: Int) -> (ways: [Range<Int>], end: Int)? {
    guard var body = tokens.body(from: head + 1, words) else { return nil }
    if words[head] == "switch" {
      let labels = tokens.topLevel(body.dropFirst().dropLast()).filter {
        ["case", "default"].contains(words[$0]) && !NameUses.isDot(words[$0 - 1])
      }
      return (zip(labels, labels.dropFirst() + [body.upperBound - 1]).map { $0..<$1 }, body.upperBound)
    }
    var ways = [body]
    while word(body.upperBound) == "else" {
      let isLast = word(body.upperBound + 1) == "{"
      guard let next = tokens.body(from: body.upperBound + 1, words) else { return nil }
      ways.append(next)
      body = next
      if isLast { return (ways, body.upperBound) }
    }
    return nil
  }

  private func holds(_ way: Range<Int>, _ stores: [Int]) -> Bool {
    let open = words[way.lowerBound] == "{" ? way.lowerBound : scopes.open(around: way.lowerBound)
    // What leaves it before is not asked behind it, or goes on below it.
    guard !words[way].contains(where: { ["break", "fallthrough"].contains($0) }) else { return false }
    return stores.contains { way.contains($0) && scopes.open(around: $0) == open }
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
