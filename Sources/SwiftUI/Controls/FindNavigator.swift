import HeadlessCore

/// The system's bar for finding and replacing in text editors, which never comes here.
extension View {
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    NodeModified(content: self) { node, inputs in
      if isPresented.wrappedValue {
        inputs.graph.record(.unsupported, "findNavigator(isPresented:) presents nothing here.", at: inputs.identity)
      }
      return node
    }
  }

  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    notShown("findDisabled(_:) changes nothing here: no navigator comes for finding.")
  }

  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    notShown("replaceDisabled(_:) changes nothing here: no navigator comes for replacing.")
  }
}
