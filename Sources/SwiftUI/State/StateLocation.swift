import HeadlessCore

/// Where the value of a state lives from one evaluation to the next.
///
/// Unchecked, because Apple's `State` can be read from any isolation; here everything happens on the main actor.
final class StateLocation<Value>: @unchecked Sendable {
  private(set) var value: Value
  private weak var graph: Graph?
  /// Weak, because the location itself hangs on the identity.
  private weak var owner: Identity?

  init(_ value: Value, graph: Graph, owner: Identity) {
    self.value = value
    self.graph = graph
    self.owner = owner
  }

  func set(_ newValue: Value) {
    let isSame = (newValue as? any Equatable).map { $0.isEqual(to: value) } ?? false
    value = newValue
    if !isSame { graph?.invalidate(cause: owner?.path ?? "") }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
