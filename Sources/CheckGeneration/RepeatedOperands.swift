/// Which operands say the same when they are asked twice, one right after the other.
struct RepeatedOperands {
  let tokens: [SwiftToken]
  let words: [String]

  /// A path, a value of a type that is made anew, a string that interpolates such. A call may say something else each time.
  ///
  /// - Parameter madeAnew: whether two values that are made alike are taken for one.
  func saysTheSame(_ range: Range<Int>, madeAnew: Bool = true) -> Bool {
    (callsNothing(range) || madeAnew && isMadeAnew(range))
      && !ClockReadings(tokens: tokens, words: words).areAny(in: range)
  }

  /// Names, their members, and signs: `a[0].name`, `(width: a, height: b)`; and what the standard library says of such, also of each by a
  /// closure or a path: `lamps.first { $0.isOn }`, `lamps.map(\.name)`.
  private func callsNothing(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      switch tokens[place].kind {
      case .identifier: !["is", "as", "try", "await"].contains(words[place])
      case .literal: callsNothing(words[place])
      case .operator: ConstantWords.operators.contains(words[place]) || ["?.", "!."].contains(words[place])
      case .open: opensNoCall(place, in: range)
      case .close, .comma, .colon: true
      case .other: words[place] == "\\"
      case .pound: false
      }
    }
  }

  private func opensNoCall(_ open: Int, in range: Range<Int>) -> Bool {
    switch words[open] {
    case "[": true
    case "(": isNoCall(open, in: range)
    // Who is handed a closure calls it, and what stands in it is asked as well.
    case "{": open > range.lowerBound && (["(", ":", ","].contains(words[open - 1]) || isOfStandard(open - 1))
    default: false
    }
  }

  private func isNoCall(_ open: Int, in range: Range<Int>) -> Bool {
    open == range.lowerBound || ![.identifier, .close].contains(tokens[open - 1].kind) || isOfStandard(open - 1)
  }

  /// `type(of: a)`, `a.name.uppercased()`: what the standard library says of the same is the same.
  private func isOfStandard(_ name: Int) -> Bool {
    words[name] == "type"
      || name > 0 && words[name - 1] == "." && ConstantWords.members.contains(words[name])
        && !Self.random.contains(words[name])
  }

  private static let random: Set<String> = ["random", "randomElement", "shuffled", "now"]

  /// `"\\(icon.size) points"`
  private func callsNothing(_ literal: String) -> Bool {
    !literal.contains("\\")
      || literal.split(separator: "\\(", omittingEmptySubsequences: false).allSatisfy { !$0.contains("(") }
  }

  /// `Lamp(name: "a").name`: its arguments hold no call that could say something else the next time.
  private func isMadeAnew(_ range: Range<Int>) -> Bool {
    guard words[range.lowerBound].first?.isUppercase == true, range.count > 2, words[range.lowerBound + 1] == "(" else {
      return false
    }
    let outside = Set(tokens.topLevel(range))
    return range.allSatisfy { place in
      switch tokens[place].kind {
      case .identifier:
        words[place].first?.isUppercase == true || place + 1 == range.upperBound || words[place + 1] != "("
          || (outside.contains(place) && !words[place].lowercased().contains("random"))
      case .literal: !words[place].contains("\\")
      case .operator: ConstantWords.operators.contains(words[place])
      case .open: words[place] != "{"
      case .close, .comma, .colon: true
      case .pound, .other: false
      }
    }
  }
}
