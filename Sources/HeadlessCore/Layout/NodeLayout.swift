package import Foundation

/// Where a parent puts one child: an origin in the parent's own space (leading is left until the parent mirrors it),
/// and the proposal with which the child chose its size.
package struct Placement {
  package var origin: CGPoint
  package var proposal: ProposedSize

  package init(origin: CGPoint, proposal: ProposedSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// How one node negotiates: it chooses its own size for a proposal, then places its children.
///
/// Both are pure functions of the node's children, so that sizes can be cached and alignment guides can be read
/// before anything is placed.
package protocol NodeLayout {
  func size(of node: Node, for proposal: ProposedSize) -> CGSize
  func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement]
  func explicitGuide(_ guide: AlignmentGuide, of dimensions: Dimensions) -> CGFloat?
  /// Whether it has guides that none of its children has.
  var bringsGuides: Bool { get }
  /// The child that must have its place before the others are made to measure; `nil` where their order does.
  var firstPlaced: Int? { get }
  /// Whether a size is worked out sooner than looked up, and need not be kept.
  var isQuick: Bool { get }
  /// Called once a pass, when the size is final: the hook for content that is made to measure.
  func willPlace(_ node: Node, in size: CGSize, for proposal: ProposedSize)
}

extension NodeLayout {
  package var firstPlaced: Int? { nil }

  package var bringsGuides: Bool { false }

  package var isQuick: Bool { false }

  package func willPlace(_ node: Node, in size: CGSize, for proposal: ProposedSize) {}

  package func explicitGuide(_ guide: AlignmentGuide, of dimensions: Dimensions) -> CGFloat? {
    dimensions.merged(guide)
  }
}

extension Dimensions {
  /// The guide that the explicit ones of the children come to. Kept, because each of them may ask its own children, and
  /// what every level of a nest asks twice is asked a million times of the twentieth.
  package func merged(_ guide: AlignmentGuide) -> CGFloat? {
    if let known = node.knownGuide(guide, size, proposal) { return known.value }
    let value = combined(guide)
    node.keep(value, of: guide, size, proposal)
    return value
  }

  private func combined(_ guide: AlignmentGuide) -> CGFloat? {
    let placements = node.placements(in: size, for: proposal)
    let values = zip(node.children, placements).compactMap { child, placement -> CGFloat? in
      let inner = child.dimensions(for: placement.proposal)
      guard let value = inner.explicit(guide) else { return nil }
      return value + (guide.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }
    return guide.combine(values)
  }
}

/// A wrapper that neither sizes nor moves its child.
package struct PassThroughLayout: NodeLayout {
  package init() {}

  package var isQuick: Bool { true }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    node.children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }
}
