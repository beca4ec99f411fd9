package import Foundation

/// `ScrollView`: the content is as long as it likes along the scrolled axes, the view as long as it is offered.
package struct ScrollLayout: NodeLayout {
  package var horizontal: Bool
  package var vertical: Bool
  /// In points from the leading and the top edge.
  package var offset: CGSize = .zero

  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let content = node.children.first?.size(for: inner(proposal)) ?? .zero
    return CGSize(
      width: horizontal ? proposal.width ?? content.width : content.width,
      height: vertical ? proposal.height ?? content.height : content.height
    )
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    node.children.map { content in
      // Content that has become shorter does not stand beyond its end.
      let range = range(of: content.size(for: inner(proposal)), in: size)
      let origin = CGPoint(x: -min(offset.width, range.width), y: -min(offset.height, range.height))
      return Placement(origin: origin, proposal: inner(proposal))
    }
  }

  /// How far content can be moved along either axis.
  package func range(of content: CGSize, in size: CGSize) -> CGSize {
    CGSize(
      width: horizontal ? max(0, content.width - size.width) : 0,
      height: vertical ? max(0, content.height - size.height) : 0
    )
  }
}
