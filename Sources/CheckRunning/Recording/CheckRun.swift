package import Evidence

/// What came of a run.
package struct CheckRun: Sendable {
  /// Of a run that was stopped: what reported before.
  package let evidence: EvidenceSet
  /// Every check had its turn, or says why not.
  package let isComplete: Bool
  /// What it was built from; `nil` where there was nothing to build.
  package let sources: Fingerprint?

  package init(evidence: EvidenceSet = EvidenceSet(), isComplete: Bool = true, sources: [SourceFingerprint] = []) {
    self.evidence = evidence
    self.isComplete = isComplete
    self.sources =
      sources.isEmpty
      ? nil : SourceFingerprint(folder: "", files: sources.map { ($0.path, $0.fingerprint) }).fingerprint
  }

  /// Nothing could be run: each planned check says so.
  package init(of plan: CheckPlan, failed failure: CheckRunFailure) {
    let ground = ResultWriter.Ground(
      origin: Origin(toolchain: "unknown", revision: nil),
      components: [],
      root: "",
      limitPerCheck: .zero
    )
    let writer = ResultWriter(ground: ground)
    let problem = [Message(level: .failure, text: failure.description)]
    self.init(evidence: EvidenceSet(results: plan.checks.map { writer.result($0, nil, problem: problem) }))
  }
}
