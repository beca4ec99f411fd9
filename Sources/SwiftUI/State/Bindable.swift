public import Observation

/// Bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  /// Values of other types cannot be followed.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  nonisolated public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  nonisolated public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}

extension View {
  nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    let box = Confined(object)
    return environment(changing: { $0.objects[ObjectIdentifier(T.self)] = box.value })
  }
}
