package import Foundation

/// `LazyVStack` and `LazyHStack`: children one behind the other, each as long as it likes, as broad as the room.
///
/// "The ideal width of a LazyVStack is that of its first subview" (WWDC26, "Dive into lazy stacks and scrolling with
/// SwiftUI"): which one is the broadest, nobody knows before all are made.
package struct LazyStackLayout: NodeLayout {
  let axis: LayoutAxis
  let alignment: AlignmentGuide
  let spacing: CGFloat
  /// Knows the first subview while it is not made.
  private let window: LazyWindow

  package init(of window: LazyWindow, alignment: AlignmentGuide, spacing: CGFloat?) {
    self.window = window
    axis = window.axis
    self.alignment = alignment
    self.spacing = spacing ?? StackLayout.defaultSpacing
  }

  private func inner(_ node: Node, _ proposal: ProposedSize) -> ProposedSize {
    var inner = ProposedSize.unspecified
    inner[axis.crossing] = breadth(of: node, proposal)
    return inner
  }

  private func breadth(of node: Node, _ proposal: ProposedSize) -> CGFloat {
    if let offered = proposal[axis.crossing], offered.isFinite { return offered }
    guard let first = node.children.first else { return 0 }
    return first.isUnmadeRow ? window.idealBreadth ?? 0 : first.size(for: .unspecified)[axis.crossing]
  }

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let inner = inner(node, proposal)
    var size = CGSize.zero
    size[axis] = node.children.reduce(spacing * CGFloat(max(0, node.children.count - 1))) {
      $0 + $1.size(for: inner)[axis]
    }
    size[axis.crossing] = inner[axis.crossing] ?? 0
    return size
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    let inner = inner(node, proposal)
    let line = alignment.defaultValue(Dimensions(node: node, size: size, proposal: proposal))
    var position: CGFloat = 0
    return node.children.map { child in
      let dimensions = child.dimensions(for: inner)
      let cross = line - dimensions[alignment]
      defer { position += dimensions.size[axis] + spacing }
      let origin = axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
      return Placement(origin: origin, proposal: inner)
    }
  }
}
