package import Foundation

/// `GeometryReader`: takes all that is offered and makes its content when it knows how much that is.
package struct GeometryLayout: NodeLayout {
  private let make: (Node) -> [Node]

  package init(make: @escaping (Node) -> [Node]) { self.make = make }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    proposal.replacing(CGSize(width: ExpandingLayout.idealLength, height: ExpandingLayout.idealLength))
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    node.children.map { _ in Placement(origin: .zero, proposal: ProposedSize(size)) }
  }

  package func willPlace(_ node: Node, in size: CGSize, for proposal: ProposedSize) {
    node.replaceChildren(make(node))
  }
}
