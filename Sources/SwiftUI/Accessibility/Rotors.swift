extension View {
  nonisolated public func accessibilityRotor<Content>(
    _ rotorLabel: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    unsupported("accessibilityRotor(_:entries:) adds no rotor here.")
  }

  nonisolated public func accessibilityRotor<Content>(
    _ rotorLabelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    accessibilityRotor(Text(rotorLabelKey), entries: entries)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L, Content>(
    _ rotorLabel: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent {
    accessibilityRotor(Text(rotorLabel), entries: entries)
  }

  nonisolated public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View
  where ID: Hashable {
    unsupported("accessibilityRotorEntry(id:in:) adds the view to no rotor here.")
  }
}

/// What a rotor goes through.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

/// One place that a rotor stops at.
public struct AccessibilityRotorEntry<ID> where ID: Hashable {
  let label: Text?
  let id: ID

  public init(_ label: Text, id: ID) {
    self.label = label
    self.id = id
  }

  public init(_ labelKey: LocalizedStringKey, id: ID) { self.init(Text(labelKey), id: id) }

  @_disfavoredOverload
  public init<L>(_ label: L, id: ID) where L: StringProtocol { self.init(Text(label), id: id) }

  public init(_ label: Text? = nil, id: ID, in namespace: Namespace.ID) {
    self.label = label
    self.id = id
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent, ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

/// Builds what a rotor goes through.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some AccessibilityRotorContent
  where repeat each Content: AccessibilityRotorContent {
    RotorEntries()
  }

  public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent {
    RotorEntries()
  }
}

private struct RotorEntries: AccessibilityRotorContent {}
