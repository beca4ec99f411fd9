/// Expectations that ask something of each element of a list, and hold where there is none: `lamps.allSatisfy { $0.isOn }`,
/// `!lamps.contains { $0.isBroken }`, `lamps.first { $0.isBroken } == nil`.
extension TypeQuestions {
  /// `lamps.allSatisfy { $0.isOn }`. What is denied of each, `{ $0.name != "a" }`, holds as well where nothing is there.
  func elements(_ range: Range<Int>, _ top: [Int], until macro: Int) -> String? {
    guard let asked = top.last(where: { Self.ofEach.contains(words[$0]) }), word(asked - 1) == ".", let last = top.last,
      ["(", "{"].contains(word(asked + 1)), last == asked + 1 || isReduction(asked, last),
      !words[asked..<range.upperBound].contains(where: { ["!", "!=", "!=="].contains($0) })
    else { return nil }
    return question(to: range.lowerBound..<(asked - 1), by: asked, in: range, until: macro)
  }

  private static let ofEach: Set<String> = ["allSatisfy", "isSubset", "reduce"]

  /// `reduce(true) { $0 && $1.isOn }`
  private func isReduction(_ asked: Int, _ last: Int) -> Bool {
    words[asked] == "reduce" && word(asked + 2) == "true" && tokens[asked + 1].partner == asked + 3 && last == asked + 4
      && words[last] == "{"
  }

  // MARK: Denials

  /// - Parameter range: what stands behind `!`: `lamps.contains { $0.isBroken }`.
  func deniedOfEach(_ range: Range<Int>, until macro: Int) -> String? { found(range, by: "contains", until: macro) }

  /// `lamps.first { $0.isBroken } == nil`, `lamps.contains { $0.isBroken } == false`
  func noneFound(_ left: Range<Int>, _ sign: String, _ right: Range<Int>, until macro: Int) -> String? {
    for (one, other) in [(left, right), (right, left)] where one.count == 1 {
      let asked = withoutParentheses(other)
      let name: String? =
        switch (sign, words[one.lowerBound]) {
        case ("==", "nil"): "first"
        case ("==", "false"), ("!=", "true"): "contains"
        default: nil
        }
      if let question = name.flatMap({ found(asked, by: $0, until: macro) }) { return question }
    }
    return nil
  }

  private func found(_ expression: Range<Int>, by name: String, until macro: Int) -> String? {
    let range = untried(meant(expression))
    let top = tokens.topLevel(range)
    guard top.count > 3, let open = top.last, case let asked = open - 1, words[asked] == name, word(asked - 1) == ".",
      words[open] == "{" || word(open + 1) == "where" && word(open + 2) == ":",
      tokens[open].partner == range.upperBound - 1, case let values = range.lowerBound..<(asked - 1),
      !isOfScreen(values)
    else { return nil }
    return question(to: values, by: asked, in: range, until: macro)
  }

  /// That nothing is on the screen says something of the component.
  private func isOfScreen(_ values: Range<Int>) -> Bool {
    var values = values
    for _ in 0..<Self.mostNames {
      if values.contains(where: { Self.ofScreen.contains(words[$0]) && word($0 - 1).hasSuffix(".") }) { return true }
      guard let binding = bound.binding(values.lowerBound) else { return false }
      values = binding.expression
    }
    return false
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
  private func question(
    to values: Range<Int>,
    by asked: Int,
    in range: Range<Int>,
    until macro: Int
  ) -> String? {
    let isHere = macro < range.lowerBound
    let isRepeatable = isRepeatable(values)
    // Behind a name that stands for it, what it was asked of may be another by then.
    if isRepeatable, isHere || stays(values, until: macro, behind: range) && !isTried(range) {
      return operand(values).map { "each: \($0)" }
    }
    guard words[asked] != "isSubset", !isRepeatable || operand(values) != nil else { return nil }
    // What makes its elements is not asked twice.
    return isHere ? "onceAsked: ()" : bound.number(ofExpressionAround: range).map { "noted: \($0)" }
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

  /// Of `HeadlessHost`.
  private static let queries: Set<String> = ["findAll", "label", "identifier", "and", "zip", "in"]
}
