import SpecModel

/// Reads claims from table rows: which column holds the ids follows from the header, or from the section.
struct ClaimTable {
  private let idColumn: Int
  /// `ID`, `#`: they may hold the ids where the column named after requirements holds their words.
  private let numberColumns: [Int]
  private let statusColumn: Int?
  /// `Task`, `File`: what stands there numbers something else, `3.1` as well.
  private let foreignColumns: Set<Int>
  private let allowsWhole: Bool
  /// `| AC |`: bare numbers are criteria of the requirement above the table.
  private let isOfCriteria: Bool
  /// The header says so; otherwise it is where ids mostly stand.
  private let isNamed: Bool

  private init(idColumn: Int, foreign: Set<Int>) {
    self.idColumn = idColumn
    foreignColumns = foreign
    numberColumns = []
    statusColumn = nil
    isNamed = true
    allowsWhole = false
    isOfCriteria = false
  }

  /// `| Requirement 2.1 | passed | ... |` in a table of something else: the cell itself says what it names.
  /// - Parameter foreign: columns of something else, by the header above.
  static func labelled(_ cells: [TextSlice], foreign: Set<Int>, context: RequirementNumber?) -> Row? {
    guard let first = cells.first, first.contains("Req"), cells.count > 1 else { return nil }
    let text = (MarkReader.leading(first.withoutLeadingEmphasis)?.rest ?? first).withoutWrapping
    guard text.hasPrefix("Requirement ") || text.hasPrefix("Req "), holdsOnlyIDs(text) else { return nil }
    return ClaimTable(idColumn: 0, foreign: foreign).row(cells, context: context)
  }

  /// - Returns: `nil` for a table of something else.
  init?(header: [TextSlice], isAboutRequirements: Bool) {
    let names = header.map { $0.withoutEmphasis.string.lowercased() }
    numberColumns = names.indices.filter { ClaimTableWords.number.contains(names[$0]) }
    foreignColumns = Self.foreignColumns(names)
    statusColumn = names.firstIndex { ClaimTableWords.begins($0, with: ClaimTableWords.status) }
    if let column = names.firstIndex(where: { ClaimTableWords.isAboutIDs($0) || ($0 == "id" && isAboutRequirements) }) {
      idColumn = column
      isNamed = true
      allowsWhole = ClaimTableWords.exact.contains(names[column])
      isOfCriteria = ["ac", "acs", "ac #", "criterion", "criteria"].contains(names[column])
      return
    }
    guard isAboutRequirements, !names.isEmpty, !foreignColumns.contains(0) else { return nil }
    idColumn = 0
    isNamed = false
    allowsWhole = true
    isOfCriteria = false
  }

  /// Where a header names what is no requirement.
  static func foreignColumns(header: [TextSlice]) -> Set<Int> {
    foreignColumns(header.map { $0.withoutEmphasis.string.lowercased() })
  }

  private static func foreignColumns(_ names: [String]) -> Set<Int> {
    Set(names.indices.filter { ClaimTableWords.isForeign(names[$0]) })
  }

  struct Row {
    let items: [ReferenceCursor.Item]
    let mark: Mark?
    let position: Claim.MarkPosition?
    let gloss: String
    let text: TextSlice
  }

  func row(_ cells: [TextSlice], context: RequirementNumber?) -> Row? {
    if let row = row(cells, ids: idColumn, context: context) { return row }
    guard !isNamed else {
      // `| 1.1 | The icon fits | ✅ |` below `| # | Criterion | Result |`
      return numberColumns.first { $0 != idColumn && cells.indices.contains($0) && Self.holdsOnlyIDs(cells[$0]) }
        .flatMap { row(cells, ids: $0, context: context) }
    }
    // `| The icon fits | ✅ | 1.1 |`: another cell holds the ids, and nothing else.
    for column in cells.indices
    where column != idColumn && !foreignColumns.contains(column) && Self.holdsOnlyIDs(cells[column]) {
      return row(cells, ids: column, context: context)
    }
    return nil
  }

  private static func holdsOnlyIDs(_ cell: TextSlice) -> Bool {
    var cursor = ReferenceCursor(cell.withoutWrapping)
    cursor.allowsSeries = cursor.text.leadsWithSeries
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
    var cursor = ReferenceCursor(text, context: context)
    cursor.allowsSeries = text.leadsWithSeries
    var items = cursor.list()
    guard let first = items.first else { return nil }
    guard first.isLabelled || first.first.criterion != nil || (allowsWhole && isOnly(cursor, text)) else { return nil }
    if isOfCriteria, let context, !first.isLabelled, first.plainNumber != nil {
      let requirement = ReferenceCursor.Point(requirement: context, occurrence: nil, criterion: nil, tooDeep: nil)
      items = items.map { $0.criterion(of: requirement) }
    }
    var rest = text.slice(from: cursor.offset)
    var read = text
    // `| Req 1: Composition | AC 4 (gloss) |`, `| Req 6 | 6.1 (gloss) | ✅ |`: the next cell is more exact.
    if items.count == 1, first.first.criterion == nil, first.first.tooDeep == nil, first.last == nil,
      cells.indices.contains(idColumn + 1), !foreignColumns.contains(idColumn + 1)
    {
      var inner = ReferenceCursor(cells[idColumn + 1].withoutLeadingEmphasis, context: first.first.requirement)
      let refined = inner.list()
      if let one = refined.first, one.first.criterion != nil, one.first.requirement == first.first.requirement {
        items = refined
        read = inner.text
        rest = inner.text.slice(from: inner.offset)
      }
    }
    let (mark, position) = self.mark(ids: idColumn, rest: rest, cells: cells)
    return Row(items: items, mark: mark, position: position, gloss: gloss(rest, cells, ids: idColumn), text: read)
  }

