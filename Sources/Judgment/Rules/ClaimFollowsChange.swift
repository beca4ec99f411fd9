package import Findings
import History
import SpecModel
import Traceability

/// A claim, a check or a property that was written for an older text of its criterion.
package struct ClaimFollowsChange: Rule {
  package let id: RuleID = "changed-criterion"
  package let severity = Severity.warning
  package let severities: [Severity] = [.warning, .info]
  package let summary = "Claims, checks and properties were written for the text that the criterion has."
  package let needsPast = true
  package let explanation = """
    The criterion says something else than when a report claimed it, or when a check or a property was written for it. Whether the claim
    still holds, nobody has looked. Changes of punctuation and letter case do not count. Whatever else names it is a note: a ticked task
    was done for the other text, an open one was planned for it, and what documents and sources say of it may no longer be so.

    Hold the claim against the new text and write the line anew, run the check again, or accept all of today's texts with
    `counterfoil lock`. What was accepted since the revision that `--base` names is counted in a note of each spec: who reviews a change
    sees that its criteria say something else, though nothing is left to do.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(
      [
        "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 48 points wide\n",
        "design.md": "# Design\n\nIts frame is as wide as ↓Requirement 1.1 demands.\n",
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: ↓1.1_\n- [ ] 2. Press it\n  - _Requirements: ↓1.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ ↓Requirement 1.1: it is wide enough\n",
      ],
      before: [
        "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
        "design.md": "# Design\n\nIts frame is as wide as Requirement 1.1 demands.\n",
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Press it\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is wide enough\n",
      ]
    )
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(
      [
        "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 48 points wide\n",
        "tasks.md": "- [ ] 2. Draw it wider\n  - _Requirements: 1.1_\n",
      ],
      before: [
        "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
        "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
      ]
    ),
    RuleExample(
      [
        "requirements.md": "### Requirement 1: Size\n\n1. When it is drawn, then it SHALL be *24 points* wide.\n",
        "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is wide enough\n",
      ],
      before: [
        "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
        "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is wide enough\n",
      ]
    ),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    changed(facts) + accepted(facts)
  }

  private func changed(_ facts: Facts) -> [Finding] {
    facts.older.references.filter { $0.isChanged && !$0.isUnclear }.map { reference in
      let changed = reference.members.filter { if case .changed = $0.fate { true } else { false } }
      let numbers = changed.map(\.number).joined(separator: ", ")
      return Finding(
        rule: id,
        severity: reference.isBound ? severity : .info,
        location: reference.location,
        message: "`\(reference.written)` was written \(reference.when.words), for another text of \(numbers)",
        cure: reference.isBound
          ? "hold it against the text of today, and write it anew or accept it with `counterfoil lock`\(reference.withCompanions)"
          : "see whether it still fits the text of today; `counterfoil lock` accepts it",
        notes: OlderNotes(facts: facts).notes(reference),
        identity: "`\(reference.written)` is older, for another text of \(numbers)"
      )
    }
  }

  private func accepted(_ facts: Facts) -> [Finding] {
    // A lock has nothing to tell of what it accepts itself.
    guard !facts.older.isOfLock else { return [] }
    let specs = Dictionary(grouping: facts.older.accepted, by: \.id.spec)
    return specs.sorted { $0.key < $1.key }.compactMap { _, changes in
      guard let first = changes.first, let location = facts.graph.index.criterion(first.id)?.location else {
        return nil
      }
      let numbers = changes.map(\.id.local)
      let shown =
        numbers.prefix(8).joined(separator: ", ") + (numbers.count > 8 ? " and \(numbers.count - 8) more" : "")
      let places = Set(changes.flatMap(\.places)).count
      return Finding(
        rule: id,
        severity: .info,
        location: location,
        message:
          "the lock accepts \(Counted.criteria(changes.count)) with other texts than at "
          + "\(facts.older.source ?? ""), in \(places == 1 ? "1 place that cites" : "\(places) places that cite") "
          + "\(changes.count == 1 ? "it" : "them"): \(shown)",
        cure: "see whether what cites \(changes.count == 1 ? "it" : "them") was held against the texts of today",
        notes: changes.prefix(8).compactMap { OlderNotes(facts: facts).note($0) },
        identity: "accepted with other texts: \(numbers.joined(separator: ", "))"
      )
    }
  }
}
