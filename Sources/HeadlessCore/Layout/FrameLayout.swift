package import Foundation

/// `frame(width:height:alignment:)`: fixes the given lengths and aligns the child inside.
package struct FrameLayout: NodeLayout {
  /// `nil` takes the length of the child.
  private let lengths: ProposedSize
  package let alignment: GuidePair
  /// Whether a length was asked for that no view can have; it counts as not given.
  package let isImpossible: Bool

  package init(width: CGFloat?, height: CGFloat?, alignment: GuidePair) {
    lengths = ProposedSize(width: width?.possibleLength, height: height?.possibleLength)
    isImpossible = lengths.width != width || lengths.height != height
    self.alignment = alignment
  }

  package var width: CGFloat? { lengths.width }
  package var height: CGFloat? { lengths.height }

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

extension CGFloat {
  /// `nil` for what is negative, without an end, or no number.
  var possibleLength: CGFloat? { isFinite && self >= 0 ? self : nil }
}
