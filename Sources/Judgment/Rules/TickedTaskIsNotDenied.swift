package import Findings
import SpecModel
import Traceability

/// A report that says of itself, or of a requirement, that it is not done, on a task that is ticked.
package struct TickedTaskIsNotDenied: Rule {
  package let id: RuleID = "denied-by-report"
  package let severity = Severity.warning
  package let summary = "The report of a ticked task says neither of itself nor of a requirement that it is not done."
  package let explanation = """
    A tick says that a task is done, and its own report says ❌ or ⏳ of what it was for, or `**Status**: Blocked` of itself. Whoever
    reads the plan alone takes the requirement for met.

    Take the tick back, `- [ ] 1. Draw it`, until the work is done; or, where it was done later, say so in the report:
    `✅ Requirement 1.1: it is drawn`. Where a report says ✅ of the same requirement, it is no finding of this
    rule, and neither is ⏳ of one that an open task cites.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ ↓Requirement 1.1: on iOS it is not\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ ↓Requirement 1.1: iOS is to follow\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓Blocked by the tokens\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓🔄 In progress\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n- [-] 2. Name it\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      **Status**: Complete (pending review)

      ## What stood in the way

      **Status**: Blocked until the tokens came
      """,
      "completion/task-2-completion.md": "# Task 2 Completion: Name it\n\n**Status**: In progress\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ Requirement 1.1: on iOS it is not\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Draw it on iOS\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ Requirement 1.1: iOS is to follow\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [x] 2. Draw it on iOS\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ Requirement 1.1: iOS is to follow\n",
      "completion/task-2-completion.md": "# Task 2 Completion: Draw it on iOS\n\n✅ Requirement 1.1: on iOS too\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] { unfinished(facts) + denied(facts) }

  /// Reports that say of themselves that they are not at their end.
  private func unfinished(_ facts: Facts) -> [Finding] {
    var unfinished = UnfinishedReports(facts)
    return facts.corpus.specs.flatMap { spec -> [Finding] in
      var byNumber: [TaskNumber: [SpecTask]]?
      return spec.reports.compactMap { report in
        guard let status = unfinished.status(of: report) else { return nil }
        let all = byNumber ?? Dictionary(grouping: spec.tasks) { $0.id.number }
        byNumber = all
        let tasks = report.tasks.flatMap { all[$0] ?? [] }
        guard let task = tasks.first, tasks.allSatisfy(\.isTicked) else { return nil }
        return finding(
          status.entry.location,
          "the report says `\(status.words)` of itself, and task \(task.id.number) is ticked",
          cure: "take the tick back, or say what became of it",
          notes: [.init(location: task.location, message: "task \(task.id.number), ticked")]
        )
      }
    }
  }

  /// `⏳ Requirement 2.1: it comes with task 2`: a task that is still open cites it.
  private func isPlanned(_ claim: TracedClaim, _ tasks: [TaskID: SpecTask], _ graph: TraceGraph) -> Bool {
    claim.resolution.criteria.contains { id in
      graph.criteria[id]?.tasks.contains { tasks[$0]?.state == .open || tasks[$0]?.state == .inProgress } ?? false
    }
  }

  private func denied(_ facts: Facts) -> [Finding] {
    let denials = facts.graph.claims.filter { $0.claim.mark == .failed || $0.claim.mark == .pending }
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
        claim.claim.mark == .failed || !isPlanned(claim, tasks, facts.graph),
        !facts.historic.speak(of: claim.claim.reference.location, insteadOf: id, severity)
      else { return nil }
      let reported = claim.tasks.compactMap { tasks[TaskID(spec: spec, number: $0)] }
      guard let first = reported.first, reported.allSatisfy(\.isTicked),
        // What was written as one range is one denial.
        seen.insert(claim.claim.reference.location).inserted
      else { return nil }
      let state = claim.claim.mark == .failed ? "not met" : "still to be done"
      return finding(
        claim.claim.reference.location,
        "it says that \(claim.claim.reference.local) is \(state), and task \(first.id.number) is ticked",
        cure: "take the tick back, or say what became of it",
        notes: [.init(location: first.location, message: "task \(first.id.number), ticked")]
      )
    }
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
