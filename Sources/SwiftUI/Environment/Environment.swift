public import Observation

/// Reads a value from the environment of the view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Outside of a body, where there is no environment, the default value.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    property.value = property.read(inputs.environment)
  }
}

extension Environment {
  /// An observable object, which a view outside must have put there.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      guard let object = environment.object(objectType) else {
        // Apple's systems stop here as well: there is nothing that could be returned.
        fatalError("No object of the type \(objectType) is in the environment: a view outside needs environment(_:).")
      }
      return object
    }
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0.object(objectType) }
  }
}

// The way to read it and the value are only read.
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
