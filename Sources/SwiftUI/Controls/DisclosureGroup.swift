/// A label that shows and hides content.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
}

extension DisclosureGroup: View {
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
    StyledDisclosure(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(slot: AnyView(label)),
        // Content that is not shown is not made.
        content: .init(slot: { AnyView(content()) }),
        isExpanded: binding
      )
    )
  }
}

/// Finds the style of the place.
private struct StyledDisclosure: View {
  @Environment(\.disclosureGroupStyle) private var style
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    if let style {
      // Groups in the content are styled as this one is.
      let content = { AnyView(configuration.content.environment(\.disclosureGroupStyle, style)) }
      style.make(
        DisclosureGroupStyleConfiguration(
          label: configuration.label,
          content: .init(slot: content),
          isExpanded: configuration.$isExpanded
        )
      )
    } else {
      AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
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
  /// What is always shown.
  public struct Label: View {
    let slot: AnyView

    public var body: some View { slot }
  }

  /// What is shown and hidden.
  public struct Content: View {
    let slot: () -> AnyView

    public var body: some View { slot() }
  }

  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A row with a chevron over the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: "chevron.right").rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
            .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityValue(configuration.isExpanded ? "expanded" : "collapsed")
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

extension EnvironmentValues {
  @Entry var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? = nil
}

extension View {
  nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      let outer = environment.disclosureGroupStyle
      environment.disclosureGroupStyle = AnyStyle(
        box.value,
        leaving: { $0.disclosureGroupStyle = outer },
        { $0.makeBody(configuration: $1) }
      )
    })
  }
}
