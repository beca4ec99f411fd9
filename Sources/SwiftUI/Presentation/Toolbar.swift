import Foundation
import HeadlessCore

/// Something that stands in a bar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The things with their places.
  @MainActor @preconcurrency var _items: [_ToolbarThing] { get }
}

extension ToolbarContent {
  public var _items: [_ToolbarThing] { body._items }
}

extension Never: ToolbarContent {
  public var _items: [_ToolbarThing] { [] }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  public var _items: [_ToolbarThing] { self?._items ?? [] }
}

/// One thing with its place.
public struct _ToolbarThing {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

@_spi(Primitive) extension ToolbarContent where Body == Never {
  public var body: Never {
    // Reached only when somebody calls `body` of a primitive item by hand.
    fatalError("\(Self.self) has no body.")
  }
}

/// Several things in a bar.
public struct _ToolbarItems {
  let things: Confined<@MainActor () -> [_ToolbarThing]>
}

extension _ToolbarItems: ToolbarContent {
  public typealias Body = Never

  public var _items: [_ToolbarThing] { things.value() }

  /// The things of each part, worked out when a bar asks for them.
  fileprivate static func joining<each Content>(_ content: repeat each Content) -> _ToolbarItems
  where repeat each Content: ToolbarContent {
    let box = Confined((repeat each content))
    return _ToolbarItems(
      things: Confined({
        var things: [_ToolbarThing] = []
        for part in repeat each box.value { things += part._items }
        return things
      })
    )
  }
}

/// Builds the content of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  public static func buildBlock<each Content>(_ content: repeat each Content) -> _ToolbarItems
  where repeat each Content: ToolbarContent {
    .joining(repeat each content)
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }

  public static func buildEither<Content>(first: Content) -> _ToolbarItems where Content: ToolbarContent {
    .joining(first)
  }

  public static func buildEither<Content>(second: Content) -> _ToolbarItems where Content: ToolbarContent {
    .joining(second)
  }

  public static func buildLimitedAvailability<Content>(_ content: Content) -> _ToolbarItems
  where Content: ToolbarContent {
    .joining(content)
  }
}

/// Something in a bar that people may put elsewhere.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension _ToolbarItems: CustomizableToolbarContent {}

/// Where in a bar.
public struct ToolbarItemPlacement: Sendable {
  let name: String
  /// `nil` where nothing of the kind is drawn.
  let place: BarContent.Item.Place?

  public static let automatic = ToolbarItemPlacement(name: "automatic", place: .trailing)
  public static let principal = ToolbarItemPlacement(name: "principal", place: .principal)
  public static let navigation = ToolbarItemPlacement(name: "navigation", place: .leading)
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", place: nil)
  public static let status = ToolbarItemPlacement(name: "status", place: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", place: .trailing)
  public static let keyboard = ToolbarItemPlacement(name: "keyboard", place: nil)
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", place: .bottom)
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing", place: .trailing)
}

/// One thing in a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  /// One that people have to add themselves is not in the bar before they do.
  var isShown = true
  let content: Content
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public var _items: [_ToolbarThing] {
    isShown ? [_ToolbarThing(placement: placement, view: AnyView(content))] : []
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    isShown = showsByDefault
  }
}

/// Several things in a bar, in one place.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public var _items: [_ToolbarThing] { [_ToolbarThing(placement: placement, view: AnyView(content))] }

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// The bars of a screen.
public struct ToolbarPlacement: Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

extension View {
  nonisolated private func toolbarItems(_ content: some ToolbarContent) -> some View {
    let box = Confined(content)
    return NodeModified(content: self) { node, inputs in
      for thing in box.value._items where thing.placement.place == nil {
        let message = "A toolbar item at .\(thing.placement.name) is not shown here."
        inputs.graph.record(.unsupported, message, at: inputs.identity)
      }
      return node
    }
    .inBars("toolbar(content:)") { bars in
      bars.items += box.value._items.compactMap { thing in
        thing.placement.place.map { BarContent.Item(place: $0, view: thing.view) }
      }
    }
  }

  nonisolated private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let names = bars.map(\.name)
    let others = names.contains { $0 != "navigationBar" && $0 != "automatic" }
    return inBars("toolbar(_:for:)") { content in
      if names.isEmpty || names.contains("navigationBar") { content.isHidden = visibility == .hidden }
    }
    .notShown(others ? "toolbar(_:for:) changes nothing at bars other than the navigation bar here." : nil)
  }
}

// `toolbar` has Apple's two overloads, which the builders tell apart.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent {
    toolbarItems(content())
  }

  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    toolbarItems(ToolbarItemGroup(content: content))
  }

  nonisolated public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
  where Content: CustomizableToolbarContent {
    toolbarItems(content())
  }

  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle {
    notShown("toolbarBackground(_:for:) changes nothing here: bars have one look.")
  }

  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    notShown("toolbarBackground(_:for:) changes nothing here: bars have one look.")
  }

  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    notShown("toolbarColorScheme(_:for:) changes nothing here: bars have one look.")
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
  let isLarge: Bool

  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(isLarge: true) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(isLarge: true) }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(isLarge: true) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(isLarge: false) }
}

extension View {
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    notShown("toolbarBackgroundVisibility(_:for:) changes nothing here: bars have one look.")
  }

  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    notShown("toolbarRole(_:) changes nothing here: bars have one look.")
  }

  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    inBars("toolbarTitleDisplayMode(_:)") { $0.isLarge = mode.isLarge }
  }

  nonisolated public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
    unsupported("toolbarTitleMenu(content:) is not shown: bars have one look.")
  }
}
