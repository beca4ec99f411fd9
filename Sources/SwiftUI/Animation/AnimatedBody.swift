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

extension ViewModifier {
  /// Animates what this modifier changes, and not the view that it is applied to.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    let box = Confined(self)
    return ContentModifier { content in AnyView(content.animation(animation) { $0.modifier(box.value) }) }
  }

  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    let box = Confined((modifier: self, transform: transform))
    return ContentModifier { AnyView($0.modifier(box.value.modifier).transaction(box.value.transform)) }
  }
}

/// A modifier whose body is a closure.
private struct ContentModifier: ViewModifier {
  typealias Change = @MainActor @Sendable (_ViewModifier_Content<ContentModifier>) -> AnyView

  nonisolated let change: Change

  nonisolated init(_ change: @escaping Change) { self.change = change }

  func body(content: Content) -> some View { change(content) }
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
