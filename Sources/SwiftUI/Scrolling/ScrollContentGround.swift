extension EnvironmentValues {
  /// Whether lists, forms and text editors have a ground of their own.
  @Entry var scrollContentGround: Visibility = .automatic
}

extension View {
  /// Of lists, forms and text editors: they have a ground of their own, which hides what is behind them.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentGround, visibility)
  }
}
