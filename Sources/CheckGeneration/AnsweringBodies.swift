/// The functions, closures and operators of a block, and the members of its types, by the expressions that they may come to:
/// `func fits(_ n: Int) -> Bool { n == n }`.
struct AnsweringBodies {
  struct Body {
    let name: Int
    /// One at least.
    let expressions: [Range<Int>]
    /// Where the name is known.
    let scope: Range<Int>
    let isOperator: Bool
    /// It is asked without parentheses.
    let isComputed: Bool
    /// What is written behind `->`, or behind the colon of a variable.
    let type: Int?
    /// The type whose member it is.
    var owner: String?

    /// Whether all its expressions are written alike.
    func saysOne(_ words: [String]) -> Bool {
      Set(expressions.map { words[$0].joined(separator: " ") }).count == 1
    }
  }

  private(set) var all: [Body] = []
  private let tokens: [SwiftToken]
  private let words: [String]
  /// The types that the block declares: nobody else can say what is made of a literal there.
  private let ownTypes: Set<String>

  /// - Parameter isBoundOnce: whether the name at a place stands for nothing else.
  init(
    _ tokens: [SwiftToken],
    _ words: [String],
    _ scopes: BracketScopes,
    _ types: OwnTypes,
    isBoundOnce: (Int) -> Bool
  ) {
    self.tokens = tokens
    self.words = words
    ownTypes = Set(tokens.indices.dropFirst().filter { Self.typeWords.contains(words[$0 - 1]) }.map { words[$0] })
    for name in tokens.indices.dropFirst() where Self.declaring.contains(words[name - 1]) || words[name] == "subscript"
    {
      let isOperator = tokens[name].kind == .operator
      let owner = types.owner(of: name)
      guard let (open, expressions) = read(name, isMember: owner != nil), !expressions.isEmpty,
        isOperator || owner.map({ types.hasOne(words[name], $0) }) ?? isBoundOnce(name)
      else { continue }
      let body = Body(
        name: name,
        expressions: expressions.map { bound(by: $0, in: open, isBoundOnce) },
        scope: scopes.scope(around: name),
        isOperator: isOperator,
        isComputed: words[name - 1] == "var" || words[open] != "{" || owner != nil && words[name - 1] == "let",
        type: type(of: name, in: open),
        owner: owner
      )
      all.append(body)
    }
  }

  /// - Returns: the brace, or the sign of what a constant of a type holds, and what it may come to.
  private func read(_ name: Int, isMember: Bool) -> (open: Int, expressions: [Range<Int>])? {
    if isMember, words[name - 1] == "let" {
      let sign = word(name + 1) == ":" && ConstantWords.types.contains(word(name + 2)) ? name + 3 : name + 1
      guard word(sign) == "=", word(sign + 1) != "{" else { return nil }
      return (sign, [(sign + 1)..<tokens.endOfExpression(from: sign + 1, words)])
    }
    guard let open = brace(of: name) else { return nil }
    return (open, expressions(open, isClosure: words[name - 1] == "let"))
  }

  private static let declaring: Set<String> = ["func", "let", "var"]
  private static let typeWords: Set<String> = ["struct", "enum", "class", "actor"]

  private func brace(of name: Int) -> Int? {
    switch words[name - 1] {
    case _ where words[name] == "subscript": functionBody(name)
    case "func": functionBody(name)
    case "let": closure(name)
    default: computed(name)
    }
  }

  private func functionBody(_ name: Int) -> Int? {
    let open = tokens.behindGenerics(name + 1, words)
    guard word(open) == "(", let close = tokens[open].partner else { return nil }
    var end = close + 1
    while ["async", "throws"].contains(word(end)) { end += 1 }
    if word(end) == "->" {
      guard let type = behindType(end + 1) else { return nil }
      end = type
    }
    // What is demanded of the types of its arguments says nothing of its answer.
    if word(end) == "where" {
      end = tokens.topLevel(end..<min(end + Self.longestHead, tokens.count)).first { words[$0] == "{" } ?? end
    }
    return word(end) == "{" ? end : nil
  }

