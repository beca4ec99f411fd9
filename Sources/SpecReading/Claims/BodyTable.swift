import SpecModel

/// A table below the heading of a claim.
struct BodyTable {
  private let heading: [ReferenceCursor.Item]
  private let isAbout: Bool
  private var marks: TableMarks?
  private var reader: ClaimTable?
  /// What its rows say of the heading, and what those say that claim a part of it themselves.
  private(set) var found: (whole: [Mark], parts: [Mark]) = ([], [])

  init(heading: ClaimLine, isAbout: Bool) {
    self.heading = heading.items
    self.isAbout = isAbout
  }

  mutating func read(_ cells: [TextSlice], isHeader: Bool) {
    guard !isHeader else {
      marks = TableMarks(header: cells.columnNames)
      reader = ClaimTable(header: cells, isAboutRequirements: isAbout, specs: .none)
      return
    }
    // A row that claims something itself keeps its mark to itself.
    if let row = reader?.row(cells, context: heading.first?.first.requirement) {
      guard !isForeign(row.items), let mark = row.mark else { return }
      if isPart(row.items) { found.parts.append(mark) } else { found.whole.append(mark) }
      return
    }
    guard let first = cells.first, let marks else { return }
    if let mark = marks.mark(ids: 0, rest: first.slice(from: first.end), cells: cells).0 { found.whole.append(mark) }
  }

  /// What was heard of it is not heard again.
  mutating func take() -> (whole: [Mark], parts: [Mark]) {
    defer { found = ([], []) }
    return found
  }

  /// What names less than the heading does: `1.1` below `Requirement 1`, or below `1.1, 1.2`.
  func isPart(_ items: [ReferenceCursor.Item]) -> Bool {
    !heading.allSatisfy { whole in items.contains { $0.first == whole.first && $0.last == whole.last } }
  }

  /// What names none of the requirements of the heading, or another criterion of the same one.
  func isForeign(_ items: [ReferenceCursor.Item]) -> Bool {
    if Set(heading.map(\.first.requirement)).isDisjoint(with: items.map(\.first.requirement)) { return true }
    return heading.allSatisfy { $0.first.criterion != nil && $0.last == nil }
      && items.allSatisfy { $0.first.criterion != nil && $0.last == nil }
      && Set(heading.map(\.first)).isDisjoint(with: items.map(\.first))
  }
}
