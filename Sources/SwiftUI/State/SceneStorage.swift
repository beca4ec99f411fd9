public import Foundation
import HeadlessCore

/// A value that is kept with the scene. Here it is kept as long as the host, which is one scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  // Scenes and settings keep their values apart, even under the same key.
  fileprivate init(key: String, value: Value) { stored = StoredValue(key: "scene/" + key, initialValue: value) }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> { stored.binding }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) { property.stored.bind(inputs) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, value: wrappedValue) }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, value: wrappedValue) }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, value: wrappedValue) }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, value: wrappedValue) }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, value: wrappedValue) }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, value: wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, value: wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, value: wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key: key, value: nil) }
  public init(_ key: String) where Value == Int? { self.init(key: key, value: nil) }
  public init(_ key: String) where Value == Double? { self.init(key: key, value: nil) }
  public init(_ key: String) where Value == String? { self.init(key: key, value: nil) }
  public init(_ key: String) where Value == URL? { self.init(key: key, value: nil) }
  public init(_ key: String) where Value == Data? { self.init(key: key, value: nil) }

  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, value: nil)
  }

  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, value: nil)
  }
}
