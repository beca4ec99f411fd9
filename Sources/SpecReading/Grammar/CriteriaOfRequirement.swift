import SpecModel

/// Criteria that are named before their requirement: `Criteria 1 and 2 of Requirement 3`, `AC 2 of FR-001`.
extension ReferenceCursor {
  /// - Returns: `nil` where no such words stand here. The cursor stays there then.
  mutating func criteriaOfRequirement() -> [Item]? {
    // Most references begin with a digit or an R.
    guard byte | 0x20 == UInt8(ascii: "a") || byte | 0x20 == UInt8(ascii: "c") else { return nil }
    guard let number = CriterionWords.numberBehindWord(at: offset, in: text) else { return nil }
    var numbers = ReferenceCursor(text.slice(from: number).slice(to: number + Self.longestGloss))
    let criteria = numbers.list()
    guard !criteria.isEmpty, criteria.allSatisfy({ $0.plainNumber != nil && !$0.isLabelled }),
      let place = text.behindBlanks(at: numbers.offset),
      let lead = Self.criterionJoints.first(where: { text.matches($0, at: place) })
    else { return nil }
    let behind = text.slice(from: place + lead.utf8CodeUnitCount)
    // `Requirement 2, AC 2 of Requirement 3`: the comma leads to another one.
    var owner = ReferenceCursor(behind.find(",").map { behind.slice(to: $0) } ?? behind)
    if owner.text.matches("the ", at: owner.offset) { owner.offset += 4 }
    (owner.allowsSeries, owner.isCitation, owner.isClaim) = (allowsSeries, isCitation, isClaim)
    guard let requirement = owner.item(), requirement.isLabelled, requirement.first.criterion == nil,
      requirement.first.tooDeep == nil, requirement.last == nil
    else { return nil }
    offset = owner.offset
    context = requirement.first.requirement
    return criteria.map { criterion in
      var item = criterion.criterion(of: requirement.first)
      (item.spec, item.isLabelled, item.isJoined) = (requirement.spec, true, requirement.isJoined)
      // One stretch for all of them, as a range has: none can be rewritten without the others.
      item.range = number..<requirement.range.upperBound
      return item
    }
  }

  /// The same in prose, in which the word `Requirement` was found first.
  ///
  /// - Parameter place: where that stands.
  static func criteria(ofRequirementAt place: Int, in text: TextSlice) -> [Item]? {
    let lead = text.matches("the ", at: place - 4) ? place - 4 : place
    guard Self.criterionJoints.contains(where: { text.matches($0, at: lead - $0.utf8CodeUnitCount) }) else {
      return nil
    }
    var start = lead
    while start > text.start, lead - start < longestLead {
      start -= 1
      guard text[start] | 0x20 == UInt8(ascii: "a") || text[start] | 0x20 == UInt8(ascii: "c"),
        !isWordByte(text[start - 1])
      else { continue }
      var cursor = ReferenceCursor(text.slice(from: start))
      if let items = cursor.criteriaOfRequirement(), cursor.offset > place { return items }
    }
    return nil
  }

  /// In bytes: `Acceptance Criteria 1, 2, 3 and 4 of the ` and some more.
  private static let longestLead = 80

  private static let criterionJoints: [StaticString] = ["of ", "in ", "from ", "for "]
}

extension CriterionWords {
  /// Where the number begins that a word for criteria leads: the `2` of `AC 2`, `AC2`, `acceptance criterion #2`.
  static func numberBehindWord(at start: Int, in text: TextSlice) -> Int? {
    for word in leading where text.matches(word, at: start, ignoringCase: true) {
      var end = start + word.utf8CodeUnitCount
      while isBlank(text[end]) || text[end] == UInt8(ascii: "#") || text[end] == UInt8(ascii: "-") { end += 1 }
      return isDigit(text[end]) ? end : nil
    }
    return nil
  }

  private static let leading: [StaticString] = [
    "acceptance criteria", "acceptance criterion", "criteria", "criterion", "ACs", "AC",
  ]
}
