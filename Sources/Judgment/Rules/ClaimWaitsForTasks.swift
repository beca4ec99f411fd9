package import Findings
import SpecModel
import Traceability

/// A claim on a criterion all of whose tasks are still open.
package struct ClaimWaitsForTasks: Rule {
  package let id: RuleID = "claim-of-open-task"
  package let severity = Severity.info
  package let summary = "A criterion that a report claims has a ticked task among those that work on it."
  package let explanation = """
    `tasks.md` says which tasks work on a criterion. Where none of them is ticked, and a report on some other task says ✅, either the
    work was done elsewhere, and the ticks lag behind, or the claim came too early. A line without a mark that leaves it to its task,
    `Requirement 1.2: task 2`, claims nothing.

    Tick `- [x] 2. Name it` if that is done, or take `✅ Requirement 1.2` back until it is.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Name it\n  - _Requirements: 1.2_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ✅ Requirement 1.1: the width is 24 points
      ✅ ↓Requirement 1.2: the height is 24 points
      """,
    ])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n- [ ] 2. Name it\n  - _Requirements: 1.2_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n✅ Requirement 1.2: the height is 24 points\n",
    ]),
    // What a report says that it left alone it does not claim.
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Name it\n  - _Requirements: 1.2_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      - Requirement 1.1: the width is 24 points
      - Requirement 1.2: not touched
      """,
    ]),
    // The report is about the open task itself: that is another rule's finding.
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n✅ Requirement 1.1: the width is 24 points\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let tasks = Dictionary(facts.corpus.specs.flatMap(\.tasks).map { ($0.id, $0) }) { first, _ in first }
    // Most tasks are ticked, and most criteria have no task that waits: they are ruled out without a look at the tasks.
    let waiting = Set(tasks.values.filter { isOpen($0, tasks) }.map(\.id))
    guard !waiting.isEmpty else { return [] }
    let awaited = Set(facts.graph.criteria.filter { $0.value.tasks.contains(where: waiting.contains) }.keys)
    guard !awaited.isEmpty else { return [] }
    return facts.graph.claims.indices.compactMap { place in
      let claim = facts.graph.claims[place]
      guard claim.claim.saysMet, case .criterion(let id) = claim.resolution, awaited.contains(id),
        facts.misdirections[place] == nil
      else { return nil }
      // What a hundred tasks work on is no one task's to tick.
      guard let cited = facts.graph.criteria[id]?.tasks, cited.count <= 100 else { return nil }
      let working = cited.compactMap { tasks[$0] }.filter { $0.state != .dropped }
      guard working.allSatisfy({ waiting.contains($0.id) }),
        !working.contains(where: { $0.id.spec == claim.spec && isReported($0, by: claim) })
      else { return nil }
      return finding(about: claim, working)
    }
  }

  /// Neither it nor a task that contains it is ticked: some tick a parent and leave its subtasks.
  private func isOpen(_ task: SpecTask, _ tasks: [TaskID: SpecTask]) -> Bool {
    guard task.isUnticked else { return false }
    return !task.id.number.ancestors.contains { tasks[TaskID(spec: task.id.spec, number: $0)]?.isTicked == true }
  }

  /// The report is about the task, a part of it, or the whole that it is a part of.
  private func isReported(_ task: SpecTask, by claim: TracedClaim) -> Bool {
    let number = task.id.number
    return claim.tasks.contains { $0 == number || $0.isPart(of: number) || number.isPart(of: $0) }
  }

  private func finding(about claim: TracedClaim, _ tasks: [SpecTask]) -> Finding {
    let numbers = tasks.map(\.id.number.text)
    let local = claim.claim.reference.local
    let last = numbers[numbers.count - 1]
    return finding(
      claim.claim.reference.location,
      numbers.count == 1
        ? "task \(last), which works on \(local), is not ticked"
        : "tasks \(numbers.dropLast().joined(separator: ", ")) and \(last), which work on \(local), are not ticked",
      cure: "tick what is done, or take the claim back",
      notes: tasks.prefix(3).map { .init(location: $0.location, message: "`[\($0.state.rawValue)]`") },
      identity: "no task that works on \(local) is ticked"
    )
  }
}

private let two = """
  ### Requirement 1: Size

  1. WHEN it is drawn THEN it SHALL be 24 points wide
  2. WHEN it is drawn THEN it SHALL be 24 points high
  """
