package import Findings
import SpecModel
import Traceability

/// A completion report for a task that is not ticked, or not there.
package struct ReportedTaskIsTicked: Rule {
  package let id: RuleID = "report-for-unticked-task"
  package let severity = Severity.warning
  package let summary = "A task that a completion report is about exists, and is ticked."
  package let explanation = """
    A report says that a task is done while `tasks.md` says that it is not, or knows no such task. One of them is wrong. A report
    that says so itself, `**Status**: In progress` or ❌ or ⏳ of a requirement, agrees with the plan. Where its status says that it is at
    its end, ⏳ of a requirement that other tasks alone cite says nothing of its own task.

    The same goes for a subtask that a report sums up with ✅ or a ticked box, `- [x] 1.2 Draw it`.

    Tick the task, `- [x] 4.1 Draw it`, or correct the number in the report's title (`# Task 4.1 Completion`) and its `Task` line.
    """

  package init() {}

  private static let twoCriteria =
    "### Requirement 1: Size\n\n1. WHEN drawn THEN it SHALL be wide\n2. WHEN drawn THEN it SHALL be high\n"

  package let triggering: [RuleExample] = [
    RuleExample([
      "tasks.md": "- [ ] 1. Draw it\n",
      "completion/task-1-completion.md": "↓# Task 1 Completion: Draw it\n",
    ]),
    // What is still to be done is another task's.
    RuleExample([
      "requirements.md": Self.twoCriteria,
      "tasks.md": "- [ ] 1. Width\n  - _Requirements: 1.1_\n- [ ] 2. Height\n  - _Requirements: 1.2_\n",
      "completion/task-1-completion.md":
        "↓# Task 1 Completion: Width\n\n**Status**: Complete\n\n✅ Requirement 1.1: wide\n⏳ Requirement 1.2: with task 2\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-7-completion.md": "↓# Task 7 Completion: Draw it\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - [x] 1.1 Width\n  - [ ] 1.2 Height\n",
      "completion/task-1-completion.md":
        "# Task 1 Completion: Draw it\n\n## Subtask Completion\n\n- [x] 1.1 Width\n↓- [x] 1.2 Height\n",
    ]),
    // The chapter above its boxes.
    RuleExample([
      "tasks.md": "## 1. Draw it\n\n- [x] 1.1 Width\n- [ ] 1.2 Height\n",
      "completion/task-1-completion.md": "↓# Task 1 Completion: Draw it\n",
    ]),
    RuleExample([
      "tasks.md": "## Task 1: Draw it\n\n- [x] 1.1 Width\n- [ ] 1.2 Height\n",
      "completion/task-1-completion.md": "↓# Task 1 Completion: Draw it\n",
    ]),
    // Specs that lie in one folder may keep their reports there, and say which are theirs.
    RuleExample([
      "specs/001-a/ada/tasks.md":
        "- [ ] 1. Draw it\n\n  **Completion Documentation:**\n  - Detailed: `specs/001-a/completion/task-1-completion.md`\n",
      "specs/001-a/completion/task-1-completion.md": "↓# Task 1 Completion: Draw it\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "tasks.md": "## Phase 1\n\n- [x] 1.1 Width\n- [x] 1.2 Height\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n",
    ]),
    RuleExample([
      "tasks.md": "- [ ] 1. Draw it\n  - [x] 1.1 Width\n  - [ ] 1.2 Height\n  - [-] 1.3 Voice\n",
      "completion/task-1-1-completion.md": """
      # Task 1.1 Completion: Width

      ## Subtasks

      - [x] 1.1 Width
      - [ ] 1.2 Height
      - 1.2 Height: to come
      - ⏳ **1.3** Voice
      - ✅ 1.2 seconds faster
      """,
    ]),
    RuleExample([
      "tasks.md": "- [x] 1.0 Draw it\n  - [x] 1.1 Outline\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n",
    ]),
    RuleExample([
      "specs/001-a/ada/tasks.md": "- [ ] 1. Draw it\n  - [ ] 1.1 Outline\n",
      "specs/001-a/completion/task-1-1-completion.md": "# Task 1.1 Completion: Outline\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n",
    ]),
    RuleExample([
      "tasks.md": "- [ ] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: Blocked by the tokens\n",
    ]),
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ Requirement 1.1: on iOS it is not\n",
    ]),
    RuleExample([
      "requirements.md": Self.twoCriteria,
      "tasks.md": "- [ ] 1. Width\n  - _Requirements: 1.1_\n- [ ] 2. Height\n  - _Requirements: 1.2_\n",
      "completion/task-1-completion.md":
        "# Task 1 Completion: Width\n\n**Status**: Complete\n\n⏳ Requirement 1.1: on iOS\n⏳ Requirement 1.2: with task 2\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var unfinished = UnfinishedReports(facts)
    let foreign = Self.foreignDenials(facts)
    return facts.corpus.specs.flatMap { spec -> [Finding] in
      guard !spec.tasks.isEmpty else { return [] }
      let outer = spec.outerReports(facts)
      let elsewhere =
        outer.isEmpty
        ? []
        : spec.tasks.filter(\.isUnticked).flatMap { task in
          outer.filter { task.lists($0, ratherThan: spec.reports) && !saysSo($0, &unfinished, foreign) }.map {
            unticked(task, in: $0)
          }
        }
      let tasks = Dictionary(spec.tasks.map { ($0.id.number, $0) }) { first, _ in first }
      lazy var wholes = Self.wholes(of: spec.tasks)
      lazy var titles = TaskTitles(spec.tasks)
      return elsewhere
        + spec.reports.flatMap { report -> [Finding] in
          // The number that looks most alike would be a guess; a title is none.
          lazy var meant = titles.task(atEndOf: report.title)
          return report.tasks.compactMap { number in
            if let task = tasks[number] {
              guard task.isUnticked, !saysSo(report, &unfinished, foreign) else { return nil }
              return unticked(task, in: report)
            }
            // `1` may be the chapter above `1.1` and `1.2`: it is done when they are.
            if let parts = wholes[number] {
              guard let open = parts.first(where: \.isUnticked), !saysSo(report, &unfinished, foreign) else {
                return nil
              }
              return unticked(open, of: number, in: report)
            }
            return unknown(number, in: report, meant: meant)
          }
        } + summedUp(spec.reports, tasks)
    }
  }

  /// `- [x] 1.2 Draw it` below `## Subtask Completion`, of a task that is open.
  private func summedUp(_ reports: [CompletionReport], _ tasks: [TaskNumber: SpecTask]) -> [Finding] {
    reports.flatMap { report in
      report.subtaskContributions.compactMap { contribution in
        // Its own task is told of by its title.
        guard contribution.isMarkedDone, let task = tasks[contribution.task], !report.tasks.contains(contribution.task),
          task.isUnticked
        else { return nil }
        return finding(
          contribution.location,
          "it says that task \(task.id.number) is done, which is not ticked",
          cure: "tick the task, or take the mark back",
          notes: [.init(location: task.location, message: "task \(task.id.number), `[\(task.state.rawValue)]`")]
        )
      }
    }
  }

  /// Those that have parts, by their number, whether they are tasks or not.
  private static func wholes(of tasks: [SpecTask]) -> [TaskNumber: [SpecTask]] {
    tasks.reduce(into: [:]) { wholes, task in
      for whole in task.id.number.ancestors { wholes[whole, default: []].append(task) }
    }
  }

  private func unknown(_ number: TaskNumber, in report: CompletionReport, meant: SpecTask?) -> Finding {
    finding(
      report.location,
      "`tasks.md` has no task \(number)",
      cure: meant.map { "write \($0.id.number), which bears this title" } ?? "correct the number, or write the task",
      notes: meant.map { [.init(location: $0.location, message: "task \($0.id.number)")] } ?? []
    )
  }

  /// It says itself that something is still to be done.
  private func saysSo(
    _ report: CompletionReport,
    _ unfinished: inout UnfinishedReports,
    _ foreign: Set<Location>
  ) -> Bool {
    let denials = report.claims.filter(\.denies)
    guard !denials.isEmpty else { return unfinished.status(of: report) != nil }
    return denials.contains { !foreign.contains($0.location) } || !unfinished.isAtItsEnd(report)
  }

  /// Where reports deny what other tasks than theirs cite, and theirs do not.
  private static func foreignDenials(_ facts: Facts) -> Set<Location> {
    let denials = facts.graph.claims.filter { $0.claim.denies && !$0.resolution.criteria.isEmpty }
    let own = denials.filter { claim in
      claim.resolution.criteria.contains { id in
        let citing = facts.graph.criteria[id]?.tasks ?? []
        return citing.isEmpty
          || citing.contains { task in
            claim.tasks.contains { task.number == $0 || task.number.isPart(of: $0) || $0.isPart(of: task.number) }
          }
      }
    }
    // One line may deny several, and what it says of its own task counts.
    return Set(denials.map(\.claim.location)).subtracting(own.map(\.claim.location))
  }

  private func unticked(_ task: SpecTask, of whole: TaskNumber? = nil, in report: CompletionReport) -> Finding {
    let number = task.id.number
    return finding(
      report.location,
      whole.map { "it reports on task \($0), of which task \(number) is not ticked" }
        ?? "it reports on task \(number), which is not ticked",
      cure: "tick the task, or say in the report's `Status` what is still to be done",
      notes: [.init(location: task.location, message: "task \(number), `[\(task.state.rawValue)]`")]
    )
  }
}

extension SpecTask {
  /// Among the reports that it names, and not one of its own folder.
  fileprivate func lists(_ report: CompletionReport, ratherThan own: [CompletionReport]) -> Bool {
    completionPaths.contains { mention in
      let path = mention.path.hasPrefix("./") ? String(mention.path.dropFirst(2)) : mention.path
      func isMeant(_ report: CompletionReport) -> Bool {
        report.document.text == path || report.document.text.hasSuffix("/\(path)")
      }
      return isMeant(report) && !own.contains(where: isMeant)
    }
  }
}
