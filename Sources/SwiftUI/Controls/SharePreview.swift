/// How an item looks where it is shared; nothing is shared here.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {}

extension SharePreview {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {}

  nonisolated public init(_ title: Text, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {}

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: Image) where S: StringProtocol {}

  nonisolated public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, icon: Icon) where S: StringProtocol {}

  nonisolated public init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey) {}

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S) where S: StringProtocol {}

  nonisolated public init(_ title: Text) {}
}
