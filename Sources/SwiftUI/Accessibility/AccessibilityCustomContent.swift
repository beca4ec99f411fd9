import HeadlessCore

/// How much a detail of VoiceOver's matters.
public struct AccessibilityCustomContentImportance: Sendable {
  let name: String

  public static let `default` = Self(name: "default")
  public static let high = Self(name: "high")
}

/// What tells one piece of further information from the others, and what it is called.
public struct AccessibilityCustomContentKey: Equatable {
  private let label: Text
  private let id: String

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// The label is the id as well.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.string)
  }
}

/// Further information is in no tree here, which is told each time.
extension View {
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    notShown("accessibilityCustomContent(_:_:importance:) is not in the tree here.")
  }

  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View where V: StringProtocol {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  nonisolated public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(label, id: ""), value, importance: importance)
  }

  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
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
