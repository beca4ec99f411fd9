/// A node for code that may keep it for longer than the tree lasts in which it stands: an action that asks for the frame
/// of a geometry reader is run when the tree may be another one, and a node whose parent is gone must not be asked.
///
/// Holds the node weakly, because the content of a node may hold what is said of it.
package struct KeptNode {
  private let identity: Identity
  private let generation: Int
  private weak var node: Node?
  private weak var graph: Graph?

  package init(_ node: Node, in graph: Graph) {
    self.node = node
    self.graph = graph
    identity = node.identity
    generation = graph.generation
  }

  /// The node of the view as it stands now; `nil` when the view is gone.
  package var current: Node? {
    guard let graph else { return nil }
    return graph.generation == generation ? node : graph.node(at: identity)
  }
}
