package import Findings
import SpecModel
import Traceability

/// A report that says of itself, or of a requirement, that it is not done, on a task that is ticked.
package struct TickedTaskIsNotDenied: Rule {
  package let id: RuleID = "denied-by-report"
  package let severity = Severity.warning
  package let summary = "The report of a ticked task says neither of itself nor of what it was for that it is not done."
  package let explanation = """
    A tick says that a task is done, and its own report says ❌, ⏳ or `Partial` of what it was for, a requirement or a success
    criterion, or `**Status**: Blocked` of itself. Whoever reads the plan alone takes it for met.

    Take the tick back, `- [ ] 1. Draw it`, until the work is done; or, where it was done later, say so in the report:
    `✅ Requirement 1.1: it is drawn`. Where a report says ✅ of the same requirement, it is no finding of this
    rule, and neither is ⏳ of one that an open task cites, or ❌ of one that only open tasks cite.
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
    // A subtask that is still open is a part of what the tick says.
    RuleExample([
      "requirements.md": two,
      "tasks.md": """
      - [x] 1. Draw it
        - [x] 1.1 Width
          - _Requirements: 1.1_
        - [ ] 1.2 Height
          - _Requirements: 1.2_
      """,
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ ↓Requirement 1.2: not yet\n",
    ]),
    // It is for it, whoever else is; so is a subtask; and what was moved is no work that is to come.
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Draw it on iOS\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ ↓Requirement 1.1: on iOS it is not\n",
    ]),
    RuleExample([
      "requirements.md": two,
      "tasks.md": """
      - [x] 1. Draw it
        - [x] 1.1 Width
          - _Requirements: 1.1_
        - [x] 1.2 Height
          - _Requirements: 1.2_
      - [~] 2. Menu (moved)
        - _Requirements: 1.2_
      """,
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ ↓Requirement 1.2: moved\n",
    ]),
    // Words say no as a mark does.
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Requirements Compliance

      ### ↓Requirement 1.1: Width

      Not implemented yet.
      """,
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Requirements Compliance

      - ↓Requirement 1.1 has not been implemented on iOS.
      """,
    ]),
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Requirements Compliance

      | Requirement | Web | iOS |
      |---|---|---|
      | ↓1.1 | Pass | Fail |

      | Requirement | Status |
      |---|---|
      | ↓1.2 | ⚠️ Partial |
      """,
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Requirements Compliance

      | Requirement | Status |
      |---|---|
      | ↓1.1 | Web Pass, iOS Fail |
      """,
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Requirements Compliance

      | Requirement | One | Another |
      |---|---|---|
      | ↓1.1 | Web Pass | iOS Fail |
      """,
    ]),
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Requirements Compliance

      ⚠️ ↓Requirement 1.1: partially met

      | Requirement | Status |
      |---|---|
      | ↓1.2 | Partial |
      """,
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md":
        "# Task 1 Completion: Draw it\n\n↓### Criterion 1: It is drawn ❌\n\nNot yet.\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ↓### Criterion 1: It is drawn

      **Status**: ❌ Not met
      """,
    ]),
    // Right below the heading, or at the end of an item.
    ticked("↓### Criterion 1: It is drawn\n\n❌ Not met on iOS\n\n↓### Criterion 2: It is named\nNot met.\n"),
    ticked("1. It is wide ✅\n↓2. It is high ❌\n"),
    ticked("**The criteria:**\n\n- It is wide ✅\n↓- It is high ❌\n"),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓Blocked by the tokens\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓Complete except for iOS\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓🔄 In progress\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Files

      ↓## Task Status: ⏳ Pending
      """,
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n- [x] 2. Name it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Estado:** ↓Pendiente\n",
      "completion/task-2-completion.md": "# Task 2 Completion: Name it\n\n**状态**: ↓进行中\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    // It was mended, and the report of the same task says so further down.
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ### Criterion 1: It is drawn ❌

      Not at first.

      ### Criterion 1: It is drawn ✅

      Now it is.
      """,
    ]),
    RuleExample([
      "tasks.md": "- [ ] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n### Criterion 1: It is drawn ❌\n\nNot yet.\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ### Criterion 1: It is drawn

      **Status**: ✅ Met

      - ❌ The first draft was not.
      """,
    ]),
    // What the criterion asks for, what was so before, and what was done for it.
    ticked("### Criterion 1: Errors are seen\n\n❌ marks each row with an error\n"),
    ticked("### Criterion 1: It is named\n\nNot only named, and in three languages.\n"),
    ticked("### Criterion 1: It is drawn\n\n❌ → ✅ since the second run\n"),
    ticked("1. It is wide ✅\n2. A row with an error shows ❌\n"),
    ticked("**Criterion 1**: It is drawn\n\n1. First run ❌\n2. Second run ✅\n"),
    // Evidence below a criterion without a number, which bears its mark in front, nowhere or in a table; and before the next one.
    ticked("✅ **All tests pass**\n\n- First run ❌\n- Second run ✅\n"),
    ticked("✅ Documentation is updated\n\n- Exit code for a bad link ❌\n"),
    ticked("**All tests pass**\n\n- First run ❌\n- Second run ✅\n"),
    ticked("All tests pass ✅\n\n- First run ❌\n- Second run ✅\n"),
    ticked("1. All tests pass\n\n- First run ❌\n- Second run ✅\n"),
    ticked("The tests:\n\n- First run ❌\n- Second run ✅\n\n- [x] All tests pass\n"),
    ticked("| Criterion | Status |\n|---|---|\n| All tests pass | ✅ |\n\n- First run ❌\n- Second run ✅\n"),
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
    // The report says honestly that the next task is for it.
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Name it\n  - _Requirements: 1.2_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ Requirement 1.2: next task\n",
    ]),
    // A sign may warn of anything, and so may words that are no status.
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Requirements Compliance

      | Requirement | Web | iOS |
      |---|---|---|
      | 1.1 | Pass | Pass, with a warning |
      | 1.2 | Web Pass | iOS icons are shown as open |

      | Requirement | Status |
      |---|---|
      | 1.2 | ⚠️ see below |
      """,
    ]),
    // What was not touched is no promise of this task.
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n- Requirement 1.2: not touched\n",
    ]),
    // Neither resolves, and both say the same.
    RuleExample([
      "requirements.md": "### NFR-2: Speed\n\n- It SHALL be drawn at once\n" + one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Measure it\n  - _Requirements: NFR 2.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ Requirement NFR-2.1: to be measured\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [x] 2. Draw it on iOS\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ Requirement 1.1: iOS is to follow\n",
      "completion/task-2-completion.md": "# Task 2 Completion: Draw it on iOS\n\n✅ Requirement 1.1: on iOS too\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] { unfinished(facts) + denied(facts) + failedCriteria(facts) }

  private func failedCriteria(_ facts: Facts) -> [Finding] {
    DeniedSuccessCriteria.all(in: facts.corpus).map { denied in
      let name = denied.criterion.number.map { "success criterion \($0)" } ?? "a success criterion"
      let state = denied.criterion.mark == .failed ? "not met" : "still to be met"
      return finding(
        denied.criterion.location,
        "the report says that \(name) is \(state), and task \(denied.task.id.number) is ticked",
        cure: "take the tick back, or say what became of it",
        notes: [.init(location: denied.task.location, message: "task \(denied.task.id.number), ticked")]
      )
    }
  }

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

  /// The ticked task that is there for what the report denies, or else the first that it is about.
  ///
  /// - Returns: `nil` where an open task is there for it: `⏳ Requirement 2.1: it comes with task 2`, and `❌` of what no ticked task
  ///   of the report cites.
  private func task(deniedBy claim: TracedClaim, _ reported: [SpecTask], _ work: inout DeniedWork) -> SpecTask? {
    let isPlanned = work.isPlanned(claim)
    guard claim.claim.saysUnmet || !isPlanned else { return nil }
    return work.done(claim, by: reported) ?? (isPlanned ? nil : reported.first)
  }

  private func denied(_ facts: Facts) -> [Finding] {
    let denials = facts.graph.claims.filter(\.claim.denies)
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
    var work = DeniedWork(facts.graph, tasks: tasks)
    return denials.compactMap { claim in
      guard let spec = claim.spec,
        !claim.resolution.criteria.contains(where: met.contains),
        !facts.historic.speak(of: claim.claim.reference.location, insteadOf: id, severity)
      else { return nil }
      let reported = claim.tasks.compactMap { tasks[TaskID(spec: spec, number: $0)] }
      guard reported.allSatisfy(\.isTicked), let first = task(deniedBy: claim, reported, &work),
        // What was written as one range is one denial.
        seen.insert(claim.claim.reference.location).inserted
      else { return nil }
      let state = claim.claim.saysUnmet ? "not met" : claim.claim.saysPartly ? "met in part" : "still to be done"
      return finding(
        claim.claim.reference.location,
        "it says that \(claim.claim.reference.local) is \(state), and task \(first.id.number) is ticked",
        cure: "take the tick back, or say what became of it",
        notes: [.init(location: first.location, message: "task \(first.id.number), ticked")]
      )
    }
  }
}

private func ticked(_ criteria: String) -> RuleExample {
  RuleExample([
    "tasks.md": "- [x] 1. Draw it\n",
    "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n## Success Criteria\n\n\(criteria)",
  ])
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
private let two = one + "2. WHEN it is drawn THEN it SHALL be 24 points high\n"
