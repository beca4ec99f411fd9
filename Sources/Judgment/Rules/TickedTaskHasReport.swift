package import Findings
import SpecModel
import Traceability

/// A ticked task without a completion report, where the spec reports on its tasks.
package struct TickedTaskHasReport: Rule {
  package let id: RuleID = "ticked-task-without-report"
  package let severity = Severity.warning
  package let summary = "A ticked task has a completion report, in a spec that keeps reports."
  package let explanation = """
    A tick says that a task is done; a report says what was done and what proves it. Where some tasks of a spec have one, a ticked
    task without one is a claim that nobody can check. A parent's report speaks for its subtasks. At a checkpoint, which names no
    artifact and no report, nothing is made that could be reported.

    Write the report (`counterfoil report 035 4.1` makes it from the evidence), or take the tick back: `- [ ] 4.1 Draw it`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n↓- [x] 2. Name it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1.0 Draw it\n  - [x] 1.1 Outline\n↓- [x] 2.0 Name it\n  ↓- [x] 2.1 Label\n",
      "completion/task-1-0-completion.md": "# Task 1.0 Completion: Draw it\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [x] 1. Draw it\n- [x] 2. Name it\n"]),
    RuleExample([
      "tasks.md":
        "- [x] 1. Draw it\n- [x] 2. Checkpoint - all tests pass\n- [x] 3. Final checkpoint: ask where in doubt\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - [x] 1.1 Outline\n- [ ] 2. Name it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1.0 Draw it\n  - [x] 1.1 Outline\n- [x] 2.0 Name it\n  - [x] 2.1 Label\n",
      "completion/task-1-0-completion.md": "# Task 1.0 Completion: Draw it\n",
      "completion/task-2-parent-completion.md": "# Task 2 Completion: Name it\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec -> [Finding] in
      let reported = Set((spec.reports + spec.outerReports(facts)).flatMap(\.tasks))
      guard !reported.isEmpty else { return [] }
      return spec.tasks.filter { task in
        task.isTicked && !reported.contains(task.id.number) && !task.isCheckpoint
          && !task.id.number.ancestors.contains(where: reported.contains)
      }.map { task in
        let parts = spec.tasks.filter { $0.parent == task.id.number && $0.isTicked }
        let isToldInParts = !parts.isEmpty && parts.allSatisfy { reported.contains($0.id.number) }
        return finding(
          task.location,
          isToldInParts
            ? "task \(task.id.number) is ticked, and has no report: only its subtasks have"
            : "task \(task.id.number) is ticked, and no report says what was done",
          cure: "write it with `counterfoil report \(spec.id.short) \(task.id.number)`, or take the tick back",
          identity: "task \(task.id.number) is ticked, and no report says what was done"
        )
      }
    }
  }
}

extension SpecTask {
  /// `5. Checkpoint - all tests pass`: where people stop and look.
  fileprivate var isCheckpoint: Bool {
    guard artifacts.isEmpty, completionPaths.isEmpty else { return false }
    let words = title.prefix(40).lowercased()
    guard let lead = ["final checkpoint", "checkpoint"].first(where: words.hasPrefix) else { return false }
    // `Checkpoint writer for model weights` is work.
    let rest = words.dropFirst(lead.count).drop { $0 == " " || $0 == "*" }
    return rest.first.map { !$0.isLetter && $0 != "(" } ?? true
  }
}
