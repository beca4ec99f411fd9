import HeadlessCore

/// What goes along with one change of state.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// Values of the app's reach nobody here, which is a finding.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      let message = "The value \(K.self) of a transaction reaches no view here: each reads its default."
      Graph.note(.unsupported, message)
    }
  }

  var isIdentity: Bool { animation == nil && !disablesAnimations && !isContinuous }
}

/// A value that goes along with a transaction.
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

extension View {
  nonisolated public func transaction<V>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View where V: Equatable {
    let box = Confined((value, transform))
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      let watched = inputs.identity.slot(0, as: WatchedValue.self) { WatchedValue(box.value.0) }
      if (watched.value as? V) != box.value.0 {
        watched.value = box.value.0
        wrapper.changeTransform = { $0.transformed(by: box.value.1) }
      }
      return wrapper
    }
  }
}

/// The value that something waits to see change.
private final class WatchedValue {
  var value: Any

  init(_ value: Any) { self.value = value }
}
