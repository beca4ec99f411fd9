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
    let old = value
    value = newValue
    guard !isSame, let graph else { return }
    let revision = StateRevision(takeBack: { [self] in value = old }, makeAgain: { [self] in value = newValue })
    graph.invalidate(cause: owner?.path ?? "", revision)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
