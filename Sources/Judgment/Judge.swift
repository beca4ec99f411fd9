package import Evidence
import Findings
package import History
import Parallelism
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
    let misdirections = MisdirectionFinder.Specs(graph)
    let finder = misdirections.worker()
    let facts = Facts(
      judging: graph,
      by: ResultIndex(evidence: evidence, graph: graph, today: today),
      misdirections: misdirections.together(misdirections.indices.map(finder)),
      successCriteria: SuccessCriteriaComparison.all(in: graph.corpus),
      older: older,
      hearing: acceptance.hearing(in: graph.corpus, rules: rules)
    )
    let limit = acceptance.limit(in: graph.corpus)
    return judgment(on: facts, findings: rules.map { limit($0.findings(in: facts)) })
  }

  /// The same by several threads: the specs are looked at beside each other, and so is what every rule asks.
  ///
  /// - Parameter workers: how many at a time; the judgment is the same for any number.
  package func judge(
    _ graph: TraceGraph,
    against evidence: EvidenceSet,
    on today: Today,
    older: OlderReferences = .none,
    workers: Int
  ) async -> Judgment {
    let misdirections = MisdirectionFinder.Specs(graph)
    async let successCriteria = SuccessCriteriaComparison.all(in: graph.corpus)
    let found = await WorkQueue.results(of: misdirections.count, workers: workers) { misdirections.worker() }
    let facts = Facts(
      judging: graph,
      by: ResultIndex(evidence: evidence, graph: graph, today: today),
      misdirections: misdirections.together(found),
      successCriteria: await successCriteria,
      older: older,
      hearing: acceptance.hearing(in: graph.corpus, rules: rules)
    )
    let limit = acceptance.limit(in: graph.corpus)
    let findings = await WorkQueue.results(of: rules.count, workers: workers) { [rules] in
      { limit(rules[$0].findings(in: facts)) }
    }
    return judgment(on: facts, findings: findings)
  }

  /// - Parameter found: what each of the rules found.
  private func judgment(on facts: Facts, findings found: [[Finding]]) -> Judgment {
    let graph = facts.graph
    let findings = found.flatMap { $0 }
    let isOfToday = facts.older.references.isEmpty || !acceptance.decides(in: graph.corpus)
    let outcome = acceptance.outcome(
      of: findings,
      hidden: isOfToday ? [] : hidden(behind: findings, facts),
      in: graph.corpus,
      rules: rules,
      reach: Reach(
        past: facts.older.source == nil ? .none : facts.older.isOfLock ? .lock : .revision,
        hasSurroundings: graph.sourceScan != nil
      ),
      cited: { CitedNumbers(graph) }
    )
    let items = ItemJudge(criteria: facts.criteria)
    return Judgment(
      criteria: facts.criteria,
      claims: facts.claims,
      misdirections: facts.misdirections,
      items: graph.items.map { items.verdict($0) },
      checks: facts.checks,
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
    return rules.filter { !$0.needsPast && $0.onAcceptance == nil }.flatMap { $0.findings(in: bare) }
      .filter { !known.contains($0) }
  }
}

extension Facts {
  /// What is true of a graph, before any rule has spoken.
  fileprivate init(
    judging graph: TraceGraph,
    by results: ResultIndex,
    misdirections: [Int: Misdirection],
    successCriteria: [SuccessCriteriaComparison],
    older: OlderReferences,
    hearing: Hearing
  ) {
    let historic = HistoricPlaces(older, hearing: hearing)
    // A claim that means another criterion, by its words or by its past, earns this one nothing.
    let astray = Set(misdirections.keys).union(historic.astray(among: graph.claims))
    let criteria = Self.criteria(of: graph, CriterionJudge(graph: graph, results: results, astray: astray))
    let claimJudge = ClaimJudge(graph: graph, criteria: criteria, astray: astray)
    self.init(
      graph: graph,
      criteria: criteria,
      claims: graph.claims.indices.map { claimJudge.verdict(at: $0) },
      misdirections: misdirections,
      checks: results.byCheck,
      older: older,
      historic: historic,
      successCriteria: successCriteria
    )
  }

  private static func criteria(of graph: TraceGraph, _ judge: CriterionJudge) -> [CriterionID: CriterionJudgment] {
    var criteria: [CriterionID: CriterionJudgment] = [:]
    // A table that grows holds all that is in it twice.
    criteria.reserveCapacity(graph.corpus.criterionCount)
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
