public import Foundation
import HeadlessCore

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { padded(insets, isSystem: false) }

  /// `nil` is the system's padding: 16 points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let points = length ?? 16
    let insets = EdgeInsets(
      top: edges.contains(.top) ? points : 0,
      leading: edges.contains(.leading) ? points : 0,
      bottom: edges.contains(.bottom) ? points : 0,
      trailing: edges.contains(.trailing) ? points : 0
    )
    return padded(insets, isSystem: length == nil)
  }

  nonisolated private func padded(_ insets: EdgeInsets, isSystem: Bool) -> some View {
    wrapped(
      PaddingLayout(
        Insets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing),
        isSystem: isSystem
      )
    )
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
