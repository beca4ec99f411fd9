/// Expectations that ask something of each element of a list, and hold where there is none: `lamps.allSatisfy { $0.isOn }`,
/// `!lamps.contains { $0.isBroken }`, `lamps.first { $0.isBroken } == nil`.
extension TypeQuestions {
  /// `lamps.allSatisfy { $0.isOn }`. What is denied of each, `{ $0.name != "a" }`, holds as well where nothing is there.
  func elements(_ condition: Range<Int>, until macro: Int) -> String? {
    if let question = noneKept(condition, by: "isEmpty", until: macro) { return question }
    let range = answered(condition)
    let top = tokens.topLevel(range)
    guard let asked = top.last(where: { Self.ofEach.contains(words[$0]) }), word(asked - 1) == ".", let last = top.last,
      ["(", "{"].contains(word(asked + 1)), last == asked + 1 || isReduction(asked, last),
      !words[asked..<range.upperBound].contains(where: { ["!", "!=", "!=="].contains($0) })
    else { return nil }
    return question(to: range.lowerBound..<(asked - 1), by: asked, in: range, of: condition, until: macro)
  }

  private static let ofEach: Set<String> = ["allSatisfy", "isSubset", "reduce"]

  /// `reduce(true) { $0 && $1.isOn }`
  private func isReduction(_ asked: Int, _ last: Int) -> Bool {
    words[asked] == "reduce" && word(asked + 2) == "true" && tokens[asked + 1].partner == asked + 3 && last == asked + 4
      && words[last] == "{"
  }

  // MARK: Denials

  /// - Parameter range: what stands behind `!`: `lamps.contains { $0.isBroken }`.
  func deniedOfEach(_ range: Range<Int>, until macro: Int) -> String? { found(range, by: ["contains"], until: macro) }

  /// `lamps.first { $0.isBroken } == nil`, `lamps.contains { $0.isBroken } == false`, `lamps.filter { $0.isBroken }.count == 0`
  func noneFound(_ left: Range<Int>, _ sign: String, _ right: Range<Int>, until macro: Int) -> String? {
    for (one, other) in [(left, right), (right, left)] where one.count == 1 {
      let asked = withoutParentheses(other)
      let question: String? =
        switch (sign, words[one.lowerBound]) {
        case ("==", "nil"): found(asked, by: Self.finding, until: macro)
        case ("==", "false"), ("!=", "true"): found(asked, by: ["contains"], until: macro)
        case ("==", "0"): noneKept(asked, by: "count", until: macro)
        default: nil
        }
      if let question { return question }
    }
    return nil
  }

  private static let finding: Set<String> = ["first", "last", "firstIndex", "lastIndex"]

  private func found(_ expression: Range<Int>, by names: Set<String>, until macro: Int) -> String? {
    let called = untried(meant(expression))
    let range = answered(called)
    guard let (values, asked) = chosen(range, by: names), !isOfScreen(values) else { return nil }
    return question(to: values, by: asked, in: range, of: called, until: macro)
  }

  /// `lamps.filter { $0.isBroken }.isEmpty`, where the lamps can be asked again: who filters tells nobody whom it asked.
  ///
  /// - Parameter size: what is asked of those that are left.
  private func noneKept(_ expression: Range<Int>, by size: String, until macro: Int) -> String? {
    let range = untried(meant(expression))
    guard range.count > 2, words[range].suffix(2).elementsEqual([".", size]),
      let (values, asked) = chosen(range.dropLast(2), by: ["filter"]), !isOfScreen(values), isRepeatable(values)
    else { return nil }
    return question(to: values, by: asked, in: range, of: range, until: macro)
  }

  /// - Returns: those among which somebody is looked for by a predicate, and the place of the word that says so.
  private func chosen(_ range: Range<Int>, by names: Set<String>) -> (values: Range<Int>, asked: Int)? {
    let top = tokens.topLevel(range)
    guard top.count > 3, let open = top.last, case let asked = open - 1, names.contains(words[asked]),
      word(asked - 1) == ".", tokens[open].partner == range.upperBound - 1,
      words[open] == "{" || words[open] == "(" && isPredicate((open + 1)..<(range.upperBound - 1), of: asked)
    else { return nil }
    return (range.lowerBound..<(asked - 1), asked)
  }

