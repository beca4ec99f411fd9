/// A value of any type, compared as its type compares.
struct EquatableTrigger: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }

  static func == (left: EquatableTrigger, right: EquatableTrigger) -> Bool { left.equals(right.value) }
}
