import HeadlessCore
public import Observation

/// What the focused view and the views around it hand out. Nothing is handed out here, which is a finding: it is meant
/// for menus and commands, which stand outside of what is hosted.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension FocusedValues: Equatable {
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.values.isEmpty && rhs.values.isEmpty
  }
}

/// A value that the focused view hands out: always `nil` here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}

  public var wrappedValue: Value? { nil }
}

/// A binding that the focused view hands out: always `nil` here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension FocusedValue: Sendable where Value: Sendable {}
extension FocusedBinding: Sendable where Value: Sendable {}

extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    unsupported("focusedValue(_:_:) reaches nobody here: the readers of focused values get nil.")
  }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    unsupported("focusedValue(_:_:) reaches nobody here: the readers of focused values get nil.")
  }

  nonisolated public func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    unsupported("focusedValue(_:) reaches nobody here: the readers of focused values get nil.")
  }

  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> some View {
    unsupported("focusedSceneValue(_:_:) reaches nobody here: the readers of focused values get nil.")
  }

  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T?
  ) -> some View {
    unsupported("focusedSceneValue(_:_:) reaches nobody here: the readers of focused values get nil.")
  }
}

/// A value of the focused view.
public protocol FocusedValueKey {
  associatedtype Value
}
