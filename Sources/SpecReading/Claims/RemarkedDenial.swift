import Findings
import SpecModel

/// What stands behind a number without a mark, and says by a remark that work is left: `fails on Safari`, `stub only`, `blocked by #12`,
/// `moved to task 3`. Nothing else stands there, for a component as well may fail, block or move.
enum RemarkedDenial {
  static func denial(_ text: TextSlice) -> Claim.Denial? {
    var text = text.withoutLoneClosing.withoutEmphasis
    if text.count > 1, text[text.end - 1] == UInt8(ascii: ".") { text.end -= 1 }
    guard text.count <= longest else { return nil }
    if remarks.longest(in: text, where: { _, rest in endsRemark(rest) }) != nil { return .later }
    if failures.longest(in: text, where: { _, rest in PartWords.namePlatform(rest.trimmed) }) != nil { return .unmet }
    if obstacles.longest(in: text, where: { _, rest in isObstacle(rest.trimmed) }) != nil { return .later }
    // Whoever has it now may have done it.
    if let rest = text.dropping("moved ") ?? text.dropping("Moved "),
      WorkPlan.isNamed(by: rest.string.lowercased().split(separator: " "))
    {
      return .untouched
    }
    return nil
  }

  /// `stub only; see #12`, `stub only (no backend)`
  private static func endsRemark(_ rest: TextSlice) -> Bool {
    let rest = rest.trimmed
    return rest.isEmpty || ByteSet(",;:(.-").contains(rest.first) || rest.first >= 0x80
  }

  /// `#12`, `issue 4`, `API`, `Anna`; what is `blocked by the modal` or `by default` is so by design.
  private static func isObstacle(_ rest: TextSlice) -> Bool {
    guard rest.count <= 40 else { return false }
    let isNumbered = ["issue ", "task ", "ticket ", "bug ", "story "].contains { (word: StaticString) in
      rest.hasPrefixIgnoringCase(word) && rest.mayHoldNumber
    }
    return isNumbered || rest.first == UInt8(ascii: "#") || (65...90).contains(rest.first) && !rest.contains(" ")
      || ["upstream", "missing ", "the backend", "the API"].contains { (word: StaticString) in rest.hasPrefix(word) }
  }

  private static let remarks = OpeningPhrases([
    "stub only", "stubbed only", "only a stub", "only stubbed", "stub", "stubbed", "stubbed out", "mock only",
    "mocked only", "only mocked",
    "placeholder only", "only a placeholder",
    "requires follow-up", "requires a follow-up", "requires more work", "requires further work", "requires rework",
    "needs follow-up",
    "needs a follow-up", "needs more work", "needs further work", "needs work", "needs rework", "skipped for now",
    "deferred for now",
    "postponed for now", "left out", "left out for now", "left for later", "left for now", "not for now",
    "open for now",
  ])
  private static let failures = OpeningPhrases([
    "fails on", "fails in", "still fails on", "fails for", "failing on", "failing in", "crashes on", "broken on",
    "broken in",
    "does not work on", "doesn't work on", "hangs on",
  ])
  private static let obstacles = OpeningPhrases(["blocked by", "blocked on", "waiting for", "waits for"])

  /// In bytes: a remark is a few words.
  private static let longest = 80
}
