/// Which expectations of errors and of exits hold by what stands in their own closure.
struct CertainErrors {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  /// The places of the names of the block's own functions, by name.
  private let functions: [String: [Int]]

  private let own: OwnValues
  private let bound: BoundExpressions

  init(
    _ tokens: [SwiftToken],
    _ words: [String],
    _ scopes: BracketScopes,
    _ own: OwnValues,
    _ bound: BoundExpressions
  ) {
    self.tokens = tokens
    self.words = words
    self.scopes = scopes
    self.own = own
    self.bound = bound
    let names = words.indices.dropFirst().filter { words[$0 - 1] == "func" }
    functions = Dictionary(grouping: names) { words[$0] }
  }

  /// `#expect(throws: Never.self) { ... }` around what holds no `try` and no `throw`, `#expect(throws: (any Error).self)` around what
  /// throws by itself, `#expect(throws: E.self) { throw E() }`, `#expect(processExitsWith: .failure) { fatalError() }`.
  ///
  /// - Parameter closing: the place of the parenthesis behind the arguments.
  func meets(_ condition: Range<Int>, closing: Int) -> Bool {
    let open = closing + 1
    guard open < tokens.count, words[open] == "{", let end = tokens[open].partner else { return false }
    let body = words[(open + 1)..<end]
    switch words[condition].joined(separator: " ") {
    case "throws : Never . self": return !body.contains { $0 == "try" || $0 == "throw" || $0.hasPrefix("#") }
    case "throws : ( any Error ) . self", "throws : Error . self", "throws : any Error . self":
      return throwsAnyway(open)
    case "processExitsWith : . success": return body.isEmpty || exits(body, with: ["0", "EXIT_SUCCESS"])
    case "processExitsWith : . failure": return failsAnyway((open + 1)..<end)
    default: return throwsWhatItExpects(words[condition], open) || exitsAsExpected(words[condition], body)
    }
  }

  /// `#expect { throw E() } throws: { _ in true }`
  ///
  /// - Parameter open: the place of the brace behind the macro.
  func meetsAnything(from open: Int) -> Bool {
    guard throwsAnyway(open), let close = tokens[open].partner, close + 2 < words.count, words[close + 1] == "throws"
    else { return false }
    return KnownIssues.saysYes(close + 3, tokens, words)
  }

  /// Whatever else happens in it, it ends by an error.
  private func throwsAnyway(_ open: Int) -> Bool {
    guard words.indices.contains(open), words[open] == "{", let close = tokens[open].partner else { return false }
    let body = (open + 1)..<close
    return thrown(by: words[body]) != nil || throwsInTheEnd(body) || thrown(from: open) != nil
  }

  /// A `throw` is reached whatever happens before.
  private func throwsInTheEnd(_ body: Range<Int>) -> Bool {
    let statements = BlockStatements.ranges(of: body, tokens, words)
    guard let last = statements.first(where: { words[$0.lowerBound] == "throw" }) else { return false }
    return !words[body.lowerBound..<last.lowerBound].contains { ["return", "#if"].contains($0) }
  }

  /// - Parameter open: the brace of a closure.
  /// - Returns: what is thrown in it, where the components decide nothing about that: neither which statements are reached nor what these
  ///   throw; `nil` where they may, or nothing is thrown.
  private func thrown(from open: Int) -> [Range<Int>]? {
    guard let close = tokens[open].partner, !words[open..<close].contains(where: Self.branching.contains) else {
      return nil
    }
    let statements = BlockStatements(tokens, words, of: (open + 1)..<close)
    var thrown: [Range<Int>] = []
    for (number, statement) in statements.all.enumerated() {
      guard words[statement.range].contains(where: Self.deciding.contains) else { continue }
      let (outside, operands) = throwing(statements.places(of: number))
      guard own.hold(outside, within: statement.range) else { return nil }
      thrown += operands
      // What stands behind the first that is reached for certain is never reached.
      if statement.parent == nil, words[statement.range.lowerBound] == "throw" { break }
    }
    return thrown.isEmpty ? nil : thrown
  }

  /// - Returns: what each `throw` throws, and the places of all else.
  private func throwing(_ places: [Int]) -> (outside: [Int], operands: [Range<Int>]) {
    var outside: [Int] = []
    var operands: [Range<Int>] = []
    for place in places where operands.last.map({ place >= $0.upperBound }) ?? true {
      outside.append(place)
      guard words[place] == "throw" else { continue }
      let end = scopes.end(around: place)
      let line = ((place + 1)..<end).first { tokens[$0].line > tokens[place].line || words[$0] == ";" }
      operands.append((place + 1)..<(line ?? end))
    }
    return (outside, operands)
  }

  private static let deciding: Set<String> = ["throw", "try", "return", "break", "continue"]
  private static let branching: Set<String> = ["catch", "switch", "#if", "func"]

