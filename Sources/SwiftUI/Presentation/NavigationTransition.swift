import HeadlessCore

/// How a pushed or presented view comes in. Nothing is pushed here.
@available(iOS 18.0, *)
public protocol NavigationTransition {}

/// The way of the platform.
@available(iOS 18.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Grows out of the view that it is shown for.
@available(iOS 18.0, *)
public struct ZoomNavigationTransition: NavigationTransition {}

@available(iOS 18.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  @available(iOS 18.0, *)
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    notShown("navigationTransition(_:) shows nothing here: nothing is pushed.")
  }
}
