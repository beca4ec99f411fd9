public import Foundation
import HeadlessCore

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

/// Columns of a narrow screen: which of them is shown.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Screens side by side. On a narrow screen they lie over one another, and one is shown: the first, or the one that the
/// app prefers. Where there is room all are shown that the app wants to be.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let areThree: Bool
}

extension NavigationSplitView: View {
  public var body: some View {
    SplitColumns(
      sidebar: sidebar,
      content: content,
      detail: detail,
      shown: shown,
      preferred: preferred?.wrappedValue ?? .sidebar
    )
  }

  private var shown: Set<NavigationSplitViewColumn> {
    let all: Set<NavigationSplitViewColumn> = areThree ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    switch visibility?.wrappedValue.name {
    case "detailOnly": return [.detail]
    case "doubleColumn" where areThree: return [.content, .detail]
    default: return all
    }
  }
}

/// The columns that are shown, side by side or one.
private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let shown: Set<NavigationSplitViewColumn>
  let preferred: NavigationSplitViewColumn

  var body: some View {
    if width == .compact {
      SplitScreens(sidebar: sidebar, content: content, detail: detail, preferred: preferred).unsupported(
        "NavigationSplitView shows its \(preferred.name) here, as on a narrow screen: nothing leads to other columns."
      )
    } else {
      HStack(spacing: 0) {
        if shown.contains(.sidebar) { column(sidebar) }
        if shown.contains(.content) { column(content) }
        BarredScreen(name: "NavigationSplitView", content: detail).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .notShown("The columns of a NavigationSplitView are 320 points wide here, and cannot be pushed aside.")
    }
  }

  private func column(_ view: some View) -> some View {
    HStack(spacing: 0) {
      BarredScreen(name: "NavigationSplitView", content: view).frame(width: 320).frame(maxHeight: .infinity)
      Divider()
    }
  }
}

/// The column of a narrow screen that is preferred. Those that were shown before lie under it and keep their state.
private struct SplitScreens<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let preferred: NavigationSplitViewColumn
}

extension SplitScreens: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let opened = inner.identity.slot(0, as: OpenedColumns.self) { OpenedColumns() }
    opened.columns.insert(view.preferred)
    var shown = _ViewOutputs([])
    func open(_ column: NavigationSplitViewColumn, _ index: Int, _ screen: some View) {
      guard opened.columns.contains(column) else { return }
      let screen = BarredScreen(name: "NavigationSplitView", content: screen)
      let outputs = inner.descending(.index(index)).make(screen)
      if column == view.preferred { shown = outputs }
    }
    open(.sidebar, 0, view.sidebar)
    open(.content, 1, view.content)
    open(.detail, 2, view.detail)
    return shown
  }
}

/// Which columns of a narrow screen were shown.
private final class OpenedColumns {
  var columns: Set<NavigationSplitViewColumn> = []
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), detail())
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), detail())
  }

  nonisolated private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar,
    _ detail: Detail
  ) {
    self.init(visibility, preferred, sidebar, EmptyView(), detail, areThree: false)
  }
}

extension NavigationSplitView {
  nonisolated private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar,
    _ content: Content,
    _ detail: Detail,
    areThree: Bool
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.preferred = preferred
    self.areThree = areThree
  }

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail(), areThree: true)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail(), areThree: true)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail(), areThree: true)
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail(), areThree: true)
  }
}

extension View {
  nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
    notShown("navigationSplitViewStyle(_:) changes nothing here: columns have one width.")
  }

  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    notShown("navigationSplitViewColumnWidth(_:) changes nothing here: columns have one width.")
  }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    notShown("navigationSplitViewColumnWidth(min:ideal:max:) changes nothing here: columns have one width.")
  }
}
