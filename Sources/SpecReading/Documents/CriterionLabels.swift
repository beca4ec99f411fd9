import SpecModel

/// Labels between the criteria: what says that they follow, what groups them, and what ends them.
extension RequirementsReader {
  /// `- **Acceptance Criteria:**`, `- Acceptance criteria:` above a list that is indented below it
  func isLabelOfCriteria(_ line: DocumentLine) -> Bool {
    guard line.marker == .bullet, line.indent < 2, let draft = requirements.last, !draft.isPlaceholder,
      let (label, rest) = line.content.boldLabel ?? CriterionLead.label(line.content)
    else { return false }
    return rest.isEmpty && SpecWords.isAcceptanceCriteria(label)
  }

  private mutating func startBelow(label: DocumentLine) {
    isBelowLabel = true
    // Right below an item the label is a part of it, and the list is shown as going on.
    beginsList = label.number < 2 || lines.lines[label.number - 2].block == .blank
    isForeign = false
  }

  /// - Returns: whether the line is a label or a user story, and so no criterion.
  mutating func readLabel(_ line: DocumentLine) -> Bool {
    let text = line.content
    if let (label, rest) = text.boldLabel ?? CriterionLead.userStory(text) ?? CriterionLead.label(text) {
      if SpecWords.isUserStory(label) {
        requirements.last?.story = (line, rest)
        openCriterion = false
        return true
      }
      if SpecWords.isAcceptanceCriteria(label) {
        if criteriaLevel == requirements.last?.level { requirements.last?.forgetOther() }
        isInCriteria = true
        criteriaLevel = 7
        openCriterion = false
        listIndent = line.marker == .bullet ? line.indent + 2 : 0
        requirements.last?.hasLabel = true
        // `**Acceptance Criteria**: THE system SHALL ...`
        if let draft = requirements.last, !draft.isPlaceholder, EARSReader.read(rest.string) != nil {
          add(line, label: .unnumbered(draft.criteria.count + 1), text: rest)
        }
        return true
      }
      // `**Testable Conditions:**` ends the bullets above; `**Component Tokens (Sizing)**:` only groups the numbers.
      if rest.isEmpty, let last = requirements.last?.criteria.last, !last.isNumbered { isInCriteria = false }
      openCriterion = false
      if rest.isEmpty { startBelow(label: line) }
      return rest.isEmpty
    }
    if beginsStory(line) {
      requirements.last?.story = (line, line.content)
      return true
    }
    // `Note:`, `**Notes**`
    let isBold = text.hasPrefix("**") && text.matches("**", at: text.end - 2)
    if isBold { readBoldLine(text) }
    if isBold || (text.count > 1 && text[text.end - 1] == UInt8(ascii: ":") && line.indent == 0) {
      startBelow(label: line)
    }
    return false
  }

  /// `**Notes**`, `**Dependencies**` end the bullets above, as `**Notes:**` does; of those below it what says what must happen goes on
  /// with them. `**Happy path**` and `**Edge cases**` group the criteria, where the first of them has such a line above it.
  private mutating func readBoldLine(_ text: TextSlice) {
    guard isInCriteria, let draft = requirements.last, !draft.isPlaceholder, !CriterionLead.isSentence(text),
      text.find("**", from: text.start + 2) == text.end - 2
    else { return }
    guard let last = draft.criteria.last else {
      draft.hasGroups = draft.hasLabel || criteriaLevel > draft.level
      return
    }
    guard !last.isNumbered, !draft.hasGroups || Self.saysMore(text) else { return }
    (isInCriteria, isPaused, isGroup, openCriterion) = (false, true, true, false)
  }

  /// What stands below it is about the requirement, and none of its criteria.
  private static func saysMore(_ label: TextSlice) -> Bool {
    let label = label.withoutEmphasis
    return UnownedCriteria.explains(label) || besides.contains(where: label.hasPrefixIgnoringCase)
  }

  private static let besides: [StaticString] = [
    "additional detail", "additional info", "dependenc", "constraint", "priorit", "implementation note",
    "technical note",
    "related", "non-goal", "open issue",
  ]
}
