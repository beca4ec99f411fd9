package import Foundation

/// One element of the evaluated tree: how it is laid out, what it draws, and what it does.
///
/// Nodes are made anew by every evaluation; what must live longer hangs on their `identity`.
package final class Node {
  // What searches and measures look at stands together, in front: a large tree is as quick as little of it is read.
  package let identity: Identity
  package var children: [Node]
  package var effect: Effect?
  package var accessibility: AccessibilityRole?
  package var layout: any NodeLayout
  /// What was worked out already. It lies apart, because what is worked out quickly keeps nothing.
  private var measures: NodeMeasures?
  /// In front of the other small values, which share its last word.
  package var traits = NodeTraits()
  package var isFocusable = false
  /// Whether leading is on the right for the children of this node.
  package var isRightToLeft = false
  /// Whether an alignment guide was set by code at or below this node: most trees have none, and need not look.
  let carriesGuides: Bool

  /// In the space of the parent, after mirroring.
  package private(set) var frame = CGRect.zero
  /// Unowned, because a weak reference costs a table a node: the root keeps the whole tree alive.
  package private(set) unowned var parent: Node?
  package var drawing: Drawing?
  package var interaction: Interaction?
  /// Most nodes stand for one view at most, which needs no list.
  private var innermostType: (any Any.Type)?
  private var outerTypes: [any Any.Type] = []
  /// What few nodes have. It lies apart, because a large tree is as quick as its nodes are small.
  var rare: NodeRarities?

  package init(_ identity: Identity, layout: any NodeLayout, children: [Node] = []) {
    self.identity = identity
    self.layout = layout
    self.children = children
    carriesGuides = layout.bringsGuides || children.contains { $0.carriesGuides }
  }

  /// A node around one other, which carries the other's traits outwards.
  package convenience init(
    _ identity: Identity,
    wrapping child: Node,
    layout: any NodeLayout = PassThroughLayout()
  ) {
    self.init(identity, layout: layout, children: [child])
    traits = child.traits
    isRightToLeft = child.isRightToLeft
  }
}

extension Node {
  /// The types of the views that this node stands for, innermost first.
  package var viewTypes: [any Any.Type] { (innermostType.map { [$0] } ?? []) + outerTypes }

  package func stand(for type: any Any.Type) {
    if innermostType == nil { innermostType = type } else { outerTypes.append(type) }
  }

  package func stands(for type: any Any.Type) -> Bool {
    innermostType.map { $0 == type } ?? false || outerTypes.contains { $0 == type }
  }
}

extension Node {
  package func size(for proposal: ProposedSize) -> CGSize {
    if let known = measures?.sizes.size(for: proposal) { return known }
    let layout = layout
    let size = layout.size(of: self, for: proposal)
    if !layout.isQuick { kept.sizes.store(size, for: proposal) }
    return size
  }

  private var kept: NodeMeasures {
    if let measures { return measures }
    let made = NodeMeasures()
    measures = made
    return made
  }

  /// What a stack worked out last; the last question mostly is that of the place.
  var share: StackShare? {
    get { measures?.share }
    set { if measures != nil || newValue != nil { kept.share = newValue } }
  }

  package func dimensions(for proposal: ProposedSize) -> Dimensions {
    Dimensions(node: self, size: size(for: proposal), proposal: proposal)
  }

  package func placements(in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    if let known = knownPlacements(in: size, for: proposal) { return known }
    let placements = layout.arrange(self, in: size, for: proposal)
    kept.arrangement = NodeMeasures.Arrangement(placements, in: size, for: proposal)
    return placements
  }

  private func knownPlacements(in size: CGSize, for proposal: ProposedSize) -> [Placement]? {
    guard let arrangement = measures?.arrangement, arrangement.size == size, arrangement.proposal == proposal else {
      return nil
    }
    return arrangement.placements
  }

  func knownGuide(_ guide: AlignmentGuide, _ size: CGSize, _ proposal: ProposedSize) -> NodeMeasures.MergedGuide? {
    measures?.guides.first { $0.proposal.isIdentical(to: proposal) && $0.guide == guide && $0.size == size }
  }

  func keep(_ value: CGFloat?, of guide: AlignmentGuide, _ size: CGSize, _ proposal: ProposedSize) {
    kept.guides.append(NodeMeasures.MergedGuide(guide: guide, size: size, proposal: proposal, value: value))
  }

  /// Fixes the frame in the parent's space and places everything below.
  package func place(at origin: CGPoint, for proposal: ProposedSize, in parent: Node?) {
    let (size, layout) = (size(for: proposal), layout)
    self.parent = parent
    frame = CGRect(origin: origin, size: size)
    layout.willPlace(self, in: size, for: proposal)
    // Placing may choose among the children, which is why it comes first.
    let placements = knownPlacements(in: size, for: proposal) ?? layout.arrange(self, in: size, for: proposal)
    // Looked at just now, it goes sooner than once it is far from the processor. Hardly anybody asks again.
    measures?.share = nil
    let first = layout.firstPlaced
    if let first { place(children[first], by: placements[first], in: size) }
    for (index, placement) in placements.enumerated() where index != first && index < children.count {
      place(children[index], by: placement, in: size)
    }
  }

  private func place(_ child: Node, by placement: Placement, in size: CGSize) {
    var origin = placement.origin
    if isRightToLeft { origin.x = size.width - origin.x - child.size(for: placement.proposal).width }
    child.place(at: origin, for: placement.proposal, in: self)
  }

  /// Measures anew, because the layout was replaced.
  package func forgetMeasures() {
    measures = nil
  }

  /// Stands in another tree, where it was placed before.
  func adopt(by parent: Node) { self.parent = parent }

  /// Replaces content that was made to measure during placement.
  package func replaceChildren(_ nodes: [Node]) {
    children = nodes
    measures?.arrangement = nil
    measures?.guides = []
  }

  func aligned(_ alignment: GuidePair, in size: CGSize, childProposal: ProposedSize) -> [Placement] {
    children.map { child in
      let outer = Dimensions(node: self, size: size, proposal: childProposal)
      let origin = alignment.origin(of: child.dimensions(for: childProposal), in: outer)
      return Placement(origin: origin, proposal: childProposal)
    }
  }
}
