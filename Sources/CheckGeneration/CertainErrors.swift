/// Which expectations of errors and of exits hold by what stands in their own closure.
struct CertainErrors {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  /// The places of the names of the block's own functions, by name.
  private let functions: [String: [Int]]

  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes) {
    self.tokens = tokens
    self.words = words
    self.scopes = scopes
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
    case "processExitsWith : . failure": return ends(body) || exitsOtherwise(body)
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
    return thrown(by: words[(open + 1)..<close]) != nil || throwing(open) != nil
  }

  /// - Returns: the place of the `throw` that is reached whatever happens before, if that throws nothing.
  private func throwing(_ open: Int) -> Int? {
    guard let close = tokens[open].partner else { return nil }
    let throwing = tokens.topLevel((open + 1)..<close).first { place in
      words[place] == "throw" && (tokens[place - 1].line < tokens[place].line || ["{", ";"].contains(words[place - 1]))
    }
    // What stands behind it is never reached.
    return throwing.flatMap { words[open..<$0].contains("return") || words[open..<$0].contains("#if") ? nil : $0 }
  }

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
    let body = words[(open + 1)..<close]
    // What may throw before throws something else.
    let throwing = throwing(open).flatMap { body[..<$0].contains("try") ? nil : words[($0 + 1)..<close] }
    guard let thrown = throwing ?? self.thrown(by: body) else { return false }
    var expected = condition.dropFirst(2)
    if expected.suffix(2).elementsEqual([".", "self"]) { expected = expected.dropLast(2) }
    return !expected.isEmpty && thrown.starts(with: expected)
  }

  // MARK: Exits

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
