/// How a criterion is led to its proof: criterion, property, task, claim, check, result.
///
/// Every criterion has one: the hops stand in it side by side and hold no list, and nothing but why the result is broken is a text of
/// its own.
package struct Chain: Hashable, Sendable {
  package enum Hop: String, Sendable, CaseIterable {
    case property, task, claim, check, result

    /// What breaks it; of the result the chain says why.
    fileprivate var absence: String {
      switch self {
      case .property: "no design property validates it"
      case .task: "no task cites it"
      case .claim: "no completion report claims it"
      case .check: "no check verifies it"
      case .result: "nothing ran"
      }
    }
  }

  package enum Condition: Hashable, Sendable {
    case holds
    /// It is missing or says no, in words.
    case broken(String)
    /// The spec does not use such a hop at all.
    case unused
  }

  /// What is there of a hop that leads to the result.
  enum Presence: Hashable, Sendable {
    case holds, missing
    /// The spec does not use such a hop at all.
    case unused
  }

  private let property: Presence
  private let task: Presence
  private let claim: Presence
  private let check: Presence
  private let result: Condition
  private let isProven: Bool
  /// Something ran, and what came of it is no proof: that is graver than what is not written down.
  private let hasRun: Bool

  init(
    property: Presence,
    task: Presence,
    claim: Presence,
    check: Presence,
    result: Condition,
    isProven: Bool,
    hasRun: Bool
  ) {
    self.property = property
    self.task = task
    self.claim = claim
    self.check = check
    self.result = result
    self.isProven = isProven
    self.hasRun = hasRun
  }

  /// Of what is not judged here, and needs no proof.
  static let unused = Chain(
    property: .unused,
    task: .unused,
    claim: .unused,
    check: .unused,
    result: .unused,
    isProven: false,
    hasRun: false
  )

  /// In order.
  package var hops: [(hop: Hop, condition: Condition)] { Hop.allCases.map { ($0, condition($0)) } }

  private func condition(_ hop: Hop) -> Condition {
    let presence =
      switch hop {
      case .property: property
      case .task: task
      case .claim: claim
      case .check: check
      case .result: nil as Presence?
      }
    return switch presence {
    case .holds: .holds
    case .missing: .broken(hop.absence)
    case .unused: .unused
    case nil: result
    }
  }

  /// Where the chain breaks first, or gravest; `nil` for a proven criterion, whatever leads to it.
  package var firstBroken: (hop: Hop, reason: String)? {
    guard !isProven else { return nil }
    if hasRun, let reason = reason(.result) { return (.result, reason) }
    for hop in Hop.allCases {
      if let reason = reason(hop) { return (hop, reason) }
    }
    return nil
  }

  /// Why a hop is broken; `nil` where it is not.
  package func reason(_ hop: Hop) -> String? {
    if case .broken(let reason) = condition(hop) { reason } else { nil }
  }
}
