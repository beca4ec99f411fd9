package import Foundation

/// `ScrollView`: the content is as long as it likes along the scrolled axes, the view as long as it is offered.
package struct ScrollLayout: NodeLayout {
  package var horizontal: Bool
  package var vertical: Bool
  /// Where the content stands; `nil` is its beginning.
  package var position: ScrolledPosition?

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
    let (offset, anchor) = (position?.offset ?? .zero, position?.anchors.alignment ?? .zero)
    return node.children.map { content in
      let length = content.size(for: inner(proposal))
      // Content that has become shorter does not stand beyond its end.
      let range = range(of: length, in: size)
      let origin = CGPoint(
        x: horizontal && length.width < size.width
          ? anchor.x * (size.width - length.width) : -min(offset.width, range.width),
        y: vertical && length.height < size.height
          ? anchor.y * (size.height - length.height) : -min(offset.height, range.height)
      )
      return Placement(origin: origin, proposal: inner(proposal))
    }
  }

  package func willPlace(_ node: Node, in size: CGSize, for offered: ProposedSize) {
    position?.room.note(offered.replacing(size))
    guard let content = node.children.first, let position, position.anchors != ScrollAnchors() else { return }
    // The length along a scrolled axis is the content's own; across it the room is the proposal.
    let proposal = ProposedSize(width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
    if position.settle(in: range(of: content.size(for: proposal), in: size)) { node.forgetMeasures() }
  }

  /// How far content can be moved along either axis.
  package func range(of content: CGSize, in size: CGSize) -> CGSize {
    CGSize(
      width: horizontal ? max(0, content.width - size.width) : 0,
      height: vertical ? max(0, content.height - size.height) : 0
    )
  }
}
