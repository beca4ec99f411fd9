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

  package init(
    key: CheckKey,
    source: CheckResult.Source,
    place: SourcePlace,
    lines: ClosedRange<Int>,
    text: Fingerprint,
    criteria: [CriterionBinding]
  ) {
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
  /// In document order.
  package let checks: [PlannedCheck]

  package init(checks: [PlannedCheck]) {
    self.checks = checks
  }

  /// - Parameters:
  ///   - graph: the whole workspace, so that every reference is looked up.
  ///   - fingerprint: of a criterion's text.
  ///   - isWanted: whether a document's checks take part.
  package init(
    _ graph: TraceGraph,
    fingerprint: (Criterion) -> Fingerprint,
    isWanted: (DocumentPath) -> Bool = { _ in true }
  ) {
    checks = graph.obligations.filter { isWanted($0.block.fence.path) }.map { obligation in
      PlannedCheck(
        obligation,
        criteria: obligation.criteria.map { id in
          CriterionBinding(
            criterion: CriterionReference("\(id.spec.name)/\(id.local)"),
            text: graph.index.criterion(id).map(fingerprint)
          )
        }
      )
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
      criteria: criteria
    )
  }
}
