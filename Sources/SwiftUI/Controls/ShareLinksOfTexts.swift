public import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    self.init(labelled: label())
  }

  nonisolated public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    self.init(labelled: label())
  }

  nonisolated public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(labelled: label())
  }

  nonisolated public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(labelled: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == URL {
    self.init(labelled: DefaultShareLinkLabel())
  }

  nonisolated public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == String {
    self.init(labelled: DefaultShareLinkLabel())
  }

  nonisolated public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(labelled: DefaultShareLinkLabel())
  }

  nonisolated public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(labelled: DefaultShareLinkLabel())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == URL {
    self.init(labelled: DefaultShareLinkLabel(Text(titleKey)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == String {
    self.init(labelled: DefaultShareLinkLabel(Text(titleKey)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(labelled: DefaultShareLinkLabel(Text(titleKey)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(labelled: DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where S: StringProtocol, Data.Element == URL {
    self.init(labelled: DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where S: StringProtocol, Data.Element == String {
    self.init(labelled: DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where S: StringProtocol, Data == CollectionOfOne<URL> {
    self.init(labelled: DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where S: StringProtocol, Data == CollectionOfOne<String> {
    self.init(labelled: DefaultShareLinkLabel(Text(title)))
  }

  nonisolated public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == URL {
    self.init(labelled: DefaultShareLinkLabel(title))
  }

  nonisolated public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == String {
    self.init(labelled: DefaultShareLinkLabel(title))
  }

  nonisolated public init(
    _ title: Text,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(labelled: DefaultShareLinkLabel(title))
  }

  nonisolated public init(
    _ title: Text,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(labelled: DefaultShareLinkLabel(title))
  }
}
