/// How an assistive technology zooms.
public struct AccessibilityZoomGestureAction: Equatable, Sendable {
  /// In or out.
  public enum Direction: Equatable, Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  public var direction: Direction
  public var location: UnitPoint
}

extension View {
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    unsupported("accessibilityZoomAction(_:) is never called here.")
  }

  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    unsupported("accessibilityDragPoint(_:description:) is not in the tree here.")
  }

  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> some View {
    accessibilityDragPoint(point, description: Text(description))
  }

  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    unsupported("accessibilityDropPoint(_:description:) is not in the tree here.")
  }

  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> some View {
    accessibilityDropPoint(point, description: Text(description))
  }
}
