/// `All success criteria met.`: a line that says of all of them that they are, and shows none.
enum WholeStatement {
  static func isMade(by title: String) -> Bool {
    guard title.utf8.count <= longest, title.mentions("criteri") else { return false }
    let words = title.lowercased().split { !$0.isLetter }
    guard let first = words.first, universals.contains(first), let noun = words.firstIndex(where: nouns.contains),
      words[1..<noun].allSatisfy(kinds.contains)
    else { return false }
    return words[(noun + 1)...].allSatisfy(states.contains)
  }

  /// In bytes.
  private static let longest = 100

  private static let universals: Set<Substring> = ["all", "each", "every"]
  private static let nouns: Set<Substring> = ["criteria", "criterion"]
  private static let kinds: Set<Substring> = [
    "of", "the", "success", "acceptance", "completion", "task", "validation", "primary", "stated", "defined", "listed",
    "above", "these", "its",
  ]
  private static let states: Set<Substring> = [
    "are", "is", "have", "has", "been", "were", "was", "now", "fully", "met", "satisfied", "fulfilled", "verified",
    "validated",
    "achieved", "passed", "pass", "complete", "completed", "done", "and", "successfully", "for", "this", "task",
    "above",
  ]
}
