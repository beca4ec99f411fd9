package import Foundation

/// `background` and `overlay`: the primary child decides; the attachments are offered its size and aligned on it.
package struct AttachmentLayout: NodeLayout {
  package var alignment: GuidePair
  /// The index of the child that decides: the last one for a background, the first for an overlay.
  package var primary: Int

  package init(alignment: GuidePair, primary: Int) {
    self.alignment = alignment
    self.primary = primary
  }

  /// What is behind may ask where the parts of the primary child stand.
  package var firstPlaced: Int? { primary }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    node.children[primary].size(for: proposal)
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    let outer = node.children[primary].dimensions(for: proposal)
    return node.children.indices.map { index in
      if index == primary { return Placement(origin: .zero, proposal: proposal) }
      let inner = node.children[index].dimensions(for: ProposedSize(size))
      let x = outer[alignment.horizontal] - inner[alignment.horizontal]
      let y = outer[alignment.vertical] - inner[alignment.vertical]
      return Placement(origin: CGPoint(x: x, y: y), proposal: ProposedSize(size))
    }
  }

  package func explicitGuide(_ guide: AlignmentGuide, of dimensions: Dimensions) -> CGFloat? {
    dimensions.node.children[primary].dimensions(for: dimensions.proposal).explicit(guide)
  }
}
