public import Foundation
import HeadlessCore

/// A value that is kept with the settings of the app. Here it is kept as long as the host: no check leaves anything
/// behind for the next one.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>
  private let hasOtherStore: Bool

  fileprivate init(_ key: String, _ value: Value, _ store: UserDefaults?) {
    // A store does not tell which suite it is of, and `UserDefaults(suiteName:)` makes a new one each time.
    stored = StoredValue(key: key, initialValue: value)
    hasOtherStore = store.map { $0 !== UserDefaults.standard } ?? false
  }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> { stored.binding }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    property.stored.bind(inputs)
    guard property.hasOtherStore else { return }
    let message =
      "AppStorage(_:store:) begins with its default here, and all stores are one: a key has one value in all of them."
    inputs.graph.record(.unsupported, message, at: inputs.identity)
  }
}

/// What `AppStorage` and `SceneStorage` have in common: a value under a key, kept as long as the host.
struct StoredValue<Value> {
  let key: String
  let initialValue: Value
  private(set) var location: StateLocation<Value>?

  init(key: String, initialValue: Value) {
    self.key = key
    self.initialValue = initialValue
  }

  var value: Value { location?.value ?? initialValue }

  var binding: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(get: { location.value }, set: { location.set($0) })
  }

  mutating func bind(_ inputs: _ViewInputs) {
    let root = inputs.graph.rootIdentity
    let initialValue = initialValue
    let shelf = root.slot(SettingsShelf.slot, as: SettingsShelf.self) { SettingsShelf() }
    location = shelf.location(key) { StateLocation(initialValue, graph: inputs.graph, owner: root) }
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
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store) }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store) }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store) }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, store) }
}
