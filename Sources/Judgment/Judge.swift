package import Evidence
import SpecModel
package import Traceability

/// Holds a graph against evidence, and lets every rule have its say.
package struct Judge: Sendable {
  private let rules: [any Rule]

  package init(rules: [any Rule]) {
    self.rules = rules
  }

  package func judge(_ graph: TraceGraph, against evidence: EvidenceSet, on today: Today) -> Judgment {
    let results = ResultIndex(evidence: evidence, graph: graph, today: today)
    let criteria = criteria(of: graph, results)
    let claimJudge = ClaimJudge(graph: graph, criteria: criteria)
    let claims = graph.claims.map { claimJudge.verdict($0) }
    let facts = Facts(graph: graph, criteria: criteria, claims: claims, checks: results.byCheck)
    return Judgment(
      criteria: criteria,
      claims: claims,
      checks: results.byCheck,
      findings: rules.flatMap { $0.findings(in: facts) }.sorted()
    )
  }

  private func criteria(of graph: TraceGraph, _ results: ResultIndex) -> [CriterionID: CriterionJudgment] {
    let judge = CriterionJudge(graph: graph, results: results)
    var criteria: [CriterionID: CriterionJudgment] = [:]
    for spec in graph.corpus.specs {
      for requirement in spec.requirements {
        for criterion in requirement.criteria {
          criteria[criterion.id] = judge.judge(criterion, of: requirement, in: spec)
        }
      }
    }
    return criteria
  }
}
