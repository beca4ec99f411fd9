import SpecModel

/// Headings whose series is the document's own, and that say no word by which they would be known as requirements.
extension RequirementsReader {
  /// - Returns: the requirement that the heading is: `### DR1: Title` above its criteria, `### N1: Title` in a chapter of
  ///   non-functional ones, `### AC1: Title` where nothing else is a requirement.
  func heading(ofOwnSeries line: DocumentLine) -> RequirementHeading? {
    let text = line.content
    guard (65...90).contains(text.first) else { return nil }
    if text.hasPrefix("AC") { return headingOfCriterion(text) }
    guard let (number, rest) = series(text), RequirementHeading.isSetOff(rest) else { return nil }
    if isInNonFunctional, ["N", "NF", "NR"].contains(number.series) {
      var heading = RequirementHeading(number, rest)
      heading.isOfBullets = true
      return heading
    }
    return headsCriteria(line) ? RequirementHeading(number, rest) : nil
  }

  /// `DR1`, `PST-001`
  private func series(_ text: TextSlice) -> (RequirementNumber, TextSlice)? {
    if let own = RequirementHeading.ownSeries(text) { return own }
    guard let name = text.joinedSeries else { return nil }
    var cursor = ReferenceCursor(text)
    (cursor.allowsSeries, cursor.isCitation) = (true, true)
    guard let item = cursor.item(), item.last == nil, item.first.criterion == nil, item.first.tooDeep == nil,
      item.first.requirement.series == name.string
    else { return nil }
    return (item.first.requirement, text.slice(from: cursor.offset))
  }

  /// `### AC1: Title`, `### AC-2: Title`
  private func headingOfCriterion(_ text: TextSlice) -> RequirementHeading? {
    guard !hasLabels, requirements.last(where: { !$0.isPlaceholder })?.isOfBullets ?? true else { return nil }
    var digits = text.start + 2
    if text[digits] == UInt8(ascii: "-") || text[digits] == 32 { digits += 1 }
    var end = digits
    while isDigit(text[end]) { end += 1 }
    let rest = text.slice(from: end)
    guard (1...3).contains(end - digits), let number = Int(TextSlice(text.source, digits..<end).string),
      rest.isEmpty || rest.first == UInt8(ascii: ":") || rest.hasPrefix(" - ") || rest.hasPrefix(" \u{2014} ")
        || rest.hasPrefix(" \u{2013} ")
    else { return nil }
    var heading = RequirementHeading(RequirementNumber("AC-\(number)"), rest)
    heading.isOfBullets = true
    return heading
  }

  /// `#### Acceptance Criteria` behind `- FR-1.1: ...` and `- FR-1.2: ...`, below `### REQ-1`: those that follow are REQ-1's.
  mutating func goBackToHeading(of level: Int) {
    guard requirements.last?.level == 7, let index = requirements.lastIndex(where: { $0.level < 7 }),
      !requirements[index].isPlaceholder, requirements[index].level < level, requirements[index].criteria.isEmpty
    else { return }
    requirements.append(requirements.remove(at: index))
    isOutOfOrder = true
  }
}
