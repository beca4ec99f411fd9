import Foundation

/// What a lazy container shows of its rows: those that stand in the room of all scroll views around it.
///
/// What Apple says of lazy stacks (WWDC26, "Dive into lazy stacks and scrolling with SwiftUI"): views are laid out until
/// the room is filled, and taken out when they are scrolled away; the others are estimated to be as long as those placed
/// before are on average; transforms are not heeded; and when an estimate turns out to be wrong, the offset is mended, so
/// that what is seen stays where it is.
package final class LazyWindow {
  private static let slot = -6

  package let axis: LayoutAxis
  private var rows: [LazyRow] = []
  private weak var container: Node?
  private var average: CGFloat?
  /// How long the container was across its axis.
  private var breadth: CGFloat?
  /// How long the first view would like to be across the axis, also while it is scrolled away.
  private(set) var idealBreadth: CGFloat?
  private var makesAll = false
  /// Whether this evaluation was asked for here: what has moved since was estimated wrongly.
  private var isMending = false

  private init(axis: LayoutAxis) { self.axis = axis }

  /// What the container at a place shows.
  package static func of(_ place: Identity, axis: LayoutAxis) -> LazyWindow {
    place.slot(slot, as: LazyWindow.self) { LazyWindow(axis: axis) }
  }

  /// How many rows were left out.
  var unmadeRowCount: Int { rows.count { !$0.isMade } }

  /// A new evaluation of the container begins.
  package func begin() { rows = [] }

  package func end(_ container: Node) { self.container = container }

  func fills(_ place: Identity) -> Bool { container?.identity === place }

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
    measureFirst(of: container)
    var isChanged = measure(frames, breadth: container.frame.size[axis.crossing])
    let sight = Sight(of: container)
    isChanged = mend(frames, sight) || isChanged
    for (row, frame) in zip(rows, frames) {
      // Where nothing was known, those that are not made had no length, and every row stood anywhere: what was made is kept
      // until there is a place to judge, and has not appeared.
      let isSeen = isFirstLook ? row.isMade : frame.map { sight.shows($0) } ?? true
      let isShown = isSeen && row.isMade && !isFirstLook
      if row.isWanted != isSeen || row.isShown != isShown { isChanged = true }
      (row.isWanted, row.isShown) = (isSeen, isShown)
    }
    isMending = isChanged
    return isChanged
  }

  private func measureFirst(of container: Node) {
    guard let first = container.children.first, !first.isUnmadeRow else { return }
    idealBreadth = first.size(for: .unspecified)[axis.crossing]
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

extension Node {
  fileprivate var scrolledPosition: ScrolledPosition? {
    guard case .scroll(let behavior)? = interaction else { return nil }
    return behavior.position
  }
}
