/// What the compiler is handed of an expectation.
extension TypeQuestions {
  /// Names and their members, and nothing that is called.
  func isPath(_ range: Range<Int>) -> Bool {
    !words[range].contains { ["(", "{", "["].contains($0) }
  }

  /// `UInt(lamp.size)`
  func isConversion(_ range: Range<Int>) -> Bool {
    ConstantWords.types.contains(words[range.lowerBound]) && word(range.lowerBound + 1) == "("
      && tokens[range.lowerBound + 1].partner == range.upperBound - 1
  }

  /// - Parameter mayBeAbsent: it may be asked of what may be `nil`: `wall?.lamps`.
  /// - Returns: its text on one line, with the `try` that it stands behind; `nil` where it is more than a name, its members and calls.
  func operand(_ range: Range<Int>, mayBeAbsent: Bool = false) -> String? {
    let range = isWaiting && word(range.lowerBound) == "await" ? range.dropFirst() : range
    guard isOperand(range, mayBeAbsent: mayBeAbsent), let first = range.first, isWaiting || word(first - 1) != "await",
      first == 0 || !isTrySign(first - 1)
    else { return nil }
    if isWaiting { return awaited(range) }
    return line(range).map { word(first - 1) == "try" || isHost(first) ? "try \($0)" : $0 }
  }

  func isOperand(_ range: Range<Int>, mayBeAbsent: Bool = false) -> Bool {
    guard let first = range.first, let last = tokens.topLevel(range).last, tokens[first].kind == .identifier,
      // A type is no value.
      tokens[last].kind == .open || words[last].first?.isUppercase == false
    else { return false }
    return words[first].first?.isNumber == false
      && tokens.topLevel(range).allSatisfy { isOfChain($0) || mayBeAbsent && words[$0] == "?." }
  }

  private func isOfChain(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .identifier: !SwiftBytes.wordsBeforeOperands.contains(words[place])
    case .operator: [".", "!."].contains(words[place])
    case .open: true
    default: false
    }
  }

  func line(_ range: Range<Int>) -> String? {
    let isOnOneLine = tokens[range.lowerBound].line == tokens[range.upperBound - 1].line
    guard isOnOneLine || !words[range].contains("{"), !words[range].contains(where: { $0.contains("\n") }) else {
      return nil
    }
    var text = ""
    for place in range {
      let isApart = place > range.lowerBound && tokens.isApart(place)
      let goesOn = words[place].hasPrefix(".") && tokens[place - 1].line < tokens[place].line
      if isApart, !goesOn { text += " " }
      text += words[place]
    }
    return text
  }
}
