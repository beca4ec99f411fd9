/// Links by their older forms, which were told by a binding whether they are followed.
extension NavigationLink where Label: View, Destination: View {
  @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack")
  nonisolated public init<V>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    let isChosen = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isChosen in
        if isChosen {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      }
    )
    self.init(isActive: isChosen, destination: destination, label: label)
  }

  @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack")
  nonisolated public init<V>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text, Destination: View {
  @available(iOS, deprecated: 16.0, message: "use NavigationLink(_:value:) inside a NavigationStack")
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  @available(iOS, deprecated: 16.0, message: "use NavigationLink(_:value:) inside a NavigationStack")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }, label: { Text(titleKey) })
  }

  @available(iOS, deprecated: 16.0, message: "use NavigationLink(_:value:) inside a NavigationStack")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable {
    self.init(value: value) { Text(title) }
  }
}
