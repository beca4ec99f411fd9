package import Evidence
package import SpecModel

/// What is true of one criterion, and why.
package struct CriterionJudgment: Hashable, Sendable {
  package let id: CriterionID
  /// The worst of all platforms that it is judged on.
  package let state: CriterionState
  /// The state on each platform that the spec lists and the criterion concerns; empty where the spec lists none.
  package let platforms: [Platform: CriterionState]
  /// The results that name it, current ones first.
  package let results: [JudgedResult]
  package let chain: Chain
  /// Why it is not judged here, where it is not.
  package let reason: String?
}

/// A result of the evidence, held against today's documents and sources.
package struct JudgedResult: Hashable, Sendable {
  package let result: CheckResult
  /// What has changed since; empty when the result is of today.
  package let staleInputs: [StaleInput]

  package var isCurrent: Bool { staleInputs.isEmpty }

  /// Nothing is known to have changed since: what is not proven to be of today speaks against it all the same.
  package var isOfToday: Bool {
    staleInputs.allSatisfy(\.isUnknown)
  }
}
