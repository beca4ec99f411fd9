public import Foundation

/// What stands in the bar: there is none here, so that each is a finding.
extension View {
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    unsupported("navigationTitle(_:) is not shown: there is no bar.")
  }

  nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
    unsupported("navigationBarItems(leading:trailing:) is not shown: there is no bar.")
  }

  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View {
    unsupported("navigationBarItems(leading:) is not shown: there is no bar.")
  }

  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View {
    unsupported("navigationBarItems(trailing:) is not shown: there is no bar.")
  }

  nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
    notShown("navigationSplitViewStyle(_:) changes nothing here: one column is shown.")
  }

  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    notShown("navigationSplitViewColumnWidth(_:) changes nothing here: one column is shown.")
  }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    notShown("navigationSplitViewColumnWidth(min:ideal:max:) changes nothing here: one column is shown.")
  }

  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    unsupported("navigationDestination(item:destination:) shows nothing here.")
  }

  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    notShown("matchedTransitionSource(id:in:) moves nothing here.")
  }

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

  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    unsupported("searchable(text:isPresented:placement:prompt:) has no field here.")
  }

  nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
    unsupported("searchSuggestions(_:) are not shown: there is no field.")
  }

  nonisolated public func searchScopes<V, S>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    unsupported("searchScopes(_:scopes:) are not shown: there is no field.")
  }

  nonisolated public func searchCompletion(_ completion: String) -> some View {
    notShown("searchCompletion(_:) completes nothing here: there is no field.")
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

/// How columns share the screen: one is shown here.
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  let name: String

  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

extension NavigationSplitView {
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationStack {
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.init(root: root) }

  nonisolated public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection,
    Data: RandomAccessCollection,
    Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root: root)
  }
}

extension NavigationLink where Label: View, Destination: View {
  @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack")
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
    self.isActive = isActive
  }
}

extension SearchFieldPlacement {
  /// Whether the field is shown before anybody pulls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View where S: StringProtocol {
    unsupported("searchable(text:placement:prompt:) has no field here.")
  }

  nonisolated public func searchable<V>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View {
    unsupported("searchable(text:placement:prompt:suggestions:) has no field here.")
  }

  nonisolated public func searchable<V>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View {
    unsupported("searchable(text:placement:prompt:suggestions:) has no field here.")
  }
}
