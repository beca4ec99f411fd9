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
    if let alignment = view.alignment { node.traits.gridCell.row = alignment.guide }
    return _ViewOutputs([node])
  }
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    gridCell { $0.span = max(1, count) }
  }

  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    gridCell { $0.anchor = CGPoint(x: anchor.x, y: anchor.y) }
  }

  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridCell { $0.column = guide.guide }
  }

  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell {
      $0.isUnsizedAcross = axes.contains(.horizontal)
      $0.isUnsizedDown = axes.contains(.vertical)
    }
  }

  nonisolated private func gridCell(_ change: @escaping @MainActor (inout GridCell) -> Void) -> some View {
    NodeModified(content: self) { node, _ in
      change(&node.traits.gridCell)
      return node
    }
  }
}
