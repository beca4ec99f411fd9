/// What names stand for that are bound once, to an expression: `let ok = a == b`, `let (ok, n) = (a == b, 3)`, `let a = f(), b = g()`.
struct BoundExpressions {
  struct Binding {
    let expression: Range<Int>
    /// The place behind all that its statement binds.
    let end: Int
    /// Where the name is known.
    let scope: Range<Int>
    /// The brace in which it is bound; `nil` outside of all.
    let brace: Int?
  }

  /// In the order in which they stand.
  private(set) var bindings: [Binding] = []
  private var numbers: [String: Int] = [:]
  /// Of each `var`: what it holds at first.
  private var variables: [String: Binding] = [:]
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes

  /// - Parameter isBoundOnce: whether the name at a place stands for nothing else.
  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes, isBoundOnce: (Int) -> Bool) {
    self.tokens = tokens
    self.words = words
    self.scopes = scopes
    for place in tokens.indices where ["let", "var"].contains(words[place]) && beginsStatement(place) {
      bindAll(of: place, isBoundOnce)
    }
  }

  /// - Returns: the number of the binding that the name at that place stands for.
  func number(_ place: Int) -> Int? {
    guard let number = numbers[words[place]], bindings[number].scope.contains(place), !NameUses.isDot(word(place - 1))
    else { return nil }
    return number
  }

  /// - Returns: the number of the binding that gives its name what stands there, or what that is a part of.
  func number(ofExpressionAround range: Range<Int>) -> Int? {
    let around = bindings.indices.filter {
      bindings[$0].expression.lowerBound <= range.lowerBound && range.upperBound <= bindings[$0].expression.upperBound
    }
    return around.min { bindings[$0].expression.count < bindings[$1].expression.count }
  }

  /// - Returns: the binding, where what its expression names is still known by the same names: in the same braces.
  func binding(_ place: Int) -> Binding? {
    guard let number = number(place), scopes.brace(around: place, words) == bindings[number].brace else { return nil }
    return bindings[number]
  }

  /// - Returns: what a name was given where it was bound, be it by a `var`, which may hold something else by then.
  func copied(_ place: Int) -> Binding? {
    if let binding = binding(place) { return binding }
    guard let variable = variables[words[place]], variable.scope.contains(place), !NameUses.isDot(word(place - 1)),
      scopes.brace(around: place, words) == variable.brace
    else { return nil }
    return variable
  }

  /// Whether a range is a name that a `let` binds: what it holds stays.
  func isKept(_ range: Range<Int>) -> Bool { range.count == 1 && number(range.lowerBound) != nil }

  // MARK: Statements

  /// - Parameter keyword: the place of the `let` or of the `var`.
  private mutating func bindAll(of keyword: Int, _ isBoundOnce: (Int) -> Bool) {
    var place = keyword + 1
    while place < tokens.count, let (names, sign) = pattern(from: place) {
      let expression = (sign + 1)..<tokens.endOfExpression(from: sign + 1, words)
      if names.count == 1 {
        bind(names[0], of: keyword, to: expression, until: expression.upperBound, isBoundOnce)
      } else {
        for (name, element) in zip(names, elements(of: expression, names.count)) {
          bind(name, of: keyword, to: element, until: expression.upperBound, isBoundOnce)
        }
      }
      guard word(expression.upperBound) == "," else { return }
      place = expression.upperBound + 1
    }
  }

  private mutating func bind(
    _ name: Int,
    of keyword: Int,
    to expression: Range<Int>,
    until end: Int,
    _ isBoundOnce: (Int) -> Bool
  ) {
    guard !expression.isEmpty, words[name] != "_", isBoundOnce(name) else { return }
    let binding = Binding(
      expression: expression,
      end: end,
      scope: end..<scopes.end(around: keyword),
      brace: scopes.brace(around: name, words)
    )
    if words[keyword] == "var" {
      variables[words[name]] = binding
      return
    }
    numbers[words[name]] = bindings.count
    bindings.append(binding)
  }

  /// `if let`, `guard let` and `case let` bind what may be absent.
  private func beginsStatement(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    let before = words[place - 1]
    if [";", "{", "in"].contains(before) { return true }
    return tokens[place - 1].line < tokens[place].line && !["if", "guard", "while", "case", ",", "("].contains(before)
  }

  /// - Returns: the names on the left, and the place of the sign behind them. A type that may be the components' own makes of a literal what
  ///   it likes.
  private func pattern(from place: Int) -> (names: [Int], sign: Int)? {
    var names = [place]
    var next = place + 1
    if words[place] == "(", let close = tokens[place].partner {
      names = Array((place + 1)..<close).filter { tokens[$0].kind == .identifier }
      guard close - place == 2 * names.count, names.count > 1 else { return nil }
      next = close + 1
    } else if tokens[place].kind != .identifier {
      return nil
    }
    if word(next) == ":" {
      guard names.count == 1, ConstantWords.types.contains(word(next + 1)) || isWrapping(next + 1) else { return nil }
      next += word(next + 2) == "?" ? 3 : 2
    }
    return word(next) == "=" ? (names, next) : nil
  }

  /// `Lamp? = lamp`: what is no literal stays what it is.
  private func isWrapping(_ type: Int) -> Bool {
    word(type + 1) == "?" && word(type + 2) == "=" && type + 3 < tokens.count && tokens[type + 3].kind == .identifier
      && !ConstantWords.isLiteral(words[type + 3])
  }

  /// Whether the type of what a name is bound to is written as one that may be `nil`: `let lamp: Lamp? = f()`.
  func isWrapped(_ place: Int) -> Bool {
    guard let expression = binding(place)?.expression else { return false }
    return word(expression.lowerBound - 1) == "=" && word(expression.lowerBound - 2) == "?"
  }

  /// - Returns: those of a tuple that is written there, or that a name stands for, without their labels; none where their number is
  ///   another one.
  private func elements(of expression: Range<Int>, _ count: Int) -> [Range<Int>] {
    if expression.count == 1, let number = number(expression.lowerBound), bindings[number].expression.count > 1 {
      return elements(of: bindings[number].expression, count)
    }
    guard let open = expression.first, words[open] == "(", tokens[open].partner == expression.upperBound - 1 else {
      return []
    }
    let parts = tokens.listed((open + 1)..<(expression.upperBound - 1))
    return parts.count == count ? parts.map(tokens.unlabelled) : []
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
