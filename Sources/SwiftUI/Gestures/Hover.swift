import HeadlessCore

extension View {
  /// Told when a pointer comes over the view and when it leaves: an iPad has one, and the host can move one.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.hoverChanged = { box.value($0) }
      return wrapper
    }
  }
}
