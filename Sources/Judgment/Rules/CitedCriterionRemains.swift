package import Findings
import History
import SpecModel
import Traceability

/// A reference to a criterion that is gone.
package struct CitedCriterionRemains: Rule {
  package let id: RuleID = "removed-criterion"
  package let severity = Severity.error
  package let severities: [Severity] = [.error, .warning, .info]
  package let summary = "What a reference was written for is still demanded."
  package let needsPast = true
  package let explanation = """
    The criterion that a task, a property or a report cites was taken out, and no criterion says anything like it today. Where its
    number now belongs to another criterion the reference lies; where it belongs to none it dangles. An edited criterion is another
    rule's; where its requirement has another title, and not one word of it comes again under its number, it is gone.

    Write what the reference is about today, or take it out. `counterfoil lock --accept` keeps it as it is: from then on it means
    what its number stands for today. In prose this is a warning, elsewhere an error, and a note where nobody can tell whether the
    line is an old one.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(
      [
        "requirements.md": "### Requirement 1: Colour\n\n1. WHEN it is drawn THEN it SHALL be blue\n",
        "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: ↓1.1_\n- [ ] 2. Colour it\n  - _Requirements: 1.2_\n",
      ],
      before: [
        "requirements.md": two,
        "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Colour it\n  - _Requirements: 1.2_\n",
      ]
    ),
    // Another requirement stands in its place.
    RuleExample(
      [
        "requirements.md":
          "### Requirement 1: Log\n\n1. WHEN a night has passed THEN the Icon SHALL rotate all files\n",
        "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: ↓1.1_\n",
      ],
      before: [
        "requirements.md":
          "### Requirement 1: Size\n\n1. WHEN it is drawn THEN the Icon SHALL be 24 points wide\n",
        "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
      ]
    ),
  ]

  package let nonTriggering: [RuleExample] = [
    // Rewritten, under the same title or with some of its words: a note of another rule.
    RuleExample(
      [
        "requirements.md":
          "### Requirement 1: Size\n\n1. WHEN a night has passed THEN the Icon SHALL rotate all files\n"
          + "\n### Requirement 2: Shade\n\n1. WHEN night falls THEN the Icon SHALL turn its colour dark\n",
        "tasks.md": "- [ ] 1. Look at it\n",
      ],
      before: [
        "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN the Icon SHALL be 24 points wide\n"
          + "\n### Requirement 2: Colour\n\n1. WHEN it is drawn THEN the Icon SHALL have the colour of its container\n",
        "design.md": "# Design\n",
      ]
    ),
    RuleExample(
      [
        "requirements.md": "### Requirement 1: Colour\n\n1. WHEN it is drawn THEN it SHALL be blue\n",
        "tasks.md": "- [ ] 2. Colour it\n  - _Requirements: 1.1_\n",
      ],
      before: [
        "requirements.md": two,
        "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n- [ ] 2. Colour it\n  - _Requirements: 1.2_\n",
      ]
    ),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.older.references.filter { $0.isRemoved && !$0.isMoved }.map { reference in
      let gone = reference.members.filter { if case .removed = $0.fate { true } else { false } }
      let numbers = gone.map(\.number).joined(separator: ", ")
      return Finding(
        rule: id,
        severity: reference.isUnclear ? .info : reference.severity,
        location: reference.location,
        message:
          "`\(reference.written)` \(reference.isUnclear ? "may have been" : "was") written \(reference.when.words)"
          + (gone.allSatisfy(\.wasNothing)
            ? ", and \(numbers) named nothing then"
            : ", for \(numbers): no criterion says today what \(gone.count == 1 ? "it" : "they") said"),
        cure: reference.isUnclear
          ? "see whether it is about what it cites: its words stood elsewhere or less often before, or were edited, or it was "
            + "renumbered by hand"
          : "write what it is about today, or take it out\(reference.withCompanions)",
        notes: OlderNotes(facts: facts).notes(reference),
        identity: "`\(reference.written)` is older: what \(numbers) said then, nothing says today"
      )
    }
  }
}

private let two = """
  ### Requirement 1: Looks

  1. WHEN it is drawn THEN it SHALL be 24 points wide
  2. WHEN it is drawn THEN it SHALL be blue
  """
