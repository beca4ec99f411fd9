package import Foundation

/// One element of the evaluated tree: how it is laid out, what it draws, and what it does.
///
/// Nodes are made anew by every evaluation; what must live longer hangs on their `identity`.
package final class Node {
  package let identity: Identity
  package var layout: any NodeLayout
  package var children: [Node]
  package var traits = NodeTraits()
  package var drawing: Drawing?
  package var effect: Effect?
  package var accessibility: AccessibilityRole?
  package var interaction: Interaction?
  package var isFocusable = false
  /// The types of the views that this node stands for, innermost first.
  package var viewTypes: [any Any.Type] = []
  /// Whether leading is on the right for the children of this node.
  package var isRightToLeft = false
  /// What few nodes have. It lies apart, because a large tree is as quick as its nodes are small.
  var rare: NodeRarities?

  /// In the space of the parent, after mirroring.
  package private(set) var frame = CGRect.zero
  /// Unowned, because a weak reference costs a table a node: the root keeps the whole tree alive.
  package private(set) unowned var parent: Node?
  /// Whether an alignment guide was set by code at or below this node: most trees have none, and need not look.
  let carriesGuides: Bool
  private var sizes = SizeCache()
  private var shares: [(proposal: ProposedSize, shares: [ProposedSize])] = []
  private var arrangement: (size: CGSize, proposal: ProposedSize, placements: [Placement])?

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
  package func size(for proposal: ProposedSize) -> CGSize {
    if let known = sizes.size(for: proposal) { return known }
    let size = layout.size(of: self, for: proposal)
    sizes.store(size, for: proposal)
    return size
  }

  package func dimensions(for proposal: ProposedSize) -> Dimensions {
    Dimensions(node: self, size: size(for: proposal), proposal: proposal)
  }

  /// What a stack offers to its children for a proposal, worked out once.
  func shares(for proposal: ProposedSize, _ make: () -> [ProposedSize]) -> [ProposedSize] {
    if let known = shares.first(where: { $0.proposal == proposal }) { return known.shares }
    let made = make()
    shares.append((proposal, made))
    return made
  }

  package func placements(in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    if let known = arrangement, known.size == size, known.proposal == proposal { return known.placements }
    let placements = layout.arrange(self, in: size, for: proposal)
    arrangement = (size, proposal, placements)
    return placements
  }

  /// Fixes the frame in the parent's space and places everything below.
  package func place(at origin: CGPoint, for proposal: ProposedSize, in parent: Node?) {
    let size = size(for: proposal)
    self.parent = parent
    frame = CGRect(origin: origin, size: size)
    layout.willPlace(self, in: size)
    // Placing may choose among the children, which is why it comes first.
    let placements = placements(in: size, for: proposal)
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
    sizes = SizeCache()
    shares = []
    arrangement = nil
  }

  /// Stands in another tree, where it was placed before.
  func adopt(by parent: Node) { self.parent = parent }

  /// Replaces content that was made to measure during placement.
  package func replaceChildren(_ nodes: [Node]) {
    children = nodes
    arrangement = nil
  }

  func aligned(_ alignment: GuidePair, in size: CGSize, childProposal: ProposedSize) -> [Placement] {
    children.map { child in
      let outer = Dimensions(node: self, size: size, proposal: childProposal)
      let origin = alignment.origin(of: child.dimensions(for: childProposal), in: outer)
      return Placement(origin: origin, proposal: childProposal)
    }
  }
}

extension Node {
  /// This node and everything below it, parents first, in the order of declaration.
  package func visit(_ each: (Node) -> Void) {
    each(self)
    for child in children { child.visit(each) }
  }

  package func ancestor(where matches: (Node) -> Bool) -> Node? {
    var outer = parent
    while let current = outer {
      if matches(current) { return current }
      outer = current.parent
    }
    return nil
  }

  package func first(where matches: (Node) -> Bool) -> Node? {
    if matches(self) { return self }
    for child in children {
      if let found = child.first(where: matches) { return found }
    }
    return nil
  }
}
