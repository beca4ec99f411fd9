public import Foundation
package import HeadlessCore

/// What a person does with fingers, recognized.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value

  static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers
}

/// Who is told about a gesture.
public struct _GestureHandlers<Value> {
  package var changed: (Value) -> Void
  package var ended: (Value) -> Void
  package var reset: () -> Void
  package var pressing: (Bool) -> Void = { _ in }
}

/// The recognizers that a gesture is made of.
public struct _GestureRecognizers {
  package var behaviors: [GestureBehavior]
}

/// One or several taps.
public struct TapGesture: Gesture {
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Void>) -> _GestureRecognizers {
    _GestureRecognizers(.tap(count: gesture.count), handlers, value: { _ in () })
  }
}

/// A finger that stays.
public struct LongPressGesture: Gesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Bool>) -> _GestureRecognizers {
    let kind = GestureBehavior.Kind.longPress(
      duration: gesture.minimumDuration,
      maximumDistance: gesture.maximumDistance
    )
    return _GestureRecognizers(kind, handlers, value: { _ in true })
  }
}

/// A finger that moves.
public struct DragGesture: Gesture {
  /// Where the finger is, and where it came from.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Fingers stop before they leave: there is no momentum here.
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    _GestureRecognizers(.drag(minimumDistance: gesture.minimumDistance), handlers) { event in
      Value(
        time: Date(timeIntervalSinceReferenceDate: event.time),
        location: event.location(in: gesture.coordinateSpace),
        startLocation: event.start(in: gesture.coordinateSpace)
      )
    }
  }
}

extension _GestureRecognizers {
  init<Value>(
    _ kind: GestureBehavior.Kind,
    _ handlers: _GestureHandlers<Value>,
    value: @escaping (TouchEvent) -> Value
  ) {
    let behavior = GestureBehavior(
      kind: kind,
      precedence: .normal,
      isEnabled: true,
      changed: { handlers.changed(value($0)) },
      ended: { event in
        handlers.ended(value(event))
        handlers.reset()
      },
      pressing: { isPressing in
        handlers.pressing(isPressing)
        if !isPressing { handlers.reset() }
      }
    )
    behaviors = [behavior]
  }
}
