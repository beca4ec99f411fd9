/// How a view comes and goes under an animation that names no transition: it fades.
///
/// The default transition is `.opacity`, as objc.io observed ("Transitions in SwiftUI"); Apple's pages do not name it.
struct Fade {
  /// What comes in can be touched and is read from the first moment, although nothing is to be seen of it yet; so does
  /// what names a transition that fades.
  static let leastOpacity = 1e-6

  let graph: Graph

  /// Starts the way in of a view that was not there before.
  func bringIn(_ node: Node, _ change: Change) {
    guard let curve = change.curve, curve.duration > 0, let parent = node.parent, parent.fadesChildren(in: graph),
      let carrier = carrier(of: node, in: parent, isMoving: { $0.identity.shown.isNew })
    else { return }
    let record = AnimationRecord(.opacity, of: carrier, from: [0], to: [1], curve, change, in: graph, isFade: true)
    carrier.identity.shown.running[.opacity] = record
    graph.isAnimating = true
    graph.animations.append(record)
  }

  /// The way out of a view that is gone from the tree.
  func takeOut(_ node: Node, from parent: Node, _ change: Change?) -> (node: Node, record: AnimationRecord)? {
    guard let change, let curve = change.curve, curve.duration > 0, parent.fadesChildren(in: graph),
      let carrier = carrier(of: node, in: parent, isMoving: graph.isGone)
    else { return nil }
    let opacity = carrier.identity.shown.running[.opacity]?.values(at: graph.clock.now)[0] ?? 1
    carrier.effect = .opacity(opacity)
    let record = AnimationRecord(
      .opacity,
      of: carrier,
      from: [opacity],
      to: [0],
      curve,
      change,
      in: graph,
      isFade: true
    )
    return (carrier, record)
  }

  /// The node that can show the opacity, where all that stands in the node comes or goes with it: what a container puts
  /// around a view that stays does not fade.
  private func carrier(of node: Node, in parent: Node, isMoving: (Node) -> Bool) -> Node? {
    if node.first(where: { !isMoving($0) }) != nil { return nil }
    var (carrier, outer) = (Node?.none, parent.identity)
    var current: Node? = node
    while let here = current {
      if here.hasTransition { return nil }
      let isFree = here.effect == nil || here.identity.shown.running[.opacity]?.isFade == true
      if carrier == nil, isFree, here.identity !== outer { carrier = here }
      // Where nothing can be seen, nothing fades.
      if here.children.isEmpty, here.drawing == nil { return nil }
      outer = here.identity
      current = here.children.count == 1 ? here.children[0] : nil
    }
    return carrier
  }
}

extension Node {
  /// What covers a screen comes in the system's own way, and what is scrolled into sight is there at once.
  fileprivate func fadesChildren(in graph: Graph) -> Bool {
    !(layout is CoveredLayout) && !graph.isLazyContainer(identity)
  }
}
