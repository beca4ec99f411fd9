package import Findings
import SpecModel
import Traceability

/// Two requirements of a spec with the same number.
package struct RequirementNumberIsUnique: Rule {
  package let id: RuleID = "ambiguous-requirement"
  package let severity = Severity.error
  package let summary = "Each requirement of a spec bears a number of its own."
  package let explanation = """
    When a requirement is inserted and the next one keeps its number, every reference to that number has two meanings. Evidence
    cannot be bound to either.

    Renumber the second one, `### Requirement 11: Colour`, and every reference that means it: `10.2` becomes `11.2`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide

      ↓### Requirement 1: Colour

      1. WHEN it is drawn THEN it SHALL be blue
      """
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1.1 WHEN it is drawn THEN it SHALL be 24 points wide

      1.2 WHEN it is drawn THEN it SHALL be 24 points high

      ↓1.2 WHEN it is pressed THEN it SHALL be 28 points high
      """
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide

      ### Requirement 2: Colour

      1. WHEN it is drawn THEN it SHALL be blue
      """
    ])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec -> [Finding] in
      let free = free(in: spec)
      let firsts = Dictionary(spec.requirements.map { ($0.id.number, $0) }) { first, _ in first }
      return spec.requirements.flatMap(twice)
        + spec.requirements.filter { $0.id.occurrence > 1 }.map { later in
          let first = firsts[later.id.number]
          return finding(
            later.location,
            "Requirement \(later.id.number) is there already: `\(first?.title ?? "")`",
            cure: "make it Requirement \(free), and change the references that mean it",
            notes: first.map { [.init(location: $0.location, message: "the first Requirement \(later.id.number)")] }
              ?? []
          )
        }
    }
  }

  /// Criteria that bear the number of one before them.
  private func twice(in requirement: Requirement) -> [Finding] {
    // Few criteria with a number each, as nearly everywhere, are sooner compared than noted down.
    let labels = requirement.criteria.map(\.id.label)
    if labels.count <= 16, !labels.indices.contains(where: { labels[..<$0].contains(labels[$0]) }) { return [] }
    var firsts: [CriterionLabel: Criterion] = [:]
    return requirement.criteria.compactMap { criterion in
      guard criterion.id.label.isNumbered, let first = firsts[criterion.id.label] else {
        firsts[criterion.id.label] = criterion
        return nil
      }
      return finding(
        criterion.location,
        "criterion \(criterion.id.local) is there already",
        cure: "give it the next number, and change the references that mean it",
        notes: [.init(location: first.location, message: "the first \(criterion.id.local)")]
      )
    }
  }

  private func free(in spec: Spec) -> Int {
    (spec.requirements.compactMap { Int($0.id.number.text) }.max() ?? 0) + 1
  }
}
