package import Foundation

/// `HStack` and `VStack`: children take turns, the least flexible first, each offered an equal share of what is left.
package struct StackLayout: NodeLayout {
  package static let defaultSpacing: CGFloat = 8

  package let alignment: AlignmentGuide
  /// No number stands for none, which needs no more room: a layout of three words lies in its node.
  private let length: CGFloat
  package let axis: LayoutAxis

  package init(axis: LayoutAxis, alignment: AlignmentGuide, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    length = spacing ?? .nan
  }

  /// `nil` is the system's spacing, which depends on the neighbours.
  package var spacing: CGFloat? { length.isNaN ? nil : length }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let share = share(of: node, for: proposal)
    var size = CGSize.zero
    size[axis] = share.length
    size[axis.crossing] = share.before + share.behind
    return size
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    let share = share(of: node, for: proposal)
    let parts = proposal[axis.crossing] == nil ? filling(node, share) : share.parts
    var position: CGFloat = 0
    return parts.enumerated().map { index, part in
      let cross = share.before - part.before
      let origin =
        axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
      position += part.length + gap(node, behind: index)
      return Placement(origin: origin, proposal: part.offer)
    }
  }

  /// Where nothing is offered across, the longest child says how much room there is, and the others are offered that:
  /// columns of one height, a divider as high as its row. Who would not stay in that room, or would become longer along
  /// the stack, keeps its ideal size.
  private func filling(_ node: Node, _ share: StackShare) -> [StackShare.Part] {
    let width = share.before + share.behind
    let rounding: CGFloat = 0.001
    return zip(node.children, share.parts).map { child, part in
      let size = child.size(for: part.offer)
      guard size[axis.crossing] < width, width < .infinity else { return part }
      var filled = part.offer
      filled[axis.crossing] = width
      let other = child.size(for: filled)
      // Who stays as large need not be arranged to be asked for guides: in nested stacks that would double at each level.
      guard other != size, abs(other[axis] - part.length) < rounding else { return part }
      let reach = child.dimensions(for: filled).reach(around: alignment)
      guard reach.before <= share.before + rounding, reach.behind <= share.behind + rounding else { return part }
      return StackShare.Part(offer: filled, length: other[axis], before: reach.before)
    }
  }

  private func share(of node: Node, for proposal: ProposedSize) -> StackShare {
    if let known = node.share, known.proposal == proposal { return known }
    var behind: CGFloat?
    let parts = zip(node.children, offers(node, proposal)).map { child, taken in
      // Not asked for its size again: in a long stack it is far from the processor by now.
      let dimensions = Dimensions(node: child, size: taken.size, proposal: taken.offer)
      let reach = dimensions.reach(around: alignment)
      behind = max(behind ?? reach.behind, reach.behind)
      return StackShare.Part(offer: taken.offer, length: dimensions.size[axis], before: reach.before)
    }
    let share = StackShare(
      proposal: proposal,
      parts: parts,
      length: parts.reduce(gaps(node)) { $0 + $1.length },
      before: parts.map(\.before).max() ?? 0,
      behind: behind ?? 0
    )
    node.share = share
    return share
  }

  /// Of all together.
  private func gaps(_ node: Node) -> CGFloat { node.children.indices.reduce(0) { $0 + gap(node, behind: $1) } }

  private func gap(_ node: Node, behind index: Int) -> CGFloat {
    guard index + 1 < node.children.count else { return 0 }
    if let spacing { return spacing }
    let isBesideSpacer = node.children[index].traits.isSpacer || node.children[index + 1].traits.isSpacer
    return isBesideSpacer ? 0 : Self.defaultSpacing
  }

  /// What each child is offered, and the size that it chooses.
  private func offers(_ node: Node, _ proposal: ProposedSize) -> [(offer: ProposedSize, size: CGSize)] {
    guard let offered = proposal[axis] else { return node.children.map { (proposal, $0.size(for: proposal)) } }
    let available = max(0, offered - gaps(node))
    let turns = StackTurns(children: node.children, axis: axis, cross: proposal[axis.crossing])
    return turns.taken(sharing: available).map { taken in
      var inner = proposal
      inner[axis] = taken.offered
      return (inner, taken.size)
    }
  }
}
