package import Findings
import SpecModel
import Traceability

/// Two claims on one criterion, one of which says that it is met and one that it is not.
package struct ClaimsAgree: Rule {
  package let id: RuleID = "contradicting-claims"
  package let severity = Severity.warning
  package let summary = "What one report claims, no report denies."
  package let explanation = """
    A criterion is met or it is not. Where one line marks it ✅ and another one ❌, or the same report ⏳, one of them was overtaken, or was
    never true, and a reader cannot tell which. Such a claim counts as contradicted, and the gate does not let it pass. What tells of
    another time, `was ❌ before the fix` or a quote below `Anna reported:`, denies nothing.

    Correct the line that is wrong. `❌ Requirement 1.1: it is not drawn yet`, written before the work was done, becomes
    `✅ Requirement 1.1: it is drawn`, or goes.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ ↓Requirement 1.1: it is 24 points wide\n",
      "completion/task-2-completion.md": "# Task 2 Completion\n\n❌ Requirement 1.1: it is not\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ❌ Requirement 1.1: on iOS it is not

      ✅ ↓Requirement 1.1: it is 24 points wide
      """,
    ]),
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ✅ ↓Requirement 1.1: it is 24 points wide

      ⏳ Requirement 1.1: to be measured
      """,
    ]),
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ✅ ↓Requirement 1.1: it is 24 points wide

      Requirement 1.1 was ❌ in the last run, as it was before, and is ❌ still.
      """,
    ]),
    // A box of the report's own.
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ✅ ↓Requirement 1.1: it is 24 points wide

      > ❌ Requirement 1.1: on iOS it is not
      """,
    ]),
    // What one line names as a whole, another one denies as a whole.
    RuleExample([
      "requirements.md": one + "2. WHEN it is drawn THEN it SHALL be centred\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ## Requirements Compliance

      - **↓Requirement 1 (Size)**: Drawn as described
      """,
      "completion/task-2-completion.md": "# Task 2 Completion\n\n❌ Requirement 1: nothing is drawn\n",
    ]),
    // Nothing there is to fail.
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n1. WHEN the size is no number THEN the build SHALL NOT fail\n",
      "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ ↓Requirement 1.1: tried by hand\n",
      "completion/task-2-completion.md": "# Task 2 Completion\n\n- Requirement 1.1: fails\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is 24 points wide\n",
      "completion/task-2-completion.md": "# Task 2 Completion\n\n⏳ Requirement 1.1: iOS is to follow\n",
    ]),
    // That it fails is what is demanded.
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n1. WHEN the size is no number THEN the build SHALL fail\n",
      "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: tried by hand\n",
      "completion/task-2-completion.md": """
      # Task 2 Completion

      ## Requirements

      - 1.1: fails

      | Requirement | Status |
      |---|---|
      | 1.1 | Fails as demanded |
      """,
    ]),
    // That it is described somewhere says nothing of each criterion.
    RuleExample([
      "requirements.md": one + "2. WHEN it is drawn THEN it SHALL be centred\n",
      "completion/task-1-completion.md": "# Task 1 Completion\n\n❌ Requirement 1.1: on iOS it is not\n",
      "completion/task-2-completion.md": """
      # Task 2 Completion

      ## Requirements Compliance

      - **Requirement 1 (Size)**: Described in the README
      """,
    ]),
    // How it was once.
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ## Requirements Compliance

      - ✅ Requirement 1.1: it is 24 points wide

      ## History

      Requirement 1.1 was ❌ before the fix.

      - Requirement 1.1 failed at first ❌ and passes now ✅

      Anna reported in the first week:

      > ❌ Requirement 1.1: on iOS it is too small
      """,
    ]),
    // A title above marked criteria claims nothing itself.
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ## Requirements

      ### Requirement 1: Size

      - ❌ Requirement 1.1: on iOS it is not
      """,
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let claims = facts.graph.claims
    var denials: [CriterionID: [Int]] = [:]
    for place in claims.indices where claims[place].claim.saysUnmet {
      // Of many the first ones say enough.
      for id in claims[place].resolution.criteria where denials[id, default: []].count < 3 {
        denials[id, default: []].append(place)
      }
    }
    return contradicted(by: denials, facts) + undone(facts)
  }

  /// ✅ and ⏳ of one criterion in one report. In two the work may have been done between them.
  private func undone(_ facts: Facts) -> [Finding] {
    struct Place: Hashable {
      let criterion: CriterionID
      let document: DocumentPath
    }
    let claims = facts.graph.claims
    var pending: [Place: Claim] = [:]
    for traced in claims where traced.claim.mark == .pending {
      for id in traced.resolution.criteria {
        let place = Place(criterion: id, document: traced.claim.location.path)
        pending[place] = pending[place] ?? traced.claim
      }
    }
    guard !pending.isEmpty else { return [] }
    return claims.compactMap { traced in
      guard traced.claim.saysMet, !traced.isUnmarkedWhole,
        let id = traced.resolution.criteria.first(where: {
          pending[Place(criterion: $0, document: traced.claim.location.path)] != nil
        }),
        let other = pending[Place(criterion: id, document: traced.claim.location.path)]
      else { return nil }
      return finding(
        traced.claim.reference.location,
        "this report says that \(id.local) is still to be done",
        cure: "correct the line that is wrong",
        notes: [.init(location: other.reference.location, message: "marked ⏳ here")],
        identity: "a report says that \(id.local) is still to be done"
      )
    }
  }

  private func contradicted(by denials: [CriterionID: [Int]], _ facts: Facts) -> [Finding] {
    guard !denials.isEmpty else { return [] }
    let claims = facts.graph.claims
    return claims.indices.compactMap { place in
      let ids = claims[place].resolution.criteria
      let denied = ids.filter { denials[$0] != nil }
      let places = denied.prefix(3).flatMap { denials[$0] ?? [] }
      // What a check fails is contradicted by the check: that is another rule's finding.
      guard facts.claims[place] == .contradicted, !places.isEmpty,
        !ids.contains(where: { facts.criteria[$0]?.state == .failing })
      else { return nil }
      return finding(about: claims[place], denied, denials: places.map { claims[$0].claim })
    }
  }

  private func finding(about claim: TracedClaim, _ denied: [CriterionID], denials: [Claim]) -> Finding {
    let more = denied.count > 8 ? " and others" : ""
    let names = denied.prefix(8).map(\.local).joined(separator: ", ") + more
    let here = denials.contains { $0.location.path == claim.claim.location.path }
    return finding(
      claim.claim.reference.location,
      "\(here ? "this report" : "another report") says that \(names) \(denied.count == 1 ? "is" : "are") not met",
      cure: "correct the line that is wrong",
      notes: denials.prefix(3).map { Finding.Note(location: $0.reference.location, message: "marked ❌ here") },
      identity: "a report says that \(names) \(denied.count == 1 ? "is" : "are") not met"
    )
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
