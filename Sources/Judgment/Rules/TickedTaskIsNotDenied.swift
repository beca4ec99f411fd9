package import Findings
import SpecModel
import Traceability

/// A report that says of a requirement that it is not met, on a task that is ticked.
package struct TickedTaskIsNotDenied: Rule {
  package let id: RuleID = "denied-by-report"
  package let severity = Severity.warning
  package let summary = "The report of a ticked task says of no requirement that it is not met."
  package let explanation = """
    A tick says that a task is done, and its own report says ❌ of what it was for. Whoever reads the plan alone takes the
    requirement for met.

    Take the tick back, `- [ ] 1. Draw it`, until the work is done; or, where it was done later, say so in the report:
    `✅ Requirement 1.1: it is drawn`. Where another report says ✅ of the same requirement, `contradicting-claims` speaks instead.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ ↓Requirement 1.1: on iOS it is not\n",
    ])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ Requirement 1.1: on iOS it is not\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ Requirement 1.1: iOS is to follow\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let denials = facts.graph.claims.filter { $0.claim.mark == .failed }
    guard !denials.isEmpty else { return [] }
    let specs = Set(denials.compactMap(\.spec))
    let tasks = Dictionary(
      facts.corpus.specs.filter { specs.contains($0.id) }.flatMap(\.tasks).map { ($0.id, $0) }
    ) { first, _ in first }
    let denied = Set(denials.flatMap(\.resolution.criteria).map(\.spec))
    let met = Set(
      facts.graph.claims.filter(\.claim.saysMet).flatMap(\.resolution.criteria).filter { denied.contains($0.spec) }
    )
    var seen: Set<Location> = []
    return denials.compactMap { claim in
      guard let spec = claim.spec,
        !claim.resolution.criteria.contains(where: met.contains),
        !facts.historic.speak(of: claim.claim.reference.location, insteadOf: id, severity)
      else { return nil }
      let reported = claim.tasks.compactMap { tasks[TaskID(spec: spec, number: $0)] }
      guard let first = reported.first, reported.allSatisfy(\.isTicked),
        // What was written as one range is one denial.
        seen.insert(claim.claim.reference.location).inserted
      else { return nil }
      return finding(
        claim.claim.reference.location,
        "it says that \(claim.claim.reference.local) is not met, and task \(first.id.number) is ticked",
        cure: "take the tick back, or say what became of it",
        notes: [.init(location: first.location, message: "task \(first.id.number), ticked")]
      )
    }
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
