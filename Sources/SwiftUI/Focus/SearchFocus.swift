import HeadlessCore

extension View {
  /// Binds the focus of the field that `searchable` puts into the bar.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  nonisolated public func searchFocused<V>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View where V: Hashable {
    let box = Confined((binding, value))
    return inBars("searchFocused(_:equals:)") { bars in
      guard bars.search != nil else {
        return Graph.note(
          .unsupported,
          "searchFocused(_:equals:) finds no searchable(text:) inside of it, and binds nothing."
        )
      }
      bars.search?.focus = { AnyView($0.focused(box.value.0, equals: box.value.1)) }
    }
  }
}
