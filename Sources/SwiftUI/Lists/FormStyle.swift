import HeadlessCore

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = FormStyleConfiguration
}

/// What a style of forms has to work with.
public struct FormStyleConfiguration {
  /// What is in the form.
  public struct Content: View {
    let slot: AnyView

    public var body: some View { slot }
  }

  public let content: FormStyleConfiguration.Content
}

/// That of the system: rows in groups.
public struct AutomaticFormStyle: FormStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { RowColumn(content: configuration.content) }
}

public struct GroupedFormStyle: FormStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { RowColumn(content: configuration.content) }
}

public struct ColumnsFormStyle: FormStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    RowColumn(content: configuration.content).unsupported("The form style .columns shows rows in groups here.")
  }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

extension EnvironmentValues {
  @Entry var formStyle: AnyStyle<FormStyleConfiguration>? = nil
}

extension View {
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      let outer = environment.formStyle
      environment.formStyle = AnyStyle(
        box.value,
        leaving: { $0.formStyle = outer },
        { $0.makeBody(configuration: $1) }
      )
    })
  }
}
