/// What is asked of the types of what an expectation waits for: `await store.lamp != nil`.
extension TypeQuestions {
  /// Whether a question is one that only the type of what is waited for answers.
  func isOfWaiting(_ question: String, _ range: Range<Int>, of macro: Int) -> Bool {
    isWaitingOnly(range, of: macro) && Self.ofTypes.contains { question.hasPrefix("\($0):") }
  }

  /// - Returns: the same, which hands on what waits where a range does.
  func asker(of range: Range<Int>, _ macro: Int) -> TypeQuestions {
    var asker = self
    asker.isWaiting = isWaitingOnly(range, of: macro)
    return asker
  }

  /// It throws nothing: nobody waits for a type.
  private func isWaitingOnly(_ range: Range<Int>, of macro: Int) -> Bool {
    word(macro - 1) != "try" && word(macro - 2) != "try" && !words[range].contains("try")
      && (words[range].contains("await") || range.lowerBound > macro && word(macro - 1) == "await")
  }

  private static let ofTypes = ["notNil", "notNegative", "countOf", "bounded", "type", "typeOf", "joined"]
}
