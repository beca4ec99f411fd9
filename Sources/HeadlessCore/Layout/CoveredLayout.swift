package import Foundation

/// A screen under what covers all of it: the screen keeps its own size and stands in the middle, the covers are as large
/// as the room.
package struct CoveredLayout: NodeLayout {
  package init() {}

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let own = node.children.first?.size(for: proposal) ?? .zero
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    node.children.enumerated().map { index, child in
      let offered = index == 0 ? proposal : ProposedSize(size)
      let chosen = child.size(for: offered)
      let origin = CGPoint(x: (size.width - chosen.width) / 2, y: (size.height - chosen.height) / 2)
      return Placement(origin: origin, proposal: offered)
    }
  }
}
