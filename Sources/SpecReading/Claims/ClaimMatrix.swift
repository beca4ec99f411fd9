import SpecModel

/// `| 1 | ✅ | ❌ |` below `| Criterion | Requirement 1 | Requirement 2 |`, and `| R1 | ✅ | ❌ |` below `| Requirement | AC 1 | AC 2 |`: a cell
/// says something of the criterion that its row and its column name together.
struct ClaimMatrix {
  private enum Head {
    case requirement(ReferenceCursor.Point)
    case criterion(Int)
  }

  private let heads: [Int: Head]
  /// The rows name criteria, and the columns their requirements.
  private let isByCriterion: Bool
  private let marks = TableMarks(header: [])

  /// - Parameter isAboutRequirements: elsewhere the `R1` of a column is a round of review.
  /// - Returns: `nil` for any other table.
  init?(header: [TextSlice], isAboutRequirements: Bool) {
    guard header.count > 1, let first = header.first?.withoutEmphasis, !first.isEmpty else { return nil }
    let name = first.string.lowercased()
    isByCriterion = ClaimTableWords.isOfCriteria(name)
    guard isByCriterion || ClaimTableWords.isOfRequirements(name) else { return nil }
    var heads: [Int: Head] = [:]
    for (column, cell) in header.enumerated().dropFirst() {
      heads[column] =
        isByCriterion
        ? Self.requirement(cell, isBare: false)
          .flatMap { isAboutRequirements || !ClaimLine.isRound($0, in: cell) ? .requirement($0.first) : nil }
        : Self.criterion(cell, isBare: false).flatMap(\.first.criterion).map { .criterion($0) }
    }
    guard !heads.isEmpty else { return nil }
    self.heads = heads
  }

  /// One for each cell that answers.
  ///
  /// - Returns: `nil` for a row that names neither, or has cells beside those of the matrix.
  func rows(_ cells: [TextSlice]) -> [ClaimTable.Row]? {
    guard let number = cells.first, cells.count > 1, !number.hasPrefix("~~"),
      let item = isByCriterion ? Self.criterion(number, isBare: true) : Self.requirement(number, isBare: true)
    else { return nil }
    let rows = cells.indices.dropFirst().compactMap { column in
      heads[column].flatMap { row(item, $0, number, cells[column]) }
    }
    return rows.isEmpty && cells.indices.dropFirst().contains(where: { heads[$0] == nil }) ? nil : rows
  }

  private func row(
    _ item: ReferenceCursor.Item,
    _ head: Head,
    _ number: TextSlice,
    _ cell: TextSlice
  ) -> ClaimTable.Row? {
    var item = item
    switch head {
    case .requirement(let point): item.first = point.criterion(item.first.criterion)
    case .criterion(let criterion): item.first = item.first.criterion(criterion)
    }
    let cells = [number, cell]
    let (mark, position) = marks.mark(ids: 0, rest: number.slice(from: number.end), cells: cells)
    let denial = mark == nil ? marks.denial(ids: 0, cells: cells) : nil
    // An empty cell, and `n/a`, say nothing: not every requirement has as many criteria.
    guard mark != nil || denial == .unmet || denial == .later || StatusWords.isMet(cell) else { return nil }
    return ClaimTable.Row(
      items: [item],
      mark: mark,
      position: position,
      denial: denial,
      gloss: (MarkReader.leading(cell)?.rest ?? cell).withoutEmphasis.string,
      text: number
    )
  }

  /// - Parameter isBare: a number alone is one here.
  private static func requirement(_ cell: TextSlice, isBare: Bool) -> ReferenceCursor.Item? {
    var cursor = ReferenceCursor.ofClaim(cell.withoutWrapping)
    cursor.allowLeadingSeries()
    // What names another spec says nothing of this one.
    guard let item = cursor.item(), item.isLabelled || isBare, item.isWhole,
      item.last == nil, item.spec == nil,
      SpecNaming.owner(behind: cursor.text.slice(from: cursor.offset), .none) == nil,
      ends(cursor)
    else { return nil }
    return item
  }

  /// Of which requirement does not count.
  private static func criterion(_ cell: TextSlice, isBare: Bool) -> ReferenceCursor.Item? {
    let any = RequirementNumber("1")
    var cursor = ReferenceCursor.ofClaim(cell.withoutWrapping, context: any)
    guard var item = cursor.item(), item.spec == nil, item.last == nil, item.first.tooDeep == nil, ends(cursor),
      !TextSlice(cell.source, item.range).contains(".")
    else { return nil }
    if isBare, !item.isLabelled, let number = item.plainNumber {
      item.first = ReferenceCursor.Point(requirement: any, occurrence: nil, criterion: number, tooDeep: nil)
    } else if item.first.criterion == nil || item.first.requirement != any {
      return nil
    }
    item.isLabelled = true
    return item
  }

  /// Nothing but a title follows.
  private static func ends(_ cursor: ReferenceCursor) -> Bool {
    let rest = cursor.text.slice(from: cursor.offset).withoutClosingWrapping
    let signs: [StaticString] = [":", "(", "- ", ". ", "\u{2013}", "\u{2014}"]
    return rest.isEmpty || signs.contains { rest.hasPrefix($0) }
  }
}
