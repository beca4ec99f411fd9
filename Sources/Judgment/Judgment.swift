package import Findings
package import SpecModel

/// What is true of everything, and what is wrong.
package struct Judgment: Sendable {
  package let criteria: [CriterionID: CriterionJudgment]
  /// One for each of `TraceGraph.claims`.
  package let claims: [ClaimVerdict]
  /// By place in `TraceGraph.claims`: the criterion that the words of a misdirected claim fit.
  package let misdirections: [Int: Misdirection]
  /// One for each of `TraceGraph.items`.
  package let items: [ClaimVerdict]
  /// The results of each check, those of today first.
  package let checks: [CheckID: [JudgedResult]]
  /// Sorted by place.
  package let findings: [Finding]
  /// What was found, and does not count because somebody decided so. Sorted by place.
  package let accepted: [AcceptedFinding]
  /// What the baseline accepts and nobody found any more: it can be taken out.
  package let fixed: [BaselineEntry]
  /// What the baseline accepts and nobody could find today: it stays.
  package let waiting: [BaselineEntry]

  package func state(_ id: CriterionID) -> CriterionState { criteria[id]?.state ?? .unplanned }
}
