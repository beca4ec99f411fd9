import HeadlessCore

/// Where the focus of a view lives; changing it moves the focus.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  // Unchecked for the same reason as `StateLocation`: it is used on the main actor only.
  private(set) var value: Value
  private weak var graph: Graph?
  /// Weak, because the location itself hangs on the identity.
  private weak var owner: Identity?

  init(_ value: Value, graph: Graph, owner: Identity) {
    self.value = value
    self.graph = graph
    self.owner = owner
  }

  /// A wish of the code; `none` is the value for no focus.
  func request(_ newValue: Value, none: Value) {
    guard newValue != value else {
      if value != none { graph?.isFocusConfirmed = true }
      return
    }
    value = newValue
    graph?.requestFocus(cause: owner?.path ?? "", by: self) { [weak self] in self?.report(none) }
  }

  /// What happened to the focus.
  func report(_ newValue: Value) {
    guard newValue != value else { return }
    value = newValue
    graph?.invalidate(cause: owner?.path ?? "")
  }
}

/// Which view of a scene has the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool { none = false }

  public init<T>() where Value == T?, T: Hashable { none = nil }

  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { location?.request(newValue, none: none) }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(location: location, none: none) }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    let none = property.none
    property.location = inputs.identity.slot(offset, as: FocusLocation<Value>.self) {
      FocusLocation(none, graph: inputs.graph, owner: inputs.identity)
    }
  }

  /// A way to read and move the focus.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    let none: Value

    public var wrappedValue: Value {
      get { location?.value ?? none }
      nonmutating set { location?.request(newValue, none: none) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension View {
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: Hashable {
    let box = Confined((binding, value))
    let content = environment(changing: { $0.isFocused = box.value.0.wrappedValue == box.value.1 })
    return NodeModified(content: content) { node, inputs in
      let (binding, value) = box.value
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.focusClaim = FocusClaim(
        location: binding.location,
        isWished: { binding.wrappedValue == value },
        report: { isFocused in
          if isFocused { return binding.location?.report(value) ?? () }
          if binding.wrappedValue == value { binding.location?.report(binding.none) }
        }
      )
      return wrapper
    }
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }
}

/// A view that can have the keyboard, and whose content can ask whether it does.
private struct FocusableView<Content: View> {
  let content: Content
  let isFocusable: Bool
}

extension FocusableView: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let places = inputs.descending(.index(1))
    var inner = inputs.descending(.index(0))
    if view.isFocusable { inner.environment.isFocused = places.contains(inputs.graph.focus) }
    let nodes = inner.make(view.content).nodes
    return _ViewOutputs(
      nodes.indices.map { index in
        let wrapper = Node(places.descending(.attached(index)).identity, wrapping: nodes[index])
        wrapper.isFocusable = view.isFocusable
        return wrapper
      }
    )
  }
}

extension _ViewInputs {
  /// Whether a place is directly inside of this one.
  fileprivate func contains(_ place: Identity?) -> Bool { place?.parent === identity }
}
