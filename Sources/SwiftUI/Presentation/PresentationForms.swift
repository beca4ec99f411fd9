public import Foundation

/// How large a sheet or a popover is.
public protocol PresentationSizing {}

/// The sizes by their names.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}
public struct FormPresentationSizing: PresentationSizing, Sendable {}
public struct PagePresentationSizing: PresentationSizing, Sendable {}
public struct FittedPresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { Self() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { Self() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { Self() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { Self() } }

extension View {
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    unsupported("presentationSizing(_:) changes nothing here: sheets have one width.")
  }

  /// In the width of a phone an inspector is a sheet.
  nonisolated public func inspector<V>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View where V: View {
    sheet(isPresented: isPresented, content: content)
  }

  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    notShown("inspectorColumnWidth(_:) changes nothing here: an inspector is a sheet.")
  }

  nonisolated public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    unsupported("handlesExternalEvents(preferring:allowing:) is never asked here.")
  }
}

/// Actions below the title of a page.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent {
  public typealias Body = Never

  /// In no bar here, which the bar says.
  public var _items: [_ToolbarThing] {
    [_ToolbarThing(placement: ToolbarItemPlacement(name: "ToolbarTitleMenu", place: nil), view: AnyView(content))]
  }
}
