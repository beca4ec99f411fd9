package import Findings
import SpecModel
import Traceability

/// A criterion that nothing cites.
package struct CriterionIsCited: Rule {
  package let id: RuleID = "uncited-criterion"
  package let severity = Severity.warning
  package let summary = "Every criterion is cited by a task, a property, a check or a report, in a spec that has any."
  package let explanation = """
    A criterion that no task cites is a promise that nobody plans to keep; it is forgotten without anybody deciding so.

    Cite it where it is worked on, `_Requirements: 1.1, 1.2_`, or remove it.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      ↓2. WHEN it is drawn THEN it SHALL be 24 points high
      """,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
    ]),
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n↓1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
      "tasks.md": "- [ ] Draw it\n  - _Requirements: 1.1_\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      2. WHEN it is drawn THEN it SHALL be 24 points high
      """,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1_\n",
    ])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    // Citations that stand below no task cite nothing, and were meant to.
    let lost = Set(
      facts.corpus.documents.filter { $0.unreadableMentions.contains(where: \.isOfNoTask) }.compactMap(\.spec)
    )
    return facts.corpus.specs.flatMap { spec -> [Finding] in
      // Requirements alone are a draft: nothing could cite them yet.
      guard spec.tasks.contains(where: cites) || lost.contains(spec.id) else { return [] }
      return spec.requirements.filter { !$0.isRemoved && $0.id.occurrence == 1 }.flatMap(\.criteria).compactMap {
        criterion in
        guard criterion.id.label.isNumbered, facts.criteria[criterion.id]?.state != .notApplicable,
          facts.graph.trace(criterion.id).isUncited, !facts.historic.isMeant(criterion, insteadOf: id, severity),
          !isAmbiguous(criterion.id.requirement, facts.graph)
        else { return nil }
        return finding(
          criterion.location,
          "no task, property, check or report cites \(criterion.id)",
          cure: "cite it in the task that works on it, or remove it"
        )
      }
    }
  }

  /// Where nothing of a citation can be read, nobody knows what it was meant to cite; that is told by itself.
  private func cites(_ task: SpecTask) -> Bool {
    task.citations.contains { $0.unreadable.isEmpty || !$0.references.isEmpty || $0.citesAll }
  }

  /// Its references resolve to neither of two: that is another rule's finding.
  private func isAmbiguous(_ id: RequirementID, _ graph: TraceGraph) -> Bool {
    graph.index.requirements(id.number, in: id.spec).count > 1
  }
}
