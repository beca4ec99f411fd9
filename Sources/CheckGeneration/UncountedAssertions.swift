/// What in the body of a test may test something, and is counted by nobody: a helper of another module, a confirmation, an issue that is
/// recorded. Who reached none of its own expectations may have been tested by these.
///
/// An action on something (`robot.tap("Save")`) and what is made for a test (`let badge = makeBadge(3)`) is not taken for one.
struct UncountedAssertions {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let macros: Set<String>
  private let keywords: Set<String>
  private let lines: StatementLines
  private let scopes: BracketScopes

  /// - Parameters:
  ///   - macros: that test nothing, or are counted.
  ///   - keywords: that stand before a bracket and call nothing.
  ///   - lines: where statements with braces begin.
  init(
    _ tokens: [SwiftToken],
    _ words: [String],
    macros: Set<String>,
    keywords: Set<String>,
    lines: StatementLines
  ) {
    self.tokens = tokens
    self.words = words
    self.macros = macros
    self.keywords = keywords
    self.lines = lines
    scopes = BracketScopes(tokens)
  }

  func isAssertion(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .pound: !macros.contains(words[place])
    case .identifier:
      switch words[place] {
      case "confirmation": !isVainConfirmation(place)
      case "Issue": word(place + 2) == "record" && !isWarning(place)
      default: isCallOfHelper(place)
      }
    default: words[place] == "(" && isCallOfValue(place) && isStatement(chainStart(place))
    }
  }

  /// `confirmation(expectedCount: 0) { _ in ... }`: nobody can confirm what has no name. `expectedCount: 0...` is any number.
  private func isVainConfirmation(_ place: Int) -> Bool {
    guard next(place) == "(", let close = tokens[place + 1].partner, let count = value(of: "expectedCount", place + 1),
      word(count) == "0"
    else { return false }
    let ends = [",", ")"]
    if word(count + 1) == "..." { return ends.contains(word(count + 2)) }
    return ends.contains(word(count + 1)) && word(close + 1) == "{" && word(close + 2) == "_" && word(close + 3) == "in"
  }

  /// `Issue.record("slow", severity: .warning)` fails no test.
  private func isWarning(_ place: Int) -> Bool {
    guard let open = (place + 1..<min(place + 4, words.count)).first(where: { words[$0] == "(" }),
      let severity = value(of: "severity", open)
    else { return false }
    return words[severity..<min(severity + 6, words.count)].prefix { ![",", ")"].contains($0) }.contains("warning")
  }

  /// - Returns: where the value of the argument with a label begins, in the brackets that open at a place.
  private func value(of label: String, _ open: Int) -> Int? {
    guard let close = tokens[open].partner else { return nil }
    return tokens.topLevel((open + 1)..<close).first { words[$0] == label && word($0 + 1) == ":" }.map { $0 + 2 }
  }

  /// The `called()` of `confirmation { called in called() }`: whether that tests something is the confirmation's affair.
  private func isConfirming(_ place: Int) -> Bool {
    guard let open = scopes.open(around: place), words[open] == "{", open > 0 else { return false }
    let head = tokens[open - 1].kind == .close ? (tokens[open - 1].partner ?? 0) - 1 : open - 1
    guard word(head) == "confirmation" else { return false }
    return words[place] == "$0" || (word(open + 1) == words[place] && word(open + 2) == "in")
  }

  private func isCallOfHelper(_ place: Int) -> Bool {
    if isConfirming(place) { return false }
    let word = words[place]
    guard ["(", "<", "{"].contains(next(place)), previous(place) != "func", !keywords.contains(word) else {
      return false
    }
    guard let first = word.first(where: { $0 != "`" }), !first.isUppercase else { return false }
    if next(place) == "{", isHeadOfStatement(place) { return false }
    if saysThatItAsserts(word) { return true }
    let start = chainStart(place)
    let closure = closure(behind: place)
    // What is counted inside of it tells whether it was called.
    if let closure, closure.contains(where: isExpectation) { return false }
    if start == place { return isStatement(place) || previous(place) == "try" || isAwaitedTry(place) }
    if statesSomething(word), isStatement(start) { return true }
    // `store.send(.tap) { $0.count = 1 }`: what it hands over may be what is to come out.
    return closure != nil && isStatement(start)
  }

  /// `try await loaded()`
  private func isAwaitedTry(_ place: Int) -> Bool { previous(place) == "await" && previous(place - 1) == "try" }

  private func isExpectation(_ place: Int) -> Bool { ["#expect", "#require"].contains(words[place]) }

  /// - Returns: `nil` of `if try loaded(a) {`, whose braces are the statement's.
  private func closure(behind call: Int) -> Range<Int>? {
    guard !isHeadOfStatement(call) else { return nil }
    var open = call + 1
    if word(open) == "(", let close = tokens[open].partner { open = close + 1 }
    guard word(open) == "{", let close = tokens[open].partner else { return nil }
    return open..<close
  }

  /// `checks[0]!(3)`, `handler?(3)`, `(expectWide)(icon)`
  private func isCallOfValue(_ place: Int) -> Bool {
    ["]", ")", "!", "?"].contains(previous(place)) && tokens[place - 1].line == tokens[place].line
  }

  // MARK: Names

  /// `assertSnapshot`, `waitAndExpect`, `shouldBeWide`
  private func saysThatItAsserts(_ name: String) -> Bool {
    var parts: [String] = []
    for letter in name where letter != "`" {
      if letter == "_" || letter.isUppercase || parts.isEmpty { parts.append("") }
      if letter != "_" { parts[parts.count - 1].append(letter.lowercased()) }
    }
    return !Self.ofAssertions.isDisjoint(with: parts)
  }

  /// `robot.seesTitle("Saved")`, `page.hasBadge()`: as a statement by itself it is no question.
  private func statesSomething(_ name: String) -> Bool {
    let first = name.drop { $0 == "`" }.prefix { $0.isLowercase }
    return Self.ofStatements.contains(String(first))
  }

  private static let ofStatements: Set<String> = [
    "sees", "see", "has", "have", "shows", "is", "are", "equals", "matches", "contains", "exists", "appears",
    "displays",
    "holds", "stays", "remains",
  ]

  private static let ofAssertions: Set<String> = [
    "assert", "asserts", "assertion", "expect", "expects", "expectation", "verify", "verifies", "require", "requires",
    "ensure", "ensures", "confirm", "confirms", "check", "checks", "fail", "fails", "should", "must", "validate",
    "validates", "snapshot", "prove", "proves", "receive", "precondition",
  ]

  // MARK: Statements

  /// - Returns: where the expression begins that ends here: `host` of `host.find("Save")!.tap`.
  private func chainStart(_ place: Int) -> Int {
    var start = place
    while start > 0 {
      let before = words[start - 1]
      if before.hasSuffix("."), before.count <= 2, tokens[start - 1].kind == .operator {
        start -= 1
      } else if words[start].hasSuffix(".") || ["(", "[", "{", "!", "?"].contains(words[start].prefix(1)) {
        guard let operand = operand(before: start) else { return start }
        start = operand
      } else {
        return start
      }
    }
    return start
  }

  /// - Returns: the place of what the token goes on with; `nil` where an expression begins with it.
  private func operand(before place: Int) -> Int? {
    let last = place - 1
    guard last >= 0, words[place].hasSuffix(".") || tokens[last].line == tokens[place].line else { return nil }
    switch tokens[last].kind {
    case .close: return tokens[last].partner
    case .identifier: return keywords.contains(words[last]) || Self.beforeValues.contains(words[last]) ? nil : last
    case .literal: return last
    case .operator: return ["!", "?"].contains(words[last]) ? last : nil
    default: return nil
    }
  }

  /// Its value goes nowhere.
  private func isStatement(_ start: Int) -> Bool {
    var first = start
    while first > 0, ["try", "await", "!", "?", "try!", "try?", "return"].contains(words[first - 1]),
      tokens[first - 1].line == tokens[first].line
    {
      first -= 1
    }
    guard first > 0 else { return true }
    let before = tokens[first - 1]
    if ["{", "}", ";"].contains(words[first - 1]) { return true }
    if words[first - 1] == "in" { return !isHeadOfStatement(first) }
    if before.kind == .colon { return isLabel(first - 1) }
    guard before.line < tokens[first].line else { return false }
    return before.kind != .operator && before.kind != .comma && before.kind != .open
  }

  /// Of a `case` or a `default`; others stand in brackets or name a type.
  private func isLabel(_ colon: Int) -> Bool {
    let open = scopes.open(around: colon)
    return (open.map { words[$0] == "{" } ?? true)
      && words[..<colon].suffix(12).contains { ["case", "default"].contains($0) }
  }

  /// `for size in sizes {`
  private func isHeadOfStatement(_ place: Int) -> Bool {
    lines.lastStatement(before: place) >= lines.start(of: place)
  }

  private static let beforeValues: Set<String> = ["try", "await", "return", "throw", "in", "else", "case"]

  private func next(_ place: Int) -> String { word(place + 1) }
  private func previous(_ place: Int) -> String { word(place - 1) }
  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
