import Evidence
import SpecModel
import Traceability

/// Follows a criterion hop by hop.
struct ChainBuilder {
  let trace: CriterionTrace
  let spec: Spec
  let results: [JudgedResult]
  /// A claim that is about it in number and in words says that it is met.
  let isClaimed: Bool
  let state: CriterionState

  func chain() -> Chain {
    // What is not judged here needs no proof, and has none.
    if state == .notApplicable { return .unused }
    return Chain(
      property: presence(isUsed: !spec.properties.isEmpty, holds: !trace.properties.isEmpty),
      task: presence(isUsed: !spec.tasks.isEmpty, holds: !trace.tasks.isEmpty),
      claim: presence(isUsed: !spec.reports.isEmpty, holds: isClaimed),
      check: presence(isUsed: true, holds: !trace.checks.isEmpty || !results.isEmpty),
      result: result,
      isProven: state == .proven,
      hasRun: [.failing, .inconclusive, .stale].contains(state)
    )
  }

  private func presence(isUsed: Bool, holds: Bool) -> Chain.Presence {
    holds ? .holds : isUsed ? .missing : .unused
  }

  private var result: Chain.Condition {
    switch state {
    case .proven, .attested: .holds
    case .notApplicable: .unused
    case .failing:
      .broken(
        first { $0.result.isFailure }.map { "\($0.result.check) \($0.result.outcome.description)" } ?? "a check failed"
      )
    case .inconclusive:
      .broken(
        (first { !$0.result.isProof } ?? results.first(where: \.mayBeOfToday)).map {
          "\($0.result.check): \($0.result.outcome.description)"
        }
          ?? "a check says nothing"
      )
    case .stale: .broken(staleness)
    case .unplanned, .planned, .claimed: .broken("nothing ran")
    }
  }

  private func first(where condition: (JudgedResult) -> Bool) -> JudgedResult? {
    results.first { $0.isCurrent && condition($0) }
  }

  private var staleness: String {
    guard let old = results.first(where: { !$0.isCurrent }), let input = old.staleInputs.first else {
      return "a check was added and has not run"
    }
    return "\(old.result.check): \(input.description)"
  }
}
