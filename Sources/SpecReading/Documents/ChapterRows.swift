import Findings
import SpecModel

/// Rows of a chapter of criteria: `| AC-2.1 | Requirement 2 | text |` is of Requirement 2, whatever requirement stands last.
extension RequirementsReader {
  /// - Returns: whether the row says of which requirement it is, and so was read, or is told of.
  mutating func readOwned(_ cells: [TextSlice], _ line: DocumentLine) -> Bool {
    guard cells.count > 1, chapterOfAll.level != nil || namesOther(cells[0]) else { return false }
    guard let column = ownerColumn(cells), let owners = requirements(namedIn: cells[column], column) else {
      return readByNumber(cells, line)
    }
    let label = cells.indices.first { $0 != column && Self.isLabel(cells[$0]) }
    // `| FR-3 | Requirement 1 | text |` is itself a requirement.
    if label == nil, cells.indices.contains(where: { $0 != column && Self.label(cells[$0])?.rest.isEmpty == true }) {
      return false
    }
    guard let row = row(cells, label: label, besides: label.map { [column, $0] } ?? [column], line) else {
      return false
    }
    let known = owners.compactMap { chapterOfAll.owner($0, among: requirements) }
    let isLone = row.label.map(isLoneCriterion) ?? false
    // Beside criteria of the requirement's own its number is one of a series.
    let standsAlone = owners.count > 1 || known.isEmpty || known[0].criteria.last?.isRow == false
    if isLone, standsAlone {
      defineLone(row)
    } else if known.count == 1, owners.count == 1 {
      add(row, to: known[0])
    } else {
      tell(
        row,
        owners.count > 1
          ? "its row names several requirements" : "its row names Requirement \(owners[0]), which is not there"
      )
    }
    return true
  }

  /// `| AC-2.1 | text |`, where nothing but the number says that it is of Requirement 2.
  private mutating func readByNumber(_ cells: [TextSlice], _ line: DocumentLine) -> Bool {
    let lead = cells[0].withoutEmphasis
    guard Self.isLabel(lead), let (number, _) = Self.ofRequirementOrDotted(lead),
      requirements.last.map({ $0.isPlaceholder || !$0.isNumbered(like: number) }) ?? true,
      let row = row(cells, label: 0, besides: [0], line)
    else { return false }
    if let owner = chapterOfAll.owner(number, among: requirements) {
      add(row, to: owner)
    } else {
      let bearer = chapterOfAll.last(number, among: requirements)
      tell(
        row,
        "it bears the number of Requirement \(number), \(bearer == nil ? "which is not there" : "and several do")"
      )
    }
    return true
  }

  /// The first row below a header says of which requirement it is.
  func rowNamesRequirement(behind header: DocumentLine) -> Bool {
    guard lines.lines.indices.contains(header.number + 1), lines.lines[header.number + 1].isRow else { return false }
    let owners = CriterionRows(header: header.whole.cells).owners
    return lines.lines[header.number + 1].whole.cells.enumerated().contains { column, cell in
      owners.contains(column) && isDigit(cell.first) || Self.label(cell) != nil
        || Self.isLabel(cell) && Self.ofRequirementOrDotted(cell.withoutEmphasis) != nil
    }
  }

  /// `AC-1.2` among the criteria of Requirement 2.
  private mutating func namesOther(_ cell: TextSlice) -> Bool {
    let lead = cell.withoutEmphasis
    guard isInCriteria, lead.hasPrefix("AC"), Self.isLabel(lead), let (number, _) = Self.ofRequirement(lead),
      requirements.last.map({ !$0.isNumbered(like: number) }) ?? true
    else { return false }
    return chapterOfAll.owner(number, among: requirements) != nil
  }

  private struct ChapterRow {
    let label: TextSlice?
    let text: String
    let further: [String]
    let line: DocumentLine
  }

  /// - Parameter numbers: the columns that hold those of the criterion and of its requirement.
  private func row(_ cells: [TextSlice], label: Int?, besides numbers: Set<Int>, _ line: DocumentLine) -> ChapterRow? {
    guard let text = rows.criterion(in: cells, besides: numbers) else { return nil }
    let further = rows.further(in: cells, besides: numbers)
    return ChapterRow(label: label.map { cells[$0].withoutEmphasis }, text: text, further: further, line: line)
  }

  private mutating func add(_ row: ChapterRow, to draft: RequirementDraft) {
    guard let lead = row.label, !isNumberItself(lead, of: draft) else {
      guard draft.criteria.last?.isRow ?? true else {
        return tell(row, "it bears no number, and stands beside the criteria of Requirement \(draft.number)")
      }
      return addRow(.unnumbered(draft.criteria.count + 1), row.text, row.line, draft, further: row.further)
    }
    guard let (label, rest) = number(lead, of: draft), rest.isEmpty else {
      return tell(row, "its number is none of Requirement \(draft.number), which its row names")
    }
    // What the requirement's own list gave is named here once more.
    if let ordinal = Int(label.text), draft.dotted.contains(ordinal) || draft.took(ordinal) { return }
    addRow(label, row.text, row.line, draft, further: row.further)
  }

