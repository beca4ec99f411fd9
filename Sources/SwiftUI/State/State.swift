import HeadlessCore

/// A value that belongs to a view and outlives its evaluations.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initialValue = value }

  public init(initialValue value: Value) { initialValue = value }

  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set {
      if let location { return location.set(newValue) }
      Graph.note(.stateOutsideBody, "State was set before its view was on screen: nothing happens.")
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(get: { location.value }, set: { location.set($0) })
  }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    let initial = property.initialValue
    property.location = inputs.identity.slot(offset, as: StateLocation<Value>.self) {
      StateLocation(initial, graph: inputs.graph, owner: inputs.identity)
    }
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
