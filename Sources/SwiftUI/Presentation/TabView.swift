import HeadlessCore

/// Screens that a person switches between. The chosen one is shown; the bar is drawn where its views have tab items.
public struct TabView<SelectionValue, Content: View> where SelectionValue: Hashable {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View {
  public typealias Body = Never

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let pages = inner.descending(.index(0)).make(view.content).nodes
    let chosen = view.selection.map { AnyHashable($0.wrappedValue) }
    let page = pages.first { $0.traits.tag == chosen && chosen != nil } ?? pages.first
    inner.graph.record(.unsupported, "TabView shows the chosen page only, without a bar.", at: inner.identity)
    let layout = FlexibleFrameLayout(
      width: .init(minimum: nil, ideal: nil, maximum: .infinity),
      height: .init(minimum: nil, ideal: nil, maximum: .infinity),
      alignment: Alignment.center.pair
    )
    let node = inner.node(layout: layout, children: page.map { [$0] } ?? [])
    node.viewTypes.append(Self.self)
    return _ViewOutputs([node])
  }
}

extension TabView where SelectionValue == Int, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// How pages are switched: one look is drawn here.
public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle, Sendable { public init() {} }
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

extension View {
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    notShown("tabViewStyle(_:) changes nothing here: the chosen page is shown.")
  }

  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    notShown("tabItem(_:) is not shown: there is no bar.")
  }

  nonisolated public func badge(_ count: Int) -> some View { unsupported("badge(_:) is not shown here.") }

  nonisolated public func badge(_ label: Text?) -> some View { unsupported("badge(_:) is not shown here.") }

  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    unsupported("badge(_:) is not shown here.")
  }
}
