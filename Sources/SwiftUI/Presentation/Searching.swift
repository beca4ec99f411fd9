extension SearchFieldPlacement {
  /// Whether the field is shown before anybody pulls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

extension View {
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .notShown("searchable(text:isPresented:placement:prompt:) always shows its field here.")
  }

  nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
    unsupported("searchSuggestions(_:) are not shown here.")
  }

  nonisolated public func searchScopes<V, S>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    unsupported("searchScopes(_:scopes:) are not shown here.")
  }

  nonisolated public func searchCompletion(_ completion: String) -> some View {
    notShown("searchCompletion(_:) completes nothing here.")
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View where S: StringProtocol {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  nonisolated public func searchable<V>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View {
    searchable(text: text, placement: placement, prompt: prompt)
      .unsupported("searchable(text:placement:prompt:suggestions:) shows no suggestions here.")
  }

  nonisolated public func searchable<V>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}
