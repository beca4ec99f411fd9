/// What is in order already, and is put into the same order once more: `sorted == sorted.sorted()` of `let sorted = names.sorted()`.
extension TypeQuestions {
  func sorted(_ left: Range<Int>, _ sign: String, _ right: Range<Int>) -> String? {
    guard sign == "==" else { return nil }
    return sortedTwice(left, unchanged(right)) ?? sortedTwice(right, unchanged(left))
  }

  /// What the components hand out in order is another matter: `let sorted = shelf.sorted`.
  private func sortedTwice(_ once: Range<Int>, _ twice: Range<Int>) -> String? {
    guard let (first, order) = sorted(twice), words[first].elementsEqual(words[once]),
      RepeatedOperands(tokens: tokens, words: words).saysTheSame(once),
      let (values, sameOrder) = sorted(meant(once)), words[order].elementsEqual(words[sameOrder])
    else { return nil }
    return operand(values).map { "sorted: \($0)" }
  }

  /// - Returns: `names` and `by: >` of `names.sorted(by: >)`; nothing of an order that a closure or the components say.
  private func sorted(_ range: Range<Int>) -> (values: Range<Int>, order: Range<Int>)? {
    let range = withoutParentheses(range)
    guard let close = range.last, let open = tokens[close].partner, open > range.lowerBound + 2,
      words[(open - 2)...open].elementsEqual([".", "sorted", "("]), case let order = (open + 1)..<close,
      [[], ["by", ":", "<"], ["by", ":", ">"]].contains(where: { words[order].elementsEqual($0) })
    else { return nil }
    return (range.lowerBound..<(open - 2), order)
  }
}
