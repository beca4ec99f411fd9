/// What is joined twice, in another order: `(a + b) + c == a + (b + c)`.
extension TypeQuestions {
  /// Of numbers a trial tells. That the order does not matter is known of texts and lists as well; what components are joined by may
  /// well heed it.
  func regrouped(_ range: Range<Int>, of macro: Int) -> Doubt {
    let signs = tokens.topLevel(range).filter { ConstantWords.ofEquals[words[$0]] != nil }
    guard signs.count == 1, let sign = signs.first, words[sign] == "==", !isTried(range, of: macro),
      case let left = range.lowerBound..<sign, case let right = (sign + 1)..<range.upperBound,
      readings.areRegrouped(left, right)
    else { return .canFail }
    var asked: Set<String> = []
    return .all(
      (summands(left) + summands(right)).compactMap { summand in
        guard let operand = operand(summand) else { return .canFail }
        return asked.insert(operand).inserted ? .asked(Self.asked("joined: \(operand)")) : nil
      }
    )
  }

  /// `a`, `b` and `c` of `a + (b + c)`
  private func summands(_ range: Range<Int>) -> [Range<Int>] {
    let range = withoutParentheses(range)
    let signs = tokens.topLevel(range).filter { words[$0] == "+" }
    return signs.isEmpty ? [range] : tokens.parts(of: range, at: signs).flatMap(summands)
  }
}