  /// `where: \.isBroken`; `\.isBroken` of `filter(\.isBroken)`. Behind another label it may be a question to the components.
  private func isPredicate(_ argument: Range<Int>, of asked: Int) -> Bool {
    if words[asked] != "filter" { return words[argument].starts(with: ["where", ":"]) }
    return !argument.isEmpty && !tokens.topLevel(argument).contains { [.colon, .comma].contains(tokens[$0].kind) }
  }

  /// - Returns: what a function of the block comes to where that is called: `try allAreOn()`. Its question is asked when it is called.
  private func answered(_ range: Range<Int>) -> Range<Int> {
    var range = range
    for _ in 0..<Self.mostNames {
      guard let answer = functions.answer(range) else { return range }
      range = untried(withoutParentheses(answer))
    }
    return range
  }

  /// That nothing is on the screen says something of the component.
  private func isOfScreen(_ values: Range<Int>) -> Bool {
    var values = values
    for _ in 0..<Self.mostNames {
      if values.contains(where: asksScreen) { return true }
      guard let binding = bound.binding(values.lowerBound) else { return false }
      values = binding.expression
    }
    return false
  }

  /// `findAll` of `screen.findAll(.button)`, also in a function of the block that is called there.
  private func asksScreen(_ place: Int) -> Bool {
    func isAsked(_ place: Int) -> Bool { Self.ofScreen.contains(words[place]) && word(place - 1).hasSuffix(".") }
    return isAsked(place) || functions.said(place).map { $0.body.contains(where: isAsked) } == true
  }

  /// What a host tells of what is there, or has happened.
  private static let ofScreen: Set<String> = [
    "findAll", "accessibilityElements", "animations", "announcements", "haptics", "openedAddresses", "findings",
  ]

  // MARK: Whom it asks

  /// - Parameters:
  ///   - values: whom it asks.
  ///   - asked: the name of what it asks.
  ///   - range: the question, which a name may have been given before.
  ///   - call: the same, or the call of the function that asks it.
  private func question(
    to values: Range<Int>,
    by asked: Int,
    in range: Range<Int>,
    of call: Range<Int>,
    until macro: Int
  ) -> String? {
    let isHere = macro < call.lowerBound
    let isRepeatable = isRepeatable(values)
    // Behind a name that stands for it, what it was asked of may be another by then. What throws or waits is not asked twice either.
    if isRepeatable, call == range,
      isHere
        ? !isTried((macro + 2)..<range.upperBound, of: macro)
        : stays(values, until: macro, behind: range) && !isTried(range)
    {
      guard let operand = operand(values) else { return nil }
      // Where something was there before, that it is gone is an answer.
      guard !Self.ofEach.contains(words[asked]), let list = list(values, before: macro),
        !sights(of: list, macro).isEmpty
      else { return "each: \(operand)" }
      return "each: \(operand), seen: \"\(list.key)\""
    }
    guard words[asked] != "isSubset", !isRepeatable || isOperand(values) else { return nil }
    // What makes its elements is not asked twice.
    return isHere ? "onceAsked: ()" : bound.number(ofExpressionAround: call).map { "noted: \($0)" }
  }

  /// Whether what a name is given throws or waits, as what it is given of may.
  private func isTried(_ range: Range<Int>) -> Bool {
    guard let number = bound.number(ofExpressionAround: range) else { return false }
    return words[bound.bindings[number].expression].contains { ["try", "await"].contains($0) }
  }

  private func stays(_ values: Range<Int>, until macro: Int, behind range: Range<Int>) -> Bool {
    bound.isKept(values) || QuietTokens(tokens: tokens, words: words).areQuiet(range.upperBound..<macro)
  }

  /// Which names a question is about of which it is noted what they are given.
  func noted(in question: String) -> [Int] {
    guard question.contains("noted:") else { return [] }
    return bound.bindings.indices.filter { question.contains("(noted: \($0))") }
  }

