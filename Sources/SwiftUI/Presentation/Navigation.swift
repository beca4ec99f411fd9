/// A link to another screen. Pressing it shows no other screen here, which is a finding.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let destination: Destination?
  let isActive: Binding<Bool>?
  /// A link to a value that is missing cannot be followed.
  var leadsSomewhere = true
}

extension NavigationLink: View {
  public var body: some View {
    Button {
      isActive?.wrappedValue = true
    } label: {
      NavigationLabel(label: label)
    }
    .disabled(!leadsSomewhere)
    .unsupported("A NavigationLink does not show its destination here.")
  }
}

/// In a row of a list the label is as other text, with a mark that says that the row leads on.
private struct NavigationLabel<Label: View>: View {
  @Environment(\.listRow) private var row
  let label: Label

  var body: some View {
    if row == nil {
      label
    } else {
      HStack {
        label.foregroundColor(.primary)
        Spacer()
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundColor(
          Color(uiColor: .tertiaryLabel)
        )
        .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
  }
}

extension NavigationLink where Label: View, Destination: View {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination()
    isActive = nil
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
    isActive = nil
  }

  nonisolated public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.destination = destination()
    self.isActive = isActive
  }
}

extension NavigationLink where Label == Text, Destination: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label: View, Destination == Never {
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.label = label()
    destination = nil
    isActive = nil
    leadsSomewhere = value != nil
  }

  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable, Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
}

/// The screens on a stack.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  public init() {}

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// How the title of a screen is shown.
public enum NavigationBarItem {
  /// Large, or in the bar.
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

/// How screens are laid out: one look is drawn here.
public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }

extension View {
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    notShown("navigationViewStyle(_:) changes nothing here: bars have one look.")
  }

  nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    inBars("navigationBarTitleDisplayMode(_:)") { $0.isLarge = mode != .inline }
  }

  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    notShown("navigationBarBackButtonHidden(_:) changes nothing here: bars have one look.")
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    inBars("navigationBarHidden(_:)") { $0.isHidden = hidden }
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View where S: StringProtocol {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    inBars("navigationTitle(_:)") { $0.title = title }
  }

  nonisolated public func navigationDestination<D, C>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    unsupported("navigationDestination(for:destination:) shows nothing here.")
  }

  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    unsupported("navigationDestination(isPresented:destination:) shows nothing here.")
  }

  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    inBars("searchable(text:placement:prompt:)") { $0.search = BarContent.Search(text: text, prompt: prompt) }
      .notShown(placement.shortcoming)
  }
}

/// Where the field of a search stands.
public struct SearchFieldPlacement: Sendable {
  /// `nil` where the field stands as it does here, in the bar and always in sight.
  var shortcoming: String?

  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement(elsewhere: "sidebar")
  public static let toolbar = SearchFieldPlacement(elsewhere: "toolbar")

  private init() {}

  private init(elsewhere name: String) {
    shortcoming = "The field of searchable stands below the title here: the placement .\(name) is not heeded."
  }
}

extension NavigationStack {
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root)
    depth = path.wrappedValue.count
  }

  nonisolated public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection,
    Data: RandomAccessCollection,
    Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root: root)
    depth = path.wrappedValue.count
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

/// What stands in the bar.
extension View {
  nonisolated private func barItem(_ name: String, _ place: BarContent.Item.Place, _ item: some View) -> some View {
    let box = Confined(item)
    return inBars(name) { $0.items.append(BarContent.Item(place: place, view: AnyView(box.value))) }
  }

  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
      .notShown("navigationTitle(_:) of a Binding cannot be edited here.")
  }

  nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View {
    barItem("navigationBarItems(leading:)", .leading, leading)
  }

  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View {
    barItem("navigationBarItems(trailing:)", .trailing, trailing)
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
}

extension NavigationLink {
  /// Whether the destination stands beside the list where there is room: here it is not shown.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    notShown("isDetailLink(_:) changes nothing here: no destination is shown.")
  }
}
