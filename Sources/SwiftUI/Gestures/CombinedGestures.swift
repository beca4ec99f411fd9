import HeadlessCore

/// Two gestures of which one succeeds: the second has to wait until the first has failed.
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
    return first.joined(with: second) { $0.yieldsTo += $1 }
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

  /// What the first gesture said when it ended, until the second is over.
  private final class Progress {
    var first: First.Value?
  }

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    let progress = GestureMemory.keep { Progress() }
    let first = First._recognizers(
      gesture.first,
      _GestureHandlers(
        changed: { handlers.changed(.first($0)) },
        ended: { value in
          progress.first = value
          handlers.changed(.second(value, nil))
        },
        // The sequence goes on with the second gesture.
        reset: { if progress.first == nil { handlers.reset() } }
      )
    )
    let second = Second._recognizers(
      gesture.second,
      _GestureHandlers(
        changed: { if let value = progress.first { handlers.changed(.second(value, $0)) } },
        ended: { if let value = progress.first { handlers.ended(.second(value, $0)) } },
        reset: {
          progress.first = nil
          handlers.reset()
        }
      )
    )
    return first.joined(with: second) { $0.follows += $1 }
  }
}

extension _GestureRecognizers {
  /// The recognizers of both, and how each of the second list stands to all of the first.
  func joined(
    with second: _GestureRecognizers,
    _ relate: (_ second: inout GestureBehavior, _ first: Range<Int>) -> Void
  ) -> _GestureRecognizers {
    let first = 0..<behaviors.count
    let shifted = second.behaviors.map { behavior in
      var behavior = behavior
      behavior.yieldsTo = behavior.yieldsTo.map { $0 + first.count }
      behavior.follows = behavior.follows.map { $0 + first.count }
      relate(&behavior, first)
      return behavior
    }
    return _GestureRecognizers(behaviors: behaviors + shifted)
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

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
