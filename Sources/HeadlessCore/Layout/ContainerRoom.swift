package import Foundation

/// The room that a container offers to content which takes its size from it. It is known when the container has its
/// place, so that content which asked before is made anew.
package final class ContainerRoom {
  /// Kept free for margins.
  package var margins = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
  private var size: CGSize?
  private var isAsked = false

  package init() {}

  /// Without the margins; `nil` until the container was placed once.
  package func ask() -> CGSize? {
    isAsked = true
    return size.map {
      CGSize(width: max(0, $0.width - margins.horizontal), height: max(0, $0.height - margins.vertical))
    }
  }

  func note(_ new: CGSize) {
    guard new != size else { return }
    size = new
    if isAsked { Graph.here?.invalidate(cause: "the size of a container") }
  }
}
