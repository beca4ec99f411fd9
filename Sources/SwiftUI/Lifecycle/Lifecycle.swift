import HeadlessCore

/// Remembers whether a view has appeared.
private final class Appearance {
  var hasAppeared = false
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      let appearance = inputs.identity.slot(0, as: Appearance.self) { Appearance() }
      if inputs.isShown, !appearance.hasAppeared {
        appearance.hasAppeared = true
        if let action = box.value { inputs.graph.afterLayout(action) }
      }
      return Node(inputs.identity, wrapping: node)
    }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      // What a lazy container made, and then had no room for, has never appeared.
      inputs.identity.onDisappear = inputs.isShown ? box.value.map { [$0] } ?? [] : []
      return Node(inputs.identity, wrapping: node)
    }
  }

  /// Records that something is not carried out, once for each place; nothing where there is nothing to say.
  nonisolated func unsupported(_ message: String?) -> NodeModified<Self> {
    NodeModified(content: self) { node, inputs in
      if let message { inputs.graph.record(.unsupported, message, at: inputs.identity) }
      return node
    }
  }

  /// Records that something would be seen or felt on a device and is not here, although nothing measured depends on it;
  /// nothing where there is nothing to say.
  nonisolated func notShown(_ message: String?) -> NodeModified<Self> {
    NodeModified(content: self) { node, inputs in
      if let message { inputs.graph.record(.notShown, message, at: inputs.identity) }
      return node
    }
  }
}
