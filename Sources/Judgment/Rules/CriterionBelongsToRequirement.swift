package import Findings
import SpecModel
import Traceability

/// A sentence of the requirements that says what must happen, and that no requirement holds.
package struct CriterionBelongsToRequirement: Rule {
  package let id: RuleID = "unowned-criterion"
  package let severity = Severity.warning
  package let summary = "What says in the requirements that something shall happen is a criterion of a requirement."
  package let explanation = """
    A sentence with `SHALL` that no requirement holds is in no count: nothing can cite it, no check proves it, and no verdict speaks of
    it. It stands below a heading without a number, or it bears the number of another requirement than the one above it.

    Give the heading a number, or the sentence the place that its number says.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md":
        "## Functional Requirements\n\n### Collapse\n\n↓- The sidebar SHALL be 48 points wide\n- It SHALL hide its labels\n"
    ]),
    RuleExample([
      "requirements.md":
        "## 2. Columns\n\n2.1 WHEN it is read THE column SHALL count\n\n↓3.3 WHERE it is wide THE column SHALL be cut\n"
    ]),
    RuleExample([
      "requirements.md":
        "### Requirement 1: Size\n\n#### Acceptance Criteria\n\n1. It SHALL be 24 points wide\n\n### Speed\n\n"
        + "↓- It SHALL be drawn in a second\n"
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n#### Acceptance Criteria\n\n1. It SHALL be 24 points wide\n"
    ]),
    RuleExample([
      "requirements.md": "## Introduction\n\n- `SHALL` means that it SHALL happen\n"
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.compactMap { problem in
      guard case .unownedCriterion(let words) = problem.kind else { return nil }
      let number = firstFree(in: problem.location.path, facts)
      return finding(
        problem.location,
        "no requirement holds this sentence, so nothing can cite or prove it: \(words)",
        cure: "give its heading a number, such as `### Requirement \(number): Title`, or mend its own"
      )
    }
  }

  /// Behind the highest number of the spec: one in between may be cited by what was written before it was taken out.
  private func firstFree(in path: DocumentPath, _ facts: Facts) -> Int {
    let spec = facts.corpus.documents.first { $0.path == path }?.spec.flatMap(facts.graph.index.spec)
    return (spec?.requirements.compactMap { Int($0.id.number.text) }.max() ?? 0) + 1
  }
}
