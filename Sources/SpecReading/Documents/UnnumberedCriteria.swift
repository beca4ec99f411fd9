import SpecModel

/// Criteria that no number leads: bullets, and sentences that stand by themselves.
extension RequirementsReader {
  mutating func readBullet(_ line: DocumentLine, _ draft: RequirementDraft) {
    guard line.indent < listIndent + 2 else {
      if openCriterion { draft.criteria.last?.add(line) }
      return
    }
    if endsNestedList(line, draft) {
      (isInCriteria, openCriterion) = (false, false)
      return
    }
    if isNote(line) { return }
    guard line.content.boldLabel == nil || draft.criteria.last?.isNumbered != true else { return }
    // Bullets under numbered criteria are notes.
    if let last = draft.criteria.last, last.isNumbered { return last.add(line) }
    guard
      draft.hasLabel || draft.number.isNonFunctional || draft.number.isFunctional || criteriaLevel > draft.level
        || isUnlabelled(line, draft)
    else { return }
    add(line, label: .unnumbered(draft.criteria.count + 1), text: line.content)
  }

  /// `- **Dependencies**: ...` beside `- **Acceptance Criteria**:`, whose list stands further in.
  private func endsNestedList(_ line: DocumentLine, _ draft: RequirementDraft) -> Bool {
    guard listIndent > line.indent, let last = draft.criteria.last else { return false }
    return last.indent >= listIndent
  }

  /// `- **Notes**: none` among the criteria says something about their requirement.
  private func isNote(_ line: DocumentLine) -> Bool {
    guard let (label, rest) = line.content.boldLabel, Self.noteLabels.contains(where: label.hasPrefixIgnoringCase)
    else {
      return false
    }
    return EARSReader.read(rest.string) == nil
  }

  private static let noteLabels: [StaticString] = ["note", "dependenc", "depends on", "priority", "rationale"]

  /// `- WHEN ... THE system SHALL ...` right below the heading, in a document that says nowhere which lists are criteria.
  private mutating func isUnlabelled(_ line: DocumentLine, _ draft: RequirementDraft) -> Bool {
    guard !isBelowLabel, !unowned.explains, !labelsCriteria else { return false }
    // `- See https://...` between them is a note.
    return EARSReader.read(line.content.string) != nil
  }

  mutating func continueParagraph(_ line: DocumentLine, _ draft: RequirementDraft) {
    guard let last = draft.criteria.last, last.line + last.length == line.number else {
      openCriterion = false
      return
    }
    last.lengthen(line)
  }

  /// `WHEN ... THEN ... SHALL ...` without a marker before it, and the lines that go on with it.
  mutating func readParagraph(_ line: DocumentLine, _ draft: RequirementDraft) {
    guard line.indent == 0 else { return }
    let last = draft.criteria.last
    let isNext = last.map { $0.line + $0.length == line.number } ?? false
    let isSentence =
      (draft.hasLabel || criteriaLevel > draft.level) && last?.isNumbered != true
      && CriterionLead.isSentence(line.content)
    if isSentence, !openCriterion || !isNext || last?.saysWhatMustHappen() == true {
      add(line, label: .unnumbered(draft.criteria.count + 1), text: line.content)
    } else if openCriterion {
      continueParagraph(line, draft)
    }
  }
}
