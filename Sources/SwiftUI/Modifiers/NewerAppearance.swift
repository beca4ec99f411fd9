/// How content shows under the bars that it scrolls beneath.
@available(iOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var hard: Self { Self(name: "hard") }
  public static var soft: Self { Self(name: "soft") }
}

/// When a bar of tabs becomes small.
@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let onScrollDown = Self(name: "onScrollDown")
  public static let onScrollUp = Self(name: "onScrollUp")
  public static let never = Self(name: "never")
}

/// Whether a button is as large as its label or takes the room that there is.
@available(iOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let flexible = Self(name: "flexible")
  public static let fitted = Self(name: "fitted")
}

/// What a background of a container is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  @available(iOS 18.0, *)
  public static let navigation = Self(name: "navigation")
  @available(iOS 18.0, *)
  public static let navigationSplitView = Self(name: "navigationSplitView")
}

/// What the bars and the glass of newer systems do. There are no such bars here, so that each is a finding.
extension View {
  @available(iOS 26.0, *)
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    notShown("scrollEdgeEffectStyle(_:for:) shows nothing here: nothing scrolls beneath bars.")
  }

  @available(iOS 26.0, *)
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    notShown("tabBarMinimizeBehavior(_:) changes nothing here: there is no bar.")
  }

  @available(iOS 26.0, *)
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    unsupported("navigationSubtitle(_:) is not shown: there is no bar.")
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
    unsupported("navigationSubtitle(_:) is not shown: there is no bar.")
  }

  @available(iOS 26.0, *)
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    unsupported("navigationSubtitle(_:) is not shown: there is no bar.")
  }

  @available(iOS 26.0, *)
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View {
    notShown("glassEffectUnion(id:namespace:) melts nothing together here.")
  }

  @available(iOS 26.0, *)
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    unsupported("buttonSizing(_:) changes nothing here: buttons are as large as their labels.")
  }

  @available(iOS 18.0, *)
  nonisolated public func containerBackground<S>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle {
    unknown(true).unsupported("containerBackground(_:for:) is not drawn here.")
  }

  @available(iOS 18.0, *)
  nonisolated public func containerBackground<V>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    unknown(true).unsupported("containerBackground(for:alignment:content:) is not drawn here.")
  }
}
