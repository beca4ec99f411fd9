package import Foundation

extension Graph {
  /// Moves a pointer, as a trackpad or a mouse of an iPad does; `nil` takes it off the screen.
  package func movePointer(to point: CGPoint?) {
    let path = point.flatMap { HitTester().path(to: $0, in: root) } ?? []
    let under = path.map(\.node).filter { $0.hoverChanged != nil }
    let left = hovered.filter { old in !under.contains { $0.identity === old } }
    let entered = under.filter { node in !hovered.contains { $0 === node.identity } }
    hovered = under.map(\.identity)
    for identity in left { node(at: identity)?.hoverChanged?(false) }
    for node in entered { node.hoverChanged?(true) }
  }

  /// Offers a key to the view that has the focus and then to those around it, innermost first.
  ///
  /// - Returns: whether one of them took it.
  package func pressKey(_ key: Character) -> Bool {
    var node = focus.flatMap(self.node(at:))
    while let current = node {
      if current.keyPressed?(key) == true { return true }
      node = current === root ? nil : current.parent
    }
    return false
  }
}
