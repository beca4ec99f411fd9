/// Questions about an item, by their older names: they are asked while there is one.
extension View {
  @available(iOS, deprecated: 100000.0, message: "use alert(_:isPresented:presenting::actions:message:) instead.")
  nonisolated public func alert<Item>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View where Item: Identifiable {
    let box = Confined((content: content, view: self, isThere: presence(of: item), item: item))
    return Deferred {
      let alert = box.value.item.wrappedValue.map(box.value.content)
      let title = alert?.title ?? Text(verbatim: "")
      return box.value.view.asking(title, box.value.isThere, { alert?.buttons }, { alert?.message })
    }
  }

  @available(iOS, deprecated: 100000.0, message: "use `confirmationDialog(...)` instead.")
  nonisolated public func actionSheet<Item>(
    item: Binding<Item?>,
    content: @escaping (Item) -> ActionSheet
  ) -> some View where Item: Identifiable {
    let box = Confined((content: content, view: self, isThere: presence(of: item), item: item))
    return Deferred {
      let sheet = box.value.item.wrappedValue.map(box.value.content)
      let title = sheet?.title ?? Text(verbatim: "")
      return box.value.view.asking(title, box.value.isThere, { sheet?.choices }, { sheet?.message })
    }
  }
}

/// Whether there is an item; who says no takes it away.
private func presence<Item>(of item: Binding<Item?>) -> Binding<Bool> {
  Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
}
