import HeadlessCore

/// A space for names that belongs to one view.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a space.
  public struct ID: Hashable, Sendable {
    let place: ObjectIdentifier?
    let offset: Int
  }

  private var id = ID(place: nil, offset: 0)

  public init() {}

  public var wrappedValue: Namespace.ID { id }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    property.id = ID(place: ObjectIdentifier(inputs.identity), offset: offset)
  }
}
