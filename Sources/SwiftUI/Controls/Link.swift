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
