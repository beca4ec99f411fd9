import Findings
import SpecModel

/// Criteria that a label names, or that stand in the rows of a table.
extension RequirementsReader {
  /// `**AC1:** text`, `AC 1.2: text`
  func labelledCriterion(_ text: TextSlice) -> (label: CriterionLabel, rest: TextSlice)? {
    let text = text.withoutLeadingEmphasis
    guard text.hasPrefix("AC"), let draft = requirements.last, !draft.isPlaceholder,
      let (label, rest) = hyphenated(text, of: draft) ?? criterionNumber(text, of: draft)
    else { return nil }
    // `**AC-1.4 (Cap)**: text`
    var body = rest.behindTags ?? rest
    while ByteSet("*:_.").contains(body.first) {
      body.start += 1
    }
    // `AC-1.1 WHEN ...`, and not `AC 1.1 of Requirement 1`.
    let isCapital = isBlank(rest.first) && (body.trimmed.first >= 0x80 || (65...90).contains(body.trimmed.first))
    return body.start > rest.start || isCapital ? (label, body.withoutLeadingDash) : nil
  }

  /// `- [ ] **AC1.1** text` in a chapter of criteria, away from the requirement whose number it bears: that is the one at hand from
  /// here on. A number that its own list has given already is a mention.
  mutating func goToOwner(of line: DocumentLine) {
    guard line.indent < 2, criteriaLevel < 7, let draft = requirements.last, !draft.isPlaceholder,
      let (requirement, criterion) = ownNumber(of: line),
      !draft.isNumbered(like: requirement),
      let owner = chapterOfAll.last(requirement, among: requirements), !owner.isPlaceholder, !owner.isRemoved,
      !owner.criteria.contains(where: { $0.label == criterion }),
      let index = requirements.lastIndex(where: { $0 === owner })
    else { return }
    goTo(index)
  }

  /// `AC1.2: text`, and `- **1.2** WHEN ...` in a chapter of the criteria of all.
  private func ownNumber(of line: DocumentLine) -> (RequirementNumber, CriterionLabel)? {
    let text = line.content.withoutLeadingEmphasis
    if text.hasPrefix("AC") { return Self.ofRequirement(text) }
    guard chapterOfAll.level != nil, let dotted = dottedNumber(line), EARSReader.read(dotted.rest.string) != nil else {
      return nil
    }
    return (dotted.requirement, CriterionLabel("\(dotted.criterion)"))
  }

  /// The requirement and the criterion of `AC1.2`, `AC-1.2`, `AC-1-2`.
  static func ofRequirement(_ text: TextSlice) -> (RequirementNumber, CriterionLabel)? {
    var cursor = ReferenceCursor(text)
    guard let item = cursor.item(), item.isLabelled, item.last == nil, item.spec == nil,
      let criterion = item.first.criterion
    else { return nil }
    return (item.first.requirement, CriterionLabel("\(criterion)"))
  }

  /// `| 1.1 | text |`, `| 2 | text |`, where nothing but the table holds the criteria.
  mutating func readRow(_ line: DocumentLine) {
    // A table within the criterion's list item explains it.
    if openCriterion, line.indent >= 2, line.indent > criterionIndent, let last = requirements.last?.criteria.last {
      return last.add(line)
    }
    let cells = line.whole.cells
    if readOwned(cells, line) || readListed(cells, line) { return }
    if !readCriterion(cells, line), !readRequirement(cells, line) { seeUnowned(cells, line) }
  }

  /// - Returns: whether the row is a criterion of the requirement at hand.
  private mutating func readCriterion(_ cells: [TextSlice], _ line: DocumentLine) -> Bool {
    guard isInCriteria, let draft = requirements.last, !draft.isPlaceholder, draft.criteria.last?.isRow ?? true,
      cells.count > 1
    else { return false }
    var label = CriterionLabel.unnumbered(draft.criteria.count + 1)
    let number = criterionNumber(cells[0].withoutEmphasis, of: draft)
    let isNumbered = number?.rest.isEmpty == true
    let said = rows.text(of: cells, besides: isNumbered ? [0] : [])
    if isNumbered, let number {
      label = number.label
    } else {
      // Without a number it must say what must happen.
      guard let said, rows.isScenario || EARSReader.read(said) != nil else { return false }
    }
    addRow(
      label,
      said ?? cells[1].string,
      line,
      draft,
      further: rows.further(in: cells, besides: isNumbered ? [0] : [])
    )
    return true
  }

