import Foundation
import HeadlessCore

/// The columns of a grid: how wide they would be and must be, and where their cells stand.
struct GridColumns {
  private let rows: [Node]
  private let spacing: CGFloat
  private let count: Int
  /// Where the cells of a column stand, by the first of them that says so.
  let guides: [Int: AlignmentGuide]

  init(_ grid: Node, spacing: CGFloat) {
    rows = grid.children.filter(\.traits.isGridRow)
    count = rows.map { $0.children.reduce(0) { $0 + $1.traits.gridCell.span } }.max() ?? 0
    var guides: [Int: AlignmentGuide] = [:]
    Self.visit(rows) { cell, column in
      if guides[column] == nil, let guide = cell.traits.gridCell.column { guides[column] = guide }
    }
    self.guides = guides
    self.spacing = spacing
  }

  private static func visit(_ rows: [Node], _ body: (Node, Int) -> Void) {
    for row in rows {
      var column = 0
      for cell in row.children {
        body(cell, column)
        column += cell.traits.gridCell.span
      }
    }
  }

  /// The widths of the columns: those of rigid cells first, what is left in equal shares to the others.
  func widths(for offered: CGFloat?) -> [CGFloat] {
    let ideal = lengths(for: offered)
    guard let offered, count > 0 else { return ideal }
    return shared(ideal, max(0, offered - spacing * CGFloat(count - 1)))
  }

  /// How wide the columns are when each cell is offered a width for itself.
  private func lengths(for offered: CGFloat?) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: count)
    var wide: [(cell: Node, column: Int)] = []
    Self.visit(rows) { cell, column in
      let wish = cell.traits.gridCell
      if wish.isUnsizedAcross { return }
      if wish.span > 1 { return wide.append((cell, column)) }
      lengths[column] = max(lengths[column], cell.size(for: ProposedSize(width: offered, height: nil)).width)
    }
    // What covers several columns asks for what they lack together.
    for (cell, column) in wide {
      let covered = column..<column + cell.traits.gridCell.span
      let there = lengths[covered].reduce(0, +) + spacing * CGFloat(covered.count - 1)
      let lack = cell.size(for: ProposedSize(width: offered, height: nil)).width - there
      guard lack > 0 else { continue }
      for index in covered { lengths[index] += lack / CGFloat(covered.count) }
    }
    return lengths
  }

  private func shared(_ ideal: [CGFloat], _ available: CGFloat) -> [CGFloat] {
    if ideal.reduce(0, +) <= available { return ideal }
    let least = lengths(for: 0)
    var widths = ideal
    var rest = available
    let order = ideal.indices.sorted { (ideal[$0] - least[$0], $0) < (ideal[$1] - least[$1], $1) }
    for (turn, column) in order.enumerated() {
      let share = rest / CGFloat(order.count - turn)
      widths[column] = max(least[column], min(ideal[column], share))
      rest = max(0, rest - widths[column])
    }
    return widths
  }
}
