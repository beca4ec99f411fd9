/// What a report says of some where the criterion speaks of all: `Contrast is at least 4.5:1 for large text`.
extension ComparedText {
  /// Behind the words of the criterion, before whatever begins evidence: `measured for large text` tells what was tried.
  ///
  /// - Parameter criterion: names none of what it picks out.
  /// - Returns: the words that do.
  func narrowing(of criterion: ComparedText) -> String? {
    guard !words.isDisjoint(with: CriterionWords.selective) else { return nil }
    let end = tokens.indices.first { tokens[$0].isBreak && !isRatio(at: $0) } ?? tokens.endIndex
    // In English the noun stands behind them, and one of a list is not all that is said.
    guard
      let lead = tokens.indices.prefix(max(0, end - 2)).dropFirst().first(where: { index in
        Self.narrowingLeads.contains(tokens[index].word) && CriterionWords.selective.contains(tokens[index + 1].word)
          && !criterion.words.contains(tokens[index + 1].word)
          && Self.hasMany(tokens[index + 2].word, behind: tokens[index].word)
      }), lead + 3 >= tokens.endIndex || lead + 3 == end && !Self.listing.contains(String(tokens[lead + 3].text))
    else { return nil }
    return tokens[lead..<(lead + 3)].map { String($0.text) }.joined(separator: " ")
  }

  /// The colon of `4.5:1`.
  private func isRatio(at index: Int) -> Bool {
    tokens[index].text == ":" && index > 0 && tokens.indices.contains(index + 1) && tokens[index - 1].number != nil
      && tokens[index + 1].number != nil
  }

  /// Whether a noun names many, of which some can be picked out: `for large text`, `on small screens`. `in common format` and `in small
  /// steps` tell of one place, or of a manner.
  private static func hasMany(_ noun: Substring, behind lead: Substring) -> Bool {
    if lead == "in" { return occasions.contains(noun) }
    return masses.contains(noun) || noun.hasSuffix("s") && !noun.hasSuffix("ss")
  }

  private static let occasions: Set<Substring> = [
    "cases", "scenarios", "situations", "conditions", "circumstances", "browsers", "environments", "configurations",
    "setups", "layouts", "windows", "viewports",
  ]
  private static let masses: Set<Substring> = [
    "text", "type", "content", "input", "data", "traffic", "load", "use", "usage", "print",
  ]

  private static let narrowingLeads: Set<Substring> = ["for", "on", "in"]
  private static let listing: Set<String> = [",", "/", "&", "+"]
}
