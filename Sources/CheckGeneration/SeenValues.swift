/// The values that an expectation compares, kept for its message where the macro shows none: behind `try` and `await` it tells the source
/// alone.
///
/// `try a.b() == c` becomes `try SpecTesting.seen(a.b(), "a.b()", 0, "d2f1…") == SpecTesting.seen(c, "c", 1, "d2f1…")`.
struct SeenValues {
  /// What goes through `SpecTesting.seen`, in the order of the source.
  let operands: [Range<Int>]

  /// - Parameter condition: the first argument of an expectation.
  init(_ tokens: [SwiftToken], _ words: (Int) -> String, condition: Range<Int>) {
    var start = condition.lowerBound
    while start < condition.upperBound, ["try", "await"].contains(words(start)) { start += 1 }
    let isHidden = start > condition.lowerBound
    if start < condition.upperBound, words(start) == "!" { start += 1 }
    let outside = start < condition.upperBound ? tokens.topLevel(start..<condition.upperBound) : []
    let comparisons = outside.filter { Self.comparisons.contains(words($0)) }
    guard isHidden, !outside.contains(where: { Self.bindsOtherwise(tokens[$0], words($0)) }) else {
      operands = []
      return
    }
    if let sign = comparisons.first, comparisons.count == 1 {
      operands = [start..<sign, (sign + 1)..<condition.upperBound].filter { !$0.isEmpty && Self.isValue(tokens, words, $0) }
    } else if comparisons.isEmpty, let dot = outside.last(where: { words($0) == "." && Self.questions.contains(words($0 + 1)) }),
      dot > start, Self.isValue(tokens, words, start..<dot), outside.allSatisfy({ tokens[$0].kind != .operator || words($0) == "." })
    {
      operands = [start..<dot]
    } else {
      operands = []
    }
  }

  /// Its type is its own, whatever it stands beside: a literal takes it from there.
  private static func isValue(_ tokens: [SwiftToken], _ words: (Int) -> String, _ range: Range<Int>) -> Bool {
    guard tokens[range.lowerBound].kind == .identifier, let first = words(range.lowerBound).first else { return false }
    return (first.isLowercase || first == "_" || first == "`" || first == "$" || range.count > 1)
      && !["true", "false", "nil", "try", "await"].contains(words(range.lowerBound)) && !first.isNumber
  }

  /// Looser than a comparison; of an operator of the components nobody can say where its operands end.
  private static func bindsOtherwise(_ token: SwiftToken, _ word: String) -> Bool {
    token.kind == .colon || looser.contains(word)
      || (token.kind == .operator && !tighter.contains(word) && !comparisons.contains(word))
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="]
  private static let tighter: Set<String> = [
    ".", "?.", "!.", "?", "!", "+", "-", "*", "/", "%", "...", "..<", "??",
  ]
  private static let looser: Set<String> = ["&&", "||", "as", "is", "=", "try", "await"]
  /// What is asked of a value that is then worth showing.
  private static let questions: Set<String> = [
    "contains", "hasPrefix", "hasSuffix", "allSatisfy", "isEmpty", "isSubset", "isSuperset", "isDisjoint", "starts",
  ]
}
