import HeadlessCore

/// A value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }

  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// What is handed up where no view set the preference: nothing.
  public static var defaultValue: Self.Value { nil }
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

  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    let box = Confined(callback)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      var value = node.preference(K.self)
      box.value(&value)
      wrapper.preference = (ObjectIdentifier(K.self), value)
      return wrapper
    }
  }

  nonisolated public func overlayPreferenceValue<K, T>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View where K: PreferenceKey, T: View {
    PreferenceAttached<Self, K, T>(content: self, alignment: alignment, isBehind: false, transform: transform)
  }

  nonisolated public func backgroundPreferenceValue<K, T>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View where K: PreferenceKey, T: View {
    PreferenceAttached<Self, K, T>(content: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

/// A view with another over or under it that is made from what the first hands up.
private struct PreferenceAttached<Content: View, Key: PreferenceKey, Attachment: View> {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Attachment
}

extension PreferenceAttached: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let primary = inputs.makeOne(view.content, step: .index(0))
    let place = inputs.descending(.attachment)
    // A size is known, and with it what readers hand up, when the primary view has its place.
    let extra = place.node(
      layout: GeometryLayout { node in
        MainActor.assumeIsolated {
          let made = place.makeOne(view.transform(primary.preference(Key.self)), step: .index(0))
          return Confined([made])
        }.value
      }
    )
    let layout = AttachmentLayout(alignment: view.alignment.pair, primary: view.isBehind ? 1 : 0)
    let children = view.isBehind ? [extra, primary] : [primary, extra]
    let node = place.descending(.index(1)).node(layout: layout, children: children)
    node.traits = primary.traits
    return _ViewOutputs([node])
  }
}

extension Node {
  /// What the views at and below this node hand up under `key`.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
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

/// A value that views hand to their container.
public protocol ContainerValueKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}