  private func isOnly(_ cursor: ReferenceCursor, _ text: TextSlice) -> Bool {
    text.slice(from: cursor.offset).withoutClosingWrapping.isEmpty
  }

  private func mark(ids idColumn: Int, rest: TextSlice, cells: [TextSlice]) -> (Mark?, Claim.MarkPosition?) {
    if let (mark, _) = MarkReader.leading(cells[idColumn]) { return (mark, .leading) }
    if let mark = MarkReader.any(rest) { return (mark, .trailing) }
    for (index, other) in cells.enumerated() where index != idColumn {
      if let (mark, _) = MarkReader.leading(other) { return (mark, .otherCell) }
    }
    for (index, other) in cells.enumerated() where index != idColumn {
      if let mark = MarkReader.any(other), mark != .checked { return (mark, .otherCell) }
    }
    let others = cells.indices.filter { $0 != idColumn }
    // `| 1.1 | missing | met |` compares what was with what is.
    guard
      !others.contains(where: { !cells[$0].isEmpty && isStatus(cells[$0]) && StatusWords.mark(cells[$0]) == nil })
    else { return (nil, nil) }
    // `| 1.2 | Not met |`: a word says no as a sign does.
    for column in others {
      if let mark = StatusWords.mark(cells[column], isAnswer: column == statusColumn) { return (mark, .otherCell) }
    }
    return (nil, nil)
  }

  /// The rest of the id's cell, or else the next cell that is more than a status.
  private func gloss(_ rest: TextSlice, _ cells: [TextSlice], ids idColumn: Int) -> String {
    var own = rest.withoutClosingWrapping
    while [UInt8(ascii: "*"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ")"), UInt8(ascii: "(")].contains(
      own.first
    ) {
      own = own.slice(from: own.start + 1).trimmed
    }
    if own.count > 0, own[own.end - 1] == UInt8(ascii: ")"), !own.contains("(") { own.end -= 1 }
    if !own.isEmpty { return own.string }
    for cell in cells.dropFirst(idColumn + 1) where !isStatus(cell) { return cell.withoutEmphasis.string }
    // Where the ids stand last, what they are about stands before them.
    if !isNamed, let first = cells.first, idColumn > 0, !isStatus(first) { return first.withoutEmphasis.string }
    return ""
  }

  private func isStatus(_ cell: TextSlice) -> Bool {
    let words = (MarkReader.leading(cell)?.rest ?? cell).withoutEmphasis.string.lowercased()
    return words.isEmpty || StatusWords.isStatus(words)
  }
}

extension TextSlice {
  /// Without what wraps a number from the front: emphasis, a tick, the bracket of a link.
  fileprivate var withoutWrapping: TextSlice {
    var text = withoutLeadingEmphasis
    if text.first == 96 || text.first == UInt8(ascii: "[") { text.start += 1 }
    return text
  }

  /// Without what closes it: emphasis, a tick, the rest of a link.
  fileprivate var withoutClosingWrapping: TextSlice {
    var text = withoutLeadingEmphasis
    if text.first == 96 { text = text.slice(from: text.start + 1).withoutLeadingEmphasis }
    guard let target = text.dropping("]("), let close = target.find(")") else { return text }
    return target.slice(from: close + 1).withoutLeadingEmphasis
  }

  /// The cells of a table row: parted by pipes that are neither escaped nor inside code.
  var cells: [TextSlice] {
    var row = trimmed
    if row.first == UInt8(ascii: "|") { row.start += 1 }
    if row.count > 0, row[row.end - 1] == UInt8(ascii: "|"), row[row.end - 2] != UInt8(ascii: "\\") { row.end -= 1 }
    var cells: [TextSlice] = []
    var start = row.start
    var index = row.start
    while index < row.end {
      if row[index] == UInt8(ascii: "\\") {
        index += 1
      } else if row[index] == UInt8(ascii: "|") {
        cells.append(TextSlice(source, start..<index).trimmed)
        start = index + 1
      }
      index += 1
    }
    cells.append(TextSlice(source, min(start, row.end)..<row.end).trimmed)
    return cells
  }
}
