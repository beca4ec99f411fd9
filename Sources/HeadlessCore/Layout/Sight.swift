import Foundation

/// The room of all scroll views around a node, in the space of the root.
struct Sight {
  private let viewports: [Node]
  private let room: CGRect?

  init(of node: Node) {
    var found: [Node] = []
    var outer = node.parent
    while let current = outer {
      if current.layout is ScrollLayout { found.append(current) }
      outer = current.parent
    }
    viewports = found
    room = found.map { CGRect(origin: $0.layoutOrigin, size: $0.frame.size) }
      .reduce(nil) { $0?.intersection($1) ?? $1 }
  }

  /// Everything, where nothing scrolls.
  func shows(_ frame: CGRect) -> Bool {
    guard let room else { return true }
    if room.isNull { return false }
    return LayoutAxis.allCases.allSatisfy { axis in
      let (start, end) = (frame.start(along: axis), frame.start(along: axis) + frame.size[axis])
      let (first, last) = (room.start(along: axis), room.start(along: axis) + room.size[axis])
      return start < last && (end > first || end == start && start >= first)
    }
  }

  func viewport(along axis: LayoutAxis) -> Node? {
    viewports.first { viewport in
      guard let layout = viewport.layout as? ScrollLayout else { return false }
      return axis == .horizontal ? layout.horizontal : layout.vertical
    }
  }

  /// Where a frame stands in the content that scrolls along an axis, from the edge where it begins.
  func span(of frame: CGRect, along axis: LayoutAxis) -> ClosedRange<CGFloat>? {
    guard let content = viewport(along: axis)?.children.first else { return nil }
    let (outer, length) = (content.layoutOrigin, frame.size[axis])
    let isMirrored = axis == .horizontal && content.isRightToLeft
    let start =
      axis == .vertical
      ? frame.minY - outer.y : isMirrored ? outer.x + content.frame.width - frame.maxX : frame.minX - outer.x
    return start...(start + length)
  }
}

extension Node {
  /// Where it was placed, in the space of the root, effects left out.
  var layoutOrigin: CGPoint {
    var (x, y): (CGFloat, CGFloat) = (frame.minX, frame.minY)
    var outer = parent
    while let current = outer {
      (x, y) = (x + current.frame.minX, y + current.frame.minY)
      outer = current.parent
    }
    return CGPoint(x: x, y: y)
  }
}

extension CGRect {
  fileprivate func start(along axis: LayoutAxis) -> CGFloat { axis == .horizontal ? minX : minY }
}
