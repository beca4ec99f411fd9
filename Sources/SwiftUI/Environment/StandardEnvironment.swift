extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
  private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
  private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }
  private enum ForegroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
  private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Read-only on Apple's systems, where a person decides; a host sets it with `accessibilityReduceMotion`.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the nearest view around that can have the keyboard has it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// What text, shapes and templates are painted with; `nil` is the primary colour.
  package var foreground: AnyShapeStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// A tint made of the accent colour means the one outside: it would be made of itself for ever.
  package var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue?.accented(by: tintColor) }
  }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// The direction in which the language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
