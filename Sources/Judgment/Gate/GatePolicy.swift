package import Evidence
import Findings
import SpecModel
package import Traceability

/// What a repository demands before it merges.
///
/// By default everything: each criterion that is judged here is proven or attested, nothing fails, and no document has an
/// error. The demand for coverage can be lowered; evidence is demanded always.
package struct GatePolicy: Sendable {
  /// Percent of the applicable criteria that must be proven or attested.
  package let minimumCoverage: Int
  /// Warnings count as errors do.
  package let isStrict: Bool
  /// The kinds of evidence that prove anything.
  package let kinds: Set<CheckResult.Kind>

  package init(
    minimumCoverage: Int = 100,
    isStrict: Bool = false,
    kinds: Set<CheckResult.Kind> = Set(CheckResult.Kind.allCases)
  ) {
    self.minimumCoverage = minimumCoverage
    self.isStrict = isStrict
    self.kinds = kinds
  }

  /// - Parameters:
  ///   - evidence: `nil` when none was ever written.
  ///   - openRuns: of runs that began and left no word of their end: what each is, and what to do, a line each.
  ///   - scope: `nil` for the whole workspace.
  package func verdict(
    on whole: Judgment,
    graph: TraceGraph,
    evidence: EvidenceSet?,
    openRuns: [String] = [],
    scope: VerdictScope? = nil
  ) -> Verdict {
    let judgment = scope?.limited(whole, graph) ?? whole
    let coverage = Coverage(judgment.criteria.values.map(\.state))
    var objections: [Verdict.Objection] = []
    if evidence == nil || evidence?.results.isEmpty == true {
      objections.append(
        .init(kind: .noEvidence, message: "nothing ran: there is no evidence; run `counterfoil check`", subjects: [])
      )
    } else if !judgment.criteria.values.contains(where: {
      ($0.state == .proven || $0.state == .attested) && isTaken($0)
    }) {
      objections.append(.init(kind: .nothingProven, message: "not one criterion is proven", subjects: []))
    }
    objections += missing(evidence, graph)
    objections += interrupted(evidence, openRuns)
    objections += unread(evidence)
    objections += notRun(judgment, graph, evidence, scope)
    objections += states(judgment)
    objections += unbound(judgment, graph)
    objections += claims(judgment, graph, scope)
    objections += errors(judgment)
    objections += shortfall(judgment, coverage)
    return Verdict(
      objections: objections,
      coverage: coverage,
      excluded: excluded(judgment),
      bare: bare(graph.corpus, scope),
      uncounted: judgment.criteria.values.filter(\.isUncounted).map(\.id).sorted().map(\.description)
    )
  }

  /// What a machine of a matrix did not bring may well have failed.
  private func missing(_ evidence: EvidenceSet?, _ graph: TraceGraph) -> [Verdict.Objection] {
    guard let evidence, !evidence.shards.isEmpty else { return [] }
    let plan = ShardRecord.plan(
      of: graph.obligations.map { (key: CheckKey($0.id.text), source: Fingerprint(of: $0.block.source)) }
    )
    // Of another whole they are what there is all the same: to edit one block brings no part that was missing before.
    let isOfToday = evidence.shards.contains { $0.plan == plan }
    return evidence.missingShards(of: isOfToday ? plan : nil).map { missing in
      .init(kind: .missingShards, message: "\(missing): merge what they reported", subjects: [])
    }
  }

  /// What a run that was interrupted did not come to say may well have failed.
  private func interrupted(_ evidence: EvidenceSet?, _ openRuns: [String]) -> [Verdict.Objection] {
    let runs = (evidence?.interruptions ?? []).map { "\($0): run `counterfoil check` to its end" } + openRuns
    return runs.map { .init(kind: .interrupted, message: $0, subjects: []) }
  }

  /// What a report holds that nobody could read may well have failed: a runner that crashed leaves such ones behind.
  private func unread(_ evidence: EvidenceSet?) -> [Verdict.Objection] {
    guard let reports = evidence?.unread, !reports.isEmpty else { return [] }
    let words = reports.count == 1 ? "a report of another runner" : "\(reports.count) reports of other runners"
    return [
      .init(
        kind: .unreadReport,
        message: "\(words) could not be read whole: have the tests run again, and `counterfoil check` take them in",
        subjects: reports.map(\.description)
      )
    ]
  }

  /// Whatever coverage is demanded: of a check that is written down and did not run nobody knows what it would say.
  private func notRun(
    _ judgment: Judgment,
    _ graph: TraceGraph,
    _ evidence: EvidenceSet?,
    _ scope: VerdictScope?
  ) -> [Verdict.Objection] {
    guard evidence?.results.isEmpty == false else { return [] }
    let silent = graph.obligations.filter { obligation in
      if scope?.holds(obligation.block.fence.path) == false { return false }
      let hasReported = judgment.checks[obligation.id]?.contains { $0.speaks(of: obligation) } == true
      // It is said of the criterion already.
      return !hasReported && !obligation.criteria.contains { judgment.state($0) <= .stale }
    }
    guard !silent.isEmpty else { return [] }
    let words = silent.count == 1 ? "a check has" : "\(silent.count) checks have"
    return [
      .init(
        kind: .notRun,
        message: "\(words) not run on what the documents and the components are today: run `counterfoil check`",
        subjects: silent.map(\.id.text).sorted()
      )
    ]
  }

  private func states(_ judgment: Judgment) -> [Verdict.Objection] {
    let kinds: [(CriterionState, Verdict.Objection.Kind, String)] = [
      (.failing, .failing, "a check fails"), (.inconclusive, .inconclusive, "a check says nothing"),
      (.stale, .stale, "the proof is of an older text, check or component"),
    ]
    return kinds.compactMap { state, kind, words in
      let ids = judgment.criteria.values.filter { $0.state == state }.map(\.id).sorted()
      return ids.isEmpty ? nil : .init(kind: kind, message: words, subjects: ids.map(\.description))
    }
  }

  /// What a test names that is no criterion: nothing else here hears of it, and a failing check is never a yes.
  private func unbound(_ judgment: Judgment, _ graph: TraceGraph) -> [Verdict.Objection] {
    let all = judgment.checks.values.joined().filter(\.isOfToday).map(\.result)
    // Every lint asks for a verdict, most without evidence: then no criterion need be looked up by its name.
    guard !all.isEmpty else { return [] }
    let unresolved = UnresolvedResults(graph: graph)
    func names(_ results: [CheckResult]) -> [String] { Set(results.map(\.check)).sorted().map(\.description) }
    let lost = names(all.filter { !$0.isProof && unresolved.isBoundToNothing($0) })
    let places = Set(
      unresolved.findings(all).map { finding in
        finding.location.map { "\($0.path):\($0.line): \(finding.message)" } ?? finding.message
      }
    )
    var objections: [Verdict.Objection] = []
    if !lost.isEmpty {
      objections.append(.init(kind: .failing, message: "a check fails that is bound to no criterion", subjects: lost))
    }
    if !places.isEmpty {
      let words = "a test verifies what no spec holds"
      objections.append(.init(kind: .unresolved, message: words, subjects: places.sorted()))
    }
    return objections
  }

  /// Whether what settles a criterion is of a kind that this policy takes, on each platform that it is judged on.
  private func isTaken(_ criterion: CriterionJudgment) -> Bool {
    guard criterion.state == .proven || criterion.state == .attested else { return true }
    let taken = criterion.results.filter { $0.isCurrent && $0.result.isProof && kinds.contains($0.result.kind) }
    guard !criterion.platforms.isEmpty else { return !taken.isEmpty }
    return criterion.platforms.keys.allSatisfy { platform in taken.contains { $0.counts(on: platform) } }
  }

  /// What is left out of the count, so that nothing leaves it in silence.
  private func excluded(_ judgment: Judgment) -> [Verdict.Exclusion] {
    judgment.criteria.values.filter { $0.state == .notApplicable }.sorted { $0.id < $1.id }.map {
      Verdict.Exclusion(criterion: $0.id.description, reason: $0.reason ?? "no reason is given")
    }
  }

  private func bare(_ corpus: Corpus, _ scope: VerdictScope?) -> [String] {
    let bare = BareRequirements(corpus)
    let all = corpus.specs.flatMap(bare.of).filter { scope?.holds($0.location.path) != false }
    return all.map(\.id).sorted().map(\.description)
  }

  private func claims(_ judgment: Judgment, _ graph: TraceGraph, _ scope: VerdictScope?) -> [Verdict.Objection] {
    let contradicted = zip(graph.claims, judgment.claims).filter { claim, verdict in
      verdict == .contradicted && scope?.holds(claim.claim.location.path) != false
    }
    let places = contradicted.map { claim, _ in
      "\(claim.claim.location.path):\(claim.claim.location.line)"
    }
    guard !places.isEmpty else { return [] }
    let words = "a report claims what the evidence denies, or the report itself"
    return [.init(kind: .contradictedClaim, message: words, subjects: places)]
  }

  private func errors(_ judgment: Judgment) -> [Verdict.Objection] {
    let places = judgment.findings.filter { $0.severity <= (isStrict ? .warning : .error) }.map { finding in
      finding.location.map { "\($0.path):\($0.line): \(finding.rule)" } ?? finding.rule.name
    }
    return places.isEmpty
      ? []
      : [.init(kind: .errors, message: "the documents have errors\(isStrict ? " or warnings" : "")", subjects: places)]
  }

  private func shortfall(_ judgment: Judgment, _ coverage: Coverage) -> [Verdict.Objection] {
    let settled: Set<CriterionState> = [.proven, .attested]
    let refused = judgment.criteria.values.filter { !isTaken($0) }.map(\.id)
    let open =
      judgment.criteria.values.filter { !settled.contains($0.state) && $0.state != .notApplicable }.map(\.id) + refused
    let names = CheckResult.Kind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: " or ")
    let why = refused.isEmpty ? "" : "; \(refused.count) have no evidence of kind \(names)"
    let done = coverage.applicable - open.count
    if coverage.applicable == 0 {
      return [.init(kind: .coverage, message: "there is no criterion to judge", subjects: [])]
    }
    guard done * 100 < minimumCoverage * coverage.applicable else { return [] }
    return [
      .init(
        kind: .coverage,
        message: "\(done) of \(coverage.applicable) criteria are settled, and \(minimumCoverage) % are demanded\(why)",
        subjects: open.sorted().map(\.description)
      )
    ]
  }
}

extension JudgedResult {
  /// It is of today, and of what the block verifies today. Where the folder of a spec bears another name, the blocks in it keep theirs.
  fileprivate func speaks(of obligation: Obligation) -> Bool {
    guard isCurrent else { return false }
    let named = Set(result.criteria.map(\.criterion.text))
    return obligation.criteria.isEmpty || obligation.criteria.contains { named.contains("\($0.spec.name)/\($0.local)") }
  }
}
