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
    let layout = FittingLayout(
      horizontal: view.axes.contains(.horizontal),
      vertical: view.axes.contains(.vertical),
      candidates: nodes
    )
    return _ViewOutputs([inner.node(layout: layout, children: nodes)])
  }
}

/// Chooses among candidates by their ideal sizes; those that were not chosen leave the tree.
private struct FittingLayout: NodeLayout {
  let horizontal: Bool
  let vertical: Bool
  let candidates: [Node]

  private func choice(_ proposal: ProposedSize) -> Node? {
    candidates.first { fits($0.size(for: .unspecified), proposal) } ?? candidates.last
  }

  private func fits(_ ideal: CGSize, _ proposal: ProposedSize) -> Bool {
    (!horizontal || ideal.width <= proposal.width ?? .infinity)
      && (!vertical || ideal.height <= proposal.height ?? .infinity)
  }

  func size(of node: Node, for proposal: ProposedSize) -> CGSize { choice(proposal)?.size(for: proposal) ?? .zero }

  func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    if let chosen = choice(proposal) { node.children = [chosen] }
    return node.children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }
}
