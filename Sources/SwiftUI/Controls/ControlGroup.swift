import HeadlessCore

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let content: Content
  var label = AnyView(EmptyView())
}

extension ControlGroup: View {
  public var body: some View {
    StyledControlGroup(
      configuration: ControlGroupStyleConfiguration(
        content: .init(slot: AnyView(content)),
        label: .init(slot: label)
      )
    )
  }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    let label = label()
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label)
  }

  nonisolated public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.init(content: content) { Text(title) }
  }

  nonisolated public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>, C: View {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>, C: View, S: StringProtocol {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was asked to draw, as the style outside of it draws it.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}

/// The controls of a group whose label is told only where the group becomes a menu.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

/// How groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a style of groups has to work with.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let slot: AnyView

    public var body: some View { slot }
  }

  /// What the group is called.
  public struct Label: View {
    let slot: AnyView

    public var body: some View { slot }
  }

  public let content: ControlGroupStyleConfiguration.Content
  public let label: ControlGroupStyleConfiguration.Label
}

/// The look of the system's styles here: one row.
private struct PlainControlGroup: View {
  let configuration: ControlGroupStyleConfiguration

  var body: some View {
    HStack(spacing: 0) { configuration.content }
      .notShown("A ControlGroup is a plain row here, without its label, unless a style of the app's draws it.")
  }
}

public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { PlainControlGroup(configuration: configuration) }
}

public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { PlainControlGroup(configuration: configuration) }
}

public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlainControlGroup(configuration: configuration)
      .unsupported("A ControlGroup of the style .menu is no menu here: its controls stand in a row.")
  }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlainControlGroup(configuration: configuration)
      .unsupported("A ControlGroup of the style .compactMenu is no menu here: its controls stand in a row.")
  }
}

/// Outside of menus a palette is a row.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { PlainControlGroup(configuration: configuration) }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}

/// Finds the style of the place.
struct StyledControlGroup: View {
  @Environment(\.controlGroupStyle) private var style
  let configuration: ControlGroupStyleConfiguration

  var body: some View {
    if let style { style.make(configuration) } else { PlainControlGroup(configuration: configuration) }
  }
}

extension EnvironmentValues {
  @Entry var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration>? = nil
}

extension View {
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      let outer = environment.controlGroupStyle
      environment.controlGroupStyle = AnyStyle(
        box.value,
        leaving: { $0.controlGroupStyle = outer },
        { $0.makeBody(configuration: $1) }
      )
    })
  }
}
