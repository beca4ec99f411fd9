package import Findings
package import SpecModel

/// What is true of everything, and what is wrong.
package struct Judgment: Sendable {
  package let criteria: [CriterionID: CriterionJudgment]
  /// One for each of `TraceGraph.claims`.
  package let claims: [ClaimVerdict]
  /// The results of each check, those of today first.
  package let checks: [CheckID: [JudgedResult]]
  /// Sorted by place.
  package let findings: [Finding]

  package func state(_ id: CriterionID) -> CriterionState { criteria[id]?.state ?? .unplanned }
}