  /// A list that is asked by a path: `shelf.lamps`.
  struct AskedList: Hashable {
    let path: [String]
    /// The place behind what binds the name that it begins with.
    let start: Int

    /// Of one list it is the same, and of others another.
    var key: String { "\(path.joined())@\(start)" }

    init(path: [String], start: Int) {
      self.path = path
      self.start = start
    }

    init?(key: Substring) {
      let parts = key.split(separator: "@")
      guard parts.count == 2, let start = Int(parts[1]) else { return nil }
      let names = parts[0].split(separator: ".").map(String.init)
      self.init(path: names.prefix(1) + names.dropFirst().flatMap { [".", $0] }, start: start)
    }
  }

  /// The lists of which a question says that it depends on whether something was there before, by the statements that asked them then.
  func seen(in question: String, of macro: Int) -> [AskedList: [Int]] {
    guard question.contains("seen:") else { return [:] }
    let lists = question.split(separator: "seen: \"").dropFirst().compactMap {
      AskedList(key: $0.prefix { $0 != "\"" })
    }
    return Dictionary(lists.map { ($0, sights(of: $0, macro)) }) { first, _ in first }
  }

  private func list(_ values: Range<Int>, before macro: Int) -> AskedList? {
    guard let base = bound.copied(values.lowerBound), base.end < macro,
      values.allSatisfy({ tokens[$0].kind == .identifier || words[$0] == "." })
    else { return nil }
    return AskedList(path: Array(words[values]), start: base.end)
  }

  /// - Returns: the places of the statements before an expectation, in the same braces, that ask the same list.
  private func sights(of list: AskedList, _ macro: Int) -> [Int] {
    statements(from: list.start, before: macro).filter { statement in
      statement.contains { place in
        words[place] == list.path[0] && !word(place - 1).hasSuffix(".") && words[place...].starts(with: list.path)
      }
    }
    .map(\.lowerBound)
  }

  /// - Returns: those in the same braces before which something can be inserted.
  private func statements(from start: Int, before macro: Int) -> [Range<Int>] {
    guard let own = statements.owner(of: macro) else { return [] }
    let parent = statements.all[own].parent
    return (0..<own).suffix(Self.mostStatements).filter { number in
      let first = statements.all[number].range.lowerBound
      let isAttributed = number > 0 && words[statements.all[number - 1].range.lowerBound] == "@"
      return first >= start && statements.all[number].parent == parent && !isAttributed
        && TriedStatements.isAction(tokens[first], words[first])
        && (first == 0 || tokens[first - 1].line < tokens[first].line || ["{", ";"].contains(words[first - 1]))
    }
    .map { statements.all[$0].range }
  }

  private static let mostStatements = 64

  /// It may be evaluated twice: it changes nothing, as far as its words tell.
  private func isRepeatable(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      switch tokens[place].kind {
      case .open: words[place] != "(" || place == range.lowerBound || isQuery(place)
      case .operator: ConstantWords.operators.contains(words[place])
      case .literal: !words[place].contains("\\")
      // Of a path to a member: `\.name`.
      case .other: words[place] == "\\"
      case .pound: false
      case .identifier, .close, .comma, .colon: true
      }
    }
  }

  /// The call of something that only looks. What takes a function may call it: `buttons.map(robot.tap)` taps.
  private func isQuery(_ open: Int) -> Bool {
    switch tokens[open - 1].kind {
    case .close: return false
    case .identifier:
      if Self.queries.contains(words[open - 1]) { return true }
      if ["Set", "Array"].contains(words[open - 1]), let close = tokens[open].partner {
        return !words[(open + 1)..<close].contains { ["(", "{"].contains($0) }
      }
      guard ConstantWords.members.contains(words[open - 1]), let close = tokens[open].partner else { return false }
      // Labels, members of what is told anyway, `\.name`, and literals.
      return ((open + 1)..<close).allSatisfy { place in
        tokens[place].kind != .identifier || word(place + 1) == ":" || word(place - 1).hasSuffix(".")
          || ConstantWords.isLiteral(words[place]) || words[place].hasPrefix("$")
      }
    default: return true
    }
  }
}
