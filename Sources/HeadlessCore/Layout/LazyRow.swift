package import Foundation

/// One view of a lazy container, which is made only while it is in sight.
///
/// Kept at the place of the view, and so of every evaluation.
package final class LazyRow {
  /// Whether the next evaluation makes it.
  package fileprivate(set) var isWanted = false
  /// Whether it stood in sight, made, the last time: only then has it appeared.
  package fileprivate(set) var isShown = false
  /// How long it was along the container when it was placed last.
  package fileprivate(set) var length: CGFloat?
  fileprivate var isMade = false
  /// Where it stands in the scrolled content.
  fileprivate var span: ClosedRange<CGFloat>?
  /// Until the container has looked at them; who kept them would keep the tree.
  fileprivate var nodes: [Node] = []

  package init() {}
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

/// What a lazy container shows of its rows: those that stand in the room of all scroll views around it.
///
/// What Apple says of lazy stacks (WWDC26, "Dive into lazy stacks and scrolling with SwiftUI"): views are laid out until
/// the room is filled, and taken out when they are scrolled away; the others are estimated to be as long as those placed
/// before are on average; transforms are not heeded; and when an estimate turns out to be wrong, the offset is mended, so
/// that what is seen stays where it is.
package final class LazyWindow {
  package let axis: LayoutAxis
  private var rows: [LazyRow] = []
  private weak var container: Node?
  private var average: CGFloat?
  private var breadth: CGFloat?
  private var makesAll = false
  /// Whether this evaluation was asked for here: what has moved since was estimated wrongly.
  private var isMending = false

  package init(axis: LayoutAxis) { self.axis = axis }

  /// How many rows were left out.
  var unmadeRowCount: Int { rows.count { !$0.isMade } }

  /// A new evaluation of the container begins.
  package func begin() { rows = [] }

  package func end(_ container: Node) { self.container = container }

  /// Makes every row once, so that a view inside of one can be found.
  package func makeAll() { makesAll = true }

  /// The first row is made before anything is known, for a measure of the others.
  package func makes(_ row: LazyRow) -> Bool {
    row.isMade = row.isWanted || makesAll || average == nil && rows.isEmpty
    return row.isMade
  }

  package func layout(of row: LazyRow) -> UnmadeRowLayout {
    UnmadeRowLayout(axis: axis, length: row.length ?? average ?? 0)
  }

  package func append(_ row: LazyRow, _ nodes: [Node]) {
    row.nodes = nodes
    rows.append(row)
  }

  /// Sees which rows stand in sight, now that everything has its place.
  ///
  /// - Returns: whether another evaluation has something else to make.
  func look() -> Bool {
    defer {
      for row in rows { row.nodes = [] }
      makesAll = false
    }
    guard let container else { return false }
    let frames = rows.map { frame(of: $0, in: container) }
    let isFirstLook = average == nil
    var isChanged = measure(frames, breadth: container.frame.size[axis.crossing])
    let sight = Sight(of: container)
    isChanged = mend(frames, sight) || isChanged
    for (row, frame) in zip(rows, frames) {
      // Where nothing was known, those that are not made had no length, and stood anywhere.
      let isSeen = isFirstLook && !row.isMade ? false : frame.map { sight.shows($0) } ?? true
      let isShown = isSeen && row.isMade
      if row.isWanted != isSeen || row.isShown != isShown { isChanged = true }
      (row.isWanted, row.isShown) = (isSeen, isShown)
    }
    isMending = isChanged
    return isChanged
  }

  /// Remembers how long the rows are, and says whether those that are not made are thought to be of another length.
  private func measure(_ frames: [CGRect?], breadth: CGFloat) -> Bool {
    if let old = self.breadth, old != breadth {
      for row in rows where !row.isMade { row.length = nil }
    }
    self.breadth = breadth
    for (row, frame) in zip(rows, frames) where row.isMade { row.length = frame?.size[axis] ?? 0 }
    let known = rows.compactMap(\.length)
    guard !known.isEmpty else { return false }
    let old = average
    average = known.reduce(0, +) / CGFloat(known.count)
    return average != old && rows.contains { $0.length == nil }
  }

  /// In the space of the root, effects left out; `nil` for a row of no views.
  private func frame(of row: LazyRow, in container: Node) -> CGRect? {
    row.nodes.compactMap { node -> CGRect? in
      // Modifiers of all rows stand around each: what counts is the place in the container.
      var child = node
      while let parent = child.parent, parent !== container { child = parent }
      return CGRect(origin: child.layoutOrigin, size: child.frame.size)
    }
    .reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Moves the content by as much as the estimate of what lies before the rows in sight was wrong, so that they stay where
  /// they are seen.
  private func mend(_ frames: [CGRect?], _ sight: Sight) -> Bool {
    let spans = frames.map { frame in frame.flatMap { sight.span(of: $0, along: axis) } }
    defer { for (row, span) in zip(rows, spans) { row.span = span } }
    guard isMending, let viewport = sight.viewport(along: axis), let position = viewport.scrolledPosition else {
      return false
    }
    let (start, room) = (position.offset[axis], viewport.frame.size[axis])
    let seen = rows.indices.filter { index in
      guard let span = rows[index].span else { return false }
      return span.upperBound > start + 0.001 && span.lowerBound < start + room
    }
    guard let index = seen.first(where: { rows[$0].isShown }) ?? seen.first,
      let old = rows[index].span, let new = spans[index]
    else { return false }
    return position.mend(by: new.lowerBound - old.lowerBound, along: axis, in: viewport.scrollRange)
  }
}

/// The room of all scroll views around a node, in the space of the root.
private struct Sight {
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
  fileprivate var layoutOrigin: CGPoint {
    var (x, y): (CGFloat, CGFloat) = (frame.minX, frame.minY)
    var outer = parent
    while let current = outer {
      (x, y) = (x + current.frame.minX, y + current.frame.minY)
      outer = current.parent
    }
    return CGPoint(x: x, y: y)
  }

  fileprivate var scrolledPosition: ScrolledPosition? {
    guard case .scroll(let behavior)? = interaction else { return nil }
    return behavior.position
  }
}

extension CGRect {
  fileprivate func start(along axis: LayoutAxis) -> CGFloat { axis == .horizontal ? minX : minY }
}
