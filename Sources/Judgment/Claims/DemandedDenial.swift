/// What denies in words that somebody asked for: `does not work without a network, as demanded`.
enum DemandedDenial {
  /// - Parameters:
  ///   - phrase: the words that deny, in small letters.
  ///   - text: in which they stand.
  static func isClaimed(_ phrase: String, in text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }
    let denial = phrase.split { !$0.isLetter && $0 != "'" }
    // What is drawn as demanded may have been left undone elsewhere: `drawn as demanded - not yet on iOS`.
    let start = words.indices.last { words[$0...].starts(with: denial) } ?? 0
    return words.indices.dropLast().contains { index in
      index >= start
        && (words[index] == "as" && demands.contains(words[index + 1])
          || words[index] == "by" && words[index + 1] == "design")
    }
  }

  private static let demands: Set<Substring> = [
    "agreed", "asked", "demanded", "designed", "desired", "expected", "intended", "required", "requested", "specified",
    "wanted",
  ]
}
