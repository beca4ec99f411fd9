/// Places of one tree by the steps that lead to them, so that they are known again in another tree of the same views.
package struct PlacePaths {
  private let paths: Set<[Identity.Step]>

  /// The outermost places that some of the nodes stand in, and the one with this number does not.
  package init(others chosen: Int, among nodes: [Node]) {
    let own = Self.places(of: nodes[chosen])
    var others: [ObjectIdentifier: Identity] = [:]
    for (index, node) in nodes.enumerated() where index != chosen {
      others.merge(Self.places(of: node).filter { own[$0.key] == nil }) { first, _ in first }
    }
    let outermost = others.values.filter { place in place.parent.map { others[ObjectIdentifier($0)] == nil } ?? true }
    paths = Set(outermost.map(\.steps))
  }

  package func contains(_ place: Identity) -> Bool { paths.contains(place.steps) }

  /// The places of a node and of all below it, and those on the way to them.
  private static func places(of node: Node) -> [ObjectIdentifier: Identity] {
    var places: [ObjectIdentifier: Identity] = [:]
    node.visit { inner in
      var place: Identity? = inner.identity
      while let current = place, places.updateValue(current, forKey: ObjectIdentifier(current)) == nil {
        place = current.parent
      }
    }
    return places
  }
}

extension Identity {
  /// The way from the root to this place, the last step first.
  fileprivate var steps: [Step] {
    var steps: [Step] = []
    var place: Identity? = self
    while let current = place {
      steps.append(current.step)
      place = current.parent
    }
    return steps
  }
}
