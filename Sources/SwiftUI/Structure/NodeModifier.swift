import HeadlessCore

/// A view whose nodes are each changed or wrapped, which is what most modifiers do.
struct NodeModified<Content: View> {
  let content: Content
  let transform: @MainActor (Node, _ViewInputs) -> Node
}

extension NodeModified: View {
  typealias Body = Never

  static var _spreads: Bool { Content._spreads }

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = inputs.descending(.index(0)).make(view.content)
    for index in outputs.nodes.indices {
      var place = inputs.descending(.attached(index))
      let node = outputs.nodes[index]
      if inputs.window != nil {
        // Nothing was made that it could change.
        if node.isUnmadeRow { continue }
        place.isShown = !node.traits.isOutOfSight
      }
      if node.traits.isGridRow {
        view.transformCells(of: node, place)
      } else {
        outputs.nodes[index] = view.transform(node, place)
      }
    }
    return outputs
  }

  /// A row of a grid is a list of cells, and no view around them: a modifier of the row is one of each cell.
  @MainActor private func transformCells(of row: Node, _ inputs: _ViewInputs) {
    for index in row.children.indices {
      row.children[index] = transform(row.children[index], inputs.descending(.attached(index)))
    }
  }
}

/// A view that is evaluated in a changed environment.
struct EnvironmentModified<Content: View> {
  let content: Content
  let transform: @MainActor (inout EnvironmentValues) -> Void
}

extension EnvironmentModified: View {
  typealias Body = Never

  static var _spreads: Bool { Content._spreads }

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    // The environment is no place of its own: nothing is kept here that the content could take for its own.
    var inner = inputs
    view.transform(&inner.environment)
    if !inputs.graph.unheededValues.isEmpty { inputs.tellUnheeded() }
    return inner.make(view.content)
  }
}

extension View {
  /// Wraps every node of this view in one with the given layout.
  nonisolated func wrapped(_ layout: any NodeLayout) -> NodeModified<Self> {
    let box = Confined(layout)
    return NodeModified(content: self) { node, inputs in
      Node(inputs.identity, wrapping: node, layout: box.value).directed(by: inputs)
    }
  }

  nonisolated func effect(_ effect: @escaping @MainActor (_ViewInputs) -> Effect) -> NodeModified<Self> {
    NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.effect = effect(inputs)
      return wrapper
    }
  }

  /// Marks what is drawn here as what a device may show otherwise.
  nonisolated func unknown(_ isUnknown: Bool) -> NodeModified<Self> {
    NodeModified(content: self) { node, inputs in
      guard isUnknown else { return node }
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.effect = .unknown
      return wrapper
    }
  }

  nonisolated func environment(
    changing transform: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> EnvironmentModified<Self> {
    EnvironmentModified(content: self, transform: transform)
  }
}

extension Node {
  func directed(by inputs: _ViewInputs) -> Node {
    isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    return self
  }
}
