import Findings
import SpecModel

/// Reads claims from table rows: which column holds the ids follows from the header, or from the section.
struct ClaimTable {
  private let idColumn: Int
  /// `ID`, `#`, `Criteria`: they may hold the ids where the column named after requirements holds their words.
  private let numberColumns: [Int]
  private let marks: TableMarks
  /// `| Spec | Requirement | Status |`
  private let specColumn: Int?
  private let specs: KnownSpecs
  /// `| Requirement | Criterion | Status |`: where the criteria of the requirement before stand, if the header says so.
  private let criterionColumn: Int?
  /// Whose criteria the rows with an empty cell go on with.
  private var requirementAbove: RequirementNumber?
  /// `Task`, `File`: what stands there numbers something else, `3.1` as well.
  private let foreignColumns: Set<Int>
  /// Those of them that number tasks.
  private let taskColumns: Set<Int>
  private let allowsWhole: Bool
  /// `| Requirement | Status |` in a section about requirements: `1. Login` may be the first of them.
  private let mayCount: Bool
  /// `| AC |`: bare numbers are criteria of the requirement above the table.
  private let isOfCriteria: Bool
  /// The header says so; otherwise it is where ids mostly stand.
  private let isNamed: Bool

  private init(idColumn: Int, foreign: Set<Int>) {
    self.idColumn = idColumn
    foreignColumns = foreign
    taskColumns = []
    numberColumns = []
    marks = TableMarks(header: [])
    specs = .none
    specColumn = nil
    criterionColumn = nil
    isNamed = true
    allowsWhole = false
    mayCount = false
    isOfCriteria = false
  }

  /// `| Requirement 2.1 | passed | ... |`, `| FR-001 | passed |` in a table of something else: the cell itself says what it names.
  ///
  /// - Parameter foreign: columns of something else, by the header above.
  static func labelled(_ cells: [TextSlice], foreign: Set<Int>, context: RequirementNumber?) -> Row? {
    guard let first = cells.first, first.contains("Req") || first.contains("FR-"), cells.count > 1 else { return nil }
    let text = (MarkReader.leading(first.withoutLeadingEmphasis)?.rest ?? first).withoutWrapping
    let words: [StaticString] = ["Requirement ", "Req ", "FR-", "NFR-"]
    guard words.contains(where: { text.hasPrefix($0) }), holdsOnlyIDs(text) else { return nil }
    var table = ClaimTable(idColumn: 0, foreign: foreign)
    return table.row(cells, context: context)
  }

  /// - Returns: `nil` for a table of something else.
  init?(header: [TextSlice], isAboutRequirements: Bool, specs: KnownSpecs) {
    let names = header.columnNames
    let named = names.firstIndex { ClaimTableWords.isAboutIDs($0) || ($0 == "id" && isAboutRequirements) }
    // Most tables are of something else.
    guard named != nil || (isAboutRequirements && !names.isEmpty) else { return nil }
    foreignColumns = Self.foreignColumns(names)
    taskColumns = foreignColumns.filter { ClaimTableWords.isOfTasks(names[$0]) }
    guard named != nil || !foreignColumns.contains(0) else { return nil }
    self.specs = specs
    specColumn = ClaimTableWords.specColumn(names)
    numberColumns = names.indices.filter { ClaimTableWords.mayBeNumber(names[$0]) }
    marks = TableMarks(header: names)
    if let column = named {
      idColumn = column
      isNamed = true
      allowsWhole = ClaimTableWords.exact.contains(names[column])
      mayCount = isAboutRequirements && RequirementWords.names.contains(names[column])
      isOfCriteria = ClaimTableWords.isOfCriteria(names[column])
      criterionColumn = names.indices.first { $0 > column && ClaimTableWords.isOfOneCriterion(names[$0]) }
      return
    }
    idColumn = 0
    isNamed = false
    allowsWhole = true
    mayCount = false
    isOfCriteria = false
    criterionColumn = nil
  }

  /// Where a header names what is no requirement.
  static func foreignColumns(header: [TextSlice]) -> Set<Int> {
    foreignColumns(header.columnNames)
  }

