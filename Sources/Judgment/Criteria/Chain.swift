/// How a criterion is led to its proof: criterion, property, task, claim, check, result.
package struct Chain: Hashable, Sendable {
  package enum Hop: String, Sendable, CaseIterable {
    case property, task, claim, check, result
  }

  package enum Condition: Hashable, Sendable {
    case holds
    /// It is missing or says no, in words.
    case broken(String)
    /// The spec does not use such a hop at all.
    case unused
  }

  /// In order.
  package let hops: [(hop: Hop, condition: Condition)]
  private let isProven: Bool
  /// Something ran, and what came of it is no proof: that is graver than what is not written down.
  private let hasRun: Bool

  init(_ hops: [(hop: Hop, condition: Condition)], isProven: Bool, hasRun: Bool = false) {
    self.hops = hops
    self.isProven = isProven
    self.hasRun = hasRun
  }

  /// Where the chain breaks first, or gravest; `nil` for a proven criterion, whatever leads to it.
  package var firstBroken: (hop: Hop, reason: String)? {
    guard !isProven else { return nil }
    if hasRun, let reason = reason(.result) { return (.result, reason) }
    for (hop, condition) in hops {
      if case .broken(let reason) = condition { return (hop, reason) }
    }
    return nil
  }

  /// Why a hop is broken; `nil` where it is not.
  package func reason(_ hop: Hop) -> String? {
    for (other, condition) in hops where other == hop {
      if case .broken(let reason) = condition { return reason }
    }
    return nil
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.isProven == right.isProven && left.hasRun == right.hasRun && left.hops.elementsEqual(right.hops) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(isProven)
    hasher.combine(hasRun)
    for (hop, condition) in hops {
      hasher.combine(hop)
      hasher.combine(condition)
    }
  }
}
