/// A key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// The values that views hand down to the views inside them.
public struct EnvironmentValues: @unchecked Sendable {
  // Unchecked like Apple's: keys may hold any value; views read them on the main actor.
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