  private static func foreignColumns(_ names: [String]) -> Set<Int> {
    Set(names.indices.filter { ClaimTableWords.isForeign(names[$0]) })
  }

  struct Row {
    let items: [ReferenceCursor.Item]
    let mark: Mark?
    let position: Claim.MarkPosition?
    let denial: Claim.Denial?
    let gloss: String
    /// One for each of the items, where the row has so many.
    var marks: [Mark]?
    /// The cells that are neither numbers nor gloss, of a row that says that it is met.
    var beside: [String] = []
    let text: TextSlice
    /// Whose requirements they are, where the row says so.
    var spec: String?
    /// It claims something only where the spec has its number: rows are counted as well.
    var isPossible = false
  }

  mutating func row(_ cells: [TextSlice], context: RequirementNumber?) -> Row? {
    guard var row = find(cells, context: context) else { return nil }
    row.spec = spec(of: row, cells)
    if row.mark?.isPositive == true { row.beside = beside(row, cells) }
    return row
  }

  /// What may say how it stands: not what was before, and no other number, file or spec; and whose it is.
  private func beside(_ row: Row, _ cells: [TextSlice]) -> [String] {
    cells.indices.compactMap { column in
      if taskColumns.contains(column) { return column == idColumn ? nil : Self.task(cells[column]) }
      guard column != idColumn, column != specColumn, !foreignColumns.contains(column), !marks.isOfThePast(column),
        !marks.tellsProblem(column)
      else { return nil }
      let words = (MarkReader.leading(cells[column])?.rest ?? cells[column]).withoutEmphasis
      guard words.count > 3, words.count < 1000 else { return nil }
      let text = words.string
      return text == row.gloss ? nil : text
    }
  }

  /// `task 3` for the `3` of a column `Task`.
  private static func task(_ cell: TextSlice) -> String? {
    let number = cell.withoutEmphasis
    guard !number.isEmpty, number.count < 8, isDigit(number.first), isDigit(number[number.end - 1]),
      (number.start..<number.end).allSatisfy({ isDigit(number[$0]) || number[$0] == UInt8(ascii: ".") })
    else { return nil }
    return "task \(number.string)"
  }

  /// The column of specs says it, or the link that the number is.
  private func spec(of row: Row, _ cells: [TextSlice]) -> String? {
    if let specColumn, cells.indices.contains(specColumn), let name = SpecNaming.inCell(cells[specColumn], specs) {
      return name
    }
    guard let last = row.items.last else { return nil }
    let rest = row.text.slice(from: last.range.upperBound)
    guard rest.hasPrefix("]("), let close = rest.find(")") else { return nil }
    return SpecNaming.linked(rest.slice(from: rest.start + 2).slice(to: close), specs)
  }

  private mutating func find(_ cells: [TextSlice], context: RequirementNumber?) -> Row? {
    if let row = row(cells, ids: idColumn, context: context) {
      requirementAbove = row.items.last?.first.requirement
      return row
    }
    if let row = rowOfCriteria(cells) { return row }
    guard !isNamed else {
      // `| 1.1 | The icon fits | ✅ |` below `| # | Criterion | Result |`
      return numberColumns.first { $0 != idColumn && cells.indices.contains($0) && mayNumber(cells[$0], context) }
        .flatMap { row(cells, ids: $0, context: context) }
    }
    // `| The icon fits | ✅ | 1.1 |`: another cell holds the ids, and nothing else.
    for column in cells.indices
    where column != idColumn && !foreignColumns.contains(column) && Self.holdsOnlyIDs(cells[column]) {
      return row(cells, ids: column, context: context)
    }
    return nil
  }

