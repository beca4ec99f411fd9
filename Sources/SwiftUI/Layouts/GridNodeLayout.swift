import Foundation
import HeadlessCore

/// `Grid`: rows under one another, columns in common.
struct GridNodeLayout: NodeLayout {
  let alignment: GuidePair
  let horizontalSpacing: CGFloat
  let verticalSpacing: CGFloat

  func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let widths = GridColumns(node, spacing: horizontalSpacing).widths(for: proposal.width)
    let width = max(total(widths), lineWidth(node, proposal.width))
    let heights = node.children.map { extent($0, widths, width).height }
    let gaps = verticalSpacing * CGFloat(max(0, heights.count - 1))
    return CGSize(width: width, height: heights.reduce(gaps, +))
  }

  func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    let columns = GridColumns(node, spacing: horizontalSpacing)
    let widths = columns.widths(for: proposal.width)
    var y: CGFloat = 0
    return node.children.map { row in
      let extent = extent(row, widths, size.width)
      defer { y += extent.height + verticalSpacing }
      if row.traits.isGridRow {
        row.layout = GridRowLayout(
          cells: cells(row, widths).map { ($0.x, $0.width, columns.guides[$0.column] ?? alignment.horizontal) },
          extent: extent,
          guide: row.traits.gridCell.row ?? alignment.vertical
        )
        row.forgetMeasures()
      }
      return Placement(origin: CGPoint(x: 0, y: y), proposal: ProposedSize(width: size.width, height: extent.height))
    }
  }

  private func total(_ widths: [CGFloat]) -> CGFloat {
    widths.reduce(0, +) + horizontalSpacing * CGFloat(max(0, widths.count - 1))
  }

  /// The width of what stands between the rows, unless it takes the width that they have.
  private func lineWidth(_ node: Node, _ offered: CGFloat?) -> CGFloat {
    let lines = node.children.filter { !$0.traits.isGridRow && !$0.traits.gridCell.isUnsizedAcross }
    return lines.map { $0.size(for: ProposedSize(width: offered, height: nil)).width }.max() ?? 0
  }

  /// How far a row reaches above the line on which its cells stand, and below it.
  private func extent(_ row: Node, _ widths: [CGFloat], _ width: CGFloat) -> GridRowExtent {
    guard row.traits.isGridRow else {
      return GridRowExtent(above: row.size(for: ProposedSize(width: width, height: nil)).height, below: 0)
    }
    let guide = row.traits.gridCell.row ?? alignment.vertical
    let reaches = cells(row, widths).filter { !$0.cell.traits.gridCell.isUnsizedDown }
      .map { $0.cell.dimensions(for: ProposedSize(width: $0.width, height: nil)).reach(around: guide) }
    return GridRowExtent(above: reaches.map(\.before).max() ?? 0, below: reaches.map(\.behind).max() ?? 0)
  }

  /// The cells of a row with their columns, places and widths.
  private func cells(
    _ row: Node,
    _ widths: [CGFloat]
  ) -> [(cell: Node, column: Int, x: CGFloat, width: CGFloat)] {
    var (column, x) = (0, CGFloat.zero)
    return row.children.map { cell in
      let span = min(cell.traits.gridCell.span, widths.count - column)
      let width = widths[column..<column + span].reduce(0, +) + horizontalSpacing * CGFloat(max(0, span - 1))
      defer {
        column += span
        x += width + horizontalSpacing
      }
      return (cell, column, x, width)
    }
  }
}

/// How far a row of a grid reaches above the line on which its cells stand, and below it.
struct GridRowExtent {
  let above: CGFloat
  let below: CGFloat

  var height: CGFloat { above + below }
}

/// A row whose grid has decided the places of its cells.
private struct GridRowLayout: NodeLayout {
  let cells: [(x: CGFloat, width: CGFloat, guide: AlignmentGuide)]
  let extent: GridRowExtent
  let guide: AlignmentGuide

  func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width ?? (cells.last.map { $0.x + $0.width } ?? 0), height: extent.height)
  }

  func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    zip(node.children, cells).map { child, cell in
      let inner = ProposedSize(width: cell.width, height: extent.height)
      let dimensions = child.dimensions(for: inner)
      let free = CGSize(width: cell.width - dimensions.size.width, height: extent.height - dimensions.size.height)
      let place =
        child.traits.gridCell.anchor.map { CGPoint(x: free.width * $0.x, y: free.height * $0.y) }
        ?? CGPoint(x: across(child, cell.width, cell.guide, inner), y: extent.above - dimensions[guide])
      return Placement(origin: CGPoint(x: cell.x + place.x, y: place.y), proposal: inner)
    }
  }

  /// Where a view stands in the width of its column, as in a frame of that width.
  private func across(_ child: Node, _ width: CGFloat, _ guide: AlignmentGuide, _ inner: ProposedSize) -> CGFloat {
    let pair = GuidePair(horizontal: guide, vertical: .top)
    let frame = Node(child.identity, layout: FrameLayout(width: width, height: extent.height, alignment: pair))
    frame.children = [child]
    let placed = frame.placements(in: CGSize(width: width, height: extent.height), for: inner).first
    return placed?.origin.x ?? 0
  }
}
