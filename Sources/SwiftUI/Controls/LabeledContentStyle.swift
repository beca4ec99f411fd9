/// How labels with values look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style of labels with values has to work with.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let slot: AnyView

    public var body: some View { slot }
  }

  /// The value.
  public struct Content: View {
    let slot: AnyView

    public var body: some View { slot }
  }

  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}

/// The value at the end of the row, in grey.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundColor(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { Self() }
}

/// Finds the style of the place.
struct StyledLabeledContent: View {
  @Environment(\.labeledContentStyle) private var style
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    if let style {
      style.make(configuration)
    } else {
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
  }
}

extension EnvironmentValues {
  @Entry var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration>? = nil
}

extension View {
  nonisolated public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      let outer = environment.labeledContentStyle
      environment.labeledContentStyle = AnyStyle(
        box.value,
        leaving: { $0.labeledContentStyle = outer },
        { $0.makeBody(configuration: $1) }
      )
    })
  }
}
