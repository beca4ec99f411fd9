public import Foundation
import HeadlessCore

/// Rows and columns of views; every column is as wide as its widest view.
public struct Grid<Content: View> {
  let layout: GridNodeLayout
  let content: Content
}

extension Grid: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridNodeLayout(
      alignment: alignment.pair,
      horizontalSpacing: horizontalSpacing ?? StackLayout.defaultSpacing,
      verticalSpacing: verticalSpacing ?? StackLayout.defaultSpacing
    )
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let rows = inner.descending(.index(0)).make(view.content).nodes
    return _ViewOutputs([inner.node(layout: view.layout, children: rows)])
  }
}

/// One row of a grid.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  public typealias Body = Never

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Outside of a grid the views stand one beside the other.
  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let cells = inner.descending(.index(0)).make(view.content).nodes
    let layout = StackLayout(axis: .horizontal, alignment: (view.alignment ?? .center).guide, spacing: nil)
    let node = inner.node(layout: layout, children: cells)
    node.traits.isGridRow = true
    return _ViewOutputs([node])
  }
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    NodeModified(content: self) { node, _ in
      node.traits.gridSpan = max(1, count)
      return node
    }
  }

  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    unsupported("gridCellAnchor(_:) does not move the view in its cell here.")
  }

  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    unsupported("gridColumnAlignment(_:) does not align the column here.")
  }

  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    unsupported("gridCellUnsizedAxes(_:) changes nothing here.")
  }
}

/// `Grid`: rows under one another, columns in common.
struct GridNodeLayout: NodeLayout {
  let alignment: GuidePair
  let horizontalSpacing: CGFloat
  let verticalSpacing: CGFloat

  /// The widths of the columns: those of rigid cells first, what is left in equal shares to the others.
  private func widths(_ node: Node, _ offered: CGFloat?) -> [CGFloat] {
    let rows = node.children.filter(\.traits.isGridRow)
    let count = rows.map { $0.children.reduce(0) { $0 + $1.traits.gridSpan } }.max() ?? 0
    var ideal = [CGFloat](repeating: 0, count: count)
    var least = ideal
    for row in rows {
      var column = 0
      for cell in row.children {
        if cell.traits.gridSpan == 1 {
          ideal[column] = max(ideal[column], cell.size(for: ProposedSize(width: offered, height: nil)).width)
          least[column] = max(least[column], cell.size(for: ProposedSize(width: 0, height: nil)).width)
        }
        column += cell.traits.gridSpan
      }
    }
    guard let offered, count > 0 else { return ideal }
    return shared(ideal, least, max(0, offered - horizontalSpacing * CGFloat(count - 1)))
  }

  private func shared(_ ideal: [CGFloat], _ least: [CGFloat], _ available: CGFloat) -> [CGFloat] {
    if ideal.reduce(0, +) <= available { return ideal }
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

  private func height(_ row: Node, _ widths: [CGFloat], _ width: CGFloat) -> CGFloat {
    guard row.traits.isGridRow else { return row.size(for: ProposedSize(width: width, height: nil)).height }
    return cells(row, widths).map { $0.cell.size(for: ProposedSize(width: $0.width, height: nil)).height }.max() ?? 0
  }

  /// The cells of a row with their places and widths.
  private func cells(_ row: Node, _ widths: [CGFloat]) -> [(cell: Node, x: CGFloat, width: CGFloat)] {
    var (column, x) = (0, CGFloat.zero)
    return row.children.map { cell in
      let span = min(cell.traits.gridSpan, widths.count - column)
      let width = widths[column..<column + span].reduce(0, +) + horizontalSpacing * CGFloat(max(0, span - 1))
      defer {
        column += span
        x += width + horizontalSpacing
      }
      return (cell, x, width)
    }
  }

  private func total(_ widths: [CGFloat]) -> CGFloat {
    widths.reduce(0, +) + horizontalSpacing * CGFloat(max(0, widths.count - 1))
  }

  func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let widths = widths(node, proposal.width)
    let width = total(widths)
    let heights = node.children.map { height($0, widths, width) }
    let gaps = verticalSpacing * CGFloat(max(0, heights.count - 1))
    return CGSize(width: width, height: heights.reduce(gaps, +))
  }

  func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    let widths = widths(node, proposal.width)
    var y: CGFloat = 0
    return node.children.map { row in
      let height = height(row, widths, size.width)
      defer { y += height + verticalSpacing }
      if row.traits.isGridRow {
        row.layout = GridRowLayout(
          cells: cells(row, widths).map { ($0.x, $0.width) },
          height: height,
          alignment: alignment
        )
        row.forgetMeasures()
      }
      return Placement(origin: CGPoint(x: 0, y: y), proposal: ProposedSize(width: size.width, height: height))
    }
  }
}

/// A row whose grid has decided the places of its cells.
private struct GridRowLayout: NodeLayout {
  let cells: [(x: CGFloat, width: CGFloat)]
  let height: CGFloat
  let alignment: GuidePair

  func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width ?? (cells.last.map { $0.x + $0.width } ?? 0), height: height)
  }

  func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    zip(node.children, cells).map { child, cell in
      let inner = ProposedSize(width: cell.width, height: height)
      let chosen = child.size(for: inner)
      let frame = Node(child.identity, layout: FrameLayout(width: cell.width, height: height, alignment: alignment))
      frame.children = [child]
      let placed = frame.placements(in: CGSize(width: cell.width, height: height), for: inner).first
      let origin = placed?.origin ?? CGPoint(x: (cell.width - chosen.width) / 2, y: 0)
      return Placement(origin: CGPoint(x: cell.x + origin.x, y: origin.y), proposal: inner)
    }
  }
}
