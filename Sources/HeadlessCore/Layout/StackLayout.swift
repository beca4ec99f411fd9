package import Foundation

/// `HStack` and `VStack`: children take turns, the least flexible first, each offered an equal share of what is left.
package struct StackLayout: NodeLayout {
  package static let defaultSpacing: CGFloat = 8

  package var axis: LayoutAxis
  package var alignment: AlignmentGuide
  /// `nil` is the system's spacing, which depends on the neighbours.
  package var spacing: CGFloat?

  package init(axis: LayoutAxis, alignment: AlignmentGuide, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let proposals = childProposals(node, proposal)
    let extent = crossExtent(node, proposals)
    var size = CGSize.zero
    size[axis] = zip(node.children, proposals).reduce(gaps(node)) { $0 + $1.0.size(for: $1.1)[axis] }
    size[axis.crossing] = extent.before + extent.after
    return size
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    var proposals = childProposals(node, proposal)
    let extent = crossExtent(node, proposals)
    if proposal[axis.crossing] == nil { proposals = filling(node, proposals, across: extent) }
    var position: CGFloat = 0
    return node.children.indices.map { index in
      let dimensions = node.children[index].dimensions(for: proposals[index])
      let cross = extent.before - dimensions[alignment]
      let origin =
        axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
      position += dimensions.size[axis] + gap(node, behind: index)
      return Placement(origin: origin, proposal: proposals[index])
    }
  }

  /// Where nothing is offered across, the longest child says how much room there is, and the others are offered that:
  /// columns of one height, a divider as high as its row. Who would not stay in that room, or would become longer along
  /// the stack, keeps its ideal size.
  private func filling(
    _ node: Node,
    _ ideals: [ProposedSize],
    across extent: (before: CGFloat, after: CGFloat)
  ) -> [ProposedSize] {
    let length = extent.before + extent.after
    let rounding: CGFloat = 0.001
    return zip(node.children, ideals).map { child, ideal in
      let size = child.size(for: ideal)
      guard size[axis.crossing] < length, length < .infinity else { return ideal }
      var filled = ideal
      filled[axis.crossing] = length
      let other = child.size(for: filled)
      // Who stays as large need not be arranged to be asked for guides: in nested stacks that would double at each level.
      guard other != size, abs(other[axis] - size[axis]) < rounding else { return ideal }
      let reach = child.dimensions(for: filled).reach(around: alignment)
      return reach.before <= extent.before + rounding && reach.behind <= extent.after + rounding ? filled : ideal
    }
  }

  /// How far the children reach to both sides of the shared guide.
  private func crossExtent(_ node: Node, _ proposals: [ProposedSize]) -> (before: CGFloat, after: CGFloat) {
    var before: CGFloat?
    var after: CGFloat?
    for (child, proposal) in zip(node.children, proposals) {
      let reach = child.dimensions(for: proposal).reach(around: alignment)
      before = max(before ?? reach.before, reach.before)
      after = max(after ?? reach.behind, reach.behind)
    }
    return (before ?? 0, after ?? 0)
  }

  /// Of all together.
  private func gaps(_ node: Node) -> CGFloat { node.children.indices.reduce(0) { $0 + gap(node, behind: $1) } }

  private func gap(_ node: Node, behind index: Int) -> CGFloat {
    guard index + 1 < node.children.count else { return 0 }
    let isBesideSpacer = node.children[index].traits.isSpacer || node.children[index + 1].traits.isSpacer
    return spacing ?? (isBesideSpacer ? 0 : Self.defaultSpacing)
  }

  private func childProposals(_ node: Node, _ proposal: ProposedSize) -> [ProposedSize] {
    guard let offered = proposal[axis] else { return node.children.map { _ in proposal } }
    return node.shares(for: proposal) {
      let available = max(0, offered - gaps(node))
      let turns = StackTurns(children: node.children, axis: axis, cross: proposal[axis.crossing])
      return turns.lengths(sharing: available).map { length in
        var inner = proposal
        inner[axis] = length
        return inner
      }
    }
  }
}
