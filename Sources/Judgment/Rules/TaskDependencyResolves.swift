package import Findings
import SpecModel

/// A task that waits for one that is not there.
package struct TaskDependencyResolves: Rule {
  package let id: RuleID = "dangling-task"
  package let severity = Severity.warning
  package let summary = "A task waits for tasks, and a report speaks of subtasks, that `tasks.md` knows."
  package let explanation = """
    `_Depends: 1.4_`, or `Depends on: T009`, where there is no such task says that something must be done first, and not what. Mostly
    the tasks were renumbered. Versions and issues of the tracker, `React 18.2`, `17.0`, `#12`, are no tasks.

    So does a table, `| Task | Depends on |` or `| Requirement | Task |`, and `T006 depends on T033` in a chapter about dependencies. The same goes for the subtasks that a parent's report sums up: `**Task 4.7: ...**` of a task that ends at 4.6.

    Write the number that the task has today, or take the line out: `_Depends: 1.3_`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] 2. Name it\n  - _Depends: 1, ↓7_\n"]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] 2. Name it\n  - _Depends: ↓7-8_\n"]),
    RuleExample([
      "tasks.md": """
      - [ ] 1. Draw it
      - [ ] 2. Name it
        - Depends on: ↓2.9
      - [ ] 3. Show it
        Depends on: 1, Task ↓4
      """
    ]),
    RuleExample([
      "tasks.md": """
      - [ ] 1.0 Draw it
        - Depends on: ↓9.0
      - [ ] 2.0 Name it
        - **Depends on:** Tasks 1.0 and ↓8, React 18.2
      """
    ]),
    // Of the series that the tasks are numbered in.
    RuleExample([
      "tasks.md": """
      - [ ] T001 Draw it
      - [ ] T002 Name it
        - Depends on: T001, ↓T009
      - [ ] T003 Show it (depends on ↓T008)
      - [ ] T004 Move it, depends on ↓T033
      - [ ] T005 Fold it (blocked by ↓T034)
      - [ ] T006 List notes depends on ↓T035
      - [ ] T007 Sort notes blocked by Task ↓T036
      """
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - [x] 1.1 Width\n",
      "completion/task-1-completion.md":
        "# Task 1 Completion: Draw it\n\n## Subtask Completion\n\n- [x] 1.1 Width\n↓- [x] 1.4 Voice\n- ✅ 1.5 seconds faster\n",
    ]),
    // Below the tasks.
    RuleExample([
      "tasks.md": """
      - [ ] T001 Draw it
      - [ ] T006 Name it

      ## Dependencies

      - T006 depends on T001, ↓T033
      - **T001** depends on Task ↓T034.
      """
    ]),
    // In a table.
    RuleExample([
      "tasks.md": """
      - [ ] 1. Draw it
      - [ ] 2. Name it

      | AC | Task |
      |---|---|
      | 1.1 | 1, ↓7 |
      | 1.2 | Task ↓2.9 |

      | Requirement | Tasks |
      |---|---|
      | 1 | 1, 2, ↓8 |

      | Task | Depends on |
      |---|---|
      | 1 | none |
      | 2 | ↓12 |
      | ↓13 | 1 |
      """
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "tasks.md": """
      - [ ] T001 Draw it
      - [ ] T006 Name it

      ## Dependencies

      - T006 depends on T001
      - T006 depends on React 18 and the release of 2024
      - 3 tasks depends on nothing
      - User Story 2 depends on User Story 9
      """
    ]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] 2. Name it\n  - _Depends: 1_\n"]),
    // A chapter above the boxes that count its parts.
    RuleExample([
      "tasks.md":
        "## 1. Draw it\n\n- [x] 1.1 Width\n\n## Phase 2\n\n- [ ] 2.1 Name\n  - _Depends: 1_\n  - **Dependencies**: Task 2\n"
    ]),
    // Versions, issues of the tracker, and how many tasks.
    RuleExample([
      "tasks.md": """
      - [ ] 1. Draw it
        - Dependencies: 17.0
        - Dependencies: 7 tasks
        - Depends on: 2, and 8 other tasks
      - [ ] 2. Name it
        - **Dependencies:** React 18.2, Xcode 16 and iOS 17.0
        - **Depends on:** #12, [#13](https://example.org/13)
        - **Prerequisites:** 17.0
        - _Depends: node 20, 1_
      """
    ]),
    // What is no task of anything, and an issue of the tracker.
    RuleExample([
      "tasks.md": """
      - [ ] 1. Draw it
        - Dependencies: Xcode 16, Swift 6.3
        - Prerequisites: 3 devices
        - Depends on: iOS17
        - Depends on: #12
        - Blocked by: nothing
      - [ ] 2. Name it
        - Depends on: 1 (2.9 of the old plan)
        - Dependencies: None
      """
    ]),
    RuleExample([
      "tasks.md": """
      - [ ] T001 Draw it
      - [ ] T002 Name it
        - Depends on: T001
        - **Depends on**: T001, API v2, ES2022 and the M1
      - [ ] T003 Show what a row, depends on 3 fonts
      - [ ] T004 Move it, depends on T001
      """
    ]),
    // How many there are, those of another spec or time, and other tables.
    RuleExample([
      "tasks.md": """
      - [ ] 1. Draw it
      - [ ] 2. Name it

      | Requirement | Tasks |
      |---|---|
      | 1 | 3 |
      | 2 | 5 |

      | Requirement | Task |
      |---|---|
      | 1.1 | 1 |
      | 1.2 | Draw 3 icons |
      | 1.3 | 1 (was 7) |

      | Spec | Requirement | Task |
      |---|---|---|
      | icons | 1.1 | 9 |

      | Phase | Tasks |
      |---|---|
      | 1 | 9, 10 |

      ## Removed tasks

      | Requirement | Task |
      |---|---|
      | 1.1 | 9 |
      """
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    ofSpecs(facts) + ofTables(facts)
  }

  /// `| 1.1 | 7 |`
  private func ofTables(_ facts: Facts) -> [Finding] {
    facts.corpus.problems.compactMap { problem in
      guard case .unknownTask(let number) = problem.kind else { return nil }
      return about(problem.location, "this table names task \(number)")
    }
  }

  private func ofSpecs(_ facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec -> [Finding] in
      guard !spec.tasks.isEmpty else { return [] }
      // `1` of `1.1` and `1.2`, which a chapter may be.
      let known = spec.tasks.reduce(into: Set<TaskNumber>()) { $0.formUnion([$1.id.number] + $1.id.number.ancestors) }
      var forms: Set<String>?
      let waiting = spec.tasks.flatMap { task -> [Finding] in
        // What was written as one range is one slip.
        let missing = task.dependencies.filter { number in
          guard !known.contains(number) else { return false }
          if number.text.first?.isNumber == true { return true }
          // `T009` beside `T001`; other words between the numbers are prose.
          let all = forms ?? Set(known.map(\.form))
          forms = all
          return all.contains(number.form)
        }
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
