package import Evidence

/// What came of a run.
package struct CheckRun: Sendable {
  /// Of a run that was stopped: what reported before.
  package let evidence: EvidenceSet
  /// Every check had its turn, or says why not.
  package let isComplete: Bool

  package init(evidence: EvidenceSet = EvidenceSet(), isComplete: Bool = true) {
    self.evidence = evidence
    self.isComplete = isComplete
  }
}
