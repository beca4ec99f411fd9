public import Foundation

/// A control that opens an address.
public struct Link<Label: View> {
  @Environment(\.openURL) private var openURL
  let destination: URL
  let label: Label

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
      .accessibilityAddTraits(.isLink)
      .accessibilityRemoveTraits(.isButton)
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

/// A control that offers content to other apps. There are none here: pressing it is noted as a finding.
public struct ShareLink<Label: View> {
  let label: Label

  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension ShareLink: View {
  public var body: some View {
    Button(action: {}, label: { label }).unsupported("ShareLink shares nothing here.")
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label("Share\u{2026}", systemImage: "square.and.arrow.up")
  }

  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label("Share\u{2026}", systemImage: "square.and.arrow.up")
  }
}
