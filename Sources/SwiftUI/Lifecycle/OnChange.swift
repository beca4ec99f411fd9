import HeadlessCore

/// The value that a view was evaluated with the last time.
private final class Memory<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension View {
  nonisolated private func watching<V: Equatable>(
    _ value: V,
    initial: Bool,
    _ action: @escaping (V, V) -> Void
  ) -> some View {
    let box = Confined((value, action))
    return NodeModified(content: self) { node, inputs in
      let (value, action) = box.value
      var isFirst = false
      let memory = inputs.identity.slot(0, as: Memory<V>.self) {
        isFirst = true
        return Memory(value)
      }
      let old = memory.value
      memory.value = value
      if isFirst ? initial : old != value { inputs.graph.afterLayout { action(old, value) } }
      return Node(inputs.identity, wrapping: node)
    }
  }

  @available(iOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable {
    watching(value, initial: false) { action($1) }
  }

  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    watching(value, initial: initial, action)
  }

  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    watching(value, initial: initial) { _, _ in action() }
  }
}
