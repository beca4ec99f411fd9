/// Tells which conditions say the same whatever the components do, as far as the source alone makes that certain.
///
/// `true`, `1 == 1`, `[1].count > 0`, `#line > 0`, `x == x`, `Lamp("a").name == Lamp("a").name`, `true || f()`, and what a name stands for
/// that is bound to nothing else. What it is not certain of it takes for honest: other members and calls may be the components' own.
struct ConstantConditions {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let names: ConstantNames
  /// What stands in them fails nothing.
  let known: KnownIssues
  private let empty: EmptyCollections
  private let errors: CertainErrors
  private let scopes: BracketScopes
  /// Where only a type tells.
  let questions: TypeQuestions
  /// The places of choices between the same: `(f() ? 1 : 1)`.
  private var choices: Set<Int> = []
  private let bound: BoundExpressions
  /// The numbers of the bindings whose expressions say the same whatever the components do, and what those say that are true or false.
  private var constantBindings: Set<Int> = []
  private var truths: [Int: Bool] = [:]

  init(_ tokens: [SwiftToken], _ bytes: [UInt8]) {
    self.tokens = tokens
    words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    names = ConstantNames(tokens, words)
    known = KnownIssues(tokens, words)
    empty = EmptyCollections(tokens, words, named: names.empty)
    scopes = BracketScopes(tokens)
    errors = CertainErrors(tokens, words, scopes)
    bound = BoundExpressions(tokens, words, scopes, isBoundOnce: names.isBoundOnce)
    questions = TypeQuestions(tokens, words, bound)
    // Inner ones first.
    for open in tokens.indices.reversed() where words[open] == "(" { addChoice(open) }
    // Each may name those before it.
    for number in bound.bindings.indices { judge(number) }
  }

  private mutating func judge(_ number: Int) {
    let expression = bound.bindings[number].expression
    if isConstant(expression) { constantBindings.insert(number) }
    truths[number] = truth(expression) ?? (names.isOfItsType(expression) ? true : nil)
  }

  private mutating func addChoice(_ open: Int) {
    guard let close = tokens[open].partner, let (first, second) = branches((open + 1)..<close),
      words[first] == words[second], isConstant(first)
    else { return }
    choices.formUnion((open + 1)..<close)
  }

  /// - Parameters:
  ///   - condition: the first argument of an expectation.
  ///   - closing: the place of the parenthesis behind its arguments.
  func cannotFail(_ condition: Range<Int>, closing: Int) -> Bool {
    guard !condition.isEmpty else { return false }
    return isConstant(condition) || truth(condition) == true || errors.meets(condition, closing: closing)
      || known.contain(condition.lowerBound) || names.isOfItsType(condition)
  }

  /// `#expect { throw E() } throws: { _ in true }`
  ///
  /// - Parameter open: the place of the brace behind the macro.
  func cannotFail(from open: Int) -> Bool { errors.meetsAnything(from: open) || known.contain(open) }

  /// `#expect(Bool(false), "no")`: where it is reached it fails for certain.
  func failsForCertain(_ condition: Range<Int>) -> Bool {
    let said = words[condition].filter { $0 != "(" && $0 != ")" }
    return said == ["false"] || said == ["Bool", "false"] || truth(condition) == false
  }

