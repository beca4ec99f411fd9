import SpecModel

/// Criteria that a label names, or that stand in the rows of a table.
extension RequirementsReader {
  /// `**AC1:** text`, `AC 1.2: text`
  func labelledCriterion(_ text: TextSlice) -> (label: CriterionLabel, rest: TextSlice)? {
    let text = text.withoutLeadingEmphasis
    guard text.hasPrefix("AC"), let (label, rest) = criterionNumber(text) else { return nil }
    var body = rest
    while [UInt8(ascii: "*"), UInt8(ascii: ":"), UInt8(ascii: "_")].contains(body.first) { body.start += 1 }
    // `AC-1.1 WHEN ...`, and not `AC 1.1 of Requirement 1`.
    let isCapital = isBlank(rest.first) && (body.trimmed.first >= 0x80 || (65...90).contains(body.trimmed.first))
    return body.start > rest.start || isCapital ? (label, body.trimmed) : nil
  }

  /// `| 1.1 | text |`, `| 2 | text |`, where nothing but the table holds the criteria.
  mutating func readRow(_ line: DocumentLine) {
    // A table within the criterion's list item explains it.
    if openCriterion, line.indent >= 2, line.indent > criterionIndent, let last = requirements.last?.criteria.last {
      return last.add(line)
    }
    let cells = line.whole.cells
    if let first = cells.first, cells.count > 1, readListed(first, text: cells[1], line) { return }
    guard isInCriteria, let draft = requirements.last, !draft.isPlaceholder, draft.criteria.last?.isRow ?? true else {
      return
    }
    guard cells.count > 1, let (label, rest) = criterionNumber(cells[0].withoutEmphasis), rest.isEmpty,
      lines.entryAllowance.take(1, line: line.number)
    else { return }
    let criterion = CriterionDraft(label: label, line: line, text: cells[1], location: lines.location(line.whole))
    criterion.isRow = true
    draft.criteria.append(criterion)
    openCriterion = false
  }

  /// A number at the front of a text that names a criterion of the requirement at hand.
  private func criterionNumber(_ text: TextSlice) -> (label: CriterionLabel, rest: TextSlice)? {
    guard let draft = requirements.last, !draft.isPlaceholder else { return nil }
    var cursor = ReferenceCursor(text, context: draft.number)
    guard let item = cursor.item(), item.last == nil, item.spec == nil else { return nil }
    let rest = text.slice(from: cursor.offset)
    if let criterion = item.first.criterion {
      return draft.isNumbered(like: item.first.requirement) ? (CriterionLabel(String(criterion)), rest) : nil
    }
    return item.isLabelled ? nil : (CriterionLabel(item.first.requirement.text), rest)
  }
}
