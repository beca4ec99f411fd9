import Foundation
import HeadlessCore

/// The first of several views that fits the room; the last one where none does.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View {
  public typealias Body = Never

  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let nodes = inner.descending(.index(0)).make(view.content).nodes
    let shown = inner.identity.slot(0, as: ShownCandidate.self) { ShownCandidate() }
    let layout = FittingLayout(
      horizontal: view.axes.contains(.horizontal),
      vertical: view.axes.contains(.vertical),
      candidates: nodes,
      didChoose: choosing(among: nodes, shown, inner.graph)
    )
    let node = inner.node(layout: layout, children: nodes)
    // Only the candidate on the screen covers it.
    let covers = nodes.indices.contains(shown.index) ? nodes[shown.index].preference(CoverKey.self) : []
    node.preference = (ObjectIdentifier(CoverKey.self), covers)
    return _ViewOutputs([node])
  }

  /// Which candidate is shown is known after the layout: where it covers the screen, that is evaluated once more.
  @MainActor private static func choosing(
    among nodes: [Node],
    _ shown: ShownCandidate,
    _ graph: Graph
  ) -> ((Int) -> Void)? {
    guard nodes.contains(where: { !$0.preference(CoverKey.self).isEmpty }) else { return nil }
    return { [weak graph] index in
      guard shown.index != index else { return }
      shown.index = index
      graph?.invalidate(cause: "ViewThatFits")
    }
  }
}

/// Which candidate was shown the last time.
private final class ShownCandidate {
  var index = 0
}

/// Chooses among candidates by their ideal sizes; those that were not chosen leave the tree.
private struct FittingLayout: NodeLayout {
  let horizontal: Bool
  let vertical: Bool
  let candidates: [Node]
  let didChoose: ((Int) -> Void)?

  private func index(for proposal: ProposedSize) -> Int? {
    candidates.firstIndex { fits($0.size(for: .unspecified), proposal) } ?? candidates.indices.last
  }

  private func choice(_ proposal: ProposedSize) -> Node? { index(for: proposal).map { candidates[$0] } }

  private func fits(_ ideal: CGSize, _ proposal: ProposedSize) -> Bool {
    (!horizontal || ideal.width <= proposal.width ?? .infinity)
      && (!vertical || ideal.height <= proposal.height ?? .infinity)
  }

  func size(of node: Node, for proposal: ProposedSize) -> CGSize { choice(proposal)?.size(for: proposal) ?? .zero }

  func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    if let chosen = index(for: proposal) {
      node.children = [candidates[chosen]]
      didChoose?(chosen)
    }
    return node.children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }
}
