import HeadlessCore

/// A control that opens a list of actions. The list does not open here; its label is shown.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu: View {
  public var body: some View {
    Button {
      primaryAction?()
    } label: {
      label
    }
    .unsupported("A Menu does not open here: its actions cannot be reached.")
  }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image>, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// What a style of menus has to work with.
public struct MenuStyleConfiguration {
  /// What is shown of the menu.
  public struct Label: View {
    public typealias Body = Never

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs([]) }
  }

  /// What is in the menu.
  public struct Content: View {
    public typealias Body = Never

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs([]) }
  }
}

/// How menus look: one look is drawn here, whatever a style makes.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = MenuStyleConfiguration
}

public struct DefaultMenuStyle: MenuStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
public struct ButtonMenuStyle: MenuStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { MenuStyleConfiguration.Content() }, label: { MenuStyleConfiguration.Label() })
  }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }

/// The order of a menu's actions.
public struct MenuOrder: Hashable, Sendable {
  let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let fixed = MenuOrder(name: "fixed")
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    unsupported("menuStyle(_:) changes nothing here.")
  }

  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.ownMenuOrder, order).notShown("menuOrder(_:) changes nothing here: menus do not open.")
  }

  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
      .notShown("menuIndicator(_:) changes nothing here: menus have no indicator.")
  }

  nonisolated public func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View where MenuItems: View {
    unsupported("contextMenu(menuItems:) does not open here: its actions cannot be reached.")
  }

  nonisolated public func contextMenu<I, M>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View where I: Hashable, M: View {
    unsupported("contextMenu(forSelectionType:menu:primaryAction:) does not open here: its actions cannot be reached.")
  }

  nonisolated public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View {
    unsupported("contextMenu(menuItems:preview:) does not open here: its actions cannot be reached.")
  }
}
