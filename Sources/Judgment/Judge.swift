package import Evidence
import Findings
package import History
import SpecModel
package import Traceability

/// Holds a graph against evidence, and lets every rule have its say.
package struct Judge: Sendable {
  private let rules: [any Rule]
  private let acceptance: Acceptance

  package init(rules: [any Rule], acceptance: Acceptance = Acceptance()) {
    self.rules = rules
    self.acceptance = acceptance
  }

  /// - Parameter older: what was written when its numbers stood for something else.
  package func judge(
    _ graph: TraceGraph,
    against evidence: EvidenceSet,
    on today: Today,
    older: OlderReferences = .none
  ) -> Judgment {
    let results = ResultIndex(evidence: evidence, graph: graph, today: today)
    let misdirections = MisdirectionFinder.misdirections(in: graph)
    let historic = HistoricPlaces(older, hearing: acceptance.hearing(in: graph.corpus, rules: rules))
    // A claim that means another criterion, by its words or by its past, earns this one nothing.
    let astray = Set(misdirections.keys).union(historic.astray(among: graph.claims))
    let criteria = criteria(of: graph, CriterionJudge(graph: graph, results: results, astray: astray))
    let claimJudge = ClaimJudge(graph: graph, criteria: criteria, astray: astray)
    let claims = graph.claims.indices.map { claimJudge.verdict(at: $0) }
    let facts = Facts(
      graph: graph,
      criteria: criteria,
      claims: claims,
      misdirections: misdirections,
      checks: results.byCheck,
      older: older,
      historic: historic,
      successCriteria: SuccessCriteriaComparison.all(in: graph.corpus)
    )
    let findings = rules.flatMap { $0.findings(in: facts) }
    let outcome = acceptance.outcome(
      of: findings,
      hidden: older.references.isEmpty || !acceptance.decides(in: graph.corpus) ? [] : hidden(behind: findings, facts),
      in: graph.corpus,
      rules: rules,
      reach: Reach(
        past: older.source == nil ? .none : older.isOfLock ? .lock : .revision,
        hasSurroundings: graph.sourceScan != nil
      ),
      cited: { CitedNumbers(graph) }
    )
    return Judgment(
      criteria: criteria,
      claims: claims,
      misdirections: misdirections,
      items: graph.items.map { ItemJudge(criteria: criteria).verdict($0) },
      checks: results.byCheck,
      findings: outcome.findings,
      accepted: outcome.accepted,
      fixed: outcome.fixed,
      waiting: outcome.waiting
    )
  }

  /// What rules would find if nothing were known of the past.
  private func hidden(behind findings: [Finding], _ facts: Facts) -> [Finding] {
    let known = Set(findings)
    let bare = facts.withoutPast
    return rules.filter { !$0.needsPast && !($0 is any AcceptanceRule) }.flatMap { $0.findings(in: bare) }
      .filter { !known.contains($0) }
  }

  private func criteria(of graph: TraceGraph, _ judge: CriterionJudge) -> [CriterionID: CriterionJudgment] {
    var criteria: [CriterionID: CriterionJudgment] = [:]
    for spec in graph.corpus.specs {
      for requirement in spec.requirements {
        for criterion in requirement.criteria {
          let isTwice = criteria[criterion.id] != nil
          let judged = judge.judge(criterion, of: requirement, in: spec)
          let isGreen = judged.state == .proven || judged.state == .attested
          criteria[criterion.id] =
            isTwice && isGreen ? judge.judge(criterion, of: requirement, in: spec, sharesNumber: true) : judged
        }
      }
    }
    return criteria
  }
}
