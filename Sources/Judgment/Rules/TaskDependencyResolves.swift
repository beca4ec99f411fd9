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
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] 2. Name it\n  - _Depends: 1, ↓7_\n"]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] 2. Name it\n  - _Depends: ↓7-8_\n"]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] 2. Name it\n  - _Depends: 1_\n"])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec -> [Finding] in
      guard !spec.tasks.isEmpty else { return [] }
      let known = Set(spec.tasks.map(\.id.number))
      let waiting = spec.tasks.flatMap { task -> [Finding] in
        // Words between the numbers are prose, and what was written as one range is one slip.
        let missing = task.dependencies.filter { !known.contains($0) && $0.text.first?.isNumber == true }
        let byPlace = Dictionary(grouping: missing) { task.dependencyPlaces[$0] ?? task.location }
        return byPlace.sorted { $0.key < $1.key }.map { place, numbers in
          let names = numbers.map(\.text).joined(separator: ", ")
          return about(place, "task \(task.id.number) waits for \(numbers.count == 1 ? "task" : "tasks") \(names)")
        }
      }
      let byTitle = Dictionary(spec.tasks.compactMap { task in task.tellingTitle.map { ($0, task.id.number) } }) {
        first,
        _ in
        first
      }
      let summed = spec.reports.flatMap(\.subtaskContributions).filter { !known.contains($0.task) }.map {
        about($0.location, "this report sums up task \($0.task)", meant: byTitle[$0.title.lowercased()])
      }
      return waiting + summed
    }
  }

  /// - Parameter meant: whose title it bears. The number that looks most alike would be a guess.
  private func about(_ location: Location, _ words: String, meant: TaskNumber? = nil) -> Finding {
    finding(
      location,
      "\(words), which `tasks.md` does not know",
      cure: meant.map { "write \($0), which bears this title" } ?? "correct the number, or take it out"
    )
  }
}
