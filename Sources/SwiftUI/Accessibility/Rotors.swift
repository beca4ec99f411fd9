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

extension ForEach where Content: AccessibilityRotorContent {
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

/// Builds what a rotor goes through.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some AccessibilityRotorContent
  where repeat each Content: AccessibilityRotorContent {
    RotorEntries()
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: AccessibilityRotorContent {
    content
  }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

private struct RotorEntries: AccessibilityRotorContent {}

extension View {
  nonisolated public func accessibilityRotor<EntryModel>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    unsupported("accessibilityRotor(_:entries:entryLabel:) adds no rotor here.")
  }

  nonisolated public func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    unsupported("accessibilityRotor(_:entries:entryID:entryLabel:) adds no rotor here.")
  }

  nonisolated public func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    unsupported("accessibilityRotor(_:entries:) adds no rotor here.")
  }
}

/// The rotors that the system has by itself.
public struct AccessibilitySystemRotor: Sendable {
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}
