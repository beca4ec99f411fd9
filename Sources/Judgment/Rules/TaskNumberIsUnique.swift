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

    Give the later one the next free number, and correct the reports and citations that mean it. A list that writes `1.` before each of
    its items leaves it to markdown to count them, and they bear the numbers that a page shows: 1, 2, 3.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n↓- [ ] 1. Name it\n"]),
    RuleExample(["tasks.md": "1. [x] Draw it\n2. [x] Name it\n↓2. [ ] Show it\n3. [ ] Ship it\n"]),
    // Each phase counts from 1, and so two tasks are the second.
    RuleExample([
      "tasks.md": """
      ## Phase 1

      1. [x] Draw it
      1. [x] Name it

      ## Phase 2

      ↓1. [ ] Show it
      ↓1. [ ] Ship it
      """
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] 2. Name it\n"]),
    // The page counts.
    RuleExample(["tasks.md": "1. [x] Draw it\n   - Take a pen\n1. [x] Name it\n1. [ ] Show it\n"]),
    // One task said twice; the boxes of a checklist, and the steps of a task.
    RuleExample([
      "tasks.md": """
      ## Overview

      - [x] 1. Draw it
      - [ ] 2. Name it

      ## Details

      - [x] 1. Draw it
        Steps:
        - [x] 1. Take a pen
        - [x] 2. Lift it

      ## Definition of Done

      - [ ] 1. It is seen in Safari
      """
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec -> [Finding] in
      var first: [TaskNumber: SpecTask] = [:]
      // Nearly all specs number their tasks once, and nobody needs to look at headings.
      guard Set(spec.tasks.map(\.id.number)).count < spec.tasks.count else { return [] }
      let sections = TaskSections(facts.corpus, of: spec)
      let margin = margin(spec.tasks)
      return spec.tasks.compactMap { task in
        // Below a task a plain number counts its steps.
        guard !task.id.number.isPlain || task.location.range.start.column == margin, !sections.hold(task),
          let earlier = first.updateValue(first[task.id.number] ?? task, forKey: task.id.number),
          // An overview and the details say one task twice; side by side it was copied.
          earlier.title != task.title || earlier.state != task.state || !sections.isHeadingBetween(earlier, task)
        else { return nil }
        return finding(
          task.location,
          "task \(task.id.number) is there already: `\(earlier.title)`",
          cure: "give it a number of its own",
          notes: [.init(location: earlier.location, message: "the first task \(task.id.number)")]
        )
      }
    }
  }

  /// How far in the outermost tasks stand whose numbers have no parts.
  private func margin(_ tasks: [SpecTask]) -> Int {
    tasks.filter { $0.id.number.isPlain }.map(\.location.range.start.column).min() ?? 0
  }
}

extension TaskNumber {
  fileprivate var isPlain: Bool { text.allSatisfy(\.isNumber) }
}

/// The headings among the tasks of a spec. Boxes are no tasks below `Testing Checklist`, `Definition of Done`.
private struct TaskSections {
  private let headings: [DocumentPath: [Heading]]

  init(_ corpus: Corpus, of spec: Spec) {
    let documents = corpus.documents.filter { $0.spec == spec.id && $0.kind == .tasks }
    headings = Dictionary(documents.map { ($0.path, $0.headings) }) { first, _ in first }
  }

  func isHeadingBetween(_ one: SpecTask, _ other: SpecTask) -> Bool {
    guard one.location.path == other.location.path, let all = headings[one.location.path] else { return true }
    let lines = one.location.line..<max(one.location.line, other.location.line)
    let next = all.partitionPoint { $0.line < lines.lowerBound }
    return next < all.count && lines.contains(all[next].line)
  }

  func hold(_ task: SpecTask) -> Bool {
    guard let all = headings[task.location.path] else { return false }
    let next = all.partitionPoint { $0.line < task.location.line }
    guard next > 0 else { return false }
    return all[next - 1].text.mentions("checklist") || all[next - 1].text.mentions("definition of done")
  }
}
