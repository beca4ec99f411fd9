package import Findings
import SpecModel

/// A success criterion of a task that the task's report no longer mentions.
package struct SuccessCriterionIsKept: Rule {
  package let id: RuleID = "lost-success-criterion"
  package let severity = Severity.warning
  package let summary = "A report that goes through success criteria goes through all of its task's."
  package let explanation = """
    `tasks.md` says when a task is done; its report shows criterion by criterion that it is. One that the report leaves out was never
    shown, and the report reads as if it had not been asked for.

    Add the section with its evidence, or change `tasks.md` where the criterion was given up.
    """

  package init() {}

  private static let tasks = """
    - [x] 1. Draw it
      **Success Criteria:**
      - All 15 icons are drawn
      - Strokes are 2 points wide

    """

  package let triggering: [RuleExample] = [
    RuleExample([
      "tasks.md": tasks.replacing("  - Strokes", with: "  ↓- Strokes"),
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ### Criterion 1: All 15 icons are drawn

      **Evidence**: they are there
      """,
    ]),
    // One of two, and three of four, are not all.
    RuleExample([
      "tasks.md": tasks.replacing("  - Strokes", with: "  ↓- Strokes"),
      "completion/task-1-completion.md":
        "# Task 1 Completion: Draw it\n\n## Success Criteria\n\n- All 15 icons are drawn ✅ (seen)\n",
    ]),
    RuleExample([
      "tasks.md": tasks.replacing("  - ", with: "  ↓- "),
      "completion/task-1-completion.md":
        "# Task 1 Completion: Draw it\n\n## Success Criteria\n\n- ✅ 1 of 2 criteria met\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] =
    [
      // The mark in front, between or behind.
      RuleExample([
        "tasks.md": tasks,
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Success Criteria

        - All 15 icons are drawn ✅ (seen)
        - Strokes are 2 points wide ✅
        """,
      ]),
      RuleExample([
        "tasks.md": tasks,
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Success Criteria

        - **All 15 icons are drawn** — ✅ 15 of 15
        - **Strokes are 2 points wide** — ✅
        """,
      ]),
      RuleExample([
        "tasks.md": tasks,
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ### Criterion 1: All 15 icons are drawn

        ### Criterion 2: Strokes are 2 points wide
        """,
      ]),
      // A report that goes through none of them says nothing about them either.
      RuleExample(["tasks.md": tasks, "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n"]),
      RuleExample([
        "tasks.md": tasks,
        "completion/task-1-completion.md":
          "# Task 1 Completion: Draw it\n\n## Success Criteria\n\n✅ All success criteria met.\n",
      ]),
    ]
    + [
      "✅ Both success criteria are met.", "✅ All two success criteria are met.", "✅ 2/2 criteria verified",
      "- [x] All success criteria from tasks.md verified", "✅ All success criteria of task 1 met (2/2)",
      "- ✅ Criterion 1: met\n- ✅ Criterion 2: verified",
    ].map {
      RuleExample([
        "tasks.md": tasks,
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n## Success Criteria\n\n\($0)\n",
      ])
    }

  package func findings(in facts: Facts) -> [Finding] {
    facts.successCriteria.flatMap { comparison in
      comparison.lost.map { criterion in
        finding(
          criterion.location,
          "the report of task \(comparison.task.id.number) does not show this success criterion",
          cure: "show it there with its evidence, or change the task",
          notes: [.init(location: comparison.report.location, message: "the report")],
          identity: "the report of task \(comparison.task.id.number) does not show: \(criterion.text)"
        )
      } + uncompared(comparison)
    }
  }

  private func uncompared(_ comparison: SuccessCriteriaComparison) -> [Finding] {
    guard let first = comparison.uncompared.first else { return [] }
    let count = comparison.uncompared.count
    return [
      finding(
        first.location,
        "\(Counted.words(count, "success criterion", "success criteria")) of task \(comparison.task.id.number) "
          + "\(count == 1 ? "was" : "were") not compared with its report: "
          + "that takes more than the limit of \(SuccessCriteriaComparison.limit) words, or of \(SuccessCriteriaComparison.mostLookups) "
          + "success criteria and \(SuccessCriteriaComparison.mostMissing) missing ones in all reports",
        cure: "split the task, or say in the report what the task says, word for word",
        notes: [.init(location: comparison.report.location, message: "the report")],
        identity: "success criteria of task \(comparison.task.id.number) were not compared with its report"
      )
    ]
  }
}
