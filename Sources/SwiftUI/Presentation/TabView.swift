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
    let own = inner.identity.slot(0, as: StateLocation<Int>.self) {
      StateLocation(0, graph: inner.graph, owner: inner.identity)
    }
    let found = pages.firstIndex { chosen != nil && $0.traits.tag == chosen }
    let index = found ?? min(view.selection == nil ? own.value : 0, max(pages.count - 1, 0))
    let unbounded = FlexibleFrameLayout.Bounds(minimum: nil, ideal: nil, maximum: .infinity)
    let layout = FlexibleFrameLayout(width: unbounded, height: unbounded, alignment: Alignment.center.pair)
    // The system switches them, in a way of its own.
    for page in pages { page.hasTransition = true }
    let node = inner.node(layout: layout, children: pages.indices.contains(index) ? [pages[index]] : [])
    node.stand(for: Self.self)
    let labels = pages.map { $0.preference(TabItemKey.self) }
    guard !inner.environment.hasPages, labels.contains(where: { $0 != nil }) else {
      inner.graph.record(.unsupported, "TabView shows the chosen page only, without dots.", at: inner.identity)
      return _ViewOutputs([node])
    }
    inner.graph.record(.notShown, "The bar of a TabView has one look here, without a ground.", at: inner.identity)
    let tags = pages.map(\.traits.tag)
    let bar = TabBar(labels: labels, chosen: index) { page in
      guard let selection = view.selection else { return own.set(page) }
      if let value = (tags[page]?.base ?? page) as? SelectionValue { selection.wrappedValue = value }
    }
    let stack = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.guide, spacing: 0)
    let outer = inner.descending(.index(1))
    return _ViewOutputs([outer.node(layout: stack, children: [node, outer.makeOne(bar, step: .index(0))])])
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

extension EnvironmentValues {
  /// Whether the pages of a tab view are switched by swiping, without a bar.
  @Entry var hasPages: Bool = false
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

extension View {
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    let hasPages = S.self == PageTabViewStyle.self
    return environment(changing: { $0.hasPages = hasPages })
      .notShown(hasPages ? "tabViewStyle(_:) shows the chosen page here, which cannot be swiped." : nil)
  }

  nonisolated public func badge(_ count: Int) -> some View { unsupported("badge(_:) is not shown here.") }

  nonisolated public func badge(_ label: Text?) -> some View { unsupported("badge(_:) is not shown here.") }

  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    unsupported("badge(_:) is not shown here.")
  }
}

/// Where the view beside the bar of a tab view stands.
@available(iOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In line with the bar, which is collapsed.
  case inline
  /// On top of the bar.
  case expanded
}

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// `nil` outside of one: none is placed here.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

@available(iOS 26.0, *)
extension View {
  nonisolated public func tabViewBottomAccessory<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    unsupported("tabViewBottomAccessory(content:) is not shown here.")
  }
}
