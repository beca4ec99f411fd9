import HeadlessCore

/// Scrolls to views that a lazy container may not have made yet.
///
/// The place of one that is not made is estimated, and mended when it was made. One whose id stands inside of what is not
/// made is found when everything was made once, out of sight, where nothing appears.
struct LazySearch {
  let graph: Graph
  /// An estimate is right, or as good as it gets, after so many layouts.
  var attempts = 10

  func scroll(
    anchor: UnitPoint?,
    to find: @escaping () -> (scrolled: ScrolledContent, target: Node)?,
    otherwise fail: @escaping () -> Void
  ) {
    var next = self
    next.attempts -= 1
    guard let (scrolled, target) = find() else {
      guard graph.unmadeRowCount > 0, attempts > 0 else { return fail() }
      graph.makeAllRows()
      return graph.afterLayout { next.scroll(anchor: anchor, to: find, otherwise: fail) }
    }
    scrolled.scroll(to: target, anchor: anchor, in: graph)
    // As long as other views are made, the target may move.
    if graph.hasLazyContainers, graph.isDirty, attempts > 0 {
      graph.afterLayout { next.scroll(anchor: anchor, to: find, otherwise: fail) }
    }
  }
}
