package import Findings
import SpecModel

/// A task that waits for one that is not there.
package struct TaskDependencyResolves: Rule {
  package let id: RuleID = "dangling-task"
  package let severity = Severity.warning
  package let summary = "A task waits for tasks, and a report speaks of subtasks, that `tasks.md` knows."
  package let explanation = """
    `_Depends: 1.4_` where there is no task 1.4 says that something must be done first, and not what. Mostly the tasks were renumbered.
    The same goes for the subtasks that a parent's report sums up: `**Task 4.7: ...**` of a task that ends at 4.6.

    Write the number that the task has today, or take the line out: `_Depends: 1.3_`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n↓- [ ] 2. Name it\n  - _Depends: 7_\n"])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] 2. Name it\n  - _Depends: 1_\n"])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var search = NearestSearch()
    return facts.corpus.specs.flatMap { spec -> [Finding] in
      guard !spec.tasks.isEmpty else { return [] }
      let known = Set(spec.tasks.map(\.id.number))
      let names = known.sorted().map(\.text)
      let waiting = spec.tasks.flatMap { task in
        // Words between the numbers are prose.
        task.dependencies.filter { !known.contains($0) && $0.text.first?.isNumber == true }.map {
          about($0, at: task.location, "task \(task.id.number) waits for task \($0)", names, &search)
        }
      }
      let summed = spec.reports.flatMap(\.subtaskContributions).filter { !known.contains($0.task) }.map {
        about($0.task, at: $0.location, "this report sums up task \($0.task)", names, &search)
      }
      return waiting + summed
    }
  }

  private func about(
    _ number: TaskNumber,
    at location: Location,
    _ words: String,
    _ known: [String],
    _ search: inout NearestSearch
  ) -> Finding {
    let nearest = search.match(to: number.text, among: known)
    return finding(
      location,
      "\(words), which `tasks.md` does not know",
      cure: nearest.map { "correct the number, to \($0) perhaps" } ?? "correct the number"
    )
  }
}