  /// - Parameter further: what other cells of the row demand.
  mutating func addRow(
    _ label: CriterionLabel,
    _ words: String,
    _ line: DocumentLine,
    _ draft: RequirementDraft,
    further: [String]
  ) {
    guard lines.entryAllowance.take(1, line: line.number) else { return }
    let criterion = CriterionDraft(label: label, line: line, words: words, location: lines.location(line.whole))
    criterion.isRow = true
    criterion.add(cells: further)
    draft.criteria.append(criterion)
    if let ordinal = Int(label.text) { draft.dotted.insert(ordinal) }
    openCriterion = false
  }

  /// `| 1 | The system SHALL ... |` below `## Functional Requirements`, where no heading bears a number; of `| 1.1 | The system SHALL ... |`
  /// and `| 1.2 | ... |` the requirement is 1.
  private mutating func readRequirement(_ cells: [TextSlice], _ line: DocumentLine) -> Bool {
    guard !hasLabels, rows.holdsRequirements, rows.number == 0, let text = rows.text(of: cells, besides: [0]),
      EARSReader.read(text) != nil, let last = requirements.last, last.isPlaceholder || last.level == 7
    else { return false }
    var cursor = ReferenceCursor(cells[0].withoutEmphasis)
    guard let item = cursor.item(), cursor.offset == cursor.text.end, item.last == nil, item.spec == nil,
      case let number = item.first.requirement, item.plainNumber != nil || item.first.criterion != nil,
      number.series == nil
    else { return false }
    let label = item.first.criterion.map { CriterionLabel("\($0)") }
    let goesOn = label != nil && !last.isPlaceholder && last.number == number
    guard goesOn || numbers.insert(number).inserted, lines.entryAllowance.take(2, line: line.number) else {
      return false
    }
    if !goesOn { requirements.append(RequirementDraft(number: number, location: lines.location(line.whole))) }
    guard let draft = requirements.last else { return false }
    isInCriteria = false
    addRow(label ?? .unnumbered(1), text, line, draft, further: rows.further(in: cells, besides: [0]))
    return true
  }

  /// `AC-002-1` below `REQ-002`, `AC-NFR-004-01` below `NFR-004`
  func hyphenated(_ text: TextSlice, of draft: RequirementDraft) -> (label: CriterionLabel, rest: TextSlice)? {
    var end = text.start + 2
    if text[end] == UInt8(ascii: "-") { end += 1 }
    if let behind = skipping(draft.number.text, in: text, at: end) {
      end = behind
      guard text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: ".") else { return nil }
    } else {
      let start = end
      while isDigit(text[end]), end - start < 4 { end += 1 }
      guard let number = Int(TextSlice(text.source, start..<end).string), text[end] == UInt8(ascii: "-"),
        draft.isNumbered(like: RequirementNumber("\(number)"))
      else { return nil }
    }
    let second = end + 1
    end = second
    while isDigit(text[end]), end - second < 3 { end += 1 }
    guard let ordinal = Int(TextSlice(text.source, second..<end).string), !isWordByte(text[end]) else { return nil }
    return (CriterionLabel("\(ordinal)"), text.slice(from: end))
  }

  /// `AC 1.1.2` below Requirement 1, or below Requirement 1.1.
  private func partNumber(_ deep: CriterionLabel, of number: RequirementNumber, _ draft: RequirementDraft)
    -> CriterionLabel?
  {
    if draft.isNumbered(like: number) { return deep }
    guard let dot = deep.text.firstIndex(of: "."),
      draft.isNumbered(like: RequirementNumber("\(number).\(deep.text[..<dot])"))
    else { return nil }
    return CriterionLabel(String(deep.text[deep.text.index(after: dot)...]))
  }

  /// - Returns: where the name of a series and its number end: `NFR-004`.
  private func skipping(_ number: String, in text: TextSlice, at start: Int) -> Int? {
    guard let first = number.utf8.first, !isDigit(first),
      number.utf8.enumerated().allSatisfy({ text[start + $0.offset] == $0.element })
    else { return nil }
    return start + number.utf8.count
  }

  /// A number at the front of a text that names a criterion of a requirement.
  func criterionNumber(_ text: TextSlice, of draft: RequirementDraft) -> (label: CriterionLabel, rest: TextSlice)? {
    var cursor = ReferenceCursor(text, context: draft.number)
    guard let item = cursor.item(), item.last == nil, item.spec == nil else { return nil }
    let rest = text.slice(from: cursor.offset)
    if let criterion = item.first.criterion {
      return draft.isNumbered(like: item.first.requirement) ? (CriterionLabel(String(criterion)), rest) : nil
    }
    if let deep = item.first.tooDeep { return partNumber(deep, of: item.first.requirement, draft).map { ($0, rest) } }
    return item.isLabelled ? nil : (CriterionLabel(item.first.requirement.text), rest)
  }
}
