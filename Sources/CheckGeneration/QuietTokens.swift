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
    case .operator: words[place] == "=" ? word(place - 2) == "let" : [".", "==", "!="].contains(words[place])
    case .open: words[place] == "(" && ["#expect", "#require"].contains(word(place - 1))
    case .close: words[place] == ")"
    case .pound: ["#expect", "#require"].contains(words[place])
    case .comma, .colon, .other: false
    }
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
