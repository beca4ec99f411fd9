public import Foundation
import HeadlessCore

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    wrapped(
      PaddingLayout(
        Insets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
      )
    )
  }

  /// `nil` is the system's padding: 16 points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
