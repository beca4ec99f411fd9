package import Foundation

/// `ZStack`: every child gets the whole proposal; the stack is as large as the children aligned on one another.
package struct LayeredLayout: NodeLayout {
  package var alignment: GuidePair

  package init(alignment: GuidePair) { self.alignment = alignment }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let extent = extent(node, proposal)
    return CGSize(width: extent.left + extent.right, height: extent.above + extent.below)
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    let extent = extent(node, proposal)
    return node.children.map { child in
      let dimensions = child.dimensions(for: proposal)
      let x = extent.left - dimensions[alignment.horizontal]
      let y = extent.above - dimensions[alignment.vertical]
      return Placement(origin: CGPoint(x: x, y: y), proposal: proposal)
    }
  }

  private func extent(
    _ node: Node,
    _ proposal: ProposedSize
  ) -> (left: CGFloat, right: CGFloat, above: CGFloat, below: CGFloat) {
    guard !node.children.isEmpty else { return (0, 0, 0, 0) }
    let all = node.children.map { $0.dimensions(for: proposal) }
    let x = all.map { $0.reach(around: alignment.horizontal) }
    let y = all.map { $0.reach(around: alignment.vertical) }
    return (
      x.map(\.before).max() ?? 0, x.map(\.behind).max() ?? 0,
      y.map(\.before).max() ?? 0, y.map(\.behind).max() ?? 0
    )
  }
}
