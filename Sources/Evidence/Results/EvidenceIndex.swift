/// Evidence by what people ask it for.
package struct EvidenceIndex: Sendable {
  package let evidence: EvidenceSet
  private let byCheck: [CheckKey: [CheckResult]]
  private let byCriterion: [CriterionReference: [CheckResult]]

  package init(_ evidence: EvidenceSet) {
    self.evidence = evidence
    byCheck = Dictionary(grouping: evidence.results, by: \.check)
    var byCriterion: [CriterionReference: [CheckResult]] = [:]
    for result in evidence.results {
      for binding in result.criteria { byCriterion[binding.criterion, default: []].append(result) }
    }
    self.byCriterion = byCriterion
  }

  /// Every result of a check: one for each platform and each set of inputs that it was obtained on.
  package func results(of check: CheckKey) -> [CheckResult] { byCheck[check] ?? [] }

  /// Every result that names the criterion in just these words. `references` has all the words in use.
  package func results(on criterion: CriterionReference) -> [CheckResult] { byCriterion[criterion] ?? [] }

  /// The names of criteria in the evidence, sorted, to be looked up once each.
  package var references: [CriterionReference] { byCriterion.keys.sorted() }
}
