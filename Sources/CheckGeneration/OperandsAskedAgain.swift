/// Which operands of the block's own can be asked once more where an expectation is counted: the same comes of them, and nothing is changed
/// by that.
extension TypeQuestions {
  func canBeAskedAgain(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      switch tokens[place].kind {
      case .identifier:
        !Self.notTwice.contains(words[place]) && !boundLater.contains(words[place])
          && (!isCalled(place) || changesNothing(place))
      case .pound: ConstantWords.places.contains(words[place])
      default: true
      }
    }
  }

  /// Nothing in it is known by a name that the block gave it.
  func namesNothing(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      tokens[place].kind != .identifier || ConstantWords.isConstant(words[place]) || word(place - 1).hasSuffix(".")
        || word(place + 1) == ":" || ConstantWords.functions.contains(words[place])
    }
  }

  private static let notTwice = ConstantWords.changes.subtracting(["rawValue", "allCases", "hashValue", "self", "init"])
    .union(["random", "randomElement", "shuffled", "try", "await", "print", "debugPrint"])

  private func isCalled(_ place: Int) -> Bool { ["(", "{"].contains(word(place + 1)) }

  /// What the standard library is asked changes nothing; of what the block says itself its words tell.
  private func changesNothing(_ place: Int) -> Bool {
    let word = words[place]
    if ConstantWords.isConstant(word) || ConstantWords.functions.contains(word) || ConstantWords.members.contains(word)
    {
      return true
    }
    if let function = functions.said(place), function.body.contains(where: changes) { return false }
    return !words.contains(where: Self.unsure.contains)
  }

  /// `n += 1`, `names.append("a")`; not `let m = n`.
  private func changes(_ place: Int) -> Bool {
    switch words[place] {
    case "=": !["let", "var"].contains(word(place - 2))
    case let word: word.hasSuffix("=") && SwiftWords.assignments.contains(word) || Self.notTwice.contains(word)
    }
  }

  /// Beside these a call may change what it is asked of, and throw or wait where nobody is ready for that.
  private static let unsure: Set<String> = ["mutating", "class", "actor", "inout", "throws", "async"]
}
