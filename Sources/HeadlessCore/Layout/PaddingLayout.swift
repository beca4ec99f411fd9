package import Foundation

/// Lengths in points on the four sides, leading before the mirroring of right-to-left.
package struct Insets: Hashable, Sendable {
  package var top: CGFloat
  package var leading: CGFloat
  package var bottom: CGFloat
  package var trailing: CGFloat

  package init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
}

/// `padding`: shrinks the proposal by the insets and grows the answer by them.
package struct PaddingLayout: NodeLayout {
  package var insets: Insets
  /// Whether the lengths are the system's, and not the source's.
  package var isSystem: Bool

  package init(_ insets: Insets, isSystem: Bool = false) {
    self.insets = insets
    self.isSystem = isSystem
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) }
    )
  }

  package var isQuick: Bool { true }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let child = node.children.first?.size(for: inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, child.width + insets.horizontal),
      height: max(0, child.height + insets.vertical)
    )
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    [Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
  }
}
