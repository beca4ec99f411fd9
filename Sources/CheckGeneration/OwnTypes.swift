/// Of which of the block's own types an expression is, as far as its words tell: `Probe(icon: icon)`, `Side.left`, `probe` of
/// `let probe = Probe(icon: icon)`, `made()` of `func made() -> Probe`.
struct OwnTypes {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  /// The braces of each type, by its name.
  private var braces: [String: Int] = [:]
  private var names: [Int: String] = [:]
  /// How often a type has a member of a name.
  private var members: [Member: Int] = [:]
  private var cases: Set<Member> = []
  /// Of which type what a name stands for is, or what a function comes to.
  private var values: [String: String] = [:]
  private var results: [String: String] = [:]
  /// Of which type all elements of a list are that a name stands for.
  private var lists: [String: String] = [:]
  /// The protocols that the block declares.
  private let protocols: Set<String>

  private struct Member: Hashable {
    let brace: Int
    let name: String
  }

  init(_ tokens: [SwiftToken], _ names: ResolvedNames, _ scopes: BracketScopes) {
    self.tokens = tokens
    self.scopes = scopes
    let words = names.words
    self.words = words
    protocols = Set(words.indices.dropFirst().filter { words[$0 - 1] == "protocol" }.map { words[$0] })
    let declared = names.declarations.all.filter { $0.kind != .implicit }
    readTypes(declared)
    guard !braces.isEmpty else { return }
    for place in words.indices where words[place] == "subscript" { note("subscript", around: place) }
    for declaration in declared where declaration.kind == .member {
      note(words[declaration.place], around: declaration.place)
      guard let brace = scopes.open(around: declaration.place) else { continue }
      let isCase = ["case", ","].contains(word(declaration.place - 1))
      if isCase { cases.insert(Member(brace: brace, name: words[declaration.place])) }
    }
    readValues(declared)
  }

  /// - Returns: the type in whose braces something is declared.
  func owner(of place: Int) -> String? { scopes.open(around: place).flatMap { names[$0] } }

  /// Whether a type has but one member of a name.
  func hasOne(_ name: String, _ type: String) -> Bool {
    braces[type].flatMap { members[Member(brace: $0, name: name)] } == 1
  }

  /// - Returns: the type of an expression, or the type that it names.
  func type(of range: Range<Int>) -> String? {
    let range = tokens.withoutParentheses(range, words)
    guard let first = range.first else { return nil }
    let isCall = range.count > 2 && words[first + 1] == "(" && tokens[first + 1].partner == range.upperBound - 1
    if let list = list(asked: range) { return elements(of: list) }
    guard let brace = braces[words[first]] else {
      return isCall ? results[words[first]] : range.count == 1 ? values[words[first]] : nil
    }
    if range.count == 1 || isCall { return words[first] }
    guard range.count > 2, words[first + 1] == ".", cases.contains(Member(brace: brace, name: words[first + 2])) else {
      return nil
    }
    let isHanded = range.count > 3 && words[first + 3] == "(" && tokens[first + 3].partner == range.upperBound - 1
    return range.count == 3 || isHanded ? words[first] : nil
  }

  /// `probes` of `probes[0]`
  private func list(asked range: Range<Int>) -> Range<Int>? {
    guard let last = range.last, words[last] == "]", let open = tokens[last].partner, open > range.lowerBound else {
      return nil
    }
    return range.lowerBound..<open
  }

  /// - Returns: the type of all elements of a list: of `[Probe(icon: icon)]`, or of a name that stands for such.
  private func elements(of range: Range<Int>) -> String? {
    guard let first = range.first else { return nil }
    if range.count == 1 { return lists[words[first]] }
    guard words[first] == "[", tokens[first].partner == range.upperBound - 1 else { return nil }
    let types = Set(tokens.listed(range.dropFirst().dropLast()).filter { !$0.isEmpty }.map { type(of: $0) })
    return types.count == 1 ? types.first ?? nil : nil
  }

  // MARK: Declarations

  private mutating func readTypes(_ declared: [LocalDeclaration]) {
    var inherited: Set<String> = []
    for declaration in declared where Self.kinds.contains(word(declaration.place - 1)) {
      let name = words[declaration.place]
      guard let open = tokens.ahead(from: declaration.place, { words[$0] == "{" }) else { continue }
      inherited.formUnion(words[(declaration.place + 1)..<open])
      // Two of one name may both be meant.
      guard braces[name] == nil else {
        inherited.insert(name)
        continue
      }
      braces[name] = open
      names[open] = name
    }
    // What one inherits it may say otherwise.
    for (name, open) in braces where inherited.contains(name) {
      braces[name] = nil
      names[open] = nil
    }
  }

  private static let kinds: Set<String> = ["struct", "enum", "class", "actor"]

  private mutating func note(_ name: String, around place: Int) {
    guard let brace = scopes.open(around: place) else { return }
    members[Member(brace: brace, name: name), default: 0] += 1
  }

  private mutating func readValues(_ declared: [LocalDeclaration]) {
    var several: Set<String> = []
    var seen: Set<String> = []
    for declaration in declared where declaration.kind != .member {
      let name = declaration.place
      if !seen.insert(words[name]).inserted { several.insert(words[name]) }
      if word(name - 1) == "func" {
        results[words[name]] = result(of: name)
      } else if word(name - 1) == "for", word(name + 1) == "in",
        let open = tokens.body(from: name + 2, words)?.lowerBound
      {
        values[words[name]] = elements(of: (name + 2)..<open)
      } else if word(name + 1) == ":" {
        values[words[name]] = written(name + 2) ?? ofConstant(name)
      } else if word(name + 1) == "=", ["let", "var"].contains(word(name - 1)) {
        let value = (name + 2)..<tokens.endOfExpression(from: name + 2, words)
        values[words[name]] = type(of: value)
        lists[words[name]] = elements(of: value)
      }
    }
    for name in several {
      values[name] = nil
      lists[name] = nil
      results[name] = nil
    }
  }

  private func result(of function: Int) -> String? {
    guard word(function + 1) == "(", let close = tokens[function + 1].partner, word(close + 1) == "->" else {
      return nil
    }
    return written(close + 2)
  }

  /// `let probe: any Fine = Probe(icon: icon)`: nothing else is ever in it. Of what a protocol of somebody else is asked, its extension may
  /// be the one to answer.
  private func ofConstant(_ name: Int) -> String? {
    let isAny = ["any", "some"].contains(word(name + 2))
    let named = word(isAny ? name + 3 : name + 2)
    guard word(name - 1) == "let", braces[named] != nil || protocols.contains(named),
      let sign = tokens.ahead(from: name + 2, { words[$0] == "=" }),
      sign - name < 6, tokens[sign].line == tokens[name].line
    else { return nil }
    return type(of: (sign + 1)..<tokens.endOfExpression(from: sign + 1, words))
  }

  /// `Probe`; not `Probe?`, `Probe.Type`.
  private func written(_ place: Int) -> String? {
    braces[word(place)] == nil || ["?", "!", ".", "<", "&"].contains(word(place + 1)) ? nil : words[place]
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
