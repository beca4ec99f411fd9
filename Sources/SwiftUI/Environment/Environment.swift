/// Reads a value from the environment of the view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// Outside of a body, where there is no environment, the default value.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    property.value = inputs.environment[keyPath: property.keyPath]
  }
}

// The key path and the value are only read.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    let box = Confined((keyPath, value))
    return environment(changing: { $0[keyPath: box.value.0] = box.value.1 })
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    let box = Confined((keyPath, transform))
    return environment(changing: { box.value.1(&$0[keyPath: box.value.0]) })
  }
}
