import HeadlessCore

extension View {
  /// One element in place of the view, with what the view made here says.
  nonisolated public func accessibilityRepresentation<V>(
    @ViewBuilder representation: () -> V
  ) -> some View where V: View {
    let box = Confined(representation())
    return NodeModified(content: self) { node, inputs in
      let stand = inputs.makeOne(box.value, step: .index(0))
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.accessibility = .represented(stand)
      return wrapper
    }
  }

  /// The elements of the views made here, in place of those of this view.
  nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
    accessibilityRepresentation(representation: children)
  }

  /// The label is what the texts of the content say; the view itself may be among them.
  nonisolated public func accessibilityLabel<V>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    let box = Confined(content(PlaceholderContentView(content: AnyView(self))))
    return accessibility { inputs in
      let hidden = inputs.makeOne(box.value, step: .index(0))
      let elements = AccessibilityTree().elements(of: hidden)
      var changes = AccessibilityChanges()
      changes.label = elements.compactMap(\.label).joined(separator: ", ")
      changes.symbol = elements.symbolLabel
      return .change(changes)
    }
  }
}
