import Foundation

/// Something that stands in a bar. There is no bar here: what is put into it is a finding.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never {
    // Reached only when somebody calls `body` of a primitive item by hand.
    fatalError("\(Self.self) has no body.")
  }
}

/// Several things in a bar.
public struct _ToolbarItems {}

extension _ToolbarItems: ToolbarContent {
  public typealias Body = Never
}

/// Builds the content of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  public static func buildBlock<each Content>(_ content: repeat each Content) -> _ToolbarItems
  where repeat each Content: ToolbarContent {
    _ToolbarItems()
  }

  public static func buildIf<Content>(_ content: Content?) -> _ToolbarItems where Content: ToolbarContent {
    _ToolbarItems()
  }

  public static func buildEither<Content>(first: Content) -> _ToolbarItems where Content: ToolbarContent {
    _ToolbarItems()
  }

  public static func buildEither<Content>(second: Content) -> _ToolbarItems where Content: ToolbarContent {
    _ToolbarItems()
  }

  public static func buildLimitedAvailability<Content>(_ content: Content) -> _ToolbarItems
  where Content: ToolbarContent {
    _ToolbarItems()
  }
}

/// Something in a bar that people may put elsewhere.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension _ToolbarItems: CustomizableToolbarContent {}

/// Where in a bar.
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
}

/// One thing in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Several things in a bar, in one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// The bars of a screen.
public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement()
}

// `toolbar` has Apple's two overloads, which the builders tell apart.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent {
    unsupported("toolbar(content:) is not shown: there is no bar.")
  }

  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    unsupported("toolbar(content:) is not shown: there is no bar.")
  }

  nonisolated public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
  where Content: CustomizableToolbarContent {
    unsupported("toolbar(id:content:) is not shown: there is no bar.")
  }

  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    notShown("toolbar(_:for:) changes nothing here: there is no bar.")
  }

  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle {
    notShown("toolbarBackground(_:for:) changes nothing here: there is no bar.")
  }

  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    notShown("toolbarBackground(_:for:) changes nothing here: there is no bar.")
  }

  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    notShown("toolbarColorScheme(_:for:) changes nothing here: there is no bar.")
  }
}

/// What a bar is for.
public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { ToolbarRole() }
  public static var navigationStack: ToolbarRole { ToolbarRole() }
  public static var browser: ToolbarRole { ToolbarRole() }
  public static var editor: ToolbarRole { ToolbarRole() }
}

/// How the title of a bar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

extension View {
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    notShown("toolbarBackgroundVisibility(_:for:) changes nothing here: there is no bar.")
  }

  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    notShown("toolbarVisibility(_:for:) changes nothing here: there is no bar.")
  }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    notShown("toolbarRole(_:) changes nothing here: there is no bar.")
  }

  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    notShown("toolbarTitleDisplayMode(_:) changes nothing here: there is no bar.")
  }

  nonisolated public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
    unsupported("toolbarTitleMenu(content:) is not shown: there is no bar.")
  }
}
