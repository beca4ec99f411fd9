import SpecModel

/// Sentences that say of a requirement that it is not met: `is not met.`, `hasn't been implemented yet`, `was not verified on iOS`.
enum NegatedStatus {
  /// - Parameter text: what stands behind the number.
  static func denial(_ text: TextSlice) -> Claim.Denial? {
    // Every claim without a mark is asked: nearly all begin otherwise.
    guard "iawhcrds".utf8.contains(text.first), let denial = stated(text) ?? negated(text) ?? promised(text) else {
      return nil
    }
    return isOver(text) ? nil : denial
  }

  /// `was not met in the first run, and is met now`: what was so then, and is no longer said of the same requirement.
  private static func isOver(_ text: TextSlice) -> Bool {
    guard pasts.contains(where: { text.hasPrefix($0) }) else { return false }
    let clause = text.slice(to: nextSubject(in: text))
    return presents.contains { verb in
      var place = clause.find(verb)
      while let found = place {
        let rest = clause.slice(from: found + verb.utf8CodeUnitCount)
        if statuses.contains(where: { rest.hasPrefix($0) && !isWordByte(rest[rest.start + $0.utf8CodeUnitCount]) }) {
          return true
        }
        place = clause.find(verb, from: found + 1)
      }
      return false
    }
  }

  /// Where something else is spoken of: behind a colon, at another number, or what the requirement waited for, `which is now done`.
  private static func nextSubject(in text: TextSlice) -> Int {
    let end = text.find(" which ") ?? text.end
    return (text.start..<end).first { index in
      text[index] == UInt8(ascii: ":")
        || text[index] == UInt8(ascii: ".") && isDigit(text[index - 1]) && isDigit(text[index + 1])
    } ?? end
  }

  private static let pasts: [StaticString] = [
    "was ", "were ", "has not ", "have not ", "has been ", "have been ", "wasn't ", "weren't ", "hasn't ", "haven't ",
    "wasn\u{2019}t ",
    "weren\u{2019}t ", "hasn\u{2019}t ", "haven\u{2019}t ", "could not ",
  ]

  private static let presents: [StaticString] = [" is ", " are ", " is now ", " are now ", " now "]

  private static func negated(_ text: TextSlice) -> Claim.Denial? {
    guard let negation = negations.first(where: { text.hasPrefix($0) }) else { return nil }
    var rest = text.slice(from: text.start + negation.utf8CodeUnitCount)
    let isLater = rest.hasPrefix("yet ")
    for word in ["yet ", "been ", "fully ", "completely ", "currently "] as [StaticString] {
      rest = rest.dropping(word) ?? rest
    }
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

  /// `is unmet`, `is still missing in the dialog`, `was deferred to task 4`
  private static func stated(_ text: TextSlice) -> Claim.Denial? {
    if let verb = verbs.first(where: { text.hasPrefix($0) }) {
      var rest = text.slice(from: text.start + verb.utf8CodeUnitCount)
      for word in ["still ", "currently ", "now ", "only "] as [StaticString] { rest = rest.dropping(word) ?? rest }
      return denial(lacks, atFrontOf: rest, before: ["in ", "on ", "for ", "because ", "until ", "since "])
        ?? denial(postponed, atFrontOf: rest, before: works)
    }
    guard let verb = pastVerbs.first(where: { text.hasPrefix($0) }) else { return nil }
    return denial(postponed, atFrontOf: text.slice(from: text.start + verb.utf8CodeUnitCount), before: works)
  }

  private static func denial(
    _ words: [(StaticString, Claim.Denial)],
    atFrontOf text: TextSlice,
    before going: [StaticString]
  ) -> Claim.Denial? {
    guard let (word, denial) = words.first(where: { text.hasPrefix($0.0) }) else { return nil }
    let rest = text.slice(from: text.start + word.utf8CodeUnitCount)
    let next = rest.trimmed
    let isWhole = rest.isEmpty || !isWordByte(rest.first) && rest.first != 32
    return isWhole || going.contains { next.hasPrefix($0) } ? denial : nil
  }

  /// People put things off to these. `deferred to the main thread`, `blocked by the overlay` is what a component does.
  private static let works: [StaticString] = [
    "to task", "to phase", "to spec", "to release", "to version", "to sprint", "to v1", "to v2", "to v3", "to the next",
    "to a later", "to a follow", "to another",
  ]

  /// `will be met in task 5`, `is to be verified`
  private static func promised(_ text: TextSlice) -> Claim.Denial? {
    guard let promise = promises.first(where: { text.hasPrefix($0) }) else { return nil }
    let rest = text.slice(from: text.start + promise.utf8CodeUnitCount)
    return denial(statuses.map { ($0, .later) }, atFrontOf: rest, before: ["in ", "with ", "by ", "later", "as part"])
  }

  private static let promises: [StaticString] = [
    "will be ", "is to be ", "are to be ", "has to be ", "have to be ", "still has to be ", "remains to be ",
  ]

  private static let verbs: [StaticString] = ["is ", "are ", "remains ", "remain ", "stays "]
  private static let pastVerbs: [StaticString] = ["was ", "were ", "has been ", "have been "]

  /// What somebody has put off, and what may as well be what a component does: alone, or with what it was put off to.
  private static let postponed: [(StaticString, Claim.Denial)] = [
    ("deferred", .later), ("postponed", .later), ("skipped", .later), ("blocked", .later), ("open", .later),
    ("broken", .unmet),
  ]
  private static let lacks: [(StaticString, Claim.Denial)] = [
    ("unmet", .unmet), ("unsatisfied", .unmet), ("unfulfilled", .unmet), ("violated", .unmet),
    ("failing", .unmet), ("missing", .unmet), ("unimplemented", .later), ("incomplete", .later), ("pending", .later),
    ("outstanding", .later), ("untested", .unmet), ("unverified", .unmet), ("unvalidated", .unmet),
    ("unproven", .unmet), ("out of scope", .untouched), ("partially met", .later),
    ("partly met", .later), ("partially implemented", .later), ("met in part", .later), ("met partially", .later),
  ]

  private static let negations: [StaticString] = [
    "is not ", "are not ", "was not ", "were not ", "has not ", "have not ", "isn't ", "aren't ", "wasn't ", "weren't ",
    "hasn't ", "haven't ", "isn\u{2019}t ", "aren\u{2019}t ", "wasn\u{2019}t ", "weren\u{2019}t ", "hasn\u{2019}t ",
    "haven\u{2019}t ", "could not be ", "cannot be ", "is still not ", "are still not ", "is currently not ",
    "is no longer ", "are no longer ", "is not yet ", "has still not been ", "is never ", "are never ", "was never ",
    "has never been ", "does not ", "do not ", "did not ", "doesn't ", "don't ", "didn't ", "doesn\u{2019}t ",
    "don\u{2019}t ", "didn\u{2019}t ", "still does not ",
  ]

  private static let statuses: [StaticString] = [
    "met", "satisfied", "implemented", "validated", "verified", "covered", "completed", "complete", "done", "fulfilled",
    "passed", "passing", "proven", "addressed", "tested", "working", "hold", "pass",
  ]
}
