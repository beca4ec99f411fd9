public import Foundation
import HeadlessCore

/// A tap that says where.
public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    _GestureRecognizers(.tap(count: gesture.count), handlers) {
      Value(location: $0.location(in: gesture.coordinateSpace))
    }
  }
}

extension View {
  nonisolated public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let box = Confined((action: action, view: self))
    let space = coordinateSpace.coordinateSpace
    return Deferred {
      box.value.view.gesture(
        SpatialTapGesture(count: count, coordinateSpace: space).onEnded { box.value.action($0.location) }
      )
    }
  }
}