  private func number(_ lead: TextSlice, of draft: RequirementDraft) -> (label: CriterionLabel, rest: TextSlice)? {
    if isLoneCriterion(lead) { return criterionNumber(lead.slice(from: lead.start + 3), of: draft) }
    return (lead.hasPrefix("AC") ? hyphenated(lead, of: draft) : nil) ?? criterionNumber(lead, of: draft)
  }

  /// `AC-1.1` of `FR-1.1`: each has one.
  private func isNumberItself(_ lead: TextSlice, of draft: RequirementDraft) -> Bool {
    guard let (requirement, criterion) = Self.ofRequirementOrDotted(lead) else { return false }
    return draft.isNumbered(like: RequirementNumber("\(requirement).\(criterion)"))
  }

  /// `| AC-3 | FR-1, FR-2 | text |`: of a series of its own, as in a list of such criteria.
  private mutating func defineLone(_ row: ChapterRow) {
    guard let lead = row.label, case var cursor = ReferenceCursor(lead), let item = cursor.item() else { return }
    guard numbers.insert(item.first.requirement).inserted else { return seeRepeated(row.line) }
    guard lines.entryAllowance.take(1, line: row.line.number) else { return }
    let draft = RequirementDraft(number: item.first.requirement, location: lines.location(row.line.whole))
    requirements.append(draft)
    addRow(.unnumbered(1), row.text, row.line, draft, further: row.further)
  }

  private mutating func tell(_ row: ChapterRow, _ words: String) {
    unowned.add(row.line, words, allowance: lines.entryAllowance)
  }

  /// The column that names requirements: by its header, or else by what stands in it.
  private func ownerColumn(_ cells: [TextSlice]) -> Int? {
    let columns = cells.indices.filter { !rows.asides.contains($0) && cells[$0].holdsDigit }
    return columns.first { rows.owners.contains($0) && requirements(namedIn: cells[$0], $0) != nil }
      ?? columns.first { $0 > 0 && $0 != rows.criterion && requirements(namedIn: cells[$0], $0) != nil }
  }

  /// `Requirement 1`, `FR-1.1, FR-1.2`, and `1` below a header that says what it is: nothing else stands in the cell.
  private func requirements(namedIn cell: TextSlice, _ column: Int) -> [RequirementNumber]? {
    let text = cell.withoutEmphasis
    guard !text.hasPrefix("AC") else { return nil }
    var cursor = ReferenceCursor(text)
    (cursor.isCitation, cursor.allowsSeries) = (true, true)
    cursor.skipOpeningMarkup()
    let items = cursor.list()
    cursor.skipClosingMarkup()
    if cursor.offset < text.end, rows.owners.contains(column) { return Self.titled(text).map { [$0] } }
    guard !items.isEmpty, cursor.offset == text.end,
      items.allSatisfy({ $0.spec == nil && ($0.isLabelled || rows.owners.contains(column)) })
    else { return nil }
    return items.flatMap { [$0.first, $0.last].compactMap(\.self) }.map { point in
      point.criterion.map { RequirementNumber("\(point.requirement).\($0)") } ?? point.requirement
    }
  }

  /// The number of `Requirement 1: Grant access`, `FR-1.1 - Grant`.
  private static func titled(_ cell: TextSlice) -> RequirementNumber? {
    var cursor = ReferenceCursor(cell)
    guard let item = cursor.leadingItem(), item.isLabelled, item.last == nil, item.spec == nil,
      RequirementHeading.isSetOff(cell.slice(from: cursor.offset))
    else { return nil }
    return item.first.criterion.map { RequirementNumber("\(item.first.requirement).\($0)") } ?? item.first.requirement
  }

  /// `AC-1.2`, `1.2`, `3`: nothing else stands in the cell, and it names no requirement.
  private static func isLabel(_ cell: TextSlice) -> Bool {
    let text = cell.withoutEmphasis
    guard text.hasPrefix("AC") || isDigit(text.first) else { return false }
    let start = isDigit(text.first) ? text.start : text.start + 2
    return (start..<text.end).allSatisfy { isDigit(text[$0]) || ByteSet(".-").contains(text[$0]) || isLetter(text[$0]) }
      && text.holdsDigit && text.count < 24
  }

  /// The requirement and the criterion of `AC-1.2` or `1.2`.
  private static func ofRequirementOrDotted(_ text: TextSlice) -> (RequirementNumber, CriterionLabel)? {
    if text.hasPrefix("AC") { return ofRequirement(text) }
    var cursor = ReferenceCursor(text)
    guard let item = cursor.item(), item.last == nil, item.spec == nil, cursor.offset == text.end,
      let criterion = item.first.criterion
    else { return nil }
    return (item.first.requirement, CriterionLabel("\(criterion)"))
  }
}
