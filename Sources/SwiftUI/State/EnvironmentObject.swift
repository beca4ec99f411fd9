public import Combine
import HeadlessCore

/// An object that a view further out put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  nonisolated public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      // Apple's systems stop here as well: there is nothing that could be returned.
      fatalError(
        "No object of the type \(ObjectType.self) is in the environment: a view outside needs environmentObject(_:)."
      )
    }
    return object
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    guard let object = inputs.environment.object(ObjectType.self) else { return }
    property.object = object
    inputs.identity.slot(offset, as: ObservedLocation<ObjectType>.self) {
      ObservedLocation(object, graph: inputs.graph, owner: inputs.identity)
    }.replace(object)
  }
}

extension EnvironmentObject: @unchecked Sendable {}

extension EnvironmentValues {
  private enum ObjectsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
  }

  var objects: [ObjectIdentifier: AnyObject] {
    get { self[ObjectsKey.self] }
    set { self[ObjectsKey.self] = newValue }
  }

  func object<ObjectType: AnyObject>(_ type: ObjectType.Type) -> ObjectType? {
    objects[ObjectIdentifier(type)] as? ObjectType
  }
}

extension View {
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    let box = Confined(object)
    return environment(changing: { $0.objects[ObjectIdentifier(T.self)] = box.value })
  }
}
