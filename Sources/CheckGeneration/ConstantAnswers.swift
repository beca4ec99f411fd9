/// The calls of functions and closures of a block that say the same whatever they are asked: `func fits(_ width: Double) -> Bool { true }`,
/// `let fits: (Double) -> Bool = { _ in true }`.
struct ConstantAnswers {
  /// The places of such calls, with what they are asked.
  private(set) var places: Set<Int> = []

  /// - Parameters:
  ///   - isBoundOnce: whether the name at a place stands for nothing else.
  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes, isBoundOnce: (Int) -> Bool) {
    func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

    /// Whether the braces hold nothing but a literal, behind the names of what is asked.
    func saysOne(_ open: Int, isClosure: Bool) -> Bool {
      guard word(open) == "{", let close = tokens[open].partner, close - open < 40 else { return false }
      var start = open + 1
      if isClosure {
        guard let sign = words[start..<close].firstIndex(of: "in") else { return false }
        // `{ (n: Int) -> Lamp in 3 }` makes a lamp of it.
        if let arrow = words[start..<sign].firstIndex(of: "->"), !ConstantWords.types.contains(word(arrow + 1)) {
          return false
        }
        start = sign + 1
      }
      if word(start) == "return" { start += 1 }
      if word(start) == "-" { start += 1 }
      guard close == start + 1 else { return false }
      return tokens[start].kind == .literal ? !words[start].contains("\\") : ConstantWords.isLiteral(words[start])
    }

    /// The body of the function or of the closure that a name is bound to. What it says is a literal, unless its type is one of the
    /// components' that can be made of one.
    func body(_ name: Int) -> Int? {
      if words[name - 1] == "func" {
        guard word(name + 1) == "(", let close = tokens[name + 1].partner else { return nil }
        var open = close + 1
        while ["async", "throws"].contains(word(open)) { open += 1 }
        if word(open) == "->" {
          guard ConstantWords.types.contains(word(open + 1)) else { return nil }
          open += 2
        }
        return saysOne(open, isClosure: false) ? open : nil
      }
      guard words[name - 1] == "let" else { return nil }
      var sign = name + 1
      if word(sign) == ":", word(sign + 1) == "(", let close = tokens[sign + 1].partner, word(close + 1) == "->" {
        guard ConstantWords.types.contains(word(close + 2)) else { return nil }
        sign = close + 3
      }
      return word(sign) == "=" && saysOne(sign + 1, isClosure: true) ? sign + 1 : nil
    }

    var said: [String: Range<Int>] = [:]
    for name in tokens.indices.dropFirst() where ["func", "let"].contains(words[name - 1]) {
      guard tokens[name].kind == .identifier, let open = body(name), isBoundOnce(name), let close = tokens[open].partner
      else { continue }
      said[words[name]] = words[name - 1] == "func" ? scopes.scope(around: name) : close..<scopes.end(around: name)
    }
    if said.isEmpty { return }
    for place in tokens.indices.dropLast() where words[place + 1] == "(" && tokens[place].kind == .identifier {
      guard said[words[place]]?.contains(place) == true, !word(place - 1).hasSuffix("."), word(place - 1) != "func",
        let close = tokens[place + 1].partner, close - place <= 200,
        // What throws on the way fails the check.
        !words[max(0, place - 8)..<close].contains("try")
      else { continue }
      places.formUnion(place...close)
    }
  }
}
