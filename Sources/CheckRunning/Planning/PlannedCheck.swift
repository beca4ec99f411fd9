import CheckGeneration
package import Evidence
package import Findings
package import SpecModel
package import Traceability

/// A check that is to run, with all that its result will be bound to.
package struct PlannedCheck: Hashable, Sendable {
  package let key: CheckKey
  package let source: CheckResult.Source
  /// The opening fence.
  package let place: SourcePlace
  /// The lines of the document that the block covers, fences included.
  package let lines: ClosedRange<Int>
  package let text: Fingerprint
  package let criteria: [CriterionBinding]
  /// The parts of the components that it is about, by `of=` on its fence; empty for all.
  package let of: [String]
  /// Why it cannot run, where its source tells.
  package let problem: Message?

  package init(
    key: CheckKey,
    source: CheckResult.Source,
    place: SourcePlace,
    lines: ClosedRange<Int>,
    text: Fingerprint,
    criteria: [CriterionBinding],
    of: [String] = [],
    problem: Message? = nil
  ) {
    self.of = of
    self.problem = problem
    self.key = key
    self.source = source
    self.place = place
    self.lines = lines
    self.text = text
    self.criteria = criteria
  }
}

/// What a run will do, as a value, before anything runs.
package struct CheckPlan: Hashable, Sendable {
  /// Those that run, in document order.
  package let checks: [PlannedCheck]
  /// Those that do not.
  package let skipped: [Skipped]
  /// The part of all checks that is to run; `nil` for all.
  package let shard: Shard?
  /// All checks, those of other parts too.
  package let whole: Fingerprint

  package struct Skipped: Hashable, Sendable {
    package let check: PlannedCheck
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
      case otherShard
      /// Its document is outside of the paths that are to be checked.
      case notAskedFor
    }
  }

  /// Everything that is compiled: a document's checks are compiled together with all others, whichever of them run.
  package var compiled: [PlannedCheck] { checks + skipped.map(\.check) }

  /// - Parameters:
  ///   - checks: those that are asked for, in document order.
  ///   - others: those that are not.
  package init(checks: [PlannedCheck], others: [PlannedCheck] = [], shard: Shard? = nil) {
    whole = ShardRecord.plan(of: checks.map { (key: $0.key, source: $0.text) })
    self.checks = checks.filter { shard?.contains($0.key) ?? true }
    let elsewhere = checks.filter { check in shard.map { !$0.contains(check.key) } ?? false }
    skipped =
      elsewhere.map { Skipped(check: $0, reason: .otherShard) }
      + others.map { Skipped(check: $0, reason: .notAskedFor) }
    self.shard = shard
  }

  /// What evidence says of a run of this plan that came to its end.
  ///
  /// - Parameter sources: what it was built from.
  package func record(built sources: Fingerprint? = nil) -> ShardRecord? {
    ShardRecord(number: shard?.number ?? 1, count: shard?.count ?? 1, plan: whole, sources: sources)
  }

  /// - Parameters:
  ///   - graph: the whole workspace, so that every reference is looked up.
  ///   - fingerprint: of a criterion's text.
  ///   - shard: the part of all checks that takes part.
  ///   - isWanted: whether a document's checks take part.
  package init(
    _ graph: TraceGraph,
    fingerprint: (Criterion) -> Fingerprint,
    shard: Shard? = nil,
    isWanted: (DocumentPath) -> Bool = { _ in true }
  ) {
    let all = graph.obligations.map { obligation in
      PlannedCheck(
        obligation,
        criteria: obligation.criteria.map { id in
          CriterionBinding(
            criterion: CriterionReference("\(id.spec.name)/\(id.local)"),
            text: graph.index.criterion(id).map(fingerprint)
          )
        } + graph.successCriteria(of: obligation)
      )
    }
    func isAskedFor(_ check: PlannedCheck) -> Bool { isWanted(DocumentPath(check.place.path)) }
    self.init(checks: all.filter(isAskedFor), others: all.filter { !isAskedFor($0) }, shard: shard)
  }
}

extension TraceGraph {
  /// The success criterion of a task that an example in a report stands under: `035-button-icon/#4/C1`.
  fileprivate func successCriteria(of obligation: Obligation) -> [CriterionBinding] {
    guard obligation.block.kind == .example, let number = obligation.block.successCriterion,
      let spec = obligation.spec.flatMap(index.spec),
      let report = spec.reports.first(where: { $0.document == obligation.block.fence.path })
    else { return [] }
    return spec.tasks.filter { report.tasks.contains($0.id.number) }.flatMap(\.successCriteria).filter {
      $0.id.ordinal == number
    }.map {
      CriterionBinding(criterion: CriterionReference("\($0.id)"), text: CriterionText.fingerprint(of: $0.text))
    }
  }
}

extension PlannedCheck {
  fileprivate init(_ obligation: Obligation, criteria: [CriterionBinding]) {
    let block = obligation.block
    let last = block.firstLine + block.source.count { $0 == "\n" }
    self.init(
      key: CheckKey(obligation.id.text),
      source: block.kind == .check ? .check : .example,
      place: SourcePlace(path: block.fence.path.text, line: block.fence.line),
      lines: block.fence.line...last,
      text: Fingerprint(of: block.source),
      criteria: criteria,
      of: block.of,
      problem: BlockProblem(of: block.source).map { problem in
        let place = SourcePlace(path: block.fence.path.text, line: block.firstLine + problem.line - 1)
        return Message(level: .failure, text: problem.message, place: place)
      }
    )
  }
}
