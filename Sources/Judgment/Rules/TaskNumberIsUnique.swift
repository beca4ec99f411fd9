package import Findings
import SpecModel

/// Two tasks of a spec with the same number.
package struct TaskNumberIsUnique: Rule {
  package let id: RuleID = "duplicate-task"
  package let severity = Severity.warning
  package let summary = "Each task of a spec bears a number of its own."
  package let explanation = """
    A completion report names its task by number. With two tasks of one number nobody can say which of them it speaks for, and one
    tick can stand for both.

    Give the later one the next free number, and correct the reports and citations that mean it.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n↓- [ ] 1. Name it\n"])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] 2. Name it\n"])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec -> [Finding] in
      var first: [TaskNumber: SpecTask] = [:]
      return spec.tasks.compactMap { task in
        guard let earlier = first.updateValue(first[task.id.number] ?? task, forKey: task.id.number) else { return nil }
        return finding(
          task.location,
          "task \(task.id.number) is there already: `\(earlier.title)`",
          cure: "give it a number of its own",
          notes: [.init(location: earlier.location, message: "the first task \(task.id.number)")]
        )
      }
    }
  }
}
