/// Which expectations of errors and of exits hold by what stands in their own closure.
struct CertainErrors {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  /// The places of the names of the block's own functions, by name.
  private let functions: [String: [Int]]
  /// Those of constants whose type is written.
  private let typed: [String: [Int]]

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
    typed = Dictionary(
      grouping: words.indices.dropFirst().dropLast().filter {
        words[$0 - 1] == "let" && words[$0 + 1] == ":"
      }
    ) { words[$0] }
  }

  /// `#expect(throws: Never.self) { ... }` around what holds no `try` and no `throw`, `#expect(throws: (any Error).self)` around what
  /// throws by itself, `#expect(throws: E.self) { throw E() }`, `#expect(processExitsWith: .failure) { fatalError() }`.
  ///
  /// - Parameter closing: the place of the parenthesis behind the arguments.
  func meets(_ condition: Range<Int>, closing: Int) -> Bool {
    guard let open = closure(behind: condition, closing: closing), let end = tokens[open].partner else { return false }
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

  /// - Returns: the brace of what an expectation runs: of the closure behind it, of that which it is handed as `performing:`, be it by a
  ///   name.
  private func closure(behind condition: Range<Int>, closing: Int) -> Int? {
    if word(closing + 1) == "{" { return closing + 1 }
    let labels = (condition.upperBound..<closing).filter { words[$0] == "performing" && word($0 + 1) == ":" }
    guard let label = labels.first, label + 2 < closing else { return nil }
    return words[label + 2] == "{" ? label + 2 : closure(named: label + 2)
  }

  /// - Returns: the brace of the closure that a name stands for.
  private func closure(named place: Int) -> Int? {
    guard let number = bound.number(place) else { return closure(typed: place) }
    let expression = bound.bindings[number].expression
    guard let open = expression.first, words[open] == "{", tokens[open].partner == expression.upperBound - 1 else {
      return nil
    }
    return open
  }

  /// `let fails: () throws -> Void = { throw E() }`
  private func closure(typed place: Int) -> Int? {
    guard let names = typed[words[place]], names.count == 1, let name = names.first, functions[words[place]] == nil,
      place > name, scopes.scope(around: name).contains(place), !word(place - 1).hasSuffix("."),
      let sign = words[name...].prefix(Self.longestHead).firstIndex(of: "="), word(sign + 1) == "{",
      !words[name..<sign].contains("{")
    else { return nil }
    return sign + 1
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
    if let called = body(calledIn: open) { return throwsInTheEnd(inside(called)) || thrown(from: called) != nil }
    return throwsInTheEnd((open + 1)..<close) || thrown(from: open) != nil
  }

  private func inside(_ open: Int) -> Range<Int> { (open + 1)..<(tokens[open].partner ?? open + 1) }

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

  /// - Parameter open: the brace of a closure.
  /// - Returns: the brace of the function or of the closure of the block that it calls before all else, where what that is handed throws
  ///   nothing: `func fails() throws { throw E() }`, `{ try fails() }`.
  private func body(calledIn open: Int) -> Int? {
    var place = open + 1
    guard word(place) == "try" else { return nil }
    place += word(place + 1) == "await" ? 2 : 1
    guard word(place + 1) == "(", let close = tokens[place + 1].partner,
      !words[(place + 2)..<close].contains(where: { ["(", "try"].contains($0) })
    else { return nil }
    return function(words[place], calledAt: place).flatMap(brace) ?? closure(named: place)
  }

  /// - Parameter function: the place of its name.
  /// - Returns: the brace behind its head.
  private func brace(of function: Int) -> Int? {
    guard word(function + 1) == "(", var place = tokens[function + 1].partner else { return nil }
    let end = min(place + Self.longestHead, tokens.count)
    while place < end, words[place] != "{" { place += 1 }
    return place < end && !words[function..<place].contains("}") ? place : nil
  }

  private static let longestHead = 24

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
    guard condition.starts(with: ["throws", ":"]) else { return false }
    var expected = condition.dropFirst(2)
    if expected.suffix(2).elementsEqual([".", "self"]) { expected = expected.dropLast(2) }
    guard !expected.isEmpty else { return false }
    let errors = body(calledIn: open).flatMap { thrown(from: $0) } ?? thrown(from: open)
    return errors?.allSatisfy { words[meant($0)].starts(with: expected) } == true
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
