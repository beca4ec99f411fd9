package import Foundation

/// A shape or colour: takes what it is offered, and ten points where nothing is.
package struct ExpandingLayout: NodeLayout {
  package static let idealLength: CGFloat = 10

  package init() {}

  package var isQuick: Bool { true }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    proposal.replacing(CGSize(width: Self.idealLength, height: Self.idealLength))
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] { [] }
}

/// A spacer: takes what it is offered along its axis, or along both.
package struct SpacerLayout: NodeLayout {
  private let minimum: CGFloat
  private let axis: LayoutAxis?

  package init(minimum: CGFloat, axis: LayoutAxis?) { (self.minimum, self.axis) = (minimum, axis) }

  package var isQuick: Bool { true }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    CGSize(width: length(.horizontal, proposal), height: length(.vertical, proposal))
  }

  private func length(_ each: LayoutAxis, _ proposal: ProposedSize) -> CGFloat {
    axis == nil || axis == each ? max(minimum, proposal[each] ?? minimum) : 0
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] { [] }
}

/// A leaf whose size is worked out by a function of the proposal: shapes, lines.
package struct MeasuredLayout: NodeLayout {
  private let measure: (ProposedSize) -> CGSize

  package init(measure: @escaping (ProposedSize) -> CGSize) { self.measure = measure }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize { measure(proposal) }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] { [] }

  package func explicitGuide(_ guide: AlignmentGuide, of dimensions: Dimensions) -> CGFloat? { nil }
}

/// The same of a leaf that has guides of its own: images, fields.
package struct GuidedLayout: NodeLayout {
  private let guide: (AlignmentGuide, CGSize) -> CGFloat?
  private let measure: (ProposedSize) -> CGSize

  package init(
    guide: @escaping (AlignmentGuide, CGSize) -> CGFloat?,
    measure: @escaping (ProposedSize) -> CGSize
  ) {
    self.guide = guide
    self.measure = measure
  }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize { measure(proposal) }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] { [] }

  package func explicitGuide(_ guide: AlignmentGuide, of dimensions: Dimensions) -> CGFloat? {
    self.guide(guide, dimensions.size)
  }
}
