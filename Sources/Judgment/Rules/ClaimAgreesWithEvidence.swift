import Evidence
package import Findings
import SpecModel
import Traceability

/// A claim that evidence contradicts.
package struct ClaimAgreesWithEvidence: Rule {
  package let id: RuleID = "contradicted-claim"
  package let severity = Severity.error
  package let severities: [Severity] = [.error, .warning, .info]
  package let summary = "What a report claims, no check denies."
  package let needsDocumentsOnly = false
  package let explanation = """
    A report marks a requirement as met while a check of it fails: whoever reads the report is misled.

    Mend the component and run `counterfoil check`, or take the mark back: `✅ Requirement 1.1` becomes `❌ Requirement 1.1`. A report
    that says ❌ of what every check proves is a warning: it was overtaken, or knows what no check looks at. One that says ✅ of what was
    proven for an older text, check or component is a note: nobody knows whether it still holds, until `counterfoil check` has run.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(
      [
        "requirements.md": one, "design.md": check,
        "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ ↓Requirement 1.1: it is 24 points wide\n",
      ],
      outcomes: [.failed(.expectation)]
    ),
    RuleExample(
      [
        "requirements.md": one, "design.md": check,
        "completion/task-1-completion.md": "# Task 1 Completion\n\n❌ ↓Requirement 1.1: it is 20 points wide\n",
      ],
      outcomes: [.passed]
    ),
  ]
  package let nonTriggering: [RuleExample] = [
    RuleExample(
      [
        "requirements.md": one, "design.md": check,
        "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is 24 points wide\n",
      ],
      outcomes: [.passed]
    ),
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is 24 points wide\n",
    ]),
    // That another report denies it is another rule's finding.
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is 24 points wide\n",
      "completion/task-2-completion.md": "# Task 2 Completion\n\n❌ Requirement 1.1: it is not\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    contradicted(in: facts) + denied(in: facts) + overtaken(in: facts)
  }

  /// What else is wrong with such a claim says more.
  private func overtaken(in facts: Facts) -> [Finding] {
    guard facts.claims.contains(.stale) else { return [] }
    return zip(facts.graph.claims, facts.claims).compactMap { claim, verdict in
      guard verdict == .stale,
        let stale = claim.resolution.criteria.lazy.compactMap({ facts.criteria[$0] }).first(where: {
          $0.state == .stale
        })
      else { return nil }
      return Finding(
        rule: id,
        severity: .info,
        location: claim.claim.reference.location,
        message: "it says that \(stale.id) is met, and was proven for an older text, check or component",
        cure: "run `counterfoil check` on what there is today",
        identity: "the proof of \(stale.id) is stale"
      )
    }
  }

  private func denied(in facts: Facts) -> [Finding] {
    facts.graph.claims.compactMap { claim in
      guard claim.claim.mark == .failed, case .criterion(let id) = claim.resolution,
        let judgment = facts.criteria[id], judgment.state == .proven
      else { return nil }
      return Finding(
        rule: self.id,
        severity: .warning,
        location: claim.claim.reference.location,
        message: "it says that \(id) is not met, and every check of it passes",
        cure: "write `✅` if it was overtaken, or the check that shows what is missing"
      )
    }
  }

  private func contradicted(in facts: Facts) -> [Finding] {
    guard facts.claims.contains(.contradicted) else { return [] }
    let fences = Dictionary(facts.graph.obligations.map { ($0.id.text, $0.block.fence) }) { first, _ in first }
    return zip(facts.graph.claims, facts.claims).compactMap { claim, verdict in
      guard verdict == .contradicted,
        let failing = claim.resolution.criteria.lazy.compactMap({ facts.criteria[$0] }).first(where: isFailing)
      else { return nil }
      let result = failing.results.first { $0.isCurrent && $0.result.isFailure }
      let fence = result.flatMap { fences[$0.result.check.text] }
      return finding(
        claim.claim.reference.location,
        "a check of \(failing.id) fails: "
          + (result.map { "\($0.result.check) \($0.result.outcome.description)\(Self.words(of: $0.result))" }
            ?? failing.chain.firstBroken?.reason ?? ""),
        cure: result?.result.source == .junit
          ? "mend it, run the tests and `counterfoil check --junit` on their results, or take the mark back"
          : "mend it and run `counterfoil check`, or take the mark back",
        notes: fence.map { [.init(location: $0, message: "the check")] } ?? [],
        identity: "a check of \(failing.id) fails"
      )
    }
  }

  /// `: was 20`, as far as a line of a terminal goes.
  private static func words(of result: CheckResult) -> String {
    guard let message = result.messages.first(where: { $0.level == .failure }) ?? result.messages.first,
      let line = message.text.split(whereSeparator: \.isNewline).first
    else { return "" }
    return ": \(line.prefix(120))\(line.count > 120 ? "…" : "")"
  }

  private func isFailing(_ judgment: CriterionJudgment) -> Bool { judgment.state == .failing }
}

private let check = "# Design\n\n```swift check verifies=1.1\n#expect(width == 24)\n```\n"
private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