  /// `| 1: Login | 1.1 | ✅ |`, and `|  | 1.2 | ❌ |` below it: the cell of the criteria says it all, or is read beside the
  /// requirement of the row above.
  private mutating func rowOfCriteria(_ cells: [TextSlice]) -> Row? {
    guard let column = criterionColumn, cells.indices.contains(column), cells.indices.contains(idColumn),
      !cells[idColumn].hasPrefix("~~")
    else { return nil }
    if Self.holdsOnlyIDs(cells[column]) {
      let row = row(cells, ids: column, context: nil)
      requirementAbove = row?.items.last?.first.requirement ?? requirementAbove
      return row
    }
    let text = cells[column].withoutWrapping
    var cursor = ReferenceCursor(text, context: requirementAbove)
    let items = cursor.list()
    guard let above = requirementAbove, cells[idColumn].isEmpty, items.first?.plainNumber != nil, isOnly(cursor, text)
    else { return nil }
    let (mark, position) = marks.mark(ids: idColumn, rest: text.slice(from: text.end), cells: cells)
    return Row(
      items: items.map { $0.criterion(of: Self.whole(above)) },
      mark: mark,
      position: position,
      denial: mark == nil ? marks.denial(ids: idColumn, cells: cells) : nil,
      gloss: gloss(text.slice(from: text.end), cells, ids: column),
      text: text
    )
  }

  private static func whole(_ requirement: RequirementNumber) -> ReferenceCursor.Point {
    ReferenceCursor.Point(requirement: requirement, occurrence: nil, criterion: nil, tooDeep: nil)
  }

  /// - Parameter context: `| 1 | The icon fits | ✅ |` below its heading numbers its criteria.
  private func mayNumber(_ cell: TextSlice, _ context: RequirementNumber?) -> Bool {
    if Self.holdsOnlyIDs(cell) { return true }
    var cursor = ReferenceCursor(cell.withoutWrapping)
    return isOfCriteria && context != nil && cursor.item()?.plainNumber != nil && isOnly(cursor, cursor.text)
  }

  private static func holdsOnlyIDs(_ cell: TextSlice) -> Bool {
    var cursor = ReferenceCursor(cell.withoutWrapping)
    cursor.allowLeadingSeries()
    let items = cursor.list()
    return items.first.map { $0.isLabelled || $0.first.criterion != nil } == true
      && cursor.text.slice(from: cursor.offset).withoutClosingWrapping.isEmpty
  }

  private func row(_ cells: [TextSlice], ids idColumn: Int, context: RequirementNumber?) -> Row? {
    guard cells.indices.contains(idColumn) else { return nil }
    let cell = cells[idColumn]
    // What is struck out is claimed no longer.
    guard !cell.hasPrefix("~~") else { return nil }
    let text = (MarkReader.leading(cell.withoutLeadingEmphasis)?.rest ?? cell).withoutWrapping
    var cursor = ReferenceCursor.ofClaim(text, context: context)
    cursor.allowLeadingSeries()
    var items = cursor.list()
    guard let first = items.first else { return nil }
    let isCounted =
      mayCount && items.count == 1 && !first.isLabelled && first.plainNumber != nil
      && Self.isTitled(text.slice(from: cursor.offset))
    guard first.isLabelled || first.first.criterion != nil || isCounted || (allowsWhole && isOnly(cursor, text)) else {
      return nil
    }
    if isOfCriteria, let context, !first.isLabelled, first.plainNumber != nil {
      items = items.map { $0.criterion(of: Self.whole(context)) }
    }
    var rest = text.slice(from: cursor.offset)
    var (read, column) = (text, idColumn)
    // `| Req 1: Composition | AC 4 (gloss) |`, `| Req 6 | 6.1 (gloss) | ✅ |`: the next cell is more exact.
    if items.count == 1, first.isWhole, first.last == nil,
      cells.indices.contains(idColumn + 1), !foreignColumns.contains(idColumn + 1)
    {
      var inner = ReferenceCursor.ofClaim(cells[idColumn + 1].withoutLeadingEmphasis, context: first.first.requirement)
      var refined = inner.list()
      // `| 1 | 2 | ✅ |` below `| Requirement | Criterion | Status |`
      if criterionColumn == idColumn + 1, refined.first?.plainNumber != nil, isOnly(inner, inner.text) {
        refined = refined.map { $0.criterion(of: first.first) }
      }
      if let one = refined.first, one.first.criterion != nil, one.first.requirement == first.first.requirement {
        items = refined
        (read, column) = (inner.text, idColumn + 1)
        rest = inner.text.slice(from: inner.offset)
      }
    }
    let (mark, position) = marks.mark(ids: idColumn, rest: rest, cells: cells)
    let each = MarkedNumbers(items, rest)
    if each == nil {
      leaveOutSaid(of: &items, cells, besides: [idColumn, column])
      if mark?.isPositive ?? true { narrow(&items, cells, besides: [idColumn, column]) }
    }
    return Row(
      items: each?.items ?? items,
      mark: mark,
      position: position,
      denial: mark == nil ? marks.denial(ids: idColumn, cells: cells) : nil,
      gloss: gloss(each?.rest ?? rest, cells, ids: idColumn),
      marks: each.map { marks.worst(of: $0.marks, besides: [idColumn, column], cells: cells) }
        ?? marks.marks(ids: idColumn, count: items.count, cells: cells),
      text: read,
      isPossible: isCounted && items.first?.first.criterion == nil
    )
  }

