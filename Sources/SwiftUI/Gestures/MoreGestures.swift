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

/// Two fingers that turn. The host has one finger: the gesture never begins, which is a finding.
public struct RotateGesture: Gesture {
  /// How far the fingers turned.
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
  }

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    .ofTwoFingers("RotateGesture")
  }
}

/// Two fingers that part.
public struct MagnifyGesture: Gesture {
  /// How far the fingers parted.
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
  }

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    .ofTwoFingers("MagnifyGesture")
  }
}

/// Two fingers that turn, by its older name.
public struct RotationGesture: Gesture {
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Angle>) -> _GestureRecognizers {
    .ofTwoFingers("RotationGesture")
  }
}

/// Two fingers that part, by its older name.
public struct MagnificationGesture: Gesture {
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<CGFloat>) -> _GestureRecognizers {
    .ofTwoFingers("MagnificationGesture")
  }
}

extension _GestureRecognizers {
  fileprivate static func ofTwoFingers(_ name: String) -> _GestureRecognizers {
    Graph.current?.record(.unsupported, "\(name) never begins here: the host has one finger.", at: nil)
    return _GestureRecognizers(behaviors: [])
  }
}

/// The first of two gestures that is recognized. Both take part here; the first one goes before.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What either has to say.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    let first = First._recognizers(
      gesture.first,
      _GestureHandlers(
        changed: { handlers.changed(.first($0)) },
        ended: { handlers.ended(.first($0)) },
        reset: handlers.reset
      )
    )
    let second = Second._recognizers(
      gesture.second,
      _GestureHandlers(
        changed: { handlers.changed(.second($0)) },
        ended: { handlers.ended(.second($0)) },
        reset: handlers.reset
      )
    )
    return _GestureRecognizers(behaviors: first.behaviors + second.behaviors)
  }
}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the sequence is.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What the first gesture said when it ended, while the finger stays down.
  private final class Progress {
    var first: First.Value?
  }

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    let progress = Progress()
    let first = First._recognizers(
      gesture.first,
      _GestureHandlers(
        changed: { handlers.changed(.first($0)) },
        ended: { value in
          progress.first = value
          handlers.changed(.second(value, nil))
        },
        reset: handlers.reset
      )
    )
    let second = Second._recognizers(
      gesture.second,
      _GestureHandlers(
        changed: { if let value = progress.first { handlers.changed(.second(value, $0)) } },
        ended: { if let value = progress.first { handlers.ended(.second(value, $0)) } },
        reset: { progress.first = nil }
      )
    )
    return _GestureRecognizers(behaviors: first.behaviors + second.behaviors)
  }
}

/// A gesture whose type is erased.
public struct AnyGesture<Value>: Gesture {
  private let make: @MainActor (_GestureHandlers<Value>) -> _GestureRecognizers

  nonisolated public init<T>(_ gesture: T) where Value == T.Value, T: Gesture {
    let box = Confined(gesture)
    make = { T._recognizers(box.value, $0) }
  }

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    gesture.make(handlers)
  }
}

/// A gesture that says something else.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let content: Content
  let transform: (Content.Value) -> Value

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    Content._recognizers(
      gesture.content,
      _GestureHandlers(
        changed: { handlers.changed(gesture.transform($0)) },
        ended: { handlers.ended(gesture.transform($0)) },
        reset: handlers.reset,
        pressing: handlers.pressing
      )
    )
  }
}

extension Gesture {
  public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other: Gesture {
    ExclusiveGesture(self, other)
  }

  public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture {
    SequenceGesture(self, other)
  }

  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension DragGesture {
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
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

  @_disfavoredOverload
  @available(
    iOS,
    deprecated: 100000.0,
    renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      perform: action,
      onPressingChanged: pressing
    )
  }

  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    notShown("hoverEffect(_:) shows nothing here: there is no pointer.")
  }

  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    notShown("onContinuousHover(coordinateSpace:perform:) is never called here: there is no pointer.")
  }
}

/// How a view shows that the pointer is over it.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
