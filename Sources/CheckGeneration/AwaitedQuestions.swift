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

  /// - Returns: what waits, in a closure that nobody runs; `nil` where the block would not compile with it twice.
  func awaited(_ range: Range<Int>) -> String? {
    guard let first = range.first, !boundLater.contains(words[first]), handsOnLiterals(range) else { return nil }
    return line(range).map { "try SpecTesting.awaited { await \($0) }" }
  }

  /// `lamp` of `async let lamp = store.lamp`, and whatever else its pattern says.
  static func boundLater(_ words: [String]) -> Set<String> {
    let starts = words.indices.dropFirst().filter { words[$0 - 1] == "async" && words[$0] == "let" }
    return starts.reduce(into: []) { names, start in
      names.formUnion(words[start...].prefix(longestPattern).prefix { $0 != "=" })
    }
  }

  /// What is handed to an actor is its own from then on, and nobody may hand it on a second time: `store.look(box)`.
  private func handsOnLiterals(_ range: Range<Int>) -> Bool {
    let chain = Set(tokens.topLevel(range))
    return range.allSatisfy { place in
      if chain.contains(place) { return words[place] != "{" }
      switch tokens[place].kind {
      // Numbers and labels are words, too.
      case .identifier:
        return words[place].first?.isNumber == true || word(place + 1) == ":"
          || ["true", "false", "nil"].contains(words[place])
      case .literal: return !words[place].contains("\\(")
      case .pound: return false
      default: return true
      }
    }
  }

  private static let longestPattern = 32

  private static let ofTypes = ["notNil", "notNegative", "magnitude", "countOf", "bounded", "type", "typeOf", "joined"]
}
