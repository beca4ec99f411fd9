/// A control that offers content to other apps. There are none here: that it is there is noted as a finding.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection,
  PreviewImage: Transferable,
  PreviewIcon: Transferable,
  Label: View,
  Data.Element: Transferable
{
  let label: Label

  nonisolated init(labelled label: Label) { self.label = label }
}

extension ShareLink: View {
  public var body: some View {
    Button(action: {}, label: { label }).unsupported("ShareLink shares nothing here.")
  }
}

/// What a share link shows where code gives it no label.
public struct DefaultShareLinkLabel: View {
  let title: Text

  nonisolated init(_ title: Text = Text("Share\u{2026}")) { self.title = title }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink {
  nonisolated public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(labelled: label())
  }

  nonisolated public init<I>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(labelled: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(labelled: DefaultShareLinkLabel())
  }

  nonisolated public init<I>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(labelled: DefaultShareLinkLabel())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(labelled: DefaultShareLinkLabel(Text(titleKey)))
  }

  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(labelled: DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where S: StringProtocol {
    self.init(labelled: DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  nonisolated public init<S, I>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where S: StringProtocol, Data == CollectionOfOne<I>, I: Transferable {
    self.init(labelled: DefaultShareLinkLabel(Text(title)))
  }

  nonisolated public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(labelled: DefaultShareLinkLabel(title))
  }

  nonisolated public init<I>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(labelled: DefaultShareLinkLabel(title))
  }
}
