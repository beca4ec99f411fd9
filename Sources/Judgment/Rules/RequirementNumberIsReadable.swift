package import Findings
import SpecModel

/// A heading that says `Requirement`, and a number that cannot be read.
package struct RequirementNumberIsReadable: Rule {
  package let id: RuleID = "unreadable-requirement"
  package let severity = Severity.error
  package let summary =
    "The heading of a requirement bears a number of at most three digits, a letter behind it or none."
  package let explanation = """
    A requirement whose number cannot be read does not exist for anybody: nothing can cite it, and its criteria are in no count.

    Write `### Requirement 12: Title`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": "↓### Requirement 2ab: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    ]),
    RuleExample([
      "requirements.md": "↓### Requirement 1.2.3: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    ]),
    RuleExample([
      "requirements.md": "↓### Requirement N: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    ]),
    RuleExample([
      "requirements.md": "↓### Requirement 99999: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    ]),
    RuleExample([
      "requirements.md":
        "↓### Size\n\n#### Acceptance Criteria\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["requirements.md": "### Requirement 2a: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"]
    ),
    RuleExample(["requirements.md": "### Requirement 2: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"]
    ),
    RuleExample(["requirements.md": "### Requirement overview\n\nThere are two.\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.filter { $0.kind == .unreadableNumber }.map { problem in
      finding(
        problem.location,
        "this requirement bears no number that can be read, so its criteria count for nothing",
        cure: "give it a whole number, such as `### Requirement 12: Title`"
      )
    }
  }
}
