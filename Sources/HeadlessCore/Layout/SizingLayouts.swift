package import Foundation

/// `fixedSize`: the child chooses its ideal length along the given axes, whatever is offered.
package struct FixedSizeLayout: NodeLayout {
  package var horizontal: Bool
  package var vertical: Bool

  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    node.children.first?.size(for: inner(proposal)) ?? .zero
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    node.children.map { _ in Placement(origin: .zero, proposal: inner(proposal)) }
  }
}

/// `aspectRatio`: offers the child the largest (or smallest covering) rectangle of a ratio.
package struct AspectRatioLayout: NodeLayout {
  /// Width by height; `nil` is the ratio of the child's ideal size.
  package var ratio: CGFloat?
  package var fills: Bool

  package init(ratio: CGFloat?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }

  private func inner(_ node: Node, _ proposal: ProposedSize) -> ProposedSize {
    let ideal = node.children.first?.size(for: .unspecified) ?? .zero
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, proposal != .unspecified else {
      return ratio > 0 && self.ratio != nil
        ? ProposedSize(width: ideal.height * ratio, height: ideal.height) : ProposedSize(ideal)
    }
    let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    guard let byWidth, let byHeight else { return ProposedSize(byWidth ?? byHeight ?? ideal) }
    let widthIsSmaller = byWidth.width <= byHeight.width
    return ProposedSize(widthIsSmaller != fills ? byWidth : byHeight)
  }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    node.children.first?.size(for: inner(node, proposal)) ?? .zero
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    node.children.map { _ in Placement(origin: .zero, proposal: inner(node, proposal)) }
  }
}

/// `position`: takes all that is offered and puts the child's centre on a point.
package struct PositionLayout: NodeLayout {
  package var center: CGPoint

  package init(center: CGPoint) { self.center = center }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    proposal.replacing(node.children.first?.size(for: proposal) ?? .zero)
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    node.children.map { child in
      let inner = child.size(for: proposal)
      let origin = CGPoint(x: center.x - inner.width / 2, y: center.y - inner.height / 2)
      return Placement(origin: origin, proposal: proposal)
    }
  }
}

/// `alignmentGuide`: says itself where one guide of its child lies.
package struct GuideLayout: NodeLayout {
  package var guide: AlignmentGuide
  private let value: (Dimensions) -> CGFloat

  package init(guide: AlignmentGuide, value: @escaping (Dimensions) -> CGFloat) {
    self.guide = guide
    self.value = value
  }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    node.children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }

  package var bringsGuides: Bool { true }

  package func explicitGuide(_ asked: AlignmentGuide, of dimensions: Dimensions) -> CGFloat? {
    guard let child = dimensions.node.children.first?.dimensions(for: dimensions.proposal) else { return nil }
    return asked == guide ? value(child) : child.explicit(asked)
  }
}