  /// Behind `Int`, `Int?`: what is made of another type may be the components' own.
  private func behindType(_ type: Int) -> Int? {
    guard ConstantWords.types.contains(word(type)) || ownTypes.contains(word(type)) else { return nil }
    return word(type + 1) == "?" ? type + 2 : type + 1
  }

  private func type(of name: Int, in open: Int) -> Int? {
    if words[name - 1] == "var" { return name + 2 }
    if words[open] == "=" { return word(name + 1) == ":" ? name + 2 : nil }
    return tokens.topLevel(name..<open).first { words[$0] == "->" }.map { $0 + 1 }
  }

  /// `var isFine: Bool { lamp.tap(); return true }`, `var isFine: Bool { get { true } }`
  private func computed(_ name: Int) -> Int? {
    guard word(name + 1) == ":", let open = behindType(name + 2), word(open) == "{" else { return nil }
    if word(open + 1) == "get", word(open + 2) == "{", let close = tokens[open + 2].partner, word(close + 1) == "}" {
      return open + 2
    }
    return Self.accessors.contains(word(open + 1)) ? nil : open
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "mutating", "nonmutating", "_read", "@",
  ]
  private static let longestHead = 64

  /// `let same = { (a: Int) in a == a }`, `let same: (Int) -> Bool = { $0 == $0 }`
  private func closure(_ name: Int) -> Int? {
    var sign = name + 1
    if word(sign) == ":", word(sign + 1) == "(", let close = tokens[sign + 1].partner, word(close + 1) == "->",
      ConstantWords.types.contains(word(close + 2))
    {
      sign = close + 3
    }
    return word(sign) == "=" && word(sign + 1) == "{" ? sign + 1 : nil
  }

  private func expressions(_ open: Int, isClosure: Bool) -> [Range<Int>] {
    guard let close = tokens[open].partner, close - open < Self.most else { return [] }
    var start = open + 1
    if isClosure, let sign = tokens.topLevel(start..<close).first(where: { words[$0] == "in" }) {
      if let arrow = words[start..<sign].firstIndex(of: "->"), !ConstantWords.types.contains(word(arrow + 1)) {
        return []
      }
      start = sign + 1
    }
    let body = start..<close
    if let answer = BlockStatements.answer(of: body, tokens, words) { return [answer] }
    if !body.isEmpty, let (range, literal) = BoundChoices(tokens: tokens, words: words).choice(from: start),
      range == body
    {
      return [literal..<(literal + 1)]
    }
    let returned = BlockStatements.returned(by: body, tokens, words)
    return returned.contains(where: \.isEmpty) ? [] : returned
  }

  /// `24` of `let width = 24; return width`: the name is known in the body only, and stands for nothing else.
  private func bound(by answer: Range<Int>, in open: Int, _ isBoundOnce: (Int) -> Bool) -> Range<Int> {
    guard answer.count == 1, let place = answer.first, tokens[place].kind == .identifier,
      let start = BlockStatements.ranges(of: (open + 1)..<place, tokens, words).first(where: {
        $0.count > 3 && words[$0.lowerBound] == "let" && words[$0.lowerBound + 1] == words[place]
      }), isBoundOnce(start.lowerBound + 1)
    else { return answer }
    let name = start.lowerBound + 1
    let sign = word(name + 1) == ":" && ConstantWords.types.contains(word(name + 2)) ? name + 3 : name + 1
    let end = words[start.upperBound - 1] == ";" ? start.upperBound - 1 : start.upperBound
    guard word(sign) == "=", sign + 1 < end,
      !tokens.topLevel(start.lowerBound..<end).contains(where: { tokens[$0].kind == .comma || words[$0] == ";" })
    else { return answer }
    return (sign + 1)..<end
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  /// Tokens. One in the other, they are not looked through again and again.
  private static let most = 200
}
