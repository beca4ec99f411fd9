/// Finds what of an expectation is the block's own and may make it true alone, whatever the components say: `lamp.isOn || 1 < 2`,
/// `!(lamp.isOn && 2 < 1)`, `1 < 2 ? true : lamp.isOn`.
///
/// What it comes to is seen where the expectation is tested, for in a table of cases each may say otherwise: `isPlain || lamp.isOn`.
struct OwnOperands {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let bound: BoundExpressions
  private let questions: TypeQuestions
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
    self.questions = questions
    self.reader = reader
    self.operands = operands
    self.isOwn = isOwn
  }

  /// - Returns: whether an expectation can fail, as far as such operands tell.
  mutating func doubt(_ condition: Range<Int>) -> Doubt { doubt(condition, true, isInside: false) }

  /// - Parameters:
  ///   - truth: what the expression is to come to.
  ///   - isInside: it stands in the braces of a closure or of a function, whose names nobody knows outside.
  /// - Returns: whether it may come to something else.
  private mutating func doubt(_ range: Range<Int>, _ truth: Bool, isInside: Bool) -> Doubt {
    operands -= 1
    guard operands >= 0, case let range = tokens.withoutParentheses(range, words, behind: ["Bool"]),
      let first = range.first
    else { return .canFail }
    if isOwn(range) { return own(range, truth, isInside: isInside) }
    if words[first] == "await" { return doubt(range.dropFirst(), truth, isInside: isInside) }
    // What throws on the way can fail by that.
    guard !words[range].contains("try") else { return beforeThrown(range, truth, isInside: isInside) }
    if let sign = tokens.choiceSign(in: range, words) {
      return reader.ways(range, sign).map { choice($0, truth, isInside: isInside) } ?? .canFail
    }
    let top = tokens.topLevel(range)
    for joint in ["||", "&&"] {
      let signs = top.filter { words[$0] == joint }
      if signs.isEmpty { continue }
      return joined(tokens.parts(of: range, at: signs), isAny: (joint == "||") == truth, truth, isInside: isInside)
    }
    if top.contains(where: { ConstantWords.ofEquals[words[$0]] != nil }) {
      guard let (other, isSame) = tokens.comparedWithTruth(range, words) else { return .canFail }
      return doubt(other, isSame == truth, isInside: isInside)
    }
    if words[first] == "!" { return doubt(range.dropFirst(), !truth, isInside: isInside) }
    return meant(range, truth, isInside: isInside)
  }

  private func own(_ range: Range<Int>, _ truth: Bool, isInside: Bool) -> Doubt {
    if range.count == 1, ["true", "false"].contains(words[range.lowerBound]) {
      return (words[range.lowerBound] == "true") == truth ? .cannotFail : .canFail
    }
    if isInside, !questions.namesNothing(range) { return .canFail }
    // What cannot be asked once more is the block's own none the less.
    guard questions.canBeAskedAgain(range), let text = questions.line(range) else { return .cannotFail }
    return .asked(truth ? "!(\(text))" : text)
  }

  /// `1 < 2 || try lamp.load()`: nobody gets to what is thrown where the first decides.
  private func beforeThrown(_ range: Range<Int>, _ truth: Bool, isInside: Bool) -> Doubt {
    var inner = range
    if words[range.lowerBound] == "try" {
      inner = inner.dropFirst()
      if let first = inner.first, questions.isTrySign(first) {
        // What `try?` stands before may be absent, and is no truth.
        guard words[first] == "!" else { return .canFail }
        inner = inner.dropFirst()
      }
    }
    guard let sign = tokens.topLevel(inner).first(where: { words[$0] == (truth ? "||" : "&&") }),
      tokens.choiceSign(in: inner, words) == nil, case let part = inner.lowerBound..<sign, !part.isEmpty, isOwn(part)
    else { return .canFail }
    return own(part, truth, isInside: isInside)
  }

  /// - Parameter isAny: one of them decides; else all of them have to.
  private mutating func joined(_ parts: [Range<Int>], isAny: Bool, _ truth: Bool, isInside: Bool) -> Doubt {
    var doubts: [Doubt] = []
    for part in parts {
      let doubt = doubt(part, truth, isInside: isInside)
      if !isAny, doubt == .canFail { return .canFail }
      doubts.append(doubt)
    }
    return isAny ? .any(doubts) : .all(doubts)
  }

  private mutating func choice(_ ways: TermReader.Ways, _ truth: Bool, isInside: Bool) -> Doubt {
    let first = doubt(ways.first, truth, isInside: isInside)
    let second = doubt(ways.second, truth, isInside: isInside)
    let certain = [first, second].filter { $0 != .canFail }
    guard certain.count == 1 else { return .all([first, second]) }
    guard isOwn(ways.condition) else { return .canFail }
    return .all([own(ways.condition, first != .canFail, isInside: isInside)] + certain)
  }

  /// What a name stands for, what a closure or a function of the block comes to.
  private mutating func meant(_ range: Range<Int>, _ truth: Bool, isInside: Bool) -> Doubt {
    if range.count == 1, let binding = bound.binding(range.lowerBound) {
      return doubt(binding.expression, truth, isInside: isInside)
    }
    if range.count == 1, let number = bound.number(range.lowerBound) {
      return doubt(bound.bindings[number].expression, truth, isInside: true)
    }
    let functions = questions.functions
    if let function = functions.called(range), let answer = functions.onlyStatement(of: function) {
      return doubt(answer, truth, isInside: true)
    }
    let inner = reader.meant(range)
    return inner == range ? .canFail : doubt(inner, truth, isInside: true)
  }
}
