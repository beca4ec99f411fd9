public import Foundation
import HeadlessCore

/// A value that is kept with the scene. Here it is kept as long as the host, which is one scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private var location: StateLocation<Value>?

  fileprivate init(key: String, value: Value) {
    self.key = key
    initialValue = value
  }

  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(get: { location.value }, set: { location.set($0) })
  }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    let (key, initial) = ("scene/" + property.key, property.initialValue)
    let root = inputs.graph.rootIdentity
    let shelf = root.slot(SettingsShelf.slot, as: SettingsShelf.self) { SettingsShelf() }
    property.location = shelf.location(key) { StateLocation(initial, graph: inputs.graph, owner: root) }
  }
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
