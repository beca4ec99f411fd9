public import Combine
import HeadlessCore

/// An object and the subscription that keeps its view up to date.
final class ObservedLocation<ObjectType: ObservableObject> {
  private(set) var object: ObjectType
  private var subscription: AnyCancellable?
  private weak var graph: Graph?
  private weak var owner: Identity?

  init(_ object: ObjectType, graph: Graph, owner: Identity) {
    self.object = object
    self.graph = graph
    self.owner = owner
    follow()
  }

  /// Follows another object from now on.
  func replace(_ other: ObjectType) {
    guard other !== object else { return }
    object = other
    follow()
  }

  private func follow() {
    subscription = object.objectWillChange.sink { [weak self] _ in
      self?.graph?.hear(for: self?.owner)
    }
  }
}

/// An object that belongs to a view: made once, kept as long as the view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var location: ObservedLocation<ObjectType>?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// Before the view is on the screen, an object of its own each time, as on Apple's systems.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { location?.object ?? make() }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    let make = property.make
    property.location = inputs.identity.slot(offset, as: ObservedLocation<ObjectType>.self) {
      ObservedLocation(make(), graph: inputs.graph, owner: inputs.identity)
    }
  }
}

// The object is made and used on the main actor.
extension StateObject: @unchecked Sendable {}

/// An object that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  @dynamicMemberLookup
  @MainActor @preconcurrency public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let object = root
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  private let object: ObjectType

  nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }

  nonisolated public init(initialValue: ObjectType) { object = initialValue }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { self = ObservedObject(wrappedValue: newValue) }
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    let object = property.object
    inputs.identity.slot(offset, as: ObservedLocation<ObjectType>.self) {
      ObservedLocation(object, graph: inputs.graph, owner: inputs.identity)
    }.replace(object)
  }
}

extension ObservedObject: @unchecked Sendable {}
