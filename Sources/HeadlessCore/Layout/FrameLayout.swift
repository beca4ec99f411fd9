package import Foundation

/// `frame(width:height:alignment:)`: fixes the given lengths and aligns the child inside.
package struct FrameLayout: NodeLayout {
  package var width: CGFloat?
  package var height: CGFloat?
  package var alignment: GuidePair

  package init(width: CGFloat?, height: CGFloat?, alignment: GuidePair) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package var isQuick: Bool { width != nil && height != nil }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = node.children.first?.size(for: inner(proposal)) ?? .zero
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    node.aligned(alignment, in: size, childProposal: inner(proposal))
  }
}
