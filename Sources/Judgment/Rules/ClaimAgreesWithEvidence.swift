package import Findings
import SpecModel
import Traceability

/// A claim that evidence, or another report, contradicts.
package struct ClaimAgreesWithEvidence: Rule {
  package let id: RuleID = "contradicted-claim"
  package let severity = Severity.error
  package let summary = "What a report claims, no check and no other report denies."
  package let explanation = """
    A report marks a requirement as met while a check of it fails, or while another report marks it ❌.

    Mend the component and run `counterfoil check`, or take the mark back.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n↓✅ Requirement 1.1: it is 24 points wide\n",
      "completion/task-2-completion.md": "# Task 2 Completion\n\n❌ Requirement 1.1: it is not\n",
    ])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is 24 points wide\n",
    ])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    zip(facts.graph.claims, facts.claims).compactMap { claim, verdict in
      guard verdict == .contradicted else { return nil }
      let ids = claim.resolution.criteria
      let failing = ids.compactMap { facts.criteria[$0] }.first { $0.state == .failing }
      let message =
        failing.map { "a check of \($0.id) fails: \($0.chain.firstBroken?.reason ?? "")" }
        ?? "another report says that \(ids.map(\.description).joined(separator: ", ")) is not met"
      return finding(
        claim.claim.location,
        message,
        cure: "mend it and run `counterfoil check`, or take the mark back",
        notes: denials(of: ids, facts)
      )
    }
  }

  private func denials(of ids: [CriterionID], _ facts: Facts) -> [Finding.Note] {
    facts.graph.claims.filter { $0.claim.mark == .failed && $0.resolution.criteria.contains(where: ids.contains) }
      .prefix(3).map {
        Finding.Note(location: $0.claim.location, message: "says that it is not met")
      }
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
