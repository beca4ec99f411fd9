/// What the source of an ordinary test says of it.
package struct WrittenTest: Hashable, Sendable {
  /// `nil` where it may fail, or nobody can say what it does.
  package let weakness: TestWeakness?
  /// How many of its expectations cannot fail and are reached for certain, where others can fail: one that reached no more than these
  /// tested nothing. `nil` where it may be tested by something else than its expectations (a helper, a confirmation), or nobody counts
  /// these.
  package let vainExpectations: Int?
  /// One of its expectations is reached whenever its body comes to its end; that nobody saw one says that the body did not run.
  package let reachesForCertain: Bool
  /// One of its expectations stands in a closure or a function of its own: it may be reached where nobody knows of which test it is.
  package let handsExpectationsOn: Bool

  package init(
    weakness: TestWeakness?,
    vainExpectations: Int? = nil,
    reachesForCertain: Bool = false,
    handsExpectationsOn: Bool = false
  ) {
    self.weakness = weakness
    self.vainExpectations = vainExpectations
    self.reachesForCertain = reachesForCertain
    self.handsExpectationsOn = handsExpectationsOn
  }
}

/// Why a test that passed says nothing.
package enum TestWeakness: Hashable, Sendable {
  /// Whatever the components do, it passes.
  case assertsNothing
  /// All that it tests stands in a `withKnownIssue`: where that fails, its author expects it.
  case forgiven
}
