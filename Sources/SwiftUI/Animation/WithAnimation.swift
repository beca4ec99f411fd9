import HeadlessCore

/// Runs `body`; the changes of state that it makes are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  guard let graph = Graph.current else { return try body() }
  let outer = graph.transaction
  graph.transaction = transaction.change
  defer { graph.transaction = outer }
  return try body()
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Transaction {
  var change: Change {
    Change(curve: animation?.used(), trigger: "withAnimation", disablesAnimations: disablesAnimations)
  }
}
