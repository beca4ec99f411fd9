/// All that a block declares, by Swift's rules of what is known where.
struct LocalDeclarations {
  private(set) var all: [LocalDeclaration] = []
  /// Where they stand.
  private(set) var places: Set<Int> = []
  /// What closures call what they are handed.
  private(set) var arguments: Set<String> = []
  /// What the arguments of its functions are called by whoever calls them.
  private(set) var labels: Set<String> = []
  /// The places of these where they are declared.
  private(set) var labelPlaces: Set<Int> = []
  /// `lamp` of `if let lamp {`, which stands for what it stood for.
  private(set) var unwrapped: Set<Int> = []
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  /// The braces of types, and of their extensions.
  private var types: Set<Int> = []
  /// Where the cases of a `switch` begin, by its brace.
  private var cases: [Int: [Int]] = [:]
  /// The keywords that belong to a statement which has been read.
  private var taken: Set<Int> = []

  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes) {
    self.tokens = tokens
    self.words = words
    self.scopes = scopes
    for place in tokens.indices where tokens[place].kind == .identifier && !NameUses.isDot(word(place - 1)) {
      read(place)
    }
  }

  private mutating func read(_ place: Int) {
    switch words[place] {
    case "if", "guard", "while": readConditions(of: place)
    case "for": readLoop(place)
    case "switch": readCases(of: place)
    case "catch": readCatch(place)
    case "func": readFunction(place)
    case "init", "subscript": if isOfType(place) { readParameters(from: place + 1) }
    case "set", "willSet", "didSet": readAccessor(place)
    case "struct", "enum", "class", "actor", "protocol", "extension", "typealias": readType(place)
    case "let", "var": if !taken.contains(place) { readBinding(place) }
    case "case": if isOfType(place) { readMembers(of: place) }
    case "in": if !taken.contains(place) { readClosure(place) }
    default: break
    }
  }

  // MARK: Bindings

  /// `let a = b, (c, d) = e`
  private mutating func readBinding(_ keyword: Int) {
    var place = keyword + 1
    while place < tokens.count {
      var next = words[place] == "(" ? (tokens[place].partner ?? place) + 1 : place + 1
      let names = BoundPattern(place..<min(next, tokens.count), binds: true, tokens, words).names
      if word(next) == ":" { next = behindType(next + 1) }
      var known = next
      if word(next) == "=" {
        next = tokens.endOfExpression(from: next + 1, words)
        // What a name is given knows others of its name, and those who watch it know it.
        known = watchers(before: next) ?? next
      }
      let scope = scope(around: keyword)
      let kind: LocalDeclaration.Kind = isOfType(keyword) ? .member : .value
      for name in names {
        add(name, kind, in: scope, [known..<max(known, scope.upperBound)], isVariable: words[keyword] == "var")
      }
      guard word(next) == "," else { return }
      place = next + 1
    }
  }

  /// `{ didSet { … } }` of `var n = 3 { didSet { … } }`
  private func watchers(before end: Int) -> Int? {
    guard word(end - 1) == "}", let open = tokens[end - 1].partner, ["didSet", "willSet"].contains(word(open + 1))
    else {
      return nil
    }
    return open
  }

  private func behindType(_ start: Int) -> Int {
    var place = start
    while place < tokens.count, ![.comma, .close].contains(tokens[place].kind), !["=", "{", ";"].contains(words[place])
    {
      if place > start, tokens[place - 1].line < tokens[place].line, tokens[place].kind == .identifier { break }
      place = tokens[place].kind == .open ? (tokens[place].partner ?? place) + 1 : place + 1
    }
    return place
  }

  // MARK: Statements

  /// `if let a = b, case .on(let c) = a {`; what `if let a {` says goes on to stand for what it stood for.
  private mutating func readConditions(of head: Int) {
    let isGuard = words[head] == "guard"
    let start = isGuard ? tokens.ahead(from: head) { words[$0] == "else" } : head
    guard let start, let body = tokens.body(from: start + 1, words) else { return }
    let end = isGuard ? body.lowerBound - 1 : body.lowerBound
    let scope = isGuard ? scope(around: head) : head..<body.upperBound
    for condition in tokens.listed((head + 1)..<end) {
      guard let first = condition.first, ["let", "var", "case"].contains(words[first]) else { continue }
      taken.formUnion(condition.filter { ["let", "var"].contains(words[$0]) })
      guard let sign = tokens.ahead(from: first, { words[$0] == "=" }), sign < condition.upperBound else {
        if words[first] != "case", condition.count > 1 { unwrapped.insert(first + 1) }
        continue
      }
      let colon = words[first] == "case" ? nil : tokens.ahead(from: first) { tokens[$0].kind == .colon }
      let pattern = (words[first] == "case" ? first + 1 : first)..<min(colon ?? sign, sign)
      let known =
        isGuard
        ? [condition.upperBound..<end, body.upperBound..<max(body.upperBound, scope.upperBound)]
        : [condition.upperBound..<body.upperBound]
      add(BoundPattern(pattern, tokens, words), in: scope, known)
    }
  }

  /// `for (a, b) in c where a > 3 {`
  private mutating func readLoop(_ head: Int) {
    guard let sign = tokens.ahead(from: head, { words[$0] == "in" }) else { return }
    taken.formUnion([sign] + (head..<sign).filter { ["let", "var"].contains(words[$0]) })
    guard let body = tokens.body(from: sign + 1, words) else { return }
    var start = head + 1
    while ["try", "await"].contains(word(start)) { start += 1 }
    let isCase = word(start) == "case"
    let colon = isCase ? nil : tokens.ahead(from: start) { tokens[$0].kind == .colon }
    let pattern = (isCase ? start + 1 : start)..<min(colon ?? sign, sign)
    let known = tokens.ahead(from: sign) { words[$0] == "where" || $0 >= body.lowerBound } ?? body.lowerBound
    add(BoundPattern(pattern, binds: !isCase, tokens, words), in: head..<body.upperBound, [known..<body.upperBound])
  }

  /// `case .on(let level) where level > 3:`
  private mutating func readCases(of head: Int) {
    guard let body = tokens.body(from: head + 1, words) else { return }
    let labels = tokens.topLevel((body.lowerBound + 1)..<(body.upperBound - 1)).filter {
      ["case", "default"].contains(words[$0]) && !NameUses.isDot(word($0 - 1))
    }
    cases[body.lowerBound] = labels
    for (label, end) in zip(labels, labels.dropFirst() + [body.upperBound - 1]) {
      guard let colon = tokens.ahead(from: label, { tokens[$0].kind == .colon }), colon < end else { continue }
      let pattern = (label + 1)..<colon
      taken.formUnion(pattern.filter { ["let", "var"].contains(words[$0]) })
      let known = tokens.ahead(from: label) { words[$0] == "where" || $0 >= colon } ?? colon
      add(BoundPattern(pattern, tokens, words), in: label..<end, [known..<end])
    }
  }

  /// `catch let e as E {`
  private mutating func readCatch(_ head: Int) {
    guard let body = tokens.body(from: head + 1, words) else { return }
    let pattern = (head + 1)..<body.lowerBound
    taken.formUnion(pattern.filter { ["let", "var"].contains(words[$0]) })
    let known = tokens.ahead(from: head) { words[$0] == "where" || $0 >= body.lowerBound } ?? body.lowerBound
    add(BoundPattern(pattern, tokens, words), in: head..<body.upperBound, [known..<body.upperBound])
    if pattern.isEmpty { add(head, .implicit, "error", in: head..<body.upperBound, [body]) }
  }

  // MARK: Functions

  private mutating func readFunction(_ keyword: Int) {
    let scope = scope(around: keyword)
    add(keyword + 1, isOfType(keyword) ? .member : .early, in: scope, [scope])
    readParameters(from: keyword + 2)
  }

  /// `(of lamp: Lamp, n: Int = 3) -> Int {`
  private mutating func readParameters(from start: Int) {
    guard let open = tokens.ahead(from: start, { words[$0] == "(" || Self.declaring.contains(words[$0]) }),
      words[open] == "(", let close = tokens[open].partner
    else { return }
    let brace = tokens.ahead(from: close + 1) { words[$0] == "{" || Self.declaring.contains(words[$0]) }
    let body = brace.flatMap { open in words[open] == "{" ? tokens[open].partner.map { open..<($0 + 1) } : nil }
    for part in tokens.listed((open + 1)..<close) {
      guard let colon = tokens.topLevel(part).first(where: { tokens[$0].kind == .colon }) else { continue }
      let label = colon - 2 == part.lowerBound ? colon - 2 : colon - 1
      labels.insert(words[label])
      labelPlaces.insert(label)
      if let body { add(colon - 1, .value, in: close..<body.upperBound, [body]) }
    }
  }

  private static let declaring: Set<String> = [
    "func", "var", "let", "init", "subscript", "struct", "enum", "case", "}",
  ]

  /// `set(width) {`
  private mutating func readAccessor(_ keyword: Int) {
    guard word(keyword + 1) == "(", word(keyword + 3) == ")", word(keyword + 4) == "{",
      let close = tokens[keyword + 4].partner
    else { return }
    add(keyword + 2, .value, in: keyword..<(close + 1), [(keyword + 4)..<close])
  }

  /// `{ [n = lamp.n] (a: Int, b) -> Int in`
  private mutating func readClosure(_ sign: Int) {
    guard let open = scopes.open(around: sign), words[open] == "{", sign - open < Self.longestHead,
      let close = tokens[open].partner
    else { return }
    let head = tokens.topLevel((open + 1)..<sign)
    guard !head.contains(where: { Self.statements.contains(words[$0]) }) else { return }
    var names: [Int] = []
    for place in head {
      if words[place] == "->" || ["async", "throws"].contains(words[place]) { break }
      let parts = tokens.listed((place + 1)..<max(place + 1, tokens[place].partner ?? place))
      switch words[place] {
      case "[": names += parts.flatMap { part in part.filter { word($0 + 1) == "=" } }
      case "(": names += parts.compactMap { part in part.first { word($0 + 1) == ":" } ?? part.last }
      default:
        if tokens[place].kind == .identifier, words[place - 1] != "@" { names.append(place) }
      }
    }
    for name in names { add(name, .argument, in: open..<(close + 1), [sign..<close]) }
  }

  private static let statements: Set<String> = [
    "for", "let", "var", "=", ";", "if", "guard", "while", "switch", "in", "return", "func",
  ]
  private static let longestHead = 128

  // MARK: Types

  private mutating func readType(_ keyword: Int) {
    // `class func`, and `actor` where it is a name
    guard keyword + 1 < tokens.count, tokens[keyword + 1].kind == .identifier,
      Self.behindTypes.contains(word(keyword + 2))
    else { return }
    let scope = scope(around: keyword)
    if words[keyword] != "extension" {
      add(keyword + 1, isOfType(keyword) ? .member : .early, in: scope, [scope])
    }
    if words[keyword] != "typealias", let open = tokens.ahead(from: keyword + 1, { words[$0] == "{" }) {
      types.insert(open)
    }
  }

  private static let behindTypes: Set<String> = ["{", ":", "<", "=", "where", "."]

  /// `case left, right(n: Int)`
  private mutating func readMembers(of keyword: Int) {
    var place = keyword + 1
    while place < tokens.count, tokens[place].kind == .identifier {
      add(place, .member, in: scope(around: keyword), [])
      if word(place + 1) == "(", let close = tokens[place + 1].partner {
        let colons = tokens.topLevel((place + 2)..<close).filter { tokens[$0].kind == .colon }
        labels.formUnion(colons.map { words[$0 - 1] })
      }
      let next = tokens.ahead(from: place + 1) { tokens[$0].kind == .comma || tokens[$0].line > tokens[place].line }
      guard let next, tokens[next].kind == .comma else { return }
      place = next + 1
    }
  }

  private func isOfType(_ place: Int) -> Bool { scopes.open(around: place).map(types.contains) == true }

  // MARK: Scopes

  /// What the brackets around a place hold, or the case of a `switch` there.
  private func scope(around place: Int) -> Range<Int> {
    let scope = scopes.scope(around: place)
    guard let labels = cases[scope.lowerBound], labels.first.map({ $0 <= place }) == true else { return scope }
    var (low, high) = (0, labels.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if labels[middle] <= place { low = middle } else { high = middle }
    }
    return labels[low]..<(high < labels.count ? labels[high] : scope.upperBound)
  }

  private mutating func add(_ pattern: BoundPattern, in scope: Range<Int>, _ known: [Range<Int>]) {
    for name in pattern.names { add(name, .value, in: scope, known, isVariable: pattern.variables.contains(name)) }
  }

  private mutating func add(
    _ place: Int,
    _ kind: LocalDeclaration.Kind,
    _ name: String? = nil,
    in scope: Range<Int>,
    _ known: [Range<Int>],
    isVariable: Bool = false
  ) {
    guard tokens.indices.contains(place), tokens[place].kind == .identifier, words[place] != "_" else { return }
    let name = name ?? Self.unquoted(words[place])
    let known = kind == .member ? [scope] : known.filter { !$0.isEmpty }
    all.append(
      LocalDeclaration(name: name, place: place, kind: kind, scope: scope, known: known, isVariable: isVariable)
    )
    if kind != .implicit { places.insert(place) }
    if kind == .argument { arguments.insert(name) }
  }

  /// `in` of `` `in` ``
  static func unquoted(_ word: String) -> String {
    word.count > 2 && word.first == "`" ? String(word.dropFirst().dropLast()) : word
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
