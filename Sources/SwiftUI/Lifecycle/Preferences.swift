import HeadlessCore

/// A value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }

  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

/// The value that was handed up the last time.
private final class PreferenceMemory<Value> {
  var value: Value?
}

extension View {
  nonisolated public func preference<K>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View where K: PreferenceKey {
    let box = Confined(value)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.preference = (ObjectIdentifier(K.self), box.value)
      return wrapper
    }
  }

  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      let memory = inputs.identity.slot(0, as: PreferenceMemory<K.Value>.self) { PreferenceMemory() }
      inputs.graph.afterLayout {
        let value = node.preference(K.self)
        let old = memory.value
        memory.value = value
        if old ?? K.defaultValue != value { box.value(value) }
      }
      return Node(inputs.identity, wrapping: node)
    }
  }

  nonisolated public func overlayPreferenceValue<K, T>(
    _ key: K.Type = K.self,
    @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View where K: PreferenceKey, T: View {
    unsupported("overlayPreferenceValue(_:_:) draws nothing here.")
  }
}

extension Node {
  /// What the views at and below this node hand up under `key`.
  fileprivate func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var result: K.Value?
    collect(key, into: &result)
    return result ?? K.defaultValue
  }

  /// A view's own preference takes the place of those of the views inside it.
  private func collect<K: PreferenceKey>(_ key: K.Type, into result: inout K.Value?) {
    if let preference, preference.key == ObjectIdentifier(key), let value = preference.value as? K.Value {
      guard var sum = result else {
        result = value
        return
      }
      K.reduce(value: &sum) { value }
      result = sum
      return
    }
    for child in children { child.collect(key, into: &result) }
  }
}
