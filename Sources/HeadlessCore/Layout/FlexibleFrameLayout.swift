package import Foundation

/// `frame(minWidth:idealWidth:maxWidth:...)`: clamps the proposal for the child and the child's answer.
package struct FlexibleFrameLayout: NodeLayout {
  /// The bounds along one axis.
  package struct Bounds: Sendable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    /// Whether a length was asked for that no view can have, which counts as not given, or the lengths contradict one
    /// another.
    package let isImpossible: Bool

    package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
      self.minimum = minimum?.possibleLength
      self.ideal = ideal?.possibleLength
      self.maximum = maximum == .infinity ? maximum : maximum?.possibleLength
      let isKept = self.minimum == minimum && self.maximum == maximum && (self.ideal == ideal || ideal == .infinity)
      isImpossible = !isKept || !Self.ascend(minimum, ideal) || !Self.ascend(ideal ?? minimum, maximum)
    }

    private static func ascend(_ lower: CGFloat?, _ upper: CGFloat?) -> Bool {
      guard let lower, let upper else { return true }
      return lower <= upper
    }

    func proposal(_ offered: CGFloat?) -> CGFloat? {
      guard let offered = offered ?? ideal else { return nil }
      return Swift.min(Swift.max(offered, minimum ?? -.infinity), maximum ?? .infinity)
    }

    func length(child: CGFloat, offered: CGFloat?) -> CGFloat {
      let offered = offered ?? ideal
      var length = child
      if let minimum { length = Swift.max(minimum, Swift.min(length, offered ?? length)) }
      if let maximum { length = Swift.min(maximum, Swift.max(length, offered ?? length)) }
      return length
    }
  }

  package var width: Bounds
  package var height: Bounds
  package var alignment: GuidePair

  package var isImpossible: Bool { width.isImpossible || height.isImpossible }

  package init(width: Bounds, height: Bounds, alignment: GuidePair) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let child = node.children.first?.size(for: inner(proposal)) ?? .zero
    return CGSize(
      width: width.length(child: child.width, offered: proposal.width),
      height: height.length(child: child.height, offered: proposal.height)
    )
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    node.aligned(alignment, in: size, childProposal: ProposedSize(size))
  }
}
