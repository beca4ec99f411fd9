import SpecModel

/// Sentences that say of a requirement that it is not met: `is not met.`, `hasn't been implemented yet`, `was not verified on iOS`.
enum NegatedStatus {
  /// - Parameter text: what stands behind the number.
  static func denial(_ text: TextSlice) -> Claim.Denial? {
    guard let negation = negations.first(where: { text.hasPrefix($0) }) else { return nil }
    var rest = text.slice(from: text.start + negation.utf8CodeUnitCount)
    let isLater = rest.hasPrefix("yet ")
    for word in ["yet ", "been ", "fully ", "completely "] as [StaticString] { rest = rest.dropping(word) ?? rest }
    guard let status = statuses.first(where: { rest.hasPrefix($0) }) else { return nil }
    rest = rest.slice(from: rest.start + status.utf8CodeUnitCount)
    if rest.isEmpty || !isWordByte(rest.first) && rest.first != 32 { return isLater ? .later : .unmet }
    // `is not met by the old code, which is why` tells of something else.
    let next = rest.trimmed
    if next.hasPrefix("yet") { return .later }
    // `not addressed here`, `not covered in this task`: nobody says that it should be.
    if ["here", "in this", "for this", "on this"].contains(where: { next.hasPrefix($0) }) { return .untouched }
    return ["because ", "since ", "on ", "in ", "for ", "until ", "due "].contains { next.hasPrefix($0) }
      ? isLater ? .later : .unmet : nil
  }

  private static let negations: [StaticString] = [
    "is not ", "are not ", "was not ", "were not ", "has not ", "have not ", "isn't ", "aren't ", "wasn't ", "weren't ",
    "hasn't ", "haven't ", "isn\u{2019}t ", "aren\u{2019}t ", "wasn\u{2019}t ", "weren\u{2019}t ", "hasn\u{2019}t ",
    "haven\u{2019}t ", "could not be ", "cannot be ", "is still not ", "is currently not ",
  ]

  private static let statuses: [StaticString] = [
    "met", "satisfied", "implemented", "validated", "verified", "covered", "completed", "complete", "done", "fulfilled",
    "passed", "passing", "proven", "addressed", "tested", "working",
  ]
}
