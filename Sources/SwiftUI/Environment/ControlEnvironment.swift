/// What modifiers said about the controls and the scrolled content inside, for views that ask.
extension EnvironmentValues {
  @Entry public var isLuminanceReduced: Bool = false
  @Entry public internal(set) var menuIndicatorVisibility: Visibility = .automatic
  @Entry public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  @Entry public internal(set) var labelsVisibility: Visibility = .automatic
  @Entry public internal(set) var keyboardShortcut: KeyboardShortcut? = nil
  @Entry public internal(set) var isHoverEffectEnabled: Bool = true

  /// Nothing is searched here.
  public var isSearching: Bool { false }
  /// Ends a search; here there is none to end.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// The host has one screen.
  public var supportsMultipleWindows: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

/// Ends a search.
public struct DismissSearchAction {
  @MainActor @preconcurrency public func callAsFunction() {}
}
