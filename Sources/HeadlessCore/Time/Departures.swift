import Foundation

/// A view that is gone from the tree and still on the screen, on its way out.
struct Departure {
  let node: Node
  /// Where it stood.
  let parent: Identity
  /// The effects that go out, with the nodes that carry them.
  var running: [(node: Node, record: AnimationRecord)]

  var end: Double { running.map { $0.record.start + $0.record.curve.duration }.max() ?? 0 }
}

/// Finds the views that left, and takes them out along the curve that goes with the change.
struct Departures {
  let graph: Graph

  /// The views of the old tree that the new one does not have any more, where they are to go under an animation.
  func leaving(_ old: Node, change: Change?) -> [Departure] {
    guard holdsGone(old) else { return [] }
    // What changes in this evaluation is said by the new nodes: the old ones still say what changed in the one before.
    var current: [ObjectIdentifier: Node] = [:]
    graph.root.visit { node in
      if node.change != nil || node.changeTransform != nil { current[ObjectIdentifier(node.identity)] = node }
    }
    return leaving(old, change: change, current)
  }

  private func holdsGone(_ old: Node) -> Bool {
    var open = [old]
    while let node = open.popLast() {
      for child in node.children {
        if graph.isGone(child) { return true }
        open.append(child)
      }
    }
    return false
  }

  private func leaving(_ old: Node, change outer: Change?, _ current: [ObjectIdentifier: Node]) -> [Departure] {
    let now = current[ObjectIdentifier(old.identity)]
    let change = now.map { $0.change(under: outer) } ?? outer
    return old.children.flatMap { child in
      graph.isGone(child)
        ? [departure(child, from: old, change)].compactMap { $0 } : leaving(child, change: change, current)
    }
  }

  private func departure(_ node: Node, from parent: Node, _ outer: Change?) -> Departure? {
    var running: [(node: Node, record: AnimationRecord)] = []
    var current: Node? = node
    var change = outer
    while let here = current {
      if change?.disablesAnimations != true { change = here.change ?? change }
      if let exit = here.exit, let effect = here.effect, let curve = change?.curve {
        running += records(from: effect, to: exit, of: here, curve, change)
      }
      current = here.children.count == 1 ? here.children[0] : nil
    }
    if running.isEmpty, let fade = Fade(graph: graph).takeOut(node, from: parent, outer) { running = [fade] }
    return running.isEmpty ? nil : Departure(node: node, parent: parent.identity, running: running)
  }

  private func records(
    from effect: Effect,
    to exit: Effect,
    of node: Node,
    _ curve: AnimationCurve,
    _ change: Change?
  ) -> [(node: Node, record: AnimationRecord)] {
    guard let (property, target) = AnimatedValues(of: exit).effect,
      let from = AnimatedValues(of: effect)[property], from != target
    else { return [] }
    return [(node, AnimationRecord(property, of: node, from: from.array, to: target.array, curve, change, in: graph))]
  }
}

extension Departure {
  /// Puts the view where it is at a moment of the clock, in front of what its parent holds now.
  func present(in parent: Node, at time: Double) {
    for (node, record) in running {
      node.effect = node.effect?.replacing(record.property, with: record.values(at: time))
    }
    node.adopt(by: parent)
    parent.departing.append(node)
  }
}

extension Graph {
  /// The last evaluation did not make it any more.
  func isGone(_ node: Node) -> Bool { node.identity.generation < generation }
}
