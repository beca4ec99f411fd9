import SpecModel

/// A criterion that a word names behind its requirement: `Requirement 3 AC 2`, `要件 3 の受け入れ基準 2`.
extension ReferenceCursor {
  /// ` AC 3`, ` AC3`, `, AC 3`, `, Acceptance Criterion 3`, ` criterion 3` behind a whole requirement.
  mutating func takeTrailingCriterion(of requirement: RequirementNumber) -> Int? {
    let start = offset
    let isListed = byte == UInt8(ascii: ",")
    if isListed || byte == UInt8(ascii: ":") || text.matches("/AC", at: offset)
      || text.matches("-AC", at: offset)
      || text.matches(".AC", at: offset)
    {
      offset += 1
    }
    skipBlanks()
    // `Requirement 1 - AC 2`, `FR-2 · AC-2`
    for sign in Self.criterionSigns where offset > start || sign.mayJoin {
      guard text.matches(sign.text, at: offset) else { continue }
      offset += sign.text.utf8CodeUnitCount
      skipBlanks()
      guard byte | 0x20 == UInt8(ascii: "a") else {
        offset = start
        return nil
      }
      break
    }
    guard CriterionWords.mayBegin(byte) else {
      offset = start
      return nil
    }
    for word in CriterionWords.behindRequirement {
      guard text.matches(word, at: offset, ignoringCase: true) else { continue }
      offset += word.utf8CodeUnitCount
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "#") { offset += 1 }
      skipBlanks()
      guard let number = takeNumber() else { break }
      // `Req 1 AC 1.3` says it twice; `FR-1, AC-2.1` are two, and so are `FR-1, AC-1.1`, whose criterion is that of a story.
      if let dotted = takeDotted() {
        if isListed, requirement.isFunctional || requirement.isNonFunctional { break }
        if requirement == RequirementNumber("\(requirement.seriesPrefix)\(number)") { return dotted }
        break
      }
      if endsNumber() { return number }
      break
    }
    offset = start
    return nil
  }

  /// Between a requirement and the word for its criterion; without blanks some of them are part of a number.
  private static let criterionSigns: [(text: StaticString, mayJoin: Bool)] = [
    ("- ", false), ("\u{2013} ", false), ("\u{2014} ", false), ("\u{B7}", true), ("\u{2022}", true), ("\u{203A}", true),
    ("> ", false),
  ]
}
