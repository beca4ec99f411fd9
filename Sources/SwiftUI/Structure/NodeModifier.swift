import HeadlessCore

/// A view whose nodes are each changed or wrapped, which is what most modifiers do.
struct NodeModified<Content: View> {
  let content: Content
  let transform: @MainActor (Node, _ViewInputs) -> Node
}

extension NodeModified: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = inputs.descending(.index(0)).make(view.content)
    for index in outputs.nodes.indices {
      let place = inputs.descending(.attached(index))
      outputs.nodes[index] = view.transform(outputs.nodes[index], place)
    }
    return outputs
  }
}

/// A view that is evaluated in a changed environment.
struct EnvironmentModified<Content: View> {
  let content: Content
  let transform: @MainActor (inout EnvironmentValues) -> Void
}

extension EnvironmentModified: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs.descending(.index(0))
    view.transform(&inner.environment)
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
