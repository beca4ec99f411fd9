public import Foundation
import HeadlessCore

/// What margins are for.
public struct ContentMarginPlacement: Sendable {
  let movesContent: Bool

  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(movesContent: true) }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(movesContent: true) }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(movesContent: false) }
}

extension View {
  nonisolated public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let margins = ContentMargins(edges, insets)
    return environment(changing: { if placement.movesContent { $0.contentMargins.set(margins) } })
      .notShown(placement.movesContent ? nil : "Scroll indicators are not drawn here, and have no margins.")
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let points = length ?? 0
    let insets = EdgeInsets(top: points, leading: points, bottom: points, trailing: points)
    let message = "contentMargins(_:_:for:) without a length leaves the margins here as they are."
    return contentMargins(length == nil ? [] : edges, insets, for: placement).unsupported(length == nil ? message : nil)
  }
}

/// The margins that code set around the content of scrollable views, edge by edge.
struct ContentMargins: Equatable, Sendable {
  private(set) var top: CGFloat?
  private(set) var leading: CGFloat?
  private(set) var bottom: CGFloat?
  private(set) var trailing: CGFloat?

  init() {}

  init(_ edges: Edge.Set, _ insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }

  /// What was said further in counts, at its edges.
  mutating func set(_ inner: ContentMargins) {
    (top, leading) = (inner.top ?? top, inner.leading ?? leading)
    (bottom, trailing) = (inner.bottom ?? bottom, inner.trailing ?? trailing)
  }

  var insets: Insets { Insets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0) }
}

extension EnvironmentValues {
  /// Of the nearest scrollable view inside.
  @Entry var contentMargins: ContentMargins = ContentMargins()

  /// That of the nearest scrollable view around.
  @Entry var containerRoom: Confined<ContainerRoom>? = nil
}
