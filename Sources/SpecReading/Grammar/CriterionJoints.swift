/// Words and signs that part two references only where the second one has a dot in it: `Requirement 1.1 or 2 columns` counts something,
/// `Requirement 1.1 or 2.2` does not.
extension ReferenceCursor {
  /// `1.1/2.2`, `1.1 or 2.2`, `1.1, as well as 2.2`
  mutating func takeCriterionJoint() -> Bool {
    guard let joint = Self.criterionJoints.first(where: { text.matches($0, at: offset) }) else { return false }
    let end = offset + joint.utf8CodeUnitCount
    let next = text.behindBlanks(at: end) ?? end
    guard leadsCriterion(at: next) else { return false }
    offset = next
    return true
  }

  private static let criterionJoints: [StaticString] = ["/", "or ", "as well as ", "plus "]

  /// `2.2`, and neither `2.2.1`, `2.0`, `2.5 px` nor `4.5:1`.
  private func leadsCriterion(at place: Int) -> Bool {
    guard let dot = digits(at: place), text[dot] == UInt8(ascii: "."), text[dot + 1] != UInt8(ascii: "0"),
      let end = digits(at: dot + 1)
    else { return false }
    let goesOn = text[end] == UInt8(ascii: ".") && isDigit(text[end + 1])
    return !goesOn && !isWordByte(text[end]) && text[end] != UInt8(ascii: "%")
      && !OtherNumbers.isMeasure(behind: text.slice(from: end))
  }

  private func digits(at place: Int) -> Int? {
    var end = place
    while isDigit(text[end]) { end += 1 }
    return end > place ? end : nil
  }
}
