package import Foundation

/// One view of a lazy container, which is made only while it is in sight.
///
/// Kept at the place of the view, and so of every evaluation.
package final class LazyRow {
  private static let slot = -5

  /// Whether the next evaluation makes it.
  package internal(set) var isWanted = false
  /// Whether it stood in sight, made, the last time: only then has it appeared.
  package internal(set) var isShown = false
  /// How long it was along the container when it was placed last.
  package internal(set) var length: CGFloat?
  var isMade = false
  /// Where it stands in the scrolled content.
  var span: ClosedRange<CGFloat>?
  /// Until the container has looked at them; who kept them would keep the tree.
  var nodes: [Node] = []

  private init() {}

  /// The row at a place.
  package static func of(_ place: Identity) -> LazyRow { place.slot(slot, as: LazyRow.self) { LazyRow() } }
}

/// Where a row stands that is not made: as long as it was, or as the rows are on average that were placed.
package struct UnmadeRowLayout: NodeLayout {
  let axis: LayoutAxis
  let length: CGFloat

  package func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    var size = CGSize.zero
    size[axis] = length
    return size
  }

  package func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] { [] }
}

extension Node {
  /// Whether it stands for a row that a lazy container has not made.
  package var isUnmadeRow: Bool { layout is UnmadeRowLayout }
}
