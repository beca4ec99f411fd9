/// The functions, the closures and the computed variables of a block, by what they come to: `func name() -> String { lamp.name }`,
/// `let name = { lamp.name }`, `var name: String { lamp.name }`.
struct OwnFunctions {
  struct Function {
    let name: Int
    /// What stands between its braces, behind the names of what a closure is handed.
    let body: Range<Int>
    /// Where the name is known.
    let scope: Range<Int>
    /// It is asked without parentheses.
    let isComputed: Bool
    /// The names by which it knows what it is handed, where that is all that is said of them.
    var parameters: [String] = []
    /// What each of them is where a call hands it nothing.
    var defaults: [Range<Int>?] = []
  }

  private var functions: [String: Function] = [:]
  private let tokens: [SwiftToken]
  private let words: [String]

  /// - Parameter isBoundOnce: whether the name at a place stands for nothing else.
  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes, isBoundOnce: (Int) -> Bool) {
    self.tokens = tokens
    self.words = words
    for name in tokens.indices.dropFirst() where tokens[name].kind == .identifier {
      guard let open = brace(of: name), let close = tokens[open].partner, isBoundOnce(name) else { continue }
      let parameters = parameters(of: name, open)
      functions[words[name]] = Function(
        name: name,
        body: body(open, close, isClosure: words[name - 1] == "let"),
        scope: scopes.scope(around: name),
        isComputed: words[name - 1] == "var",
        parameters: parameters.map(\.name),
        defaults: parameters.map(\.value)
      )
    }
  }

  var all: some Collection<Function> { functions.values }

  /// - Returns: the one whose name is said there, called or handed on.
  func said(_ place: Int) -> Function? {
    guard let function = functions[words[place]], function.scope.contains(place), !NameUses.isDot(word(place - 1))
    else {
      return nil
    }
    return function
  }

  /// - Returns: what a call, or the name of a computed variable, means that is the whole of a range.
  func called(_ range: Range<Int>) -> Function? {
    guard let first = range.first, let function = said(first) else { return nil }
    if function.isComputed { return range.count == 1 ? function : nil }
    guard range.count > 2, words[first + 1] == "(", tokens[first + 1].partner == range.upperBound - 1 else {
      return nil
    }
    return function
  }

  /// - Returns: the expression that such a call comes to, with the `try` before it.
  func answer(_ range: Range<Int>) -> Range<Int>? {
    called(range).flatMap { BlockStatements.answer(of: $0.body, tokens, words, mayThrow: true) }
  }

  /// - Returns: the expression that one says, where it does nothing else.
  func onlyStatement(of function: Function) -> Range<Int>? {
    guard BlockStatements.ranges(of: function.body, tokens, words).count == 1 else { return nil }
    return BlockStatements.answer(of: function.body, tokens, words)
  }

  /// - Returns: what a call hands to the parameter of a name.
  func argument(of call: Range<Int>, to name: String) -> (name: String, value: Range<Int>)? {
    guard let function = called(call), let place = function.parameters.firstIndex(of: name),
      let arguments = arguments(of: call)
    else { return nil }
    return (name, arguments[place])
  }

  /// - Returns: what a call hands to each of the parameters, or what these hold where it hands them nothing.
  func arguments(of call: Range<Int>) -> [Range<Int>]? {
    guard let function = called(call), !function.isComputed else { return nil }
    let parts = tokens.listed((call.lowerBound + 2)..<(call.upperBound - 1)).filter { !$0.isEmpty }
    if parts.count == function.parameters.count { return parts.map(tokens.unlabelled) }
    // What is left out need not be the last.
    let given = function.parameters.indices.filter { function.defaults[$0] == nil }
    guard parts.count == given.count else { return nil }
    var arguments = function.defaults
    for (number, part) in zip(given, parts) { arguments[number] = tokens.unlabelled(part) }
    return arguments.compactMap(\.self)
  }

  /// Whether a call throws nothing, be it said behind a `try`: what it is handed calls nothing either.
  func neverThrows(_ call: Range<Int>) -> Bool {
    guard let function = called(call), words[call].count(where: { $0 == "(" }) < 2 else { return false }
    return !words[call].contains("{") && !words[function.body].contains { ["try", "throw"].contains($0) }
  }

  // MARK: Declarations

  /// - Parameter open: the brace of the function, or of the closure.
  private func parameters(of name: Int, _ open: Int) -> [(name: String, value: Range<Int>?)] {
    switch words[name - 1] {
    case "func": return parameters(tokens.behindGenerics(name + 1, words))
    case "let":
      // `{ (a: Lamp, b: Lamp) -> Bool in`
      guard word(open + 1) == "(", let close = tokens[open + 1].partner, ["in", "->"].contains(word(close + 1)) else {
        return []
      }
      return parameters(open + 1)
    default: return []
    }
  }

  /// `lamp` of `(of lamp: Lamp)`, `n` and `3` of `(n: Int = 3)`
  private func parameters(_ open: Int) -> [(name: String, value: Range<Int>?)] {
    guard let close = tokens[open].partner, !words[open..<close].contains(where: { ["...", "inout"].contains($0) })
    else { return [] }
    return tokens.listed((open + 1)..<close).compactMap { part in
      let top = tokens.topLevel(part)
      guard let colon = top.first(where: { tokens[$0].kind == .colon }) else { return nil }
      let sign = top.first { words[$0] == "=" }
      return (words[colon - 1], sign.map { ($0 + 1)..<part.upperBound })
    }
  }

  private func brace(of name: Int) -> Int? {
    switch words[name - 1] {
    case "func": functionBrace(name)
    case "let": word(name + 1) == "=" && word(name + 2) == "{" ? name + 2 : nil
    case "var": word(name + 1) == ":" ? brace(behind: name + 2) : nil
    default: nil
    }
  }

  private func functionBrace(_ name: Int) -> Int? {
    let open = tokens.behindGenerics(name + 1, words)
    guard word(open) == "(", let close = tokens[open].partner else { return nil }
    return brace(behind: close + 1)
  }

  /// Behind a type, or what a function says of itself; a value that is bound to the name is none of these.
  private func brace(behind start: Int) -> Int? {
    let head = tokens.topLevel(start..<min(start + Self.longestHead, tokens.count))
    guard let end = head.first(where: { ["{", "=", ";"].contains(words[$0]) || tokens[$0].kind == .close }) else {
      return nil
    }
    return words[end] == "{" ? end : nil
  }

  private static let longestHead = 24

  private func body(_ open: Int, _ close: Int, isClosure: Bool) -> Range<Int> {
    guard isClosure, let sign = tokens.topLevel((open + 1)..<close).prefix(8).first(where: { words[$0] == "in" }) else {
      return (open + 1)..<close
    }
    return (sign + 1)..<close
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
