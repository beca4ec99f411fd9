/// The names that a block itself says what they are.
struct DeclaredNames {
  private struct Declaration {
    let place: Int
    /// Where it is known.
    let scope: Range<Int>
    /// It is known before its own place, as functions and types are.
    let isEarly: Bool
    /// It is a member of a type: elsewhere it is known behind a dot only.
    let isMember: Bool
  }

  private let tokens: [SwiftToken]
  private let words: [String]
  private var declarations: [String: [Declaration]] = [:]
  private var places: Set<Int> = []
  private var variables: Set<String> = []
  /// The loops whose variable has a name that the block declares elsewhere too, by that name: each is another.
  private var loops: [String: [(name: Int, body: Range<Int>)]] = [:]

  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes) {
    self.tokens = tokens
    self.words = words
    let types = Self.typeBraces(tokens, words)
    variables = Set(tokens.indices.dropLast().filter { words[$0 + 1] == "=" && isAssigned($0) }.map { words[$0] })
    for place in tokens.indices.dropFirst() {
      if Self.keywords.contains(words[place - 1]) {
        declare(patternNames(place), words[place - 1], scopes, types, from: place)
      } else if words[place - 1] == "func" {
        declare([place], "func", scopes, types)
        declareParameters(from: place)
      } else if words[place] == "init", types.contains(scopes.open(around: place) ?? -1) {
        declareParameters(from: place)
      } else if words[place - 1] == "case", let open = scopes.open(around: place), types.contains(open) {
        declare(cases(from: place), "case", scopes, types)
      } else if words[place] == "in", let open = scopes.open(around: place), words[open] == "{" {
        declareArguments(of: open, until: place)
      }
    }
    for place in tokens.indices.dropFirst() where words[place - 1] == "for" { tellApart(place) }
  }

  private static let keywords: Set<String> = ["let", "var", "for", "struct", "enum", "class", "actor", "typealias"]
  private static let early: Set<String> = ["func", "struct", "enum", "class", "actor", "typealias", "case"]

  // MARK: Questions

  /// Whether the block says what stands there: a name that it binds, a member of a type of its own.
  func isKnown(_ place: Int) -> Bool {
    if places.contains(place) { return true }
    guard let known = declarations[name(place)] else { return false }
    if place > 0, words[place - 1].hasSuffix(".") { return known.contains(where: \.isMember) }
    // The label of an argument of one of its functions.
    if place + 1 < tokens.count, tokens[place + 1].kind == .colon { return true }
    return known.contains { $0.scope.contains(place) && ($0.isEarly || $0.place < place) }
  }

  /// The names that are said there, also by a string that interpolates them.
  func mentioned(_ place: Int) -> [String] {
    switch tokens[place].kind {
    case .identifier: declarations[name(place)] == nil ? [] : [key(of: name(place), at: place)]
    case .literal where words[place].contains("\\"):
      Self.told(words[place]).filter { declarations[$0] != nil }
        .map { key(of: $0, at: place) }
    default: []
    }
  }

  func declared(_ place: Int) -> [String] {
    guard places.contains(place) else { return [] }
    let isOfLoop = loops[words[place]]?.contains { $0.name == place } == true
    return [isOfLoop ? Self.key(words[place], place) : name(place)]
  }

  func isVariable(_ name: String) -> Bool { variables.contains(name) }

  /// The words that a string interpolates, and others beside them.
  static func told(_ literal: String) -> [String] {
    literal.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// `ok` of `$ok`
  private func name(_ place: Int) -> String {
    let word = words[place]
    return word.first == "$" && word.dropFirst().first?.isNumber == false ? String(word.dropFirst()) : word
  }

  /// - Returns: the name, with the place of the loop whose variable it is there.
  private func key(of name: String, at place: Int) -> String {
    guard let loop = loops[name]?.last(where: { $0.body.contains(place) }) else { return name }
    return words[place - 1].hasSuffix(".") ? name : Self.key(name, loop.name)
  }

  private static func key(_ name: String, _ place: Int) -> String { "\(name) \(place)" }

  /// `ok = f()`, also of a constant that is bound later.
  private func isAssigned(_ place: Int) -> Bool {
    guard tokens[place].kind == .identifier, place > 0 else { return tokens[place].kind == .identifier }
    if words[place - 1] == ":" { return isOfCase(place - 1) }
    return !["let", "var", "case", ","].contains(words[place - 1])
  }

  /// The colon of `case 1:` and of `default:`, behind which a statement begins; behind any other stands a type.
  private func isOfCase(_ colon: Int) -> Bool {
    var place = colon - 1
    while place >= max(0, colon - Self.longestCase), ![";", ":"].contains(words[place]), tokens[place].kind != .open {
      if ["case", "default"].contains(words[place]) { return true }
      place = (tokens[place].kind == .close ? tokens[place].partner ?? place : place) - 1
    }
    return false
  }

  private static let longestCase = 128

  // MARK: Declarations

  /// - Parameter pattern: where a pattern begins that holds the names.
  private mutating func declare(
    _ names: [Int],
    _ keyword: String,
    _ scopes: BracketScopes,
    _ types: Set<Int>,
    from pattern: Int? = nil
  ) {
    for place in names {
      let isMember = types.contains(scopes.open(around: place) ?? -1)
      add(place, scopes.scope(around: pattern ?? place), isEarly: isMember || Self.early.contains(keyword), isMember)
      if keyword == "var" { variables.insert(words[place]) }
    }
  }

  private mutating func add(_ place: Int, _ scope: Range<Int>, isEarly: Bool, _ isMember: Bool) {
    guard [.identifier, .operator].contains(tokens[place].kind), words[place] != "_" else { return }
    places.insert(place)
    let declaration = Declaration(place: place, scope: scope, isEarly: isEarly, isMember: isMember)
    declarations[words[place], default: []].append(declaration)
  }

  /// `for size in sizes {`: what braces hold in which nothing else bears that name is about this one.
  private mutating func tellApart(_ name: Int) {
    guard places.contains(name), name + 1 < tokens.count, words[name + 1] == "in",
      let declared = declarations[words[name]], (2...Self.mostOfName).contains(declared.count),
      let open = tokens.topLevel(name..<min(name + Self.longestHead, tokens.count)).first(where: { words[$0] == "{" }),
      let close = tokens[open].partner, !declared.contains(where: { (open..<close).contains($0.place) })
    else { return }
    // Of `for size in sizes.filter { $0 > 3 } {` it is not certain which braces are the loop's.
    if close + 1 < tokens.count, words[close + 1] == "{" || words[close + 1].hasPrefix(".") { return }
    loops[words[name], default: []].append((name, open..<close))
  }

  private static let longestHead = 128
  /// Each is looked at for every other.
  private static let mostOfName = 64

  /// `(a, b)` of `let (a, b) = f()`, and of `for (a, b) in c`
  private func patternNames(_ place: Int) -> [Int] {
    guard words[place] == "(", let close = tokens[place].partner, close - place < 32 else { return [place] }
    return ((place + 1)..<close).filter { tokens[$0].kind == .identifier }
  }

  /// `left, right` of `case left, right = "b"`
  private func cases(from start: Int) -> [Int] {
    var names = [start]
    for place in tokens.topLevel(start..<min(start + 64, tokens.count)).dropFirst() {
      if tokens[place].line > tokens[start].line, tokens[place - 1].kind != .comma { break }
      if tokens[place - 1].kind == .comma { names.append(place) }
    }
    return names
  }

  /// Their labels and names: `func side(of lamp: Int)`.
  private mutating func declareParameters(from name: Int) {
    guard name + 1 < tokens.count, words[name + 1] == "(", let close = tokens[name + 1].partner,
      let open = tokens.topLevel(close..<min(close + 16, tokens.count)).first(where: { words[$0] == "{" }),
      let end = tokens[open].partner
    else { return }
    for place in tokens.topLevel((name + 2)..<close) where tokens[place].kind == .colon {
      for name in [place - 1, place - 2] where tokens[name].kind == .identifier {
        add(name, name..<end, isEarly: true, false)
      }
    }
  }

  /// `a, b` of `{ a, b in`, and of `{ (a: Int) in`
  private mutating func declareArguments(of open: Int, until sign: Int) {
    guard sign - open < 64, let end = tokens[open].partner, !words[open..<sign].contains("for"),
      !words[open..<sign].contains("in")
    else { return }
    for place in (open + 1)..<sign where tokens[place].kind == .identifier && words[place].first?.isUppercase == false {
      add(place, open..<end, isEarly: true, false)
    }
  }

  private static func typeBraces(_ tokens: [SwiftToken], _ words: [String]) -> Set<Int> {
    let kinds: Set<String> = ["struct", "enum", "class", "actor"]
    let braces = words.indices.filter { kinds.contains(words[$0]) }.compactMap { start in
      words[start...].prefix(32).firstIndex(of: "{")
    }
    return Set(braces)
  }
}
