/// Tells whether anything happens between two places of a block.
struct QuietTokens {
  let tokens: [SwiftToken]
  let words: [String]

  /// Nothing is called there, and nothing assigned: what was asked before says the same behind it.
  func areQuiet(_ range: Range<Int>) -> Bool { range.count < 64 && range.allSatisfy(isQuiet) }

  private func isQuiet(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .identifier: words[place] != "await"
    case .literal: !words[place].contains("\\")
    case .operator:
      words[place] == "=" ? ["let", "var"].contains(word(place - 2)) : Self.questions.contains(words[place])
    case .open: words[place] == "(" && ["#expect", "#require"].contains(word(place - 1))
    case .close: words[place] == ")"
    case .pound: ["#expect", "#require"].contains(words[place])
    case .comma, .colon, .other: false
    }
  }

  private static let questions: Set<String> = [".", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "!"]

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