  /// `| 1 | ✅ | all except 1.2 |`: what any other cell leaves out is not claimed.
  private func leaveOutSaid(of items: inout [ReferenceCursor.Item], _ cells: [TextSlice], besides columns: [Int]) {
    // Most rows name one criterion, of which nothing can be left out.
    guard items.count > 1 || items.first?.last != nil || items.first?.first.criterion == nil else { return }
    for column in cells.indices
    where !columns.contains(column) && !foreignColumns.contains(column) && !marks.isOfThePast(column) {
      let said = MarkReader.leading(cells[column])?.rest ?? cells[column]
      ReferenceCursor.ofClaim(said.withoutLeadingEmphasis).leaveOutSaid(of: &items)
    }
  }

  /// `| 1 | ✅ | 1.3 deferred |`, `| 1 | 3/4 | 1.3 |`: what cells say of some criteria, the row does not claim of the whole.
  private func narrow(_ items: inout [ReferenceCursor.Item], _ cells: [TextSlice], besides columns: [Int]) {
    // Most rows name one criterion.
    guard items.contains(where: { $0.first.criterion == nil }) else { return }
    for column in cells.indices where !columns.contains(column) && !foreignColumns.contains(column) {
      guard let place = marks.place(column) else { continue }
      CriteriaWithin.narrow(&items, by: cells[column], in: place)
    }
  }

  /// `. Login`, `: Login`, ` - Login` behind a number: a sign sets the title off, and no measure follows.
  private static func isTitled(_ rest: TextSlice) -> Bool {
    let signs: [StaticString] = [". ", ": ", "- ", "\u{2013} ", "\u{2014} ", "\u{FF1A}", "\u{3001}"]
    let rest = rest.first == 32 ? rest.slice(from: rest.start + 1) : rest
    guard let title = signs.lazy.compactMap({ rest.dropping($0) }).first?.withoutLeadingEmphasis else { return false }
    return isLetter(title.first) || title.first >= 0x80
  }

  private func isOnly(_ cursor: ReferenceCursor, _ text: TextSlice) -> Bool {
    text.slice(from: cursor.offset).withoutClosingWrapping.isEmpty
  }

  /// Of what sets a gloss off from its number.
  private static func signWidth(_ text: TextSlice) -> Int? {
    if ByteSet("*:-)(.").contains(text.first) { return text.isEmpty ? nil : 1 }
    let wide: [StaticString] = ["\u{2013}", "\u{2014}", "\u{FF1A}", "\u{3001}"]
    return wide.first { text.hasPrefix($0) }?.utf8CodeUnitCount
  }

  /// The rest of the id's cell, or else the next cell that is more than a status.
  private func gloss(_ rest: TextSlice, _ cells: [TextSlice], ids idColumn: Int) -> String {
    var own = rest.withoutClosingWrapping
    while let width = Self.signWidth(own) { own = own.slice(from: own.start + width).trimmed }
    if own.count > 0, own[own.end - 1] == UInt8(ascii: ")"), !own.contains("(") { own.end -= 1 }
    if !own.isEmpty { return own.string }
    for cell in cells.dropFirst(idColumn + 1) where !StatusWords.isStatus(cell) { return cell.withoutEmphasis.string }
    // Where the ids stand last, what they are about stands before them.
    if !isNamed, let first = cells.first, idColumn > 0, !StatusWords.isStatus(first) {
      return first.withoutEmphasis.string
    }
    return ""
  }
}
