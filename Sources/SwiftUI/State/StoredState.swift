public import Foundation
import HeadlessCore

/// A value that is kept with the settings of the app. Here it is kept as long as the host: no check leaves anything
/// behind for the next one.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private var location: StateLocation<Value>?

  fileprivate init(_ key: String, _ value: Value) {
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
    let (key, initial) = (property.key, property.initialValue)
    let root = inputs.graph.rootIdentity
    let shelf = root.slot(SettingsShelf.slot, as: SettingsShelf.self) { SettingsShelf() }
    property.location = shelf.location(key) { StateLocation(initial, graph: inputs.graph, owner: root) }
  }
}

/// The settings of one host, by their keys.
final class SettingsShelf {
  static let slot = -3
  private var locations: [String: AnyObject] = [:]

  func location<Value>(_ key: String, make: () -> StateLocation<Value>) -> StateLocation<Value> {
    if let known = locations[key] as? StateLocation<Value> { return known }
    let made = make()
    locations[key] = made
    return made
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil) }
}
