public import Foundation
import HeadlessCore

/// Content with a bar at one of its edges, which takes its room.
private struct Inset<Content: View, Bar: View> {
  let content: Content
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
}

extension Inset: View {
  var body: some View {
    switch edge {
    case .top:
      VStack(alignment: alignment.horizontal, spacing: spacing ?? 0) {
        bar
        content.filling()
      }
    case .bottom:
      VStack(alignment: alignment.horizontal, spacing: spacing ?? 0) {
        content.filling()
        bar
      }
    case .leading:
      HStack(alignment: alignment.vertical, spacing: spacing ?? 0) {
        bar
        content.filling()
      }
    case .trailing:
      HStack(alignment: alignment.vertical, spacing: spacing ?? 0) {
        content.filling()
        bar
      }
    }
  }
}

extension View {
  fileprivate func filling() -> some View { frame(maxWidth: .infinity, maxHeight: .infinity) }

  /// The bar takes the room that it needs from the content, which does not scroll under it here.
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    Inset(
      content: self,
      bar: content(),
      edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing
    )
    .unsupported(
      "safeAreaInset(edge:alignment:spacing:content:) makes room for its bar; content does not lie under it."
    )
  }

  nonisolated public func safeAreaInset<V>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    Inset(
      content: self,
      bar: content(),
      edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing
    )
    .unsupported(
      "safeAreaInset(edge:alignment:spacing:content:) makes room for its bar; content does not lie under it."
    )
  }

  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
