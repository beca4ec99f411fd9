/// Finds what of an expectation is the block's own and may make it true alone, whatever the components say: `lamp.isOn || 1 < 2`,
/// `!(lamp.isOn && 2 < 1)`, `1 < 2 ? true : lamp.isOn`.
///
/// What it comes to is seen where the expectation is tested, for in a table of cases each may say otherwise: `isPlain || lamp.isOn`.
struct OwnOperands {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let bound: BoundExpressions
  private let functions: OwnFunctions
  private let asked: AskedOwnOperands
  private let reader: TermReader
  private let isOwn: (Range<Int>) -> Bool
  /// How many operands may still be looked at.
  private var operands: Int

  init(
    _ tokens: [SwiftToken],
    _ words: [String],
    _ bound: BoundExpressions,
    _ questions: TypeQuestions,
    _ reader: TermReader,
    atMost operands: Int,
    isOwn: @escaping (Range<Int>) -> Bool
  ) {
    self.tokens = tokens
    self.words = words
    self.bound = bound
    functions = questions.functions
    asked = AskedOwnOperands(tokens: tokens, words: words, questions: questions)
    self.reader = reader
    self.operands = operands
    self.isOwn = isOwn
  }

  /// - Returns: whether an expectation can fail, as far as such operands tell.
  mutating func doubt(_ condition: Range<Int>) -> Doubt {
    switch decision(condition, true, isInside: false) {
    case nil: .canFail
    case .always?: .cannotFail
    case .where(let expression)?: .asked("!(\(expression))")
    }
  }

  /// When the block's own operands decide.
  fileprivate enum Decision {
    case always
    /// Where this expression of the block's own is true.
    case `where`(String)
  }

  /// - Parameters:
  ///   - truth: what the expression is to come to.
  ///   - isInside: it stands in the braces of a closure or of a function, whose names nobody knows outside.
  /// - Returns: `nil` where the components have a say.
  private mutating func decision(_ range: Range<Int>, _ truth: Bool, isInside: Bool) -> Decision? {
    operands -= 1
    guard operands >= 0, case let range = tokens.withoutParentheses(range, words, behind: ["Bool"]),
      let first = range.first
    else { return nil }
    if isOwn(range) { return own(range, truth, isInside: isInside) }
    if words[first] == "await" { return decision(range.dropFirst(), truth, isInside: isInside) }
    // What throws on the way can fail by that.
    guard !words[range].contains("try") else { return beforeThrown(range, truth, isInside: isInside) }
    let top = tokens.topLevel(range)
    if let sign = top.first(where: { words[$0] == "?" && $0 > first }) {
      return reader.ways(range, sign).flatMap { choice($0, truth, isInside: isInside) }
    }
    for joint in ["||", "&&"] {
      let signs = top.filter { words[$0] == joint }
      if signs.isEmpty { continue }
      return joined(tokens.parts(of: range, at: signs), isAny: (joint == "||") == truth, truth, isInside: isInside)
    }
    if top.contains(where: { ConstantWords.ofEquals[words[$0]] != nil }) {
      guard let (other, isSame) = tokens.comparedWithTruth(range, words) else { return nil }
      return decision(other, isSame == truth, isInside: isInside)
    }
    if words[first] == "!" { return decision(range.dropFirst(), !truth, isInside: isInside) }
    return meant(range, truth, isInside: isInside)
  }

  private func own(_ range: Range<Int>, _ truth: Bool, isInside: Bool) -> Decision? {
    if range.count == 1, ["true", "false"].contains(words[range.lowerBound]) {
      return (words[range.lowerBound] == "true") == truth ? .always : nil
    }
    if isInside, !asked.namesNothing(range) { return nil }
    // What cannot be asked once more is the block's own none the less.
    guard asked.canBeAskedAgain(range), let text = asked.line(range) else { return .always }
    return .where(truth ? "(\(text))" : "!(\(text))")
  }

  /// `1 < 2 || try lamp.load()`: nobody gets to what is thrown where the first decides.
  private mutating func beforeThrown(_ range: Range<Int>, _ truth: Bool, isInside: Bool) -> Decision? {
    let inner = words[range.lowerBound] == "try" ? range.dropFirst() : range
    let top = tokens.topLevel(inner)
    guard let sign = top.first(where: { words[$0] == (truth ? "||" : "&&") }),
      !top.contains(where: { words[$0] == "?" }),
      case let part = inner.lowerBound..<sign, !part.isEmpty, isOwn(part)
    else { return nil }
    return own(part, truth, isInside: isInside)
  }

  private mutating func joined(_ parts: [Range<Int>], isAny: Bool, _ truth: Bool, isInside: Bool) -> Decision? {
    var decisions: [Decision] = []
    for part in parts {
      if let decision = decision(part, truth, isInside: isInside) {
        decisions.append(decision)
      } else if !isAny {
        return nil
      }
    }
    return isAny ? .any(decisions) : .all(decisions)
  }

  private mutating func choice(_ ways: TermReader.Ways, _ truth: Bool, isInside: Bool) -> Decision? {
    let first = decision(ways.first, truth, isInside: isInside)
    let second = decision(ways.second, truth, isInside: isInside)
    if let first, let second { return .all([first, second]) }
    guard first != nil || second != nil, isOwn(ways.condition) else { return nil }
    let isReached = own(ways.condition, first != nil, isInside: isInside)
    return isReached.flatMap { reached in (first ?? second).map { .all([reached, $0]) } }
  }

  /// What a name stands for, what a closure or a function of the block comes to.
  private mutating func meant(_ range: Range<Int>, _ truth: Bool, isInside: Bool) -> Decision? {
    if range.count == 1, let binding = bound.binding(range.lowerBound) {
      return decision(binding.expression, truth, isInside: isInside)
    }
    if range.count == 1, let number = bound.number(range.lowerBound) {
      return decision(bound.bindings[number].expression, truth, isInside: true)
    }
    if let function = functions.called(range), let answer = functions.onlyStatement(of: function) {
      return decision(answer, truth, isInside: true)
    }
    let inner = reader.meant(range)
    return inner == range ? nil : decision(inner, truth, isInside: true)
  }
}

extension OwnOperands.Decision {
  /// Where one of them decides.
  fileprivate static func any(_ decisions: [Self]) -> Self? {
    let expressions = decisions.compactMap(\.expression)
    if expressions.count < decisions.count { return .always }
    return expressions.isEmpty ? nil : .where(expressions.joined(separator: " || "))
  }

  /// Where all of them do.
  fileprivate static func all(_ decisions: [Self]) -> Self {
    let expressions = decisions.compactMap(\.expression)
    return expressions.isEmpty ? .always : .where(expressions.map { "(\($0))" }.joined(separator: " && "))
  }

  private var expression: String? { if case .where(let expression) = self { expression } else { nil } }
}
