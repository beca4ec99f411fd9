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
      Graph.current?.record(.unsupported, message, at: nil)
    }
  }

  var isIdentity: Bool { animation == nil && !disablesAnimations && !isContinuous }
}
