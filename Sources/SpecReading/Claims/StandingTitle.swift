import SpecModel

/// A title that says of all that stands below it how it stands: `❌ Failed Requirements`, `Requirements Not Met`, `Deferred`.
enum StandingTitle {
  /// - Returns: a positive mark for a title that says that it is met; it says so of nothing below, and denies nothing either.
  static func mark(_ title: TextSlice, isAboutRequirements: Bool) -> Mark? {
    var text = title.withoutEmphasis
    if let sign = MarkReader.leading(text) ?? MarkReader.trailing(text) { return sign.mark }
    while text.count > 0, [UInt8(ascii: ":"), UInt8(ascii: "*")].contains(text[text.end - 1]) { text.end -= 1 }
    guard text.count <= longest else { return nil }
    // `Not Implemented` and nothing else
    if let mark = StatusWords.mark(text) { return mark }
    guard isAboutRequirements else { return nil }
    let words = text.string.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
    // `No Failed Requirements`, `Failed Requirements Fixed`
    if !positive.isDisjoint(with: words.filter { $0 != "met" && $0 != "satisfied" && $0 != "implemented" }) {
      return .passed
    }
    let denied = zip(words, words.dropFirst()).contains { $0 == "not" && notDone.contains($1) }
    if denied || !failed.isDisjoint(with: words) { return .failed }
    if !partial.isDisjoint(with: words) { return .warning }
    if !pending.isDisjoint(with: words) { return .pending }
    return foreign.contains { text.contains($0) } ? .failed : nil
  }

  private static let longest = 80

  private static let positive: Set<String> = [
    "no", "fixed", "resolved", "validated", "verified", "covered", "passed", "previously", "completed", "all", "now",
    "closed",
  ]
  private static let notDone: Set<String> = [
    "met", "satisfied", "implemented", "covered", "done", "complete", "completed", "fulfilled", "validated", "verified",
    "addressed", "yet",
  ]
  private static let failed: Set<String> = [
    "failed", "failing", "unmet", "unsatisfied", "unfulfilled", "missing", "violated", "unimplemented",
  ]
  private static let partial: Set<String> = ["partial", "partially", "incomplete"]
  private static let pending: Set<String> = [
    "outstanding", "deferred", "remaining", "pending", "blocked", "postponed", "unfinished", "todo",
  ]
  private static let foreign: [StaticString] = ["未達", "未対応", "未実装", "未完了", "未満足", "未完成", "未实现", "미충족", "미구현"]
}
