public import Foundation
import HeadlessCore

/// How much a detail of VoiceOver's matters.
public struct AccessibilityCustomContentImportance: Sendable {
  let name: String

  public static let `default` = Self(name: "default")
  public static let high = Self(name: "high")
}

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

  nonisolated public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    notShown("accessibilityCustomContent(_:_:importance:) is not in the tree here.")
  }

  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View where V: StringProtocol {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
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
