import HeadlessCore

/// A gesture that may be missing: without one nothing is recognized.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public static func _recognizers(_ gesture: Self, _ handlers: _GestureHandlers<Value>) -> _GestureRecognizers {
    guard let gesture else { return _GestureRecognizers(behaviors: []) }
    return Wrapped._recognizers(gesture, handlers)
  }
}

extension View {
  nonisolated public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    self.gesture(isEnabled ? gesture : nil)
  }

  nonisolated public func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  where T: Gesture {
    self.gesture(isEnabled ? gesture : nil)
  }

  nonisolated public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    simultaneousGesture(isEnabled ? gesture : nil)
  }

  nonisolated public func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    highPriorityGesture(isEnabled ? gesture : nil)
  }
}
