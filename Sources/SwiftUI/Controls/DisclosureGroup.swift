/// A label that shows and hides content.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
}

extension DisclosureGroup: View where Label: View, Content: View {
  public var body: some View { DisclosureBody(label: label, content: content, isExpanded: isExpanded) }

  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  nonisolated public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// Keeps the state itself where nobody else does.
private struct DisclosureBody<Label: View, Content: View>: View {
  @State private var isOpen = false
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  private var binding: Binding<Bool> { isExpanded ?? $isOpen }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation { binding.wrappedValue.toggle() }
      } label: {
        HStack {
          label
          Spacer()
          Image(systemName: "chevron.right").rotationEffect(.degrees(binding.wrappedValue ? 90 : 0))
            .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityValue(binding.wrappedValue ? "expanded" : "collapsed")
      if binding.wrappedValue { content() }
    }
  }
}

/// How disclosure groups look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style of disclosure groups has to work with.
public struct DisclosureGroupStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
  @Binding public var isExpanded: Bool
}

extension View {
  nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
    unsupported("disclosureGroupStyle(_:) changes nothing here: disclosure groups have one look.")
  }
}
