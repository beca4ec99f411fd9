package import Findings
import SpecModel
import Traceability

/// An artifact that is said to be deleted, and is there.
package struct DeletedArtifactIsGone: Rule {
  package let id: RuleID = "artifact-remains"
  package let severity = Severity.warning
  package let summary = "A file that a finished task or a report lists as deleted is gone."
  package let needsSurroundings = true
  package let explanation = """
    A report that says `Deleted: a file` of a file that is there says more than was done, or somebody brought the file back and the
    report does not know.

    Delete the file, or say in the report that it stays. Looked up with `--sources` only.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(
      ["completion/task-1-completion.md": "# Task 1 Completion\n\n## Artifacts\n\n- Deleted: `↓src/Icon.swift`\n"],
      tree: ["src/Icon.swift": ""]
    ),
    RuleExample(
      ["tasks.md": "- [x] 1. Draw it\n  **Primary Artifacts:**\n  - Delete `↓src/Icon.swift`\n"],
      tree: ["src/Icon.swift": ""]
    ),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(
      ["completion/task-1-completion.md": "# Task 1 Completion\n\n## Artifacts\n\n- Deleted: `src/Icon.swift`\n"],
      tree: ["src/Button.swift": ""]
    ),
    RuleExample(
      [
        "tasks.md": "- [x] 1. Draw it\n  **Primary Artifacts:**\n  - Remove the button from `src/Icon.swift`\n",
        "completion/task-1-completion.md":
          "# Task 1 Completion\n\n## Artifacts\n\n- Removed the button from `src/Icon.swift`\n",
      ],
      tree: ["src/Icon.swift": ""]
    ),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.graph.artifacts.filter { $0.isDue && $0.state == .remains }.map { artifact in
      finding(
        artifact.mention.location,
        "`\(artifact.mention.path)` is said to be deleted, and is there",
        cure: "delete it, or say that it stays"
      )
    }
  }
}
