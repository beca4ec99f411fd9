/// The functions, closures and operators of a block by the expressions that they may come to: `func fits(_ n: Int) -> Bool { n == n }`.
struct AnsweringBodies {
  struct Body {
    let name: Int
    /// One at least.
    let expressions: [Range<Int>]
    /// Where the name is known.
    let scope: Range<Int>
    let isOperator: Bool
  }

  private(set) var all: [Body] = []
  private let tokens: [SwiftToken]
  private let words: [String]

  /// - Parameter isBoundOnce: whether the name at a place stands for nothing else.
  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes, isBoundOnce: (Int) -> Bool) {
    self.tokens = tokens
    self.words = words
    for name in tokens.indices.dropFirst() where ["func", "let"].contains(words[name - 1]) {
      let isOperator = tokens[name].kind == .operator
      guard let open = words[name - 1] == "func" ? functionBody(name) : closure(name),
        case let expressions = expressions(open, isClosure: words[name - 1] == "let"), !expressions.isEmpty,
        isOperator || isBoundOnce(name)
      else { continue }
      let scope = scopes.scope(around: name)
      all.append(Body(name: name, expressions: expressions, scope: scope, isOperator: isOperator))
    }
  }

  private func functionBody(_ name: Int) -> Int? {
    var open = name + 1
    guard word(open) == "(", let close = tokens[open].partner else { return nil }
    open = close + 1
    while ["async", "throws"].contains(word(open)) { open += 1 }
    // What is made of it may be the components' own.
    if word(open) == "->" {
      guard ConstantWords.types.contains(word(open + 1)) else { return nil }
      open += 2
    }
    return word(open) == "{" ? open : nil
  }

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

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  /// Tokens. One in the other, they are not looked through again and again.
  private static let most = 200
}
