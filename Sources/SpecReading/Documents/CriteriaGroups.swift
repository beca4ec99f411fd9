import SpecModel

/// Headings below a requirement: they group its criteria, or end them.
extension RequirementsReader {
  /// `##### Export` below `#### Acceptance Criteria`
  func groups(_ level: Int, _ draft: RequirementDraft) -> Bool {
    criteriaLevel < 7 ? level > criteriaLevel && criteriaLevel > draft.level : draft.hasLabel && draft.criteria.isEmpty
  }

  /// What says what must happen below `Acceptance Criteria`, and below no requirement that bears a number.
  func seeLost(_ line: DocumentLine) {
    guard isInCriteria, line.marker != .none, let draft = requirements.last, draft.isPlaceholder, !draft.losesCriteria,
      criteriaLevel > draft.level, line.ordinal != nil || EARSReader.read(line.content.string) != nil
    else { return }
    draft.losesCriteria = true
  }

  /// `#### Export` and below it `3. ...`, where the list above it ended at 2; or what says what must happen, where no list began.
  func goesOn(_ line: DocumentLine) -> Bool {
    guard line.indent == 0, line.marker != .none, let draft = requirements.last, !draft.isPlaceholder else {
      return false
    }
    let last = draft.criteria.last
    if let ordinal = line.ordinal {
      if let highest = draft.highestOrdinal, last?.isNumbered == true, ordinal == highest + 1 { return true }
      return isGroup && last == nil || (isGroup || last == nil) && EARSReader.read(line.content.string) != nil
    }
    return isGroup && last?.isNumbered != true && EARSReader.read(line.content.string) != nil
  }
}
