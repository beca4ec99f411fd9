package import Findings
import SpecModel
import Traceability

/// An artifact that was never there.
package struct ArtifactExisted: Rule {
  package let id: RuleID = "artifact-never-existed"
  package let severity = Severity.warning
  package let severities: [Severity] = [.warning, .info]
  package let summary = "A file that a finished task or a report lists exists, or did once."
  package let needsSurroundings = true
  package let explanation = """
    A report that lists a file which was never there shows work that nobody can look at: the file was planned under another name,
    or was not made at all. Files that were moved or deleted since are no slip of the report, and not reported here.

    Write the path of the file that was made, from the root of the workspace. Looked up with `--sources` only. Without git, or with
    a history that is cut short, nobody can say what was there once, and a file that is missing is a note.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(
      ["tasks.md": "- [x] 1. Draw it\n  **Primary Artifacts:**\n  - `↓src/Icon.swift`\n"],
      tree: ["src/Button.swift": ""],
      history: [:]
    ),
    RuleExample(
      ["completion/task-1-completion.md": "# Task 1 Completion\n\n## Artifacts Created\n\n- `↓src/Icon.swift`\n"],
      tree: ["src/Button.swift": ""]
    ),
    // Without ticks the path leads its item.
    RuleExample(
      [
        "tasks.md": "- [x] 1. Draw it\n  **Primary Artifacts:**\n  - ↓src/Icon.swift\n",
        "completion/task-1-completion.md":
          "# Task 1 Completion\n\n## Artifacts Created\n\n- ↓src/Badge.swift - the badge\n- **↓src/Row.swift** (new)\n",
      ],
      tree: ["src/Button.swift": ""],
      history: [:]
    ),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(
      [
        "completion/task-1-completion.md": """
        # Task 1 Completion

        ## Artifacts Created

        - src/Button.swift (the button)
        - src/icons and/or their previews
        - src/Old.swift → src/Button.swift
        - src/Gone.swift (deleted)
        - see src/Icon.swift
        - [src/Icon.swift](src/Button.swift)
        - Node.js/Express
        """
      ],
      tree: ["src/Button.swift": ""],
      history: [:]
    ),
    RuleExample(
      ["tasks.md": "- [x] 1. Draw it\n  **Primary Artifacts:**\n  - Delete `src/Old.swift`\n"],
      tree: ["src/Icon.swift": ""],
      history: [:]
    ),
    RuleExample(
      ["tasks.md": "- [x] 1. Draw it\n  **Primary Artifacts:**\n  - `src/Icon.swift`\n"],
      tree: ["src/Icon.swift": ""],
      history: [:]
    ),
    RuleExample(
      ["tasks.md": "- [ ] 1. Draw it\n  **Primary Artifacts:**\n  - `src/Icon.swift`\n"],
      tree: ["src/Button.swift": ""],
      history: [:]
    ),
    RuleExample(
      ["tasks.md": "- [x] 1. Draw it\n  **Primary Artifacts:**\n  - `src/Icon.swift`\n"],
      tree: ["src/Button.swift": ""],
      history: ["src/Icon.swift": nil]
    ),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.graph.artifacts.filter(\.isDue).compactMap { artifact in
      let cure =
        artifact.nearest.map { "write `\($0)` if that is meant" }
        ?? "write the path of the file that was made, or take it out"
      return switch artifact.state {
      case .neverExisted:
        finding(
          artifact.mention.location,
          "`\(artifact.mention.path)` is not there, and never was",
          cure: cure
        )
      case .missing:
        Finding(
          rule: id,
          severity: .info,
          location: artifact.mention.location,
          message: "nothing is at `\(artifact.mention.path)`, and no history says whether anything was",
          cure: cure
        )
      case .present, .moved, .deleted, .ignored, .remains, .unknown: nil
      }
    }
  }
}
