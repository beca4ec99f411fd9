import Foundation
import HeadlessCore

/// The content of one scroll view, and where it stands.
struct ScrolledContent {
  let viewport: Node
  let content: Node
  let position: ScrolledPosition

  /// `nil` for what does not scroll.
  init?(_ viewport: Node) {
    guard viewport.layout is ScrollLayout, let content = viewport.children.first else { return nil }
    self.viewport = viewport
    self.content = content
    position = .of(viewport.identity)
  }

  /// That of the first scroll view at or below a node.
  static func first(in node: Node) -> ScrolledContent? {
    node.first { $0.layout is ScrollLayout }.flatMap(ScrolledContent.init)
  }

  /// In points from the leading and the top edge.
  var offset: CGSize {
    let range = viewport.scrollRange
    return CGSize(width: min(position.offset.width, range.width), height: min(position.offset.height, range.height))
  }

  var geometry: ScrollGeometry {
    let (offset, range) = (offset, viewport.scrollRange)
    return ScrollGeometry(
      // Offsets are counted from the left, also where the content begins on the right.
      contentOffset: CGPoint(x: viewport.isRightToLeft ? range.width - offset.width : offset.width, y: offset.height),
      contentSize: content.frame.size,
      contentInsets: EdgeInsets(),
      containerSize: viewport.frame.size
    )
  }

  /// Where a node stands in the content, from the leading and the top edge.
  func frame(of node: Node) -> CGRect {
    let inverse = content.transformToRoot.inverted() ?? .identity
    let frame = VectorPath(rect: node.frameInRoot).applying(inverse).bounds
    let start = content.isRightToLeft ? content.frame.width - frame.maxX : frame.minX
    return CGRect(x: start, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Moves the content, never beyond an end.
  func scroll(to offset: CGSize, in graph: Graph) {
    let range = viewport.scrollRange
    let bounded = CGSize(
      width: min(max(offset.width, 0), range.width),
      height: min(max(offset.height, 0), range.height)
    )
    guard bounded.width.isFinite, bounded.height.isFinite, bounded != position.offset else { return }
    position.move(to: bounded)
    graph.invalidate(cause: viewport.identity.path)
  }

  /// Puts the anchors of a view and of the room for it on one another, or, without an anchor, moves as little as shows
  /// the view.
  func scroll(to target: Node, anchor: UnitPoint?, in graph: Graph) {
    let (place, room, old) = (frame(of: target), viewport.frame.size, offset)
    let x = Self.offset(place.minX, place.width, in: room.width, anchor: anchor?.x, from: old.width)
    let y = Self.offset(place.minY, place.height, in: room.height, anchor: anchor?.y, from: old.height)
    scroll(to: CGSize(width: x, height: y), in: graph)
  }

  private static func offset(
    _ start: CGFloat,
    _ length: CGFloat,
    in room: CGFloat,
    anchor: CGFloat?,
    from old: CGFloat
  ) -> CGFloat {
    if let anchor { return start + anchor * (length - room) }
    if start < old { return start }
    return max(old, start + length - room)
  }
}
