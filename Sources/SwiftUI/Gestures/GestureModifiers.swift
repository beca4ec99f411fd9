public import Foundation
import HeadlessCore

/// A gesture that tells one more about its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value

  let content: Content
  let action: (Value) -> Void

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    var inner = handlers
    inner.ended = { value in
      handlers.ended(value)
      gesture.action(value)
    }
    return Content._recognizers(gesture.content, inner)
  }
}

/// A gesture that tells one more about its changes.
public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value

  let content: Content
  let action: (Value) -> Void

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    var inner = handlers
    inner.changed = { value in
      handlers.changed(value)
      gesture.action(value)
    }
    return Content._recognizers(gesture.content, inner)
  }
}

/// A gesture that keeps a state up to date as long as it lasts.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value

  let base: Base
  let state: GestureState<State>
  let body: (Value, inout State, inout Transaction) -> Void

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    var inner = handlers
    let location = gesture.state.location
    inner.changed = { value in
      handlers.changed(value)
      guard let location else { return }
      var state = location.value
      var transaction = Transaction()
      gesture.body(value, &state, &transaction)
      withTransaction(transaction) { location.set(state) }
    }
    inner.reset = {
      handlers.reset()
      let transaction = gesture.state.resetTransaction
      if transaction.isIdentity {
        location?.set(gesture.state.initialValue)
      } else {
        withTransaction(transaction) { location?.set(gesture.state.initialValue) }
      }
    }
    return Base._recognizers(gesture.base, inner)
  }
}

/// A state that falls back to where it began when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let initialValue: Value
  /// How the way back to the beginning is shown.
  private(set) var resetTransaction = Transaction()
  private(set) var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initialValue = wrappedValue }

  public init(initialValue: Value) { self.initialValue = initialValue }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
    self.resetTransaction = resetTransaction
  }

  public var wrappedValue: Value { location?.value ?? initialValue }

  public var projectedValue: GestureState<Value> { self }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    let initial = property.initialValue
    property.location = inputs.identity.slot(offset, as: StateLocation<Value>.self) {
      StateLocation(initial, graph: inputs.graph, owner: inputs.identity)
    }
  }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other: Gesture {
    SimultaneousGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What either has to say.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
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
        changed: { handlers.changed(Value(first: $0, second: nil)) },
        ended: { handlers.ended(Value(first: $0, second: nil)) },
        reset: handlers.reset
      )
    )
    let second = Second._recognizers(
      gesture.second,
      _GestureHandlers(
        changed: { handlers.changed(Value(first: nil, second: $0)) },
        ended: { handlers.ended(Value(first: nil, second: $0)) },
        reset: handlers.reset
      )
    )
    return first.joined(with: second) { _, _ in }
  }
}

/// Which of several gestures take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: Self = []
  public static let gesture = Self(rawValue: 1)
  public static let subviews = Self(rawValue: 2)
  public static let all: Self = [.gesture, .subviews]
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension DragGesture {
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension View {
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
}
