package import Findings
import SpecModel

/// A requirement that states nothing that could be checked.
package struct RequirementHasCriteria: Rule {
  package let id: RuleID = "requirement-without-criteria"
  package let severity = Severity.warning
  package let summary = "A requirement states acceptance criteria."
  package let explanation = """
    Criteria are what checks prove, what reports claim and what the gate counts. A requirement without any is cited, built and shipped,
    and no number anywhere tells whether it holds: the gate lists it beside its verdict, and cannot judge it.

    Put what it demands into a list below it, `1. WHEN ... THEN the system SHALL ...`, or mark it as removed. A sentence in a paragraph is
    no criterion: it bears no number that a check could name.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be square

      ↓### Requirement 2: Colour

      The icon SHALL take the colour of the text around it.

      ↓### NFR-1: Speed

      **User Story:** As a reader, I want no delay, so that I stay.
      """
    ])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be square

      ### Requirement 2: Shadow (REMOVED)

      ### NFR-1: Speed

      - Drawing SHALL take at most 16 ms

      ## 6. Data model

      Icons have names.
      """
    ]),
    // A chapter of requirements, numbered as it likes.
    RuleExample([
      "requirements.md": """
      ## R0.1: What is drawn

      ### Requirement 1.1: Size

      1. WHEN it is drawn THEN it SHALL be square
      """
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let bare = BareRequirements(facts.corpus)
    return facts.corpus.specs.flatMap { spec in
      bare.of(spec).map { requirement in
        finding(
          requirement.location,
          "Requirement \(requirement.id.local) states no criterion, so nothing can prove it",
          cure: "put what it demands into a list below it: `1. WHEN ... THEN ... SHALL ...`"
        )
      }
    }
  }
}
