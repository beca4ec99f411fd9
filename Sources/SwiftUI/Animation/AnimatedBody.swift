import HeadlessCore

private let bodyTrigger = "animation(_:body:)"

/// The view that modifiers are added to.
public struct PlaceholderContentView<Value> {
  let content: AnyView
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { inputs.make(view.content) }
}

extension View {
  /// Only the modifiers that the body adds are animated; the view itself is not.
  nonisolated public func animation<V>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    let curve = animation?.curve
    let inner = NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.changeTransform = { outer in
        outer?.trigger == bodyTrigger
          ? Change(curve: nil, trigger: bodyTrigger) : outer ?? Change(curve: nil, trigger: "")
      }
      return wrapper
    }
    return NodeModified(content: body(PlaceholderContentView(content: AnyView(inner)))) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.change = Change(curve: curve, trigger: bodyTrigger)
      return wrapper
    }
  }
}
