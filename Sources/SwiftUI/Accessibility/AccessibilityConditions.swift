public import Foundation
import HeadlessCore

extension View {
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> some View where S: StringProtocol {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S, isEnabled: Bool) -> some View where S: StringProtocol {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S, isEnabled: Bool) -> some View where S: StringProtocol {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    notShown("accessibilityActivationPoint(_:) moves nothing here: activation runs the action.")
  }
}

extension View {
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility(changing: { if isEnabled { $0.label = label.string } })
  }

  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility(changing: { if isEnabled { $0.hint = hint.string } })
  }

  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibility(changing: { if isEnabled { $0.value = value.string } })
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility { _ in isEnabled ? .hidden(hidden) : .change(AccessibilityChanges()) }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility(changing: { if isEnabled { $0.identifier = identifier } })
  }
}