  /// - Returns: what is thrown by a function of the block that does nothing else: `func fails() throws { throw E() }`, `try fails()`.
  private func thrown(by body: ArraySlice<String>) -> ArraySlice<String>? {
    var called = body
    guard called.first == "try" else { return nil }
    called = called.dropFirst()
    if called.first == "await" { called = called.dropFirst() }
    guard let name = called.first, called.dropFirst().starts(with: ["(", ")"]),
      let function = function(name, calledAt: called.startIndex), word(function + 1) == "(",
      word(function + 2) == ")"
    else { return nil }
    var open = function + 3
    while ["async", "throws"].contains(word(open)) { open += 1 }
    if word(open) == "->" { open += 2 }
    guard word(open) == "{", let close = tokens[open].partner, word(open + 1) == "throw" else { return nil }
    return words[(open + 2)..<close]
  }

  /// - Returns: the place of the name of the only function of the block that a call may mean.
  private func function(_ name: String, calledAt place: Int) -> Int? {
    let meant = meant(name, calledAt: place)
    return meant.count == 1 ? meant.first : nil
  }

  /// The method of a type, or what is local to other braces, is unknown at the call: the name is then one of the components', or of the
  /// system's.
  private func meant(_ name: String, calledAt place: Int) -> [Int] {
    let known = functions[name] ?? []
    // A block with so many functions of one name is nothing that anybody wrote: each may be meant.
    return known.count > Self.most ? known : known.filter { scopes.scope(around: $0).contains(place) }
  }

  private static let most = 64

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  /// - Parameter open: the brace of the closure.
  private func throwsWhatItExpects(_ condition: ArraySlice<String>, _ open: Int) -> Bool {
    guard condition.starts(with: ["throws", ":"]), let close = tokens[open].partner else { return false }
    var expected = condition.dropFirst(2)
    if expected.suffix(2).elementsEqual([".", "self"]) { expected = expected.dropLast(2) }
    guard !expected.isEmpty else { return false }
    if let thrown = thrown(by: words[(open + 1)..<close]) { return thrown.starts(with: expected) }
    return thrown(from: open)?.allSatisfy { words[meant($0)].starts(with: expected) } == true
  }

  /// `E()` of `let e = E()` and `throw e`
  private func meant(_ thrown: Range<Int>) -> Range<Int> {
    guard thrown.count == 1, let number = bound.number(thrown.lowerBound) else { return thrown }
    return bound.bindings[number].expression
  }

  // MARK: Exits

  /// `{ lamp.tap(); fatalError() }`: it fails by itself, also where the components have not brought it down before.
  private func failsAnyway(_ body: Range<Int>) -> Bool {
    if throwsInTheEnd(body) { return true }
    let last = BlockStatements.ranges(of: body, tokens, words).first { ends(words[$0]) || exitsOtherwise(words[$0]) }
    guard let last else { return false }
    return !words[body.lowerBound..<last.lowerBound].contains { ["return", "#if", "exit", "_exit"].contains($0) }
  }

  private func ends(_ body: ArraySlice<String>) -> Bool {
    let called = body.starts(with: ["Swift", "."]) ? body.dropFirst(2) : body
    guard let name = called.first, ["fatalError", "preconditionFailure", "abort"].contains(name) else { return false }
    // A function of the block that bears the name may do anything.
    return meant(name, calledAt: called.startIndex).isEmpty && called.dropFirst().first == "(" && !isAsked(called)
  }

  /// Its message may be of the components, and may end otherwise before.
  private func isAsked(_ call: ArraySlice<String>) -> Bool {
    let arguments = call.dropFirst(2).prefix { $0 != ")" }
    return arguments.count > 1 || arguments.contains { $0.contains("\\") }
  }

  private func exits(_ body: ArraySlice<String>, with codes: Set<String>) -> Bool {
    code(of: body).map(codes.contains) == true
  }

  private func exitsOtherwise(_ body: ArraySlice<String>) -> Bool {
    code(of: body).map { $0 == "EXIT_FAILURE" || Int($0).map { $0 % 256 != 0 } == true } == true
  }

  private func exitsAsExpected(_ condition: ArraySlice<String>, _ body: ArraySlice<String>) -> Bool {
    guard let code = code(of: body) else { return false }
    return condition.elementsEqual(["processExitsWith", ":", ".", "exitCode", "(", code, ")"])
  }

  /// Of `exit(3)`, where it is the first that happens.
  private func code(of body: ArraySlice<String>) -> String? {
    let call = Array(body.prefix(4))
    guard call.count == 4, ["exit", "_exit"].contains(call[0]), call[1] == "(", call[3] == ")",
      meant(call[0], calledAt: body.startIndex).isEmpty
    else { return nil }
    return call[2]
  }
}
