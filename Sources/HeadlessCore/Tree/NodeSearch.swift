extension Node {
  /// This node and everything below it, parents first, in the order of declaration.
  package func visit(_ each: (Node) -> Void) {
    each(self)
    _ = firstAnswer { child -> Void? in
      child.visit(each)
      return nil
    }
  }

  package func first(where matches: (Node) -> Bool) -> Node? {
    matches(self) ? self : firstAnswer { $0.first(where: matches) }
  }

  package func ancestor(where matches: (Node) -> Bool) -> Node? {
    var outer = parent
    while let current = outer {
      if matches(current) { return current }
      outer = current.parent
    }
    return nil
  }

  /// The first answer that one of the children gives, or of the first `count` of them.
  ///
  /// It does not count who holds a child while it is asked: that would write to every node of the tree, which takes
  /// longer than all else when they are many. The list holds them, and is itself held until the last one was asked,
  /// also when the node gets another one meanwhile.
  func firstAnswer<Answer>(ofFirst count: Int = .max, _ ask: (Node) -> Answer?) -> Answer? {
    children.withUnsafeBufferPointer { list in
      // A reference that is not counted is the same pointer.
      guard let start = UnsafeRawPointer(list.baseAddress) else { return nil }
      let nodes = start.assumingMemoryBound(to: Unmanaged<Node>.self)
      for index in 0..<min(count, list.count) {
        if let answer = nodes[index]._withUnsafeGuaranteedRef(ask) { return answer }
      }
      return nil
    }
  }
}
