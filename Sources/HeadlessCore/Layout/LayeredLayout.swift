package import Foundation

/// `ZStack`: every child gets the whole proposal; the stack is as large as those of the highest priority, aligned on one
/// another. That size is what all of them are offered in the end: a colour behind a text in a scroll view covers it.
package struct LayeredLayout: NodeLayout {
  package var alignment: GuidePair

  package init(alignment: GuidePair) { self.alignment = alignment }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let extent = extent(node, proposal)
    return CGSize(width: extent.left + extent.right, height: extent.above + extent.below)
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    let offer = ProposedSize(size)
    let extent = extent(node, offer)
    return node.children.map { child in
      let dimensions = child.dimensions(for: offer)
      let x = extent.left - dimensions[alignment.horizontal]
      let y = extent.above - dimensions[alignment.vertical]
      return Placement(origin: CGPoint(x: x, y: y), proposal: offer)
    }
  }

  private struct Extent {
    var left: CGFloat = -.infinity
    var right: CGFloat = -.infinity
    var above: CGFloat = -.infinity
    var below: CGFloat = -.infinity

    static let none = Extent(left: 0, right: 0, above: 0, below: 0)
  }

  /// Child by child, and of each first across, then down: guides that remember where the last row ended rely on it.
  private func extent(_ node: Node, _ proposal: ProposedSize) -> Extent {
    guard let priority = node.children.lazy.map(\.traits.layoutPriority).max() else { return .none }
    var extent = Extent()
    for child in node.children where child.traits.layoutPriority == priority {
      let dimensions = child.dimensions(for: proposal)
      let x = dimensions.reach(around: alignment.horizontal)
      let y = dimensions.reach(around: alignment.vertical)
      extent.left = max(extent.left, x.before)
      extent.right = max(extent.right, x.behind)
      extent.above = max(extent.above, y.before)
      extent.below = max(extent.below, y.behind)
    }
    return extent
  }
}
