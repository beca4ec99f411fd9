import SpecModel

/// Headings whose series is the document's own, and that say no word by which they would be known as requirements.
extension RequirementsReader {
  /// - Returns: the requirement that the heading is: `### PST-001: Title` above its criteria.
  func heading(ofOwnSeries line: DocumentLine) -> RequirementHeading? {
    guard (65...90).contains(line.content.first) else { return nil }
    if let (number, rest) = RequirementHeading.ownSeries(line.content) {
      guard RequirementHeading.isSetOff(rest), headsCriteria(line) || headsSentences(line) || headsParts(line)
      else { return nil }
      return RequirementHeading(number, rest)
    }
    if let (number, rest) = RequirementHeading.feature(line.content), headsParts(line) {
      return RequirementHeading(number, rest)
    }
    guard let heading = heading(ofJoinedSeries: line.content),
      headsCriteria(line) || headsSentences(line) || headsParts(line)
    else { return nil }
    return heading
  }

  /// `### TR-4: Title` beside `### FR-2: Title`, right above `1. THE system SHALL ...`. Deeper down it groups the criteria of the
  /// requirement above.
  private func headsSentences(_ line: DocumentLine) -> Bool {
    guard let level = line.heading, requirements.last.map({ $0.isPlaceholder || level <= $0.level }) ?? true,
      let next = next(behind: line), next.isText,
      next.ordinal == 1 || next.marker == .bullet
    else { return false }
    return EARSReader.read(next.content.string) != nil
  }

  /// `#### Acceptance Criteria` behind `- FR-1.1: ...` and `- FR-1.2: ...`, below `### REQ-1`: those that follow are REQ-1's.
  mutating func goBackToHeading(_ line: DocumentLine, of level: Int) {
    guard requirements.last?.level == 7, let index = requirements.lastIndex(where: { $0.level < 7 }),
      !requirements[index].isPlaceholder, requirements[index].level < level, requirements[index].criteria.isEmpty,
      nextHoldsCriterion(behind: line)
    else { return }
    goTo(index)
  }

  /// `- **AC-1.1**: ...` follows: what bears the number of the list goes on with the list.
  private func nextHoldsCriterion(behind line: DocumentLine) -> Bool {
    next(behind: line)?.content.withoutLeadingEmphasis.hasPrefix("AC")
      ?? false
  }
}
