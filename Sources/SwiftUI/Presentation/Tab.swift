/// The pages of a tab view, with their labels.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable

  /// The pages, each tagged with its value.
  var _pages: [AnyView] { get }
}

/// One page with the label that it has in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value

  let value: Value?
  let content: Content
  let label: AnyView
  let role: TabRole?

  public var _pages: [AnyView] {
    let page = content.notShown(role?.shortcoming).tabItem { label }
    return [value.map { AnyView(page.tag($0)) } ?? AnyView(page)]
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  public var _pages: [AnyView] { self?._pages ?? [] }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String

  public static let search = TabRole(name: "search")

  var shortcoming: String { "A tab of the role \(name) stands among the others here." }
}

/// What a tab without a label of its own is labelled with.
public struct DefaultTabLabel: View {
  public var body: some View { EmptyView() }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = AnyView(SwiftUI.Label(titleKey, systemImage: systemImage))
    self.role = role
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.value = value
    self.content = content()
    label = AnyView(SwiftUI.Label(title, systemImage: systemImage))
    self.role = role
  }

  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = AnyView(SwiftUI.Label(titleKey, image: image))
    self.role = role
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = AnyView(SwiftUI.Label(titleKey, systemImage: systemImage))
    self.role = role
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    value = nil
    self.content = content()
    label = AnyView(SwiftUI.Label(title, systemImage: systemImage))
    self.role = role
  }

  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = AnyView(SwiftUI.Label(titleKey, image: image))
    self.role = role
  }
}

extension Tab {
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = AnyView(label())
    self.role = role
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.content = content()
    self.label = AnyView(label())
    self.role = role
  }
}

/// Builds the pages of a tab view.
@MainActor @resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Several pages.
  public struct Pages: TabContent {
    public let _pages: [AnyView]
  }

  /// The pages as the content of a tab view.
  public struct Content<C: TabContent> {
    let pages: C
  }

  public static func buildExpression<C>(_ content: C) -> C where C: TabContent { content }

  public static func buildBlock<each C>(_ content: repeat each C) -> Pages where repeat each C: TabContent {
    var pages: [AnyView] = []
    for one in repeat each content { pages += one._pages }
    return Pages(_pages: pages)
  }

  public static func buildIf<C>(_ content: C?) -> C? where C: TabContent { content }

  public static func buildEither<C>(first: C) -> Pages where C: TabContent { Pages(_pages: first._pages) }

  public static func buildEither<C>(second: C) -> Pages where C: TabContent { Pages(_pages: second._pages) }
}

extension TabContentBuilder.Content: View {
  public var body: some View {
    ForEach(Array(pages._pages.enumerated()), id: \.offset) { $0.element }
  }
}

/// Pages that belong together.
public struct TabSection<SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue

  public let _pages: [AnyView]

  public init<C>(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> C)
  where C: TabContent {
    _pages = content()._pages
  }
}

extension TabView {
  public init<C>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(pages: content())
  }
}

extension TabView where SelectionValue == Never {
  public init<C>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(pages: content())
  }
}

/// How the dots of pages are drawn: they are not.
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the dots have a ground.
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { Self() }
}

extension View {
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    notShown("indexViewStyle(_:) changes nothing here: the dots of pages are not drawn.")
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.value = value
    self.content = content()
    label = AnyView(EmptyView())
    self.role = role
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
    label = AnyView(EmptyView())
    self.role = role
  }
}
