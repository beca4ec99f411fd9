import HeadlessCore

/// The value that an animation waits to see change.
private final class Watched {
  var value: Any

  init(_ value: Any) { self.value = value }
}

extension View {
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    let box = Confined(value)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      let watched = inputs.identity.slot(0, as: Watched.self) { Watched(box.value) }
      if (watched.value as? V) != box.value {
        watched.value = box.value
        wrapper.change = Change(curve: animation?.used(), trigger: "animation(_:value:) on \(box.value)")
      }
      return wrapper
    }
  }

  @available(iOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.change = Change(curve: animation?.used(), trigger: "animation(_:)")
      return wrapper
    }
  }

  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    let box = Confined(transform)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.changeTransform = { $0.transformed(by: box.value) }
      return wrapper
    }
  }

  nonisolated public func transition(_ t: AnyTransition) -> some View {
    Transitioned(content: self, transition: t)
  }

  nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
    self.transition(AnyTransition(transition))
  }
}

extension Change? {
  /// What becomes of a change when code works on its transaction.
  func transformed(by transform: (inout Transaction) -> Void) -> Change {
    var transaction = Transaction(animation: self?.curve.map { Animation($0) })
    transaction.disablesAnimations = self?.disablesAnimations ?? false
    transform(&transaction)
    return Change(
      curve: transaction.animation?.used(),
      trigger: self?.trigger ?? "transaction",
      disablesAnimations: transaction.disablesAnimations
    )
  }
}
