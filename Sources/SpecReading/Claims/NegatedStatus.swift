import SpecModel

/// Sentences that say of a requirement that it is not met: `is not met.`, `hasn't been implemented yet`, `was not verified on iOS`.
enum NegatedStatus {
  /// - Parameter text: what stands behind the number.
  static func denial(_ text: TextSlice) -> Claim.Denial? {
    guard DenialSigns.lead(text.source.bytes[text.start..<max(text.start, text.end)]),
      let found = StatusDenial.atFront(of: text.slice(to: text.start + longest).string.lowercased())
    else {
      return nil
    }
    return isOver(text) ? nil : found.denial
  }

  /// In bytes: nobody reads further for the few words that deny.
  private static let longest = 160

  /// `was not met in the first run, and is met now`: what was so then, and is no longer said of the same requirement.
  private static func isOver(_ text: TextSlice) -> Bool {
    guard pasts.contains(where: { text.hasPrefix($0) }) else { return false }
    let clause = text.slice(to: nextSubject(in: text))
    return presents.contains { verb in
      var place = clause.find(verb)
      while let found = place {
        let rest = clause.slice(from: found + verb.utf8CodeUnitCount)
        let end = (rest.start..<rest.end).first { !isLetter(rest[$0]) } ?? rest.end
        if StatusVocabulary.achieved.contains(rest.slice(to: min(end, rest.start + 16)).string) { return true }
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
}