  /// It is made of nothing else.
  private func isConstant(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      if empty.places.contains(place) || choices.contains(place) || names.isAsked(place) { return true }
      return switch tokens[place].kind {
      case .identifier: names.isOfConstant(place) || isArgument(place, within: range) || isBoundToConstant(place)
      // A string may hold what is interpolated.
      case .literal: !words[place].contains("\\")
      case .pound: ConstantWords.places.contains(words[place])
      case .operator: ConstantWords.operators.contains(words[place])
      case .open, .close, .comma, .colon: true
      case .other: false
      }
    }
  }

  /// What is asked of it, the components may answer.
  private func isBoundToConstant(_ place: Int) -> Bool {
    guard let number = bound.number(place), constantBindings.contains(number) else { return false }
    let next = place + 1 < words.count ? words[place + 1] : ""
    return !next.hasSuffix(".") && !["(", "[", "{"].contains(next)
  }

  /// `$0` of a closure that stands in the expression itself: what is handed to it comes of the rest.
  private func isArgument(_ place: Int, within range: Range<Int>) -> Bool {
    guard words[place].first == "$", words[place].dropFirst().allSatisfy(\.isNumber) else { return false }
    var inner = place
    while let open = scopes.open(around: inner), range.contains(open) {
      if words[open] == "{" { return true }
      inner = open
    }
    return false
  }

  // MARK: Truth

  /// - Returns: what it says for certain; `nil` where that is not certain.
  private func truth(_ range: Range<Int>) -> Bool? {
    let range = withoutParentheses(range)
    guard !range.isEmpty else { return nil }
    if holds("?", range) { return choice(range) }
    if let either = split(range, at: "||") { return disjunction(either.map(truth), range) }
    if let both = split(range, at: "&&") {
      let truths = both.map(truth)
      return truths.allSatisfy { $0 == true } ? true : truths.first == .some(false) ? false : nil
    }
    if words[range.lowerBound] == "!", isOneOperand(range.dropFirst()) { return truth(range.dropFirst()).map { !$0 } }
    if range.count == 1 {
      return names.truth(range.lowerBound) ?? bound.number(range.lowerBound).flatMap { truths[$0] }
    }
    return comparison(range)
  }

  /// What is said after an operand that holds is never asked. What is asked before it may throw.
  private func disjunction(_ truths: [Bool?], _ range: Range<Int>) -> Bool? {
    if truths.first == .some(true) { return true }
    let cannotThrow = !range.contains { words[$0] == "try" }
    if cannotThrow, truths.contains(true) || saysBoth(range) { return true }
    return truths.allSatisfy { $0 == false } ? false : nil
  }

  /// `f() ? true : true`
  private func choice(_ range: Range<Int>) -> Bool? {
    guard let ways = branches(range) else { return nil }
    let first = truth(ways.0)
    return first == truth(ways.1) ? first : nil
  }

  /// - Returns: what a choice is between; `nil` where what it goes by may throw, or it is none.
  private func branches(_ range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    let signs = tokens.topLevel(range).filter { words[$0] == "?" || tokens[$0].kind == .colon }
    guard signs.count == 2, words[signs[0]] == "?", tokens[signs[1]].kind == .colon, signs[0] + 1 < signs[1],
      signs[1] + 1 < range.upperBound, !words[range.lowerBound..<signs[0]].contains("try")
    else { return nil }
    return ((signs[0] + 1)..<signs[1], (signs[1] + 1)..<range.upperBound)
  }

  /// `a || !a`, `a == 1 || a != 1`
  private func saysBoth(_ range: Range<Int>) -> Bool {
    let ranges = (split(range, at: "||") ?? []).map(withoutParentheses)
    // Looked up, since there may be thousands.
    let said = Set(ranges.map { words[$0].joined(separator: " ") })
    return ranges.contains { range in
      [denied(range), opposite(range)].contains { $0.map(said.contains) == true }
    }
  }

  /// `lamp.isOn` of `!lamp.isOn`
  private func denied(_ range: Range<Int>) -> String? {
    guard range.count > 1, words[range.lowerBound] == "!",
      words[range.dropFirst()].allSatisfy({ $0 == "." || $0.first.map { $0.isLetter || $0 == "_" } == true })
    else { return nil }
    return words[range.dropFirst()].joined(separator: " ")
  }

  /// `lamp.size != 3` of `lamp.size == 3`
  private func opposite(_ range: Range<Int>) -> String? {
    guard let sign = range.first(where: { words[$0] == "==" }), range.allSatisfy({ $0 == sign || isOfPath($0) }) else {
      return nil
    }
    return range.map { $0 == sign ? "!=" : words[$0] }.joined(separator: " ")
  }

  /// An expression beside itself: `size == size`, also by another name. A call may say something else each time, unless it makes a value
  /// of the same type anew.
  private func comparison(_ range: Range<Int>) -> Bool? {
    if isOfMagnitude(range) || names.repeated.saysTheSame(range) { return true }
    let half = range.count / 2
    let middle = range.lowerBound + half
    guard range.count % 2 == 1, let answer = ConstantWords.ofEquals[words[middle]] else { return nil }
    let (left, right) = (range.lowerBound..<middle, (middle + 1)..<range.upperBound)
    guard zip(left, right).allSatisfy({ names.meant($0) == names.meant($1) }) else { return nil }
    if left.allSatisfy(isOfPath) || isReckoned(left) { return answer }
    return ["==", "<=", ">="].contains(words[middle]) && isMadeAnew(left) ? true : nil
  }

  /// `Lamp(name: "a").name`: its arguments hold no call that could say something else the next time.
  private func isMadeAnew(_ range: Range<Int>) -> Bool {
    guard words[range.lowerBound].first?.isUppercase == true, range.count > 2, words[range.lowerBound + 1] == "(" else {
      return false
    }
    let outside = Set(tokens.topLevel(range))
    return range.allSatisfy { place in
      switch tokens[place].kind {
      case .identifier:
        words[place].first?.isUppercase == true || place + 1 == range.upperBound || words[place + 1] != "("
          || (outside.contains(place) && !words[place].lowercased().contains("random"))
      case .literal: !words[place].contains("\\")
      case .operator: ConstantWords.operators.contains(words[place])
      case .open: words[place] != "{"
      case .close, .comma, .colon: true
      case .pound, .other: false
      }
    }
  }

  /// `abs(width) >= 0`
  private func isOfMagnitude(_ range: Range<Int>) -> Bool {
    let said = words[range]
    let isBelow = said.starts(with: ["0", "<="]) || said.starts(with: ["-", "1", "<"])
    let isAbove = said.suffix(2).elementsEqual([">=", "0"]) || said.suffix(3).elementsEqual([">", "-", "1"])
    let start = isBelow ? range.lowerBound + (said.first == "0" ? 2 : 3) : range.lowerBound
    guard isBelow != isAbove, start + 1 < range.upperBound, words[start] == "abs", words[start + 1] == "(",
      !names.isDeclared("abs"), let close = tokens[start + 1].partner, !said.contains("try")
    else { return false }
    return isBelow ? close == range.upperBound - 1 : [range.upperBound - 3, range.upperBound - 4].contains(close)
  }

  /// `(a + b) * 2`, `(isOn ? a : b)`: names, their members and signs, and nothing that is called.
  private func isReckoned(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      switch tokens[place].kind {
      case .identifier: !["is", "as", "try", "await"].contains(words[place])
      case .literal: callsNothing(words[place])
      case .operator: ConstantWords.operators.contains(words[place]) || isOfPath(place)
      case .open:
        words[place] == "["
          || words[place] == "("
            && (place == range.lowerBound || ![.identifier, .close].contains(tokens[place - 1].kind))
      case .close, .comma, .colon: true
      case .pound, .other: false
      }
    }
  }

  /// `"\\(icon.size) points"`
  private func callsNothing(_ literal: String) -> Bool {
    !literal.contains("\\")
      || literal.split(separator: "\\(", omittingEmptySubsequences: false).allSatisfy { !$0.contains("(") }
  }

  private func isOfPath(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .identifier: !ConstantWords.prefixes.contains(words[place])
    case .literal: !words[place].contains("\\")
    case .operator: [".", "?.", "!."].contains(words[place])
    default: false
    }
  }

  private func withoutParentheses(_ range: Range<Int>) -> Range<Int> {
    var range = range
    if range.count > 2, words[range.lowerBound] == "Bool", isParenthesised(range.dropFirst()) {
      range = range.dropFirst()
    }
    while isParenthesised(range) { range = (range.lowerBound + 1)..<(range.upperBound - 1) }
    return range
  }

  private func isParenthesised(_ range: Range<Int>) -> Bool {
    range.count > 1 && words[range.lowerBound] == "(" && tokens[range.lowerBound].partner == range.upperBound - 1
  }

  private func isOneOperand(_ range: Range<Int>) -> Bool { range.count == 1 || isParenthesised(range) }

  private func holds(_ sign: String, _ range: Range<Int>) -> Bool {
    tokens.topLevel(range).contains { words[$0] == sign }
  }

  /// - Returns: `nil` where the operator does not stand there.
  private func split(_ range: Range<Int>, at sign: String) -> [Range<Int>]? {
    let signs = tokens.topLevel(range).filter { words[$0] == sign }
    return signs.isEmpty ? nil : tokens.parts(of: range, at: signs)
  }
}
