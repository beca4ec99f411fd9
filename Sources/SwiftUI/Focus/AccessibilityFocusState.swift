import HeadlessCore

/// Which element the assistive technology stands on.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool { none = false }

  public init<T>() where Value == T?, T: Hashable { none = nil }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }

  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { none = nil }

  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(location: location, none: none) }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    let none = property.none
    property.location = inputs.identity.slot(offset, as: StateLocation<Value>.self) {
      StateLocation(none, graph: inputs.graph, owner: inputs.identity)
    }
  }

  /// A way to read and move the focus.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    let none: Value

    public var wrappedValue: Value {
      get { location?.value ?? none }
      nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

/// Assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String>

  public init() { names = [] }

  private init(_ name: String) { names = [name] }

  public static var voiceOver: AccessibilityTechnologies { Self("voiceOver") }
  public static var switchControl: AccessibilityTechnologies { Self("switchControl") }

  public func union(_ other: Self) -> Self { changed { $0.formUnion(other.names) } }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other.names) } }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public func symmetricDifference(_ other: Self) -> Self { changed { $0.formSymmetricDifference(other.names) } }
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { names.formUnion(newMember.names) }
    return (!contains(newMember), newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    defer { names.formUnion(newMember.names) }
    return contains(newMember) ? newMember : nil
  }

  private func changed(_ change: (inout Set<String>) -> Void) -> Self {
    var copy = self
    change(&copy.names)
    return copy
  }
}

extension View {
  /// The focus of an assistive technology is kept as state, and announced when code moves it; the host has no cursor of
  /// VoiceOver that could follow.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: Hashable {
    notShown("accessibilityFocused(_:equals:) moves no cursor here: the host has none of VoiceOver's.")
  }
}
