/// How much weight a `ButtonIcon` has among the actions around it.
public enum ButtonIconVariant: String, CaseIterable, Hashable, Sendable {
  /// Filled: the one action that matters most.
  case primary
  /// Outlined.
  case secondary
  /// The icon alone.
  case tertiary
}
