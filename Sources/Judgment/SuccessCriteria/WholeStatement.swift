/// `All success criteria met.`, `2/2 criteria verified`: a line that says of all of them that they are, and shows none.
enum WholeStatement {
  /// - Parameter count: how many there are: `All three are met` says nothing of a fourth.
  static func isMade(by title: String, of count: Int) -> Bool {
    guard title.utf8.count <= longest, title.mentions("criteri") else { return false }
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let noun = words.firstIndex(where: nouns.contains) else { return false }
    let (lead, rest) = (words[..<noun], words[(noun + 1)...])
    let counts =
      lead.filter { number($0) != nil }
      + rest.indices.filter { !isOfTask($0, in: rest) }.map { rest[$0] }
      .filter { number($0) != nil }
    let numbers = Set(counts.compactMap(number))
    guard numbers.count < 2, numbers.allSatisfy({ $0 >= count }) else { return false }
    let isWhole = lead.first.map(universals.contains) ?? false
    // `2/2 criteria`, `3 of 3 criteria`: one number alone is no share.
    guard isWhole || counts.count > 1 && lead.first.map({ number($0) != nil }) ?? false else { return false }
    return lead.dropFirst().allSatisfy { kinds.contains($0) || number($0) != nil }
      && rest.allSatisfy { states.contains($0) || number($0) != nil }
  }

  /// `met`, `is verified`: says that it is, and not what it is.
  static func isState(_ title: String) -> Bool {
    title.utf8.count <= longestState
      && title.lowercased().split { !$0.isLetter && !$0.isNumber }.allSatisfy(states.contains)
  }

  /// `task 1.2`
  private static func isOfTask(_ index: Int, in words: ArraySlice<Substring>) -> Bool {
    var index = index
    while index > words.startIndex, words[index - 1].allSatisfy(\.isNumber) { index -= 1 }
    return index > words.startIndex && words[index - 1] == "task"
  }

  private static func number(_ word: Substring) -> Int? { Int(CriterionWords.numerals[word] ?? String(word)) }

  /// In bytes.
  private static let longest = 100
  private static let longestState = 40

  private static let universals: Set<Substring> = ["all", "each", "every", "both"]
  private static let nouns: Set<Substring> = ["criteria", "criterion"]
  private static let kinds: Set<Substring> = [
    "of", "the", "success", "acceptance", "completion", "task", "validation", "primary", "stated", "defined", "listed",
    "above", "these", "its",
  ]
  private static let states: Set<Substring> = [
    "are", "is", "have", "has", "been", "were", "was", "now", "fully", "met", "satisfied", "fulfilled", "verified",
    "validated", "achieved", "passed", "pass", "complete", "completed", "done", "and", "successfully", "for", "this",
    "task", "above", "of", "from", "in", "the", "tasks", "md", "plan", "listed", "stated", "defined",
  ]
}
