package import Findings
import SpecModel
import Traceability

/// An artifact that was there, and is no more.
package struct ArtifactIsInPlace: Rule {
  package let id: RuleID = "artifact-moved"
  package let severity = Severity.info
  package let summary = "A file that a finished task or a report lists is still where it says."
  package let needsSurroundings = true
  package let explanation = """
    Files are moved and deleted after the report was written, and a reader who follows the path finds nothing. Nobody did wrong;
    it is good to know where the work went.

    Write the new path if the document is still read, or say behind the path of a deleted file that it is: `(deleted)`, `(removed
    later)`, `Deleted:` before it, or `~~` around it. Looked up with `--sources` only, and in a git repository only.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(
      ["completion/task-1-completion.md": "# Task 1 Completion\n\n## Artifacts Created\n\n- `↓src/Icon.swift`\n"],
      tree: ["src/icons/Icon.swift": ""],
      history: ["src/Icon.swift": "src/icons/Icon.swift"]
    ),
    RuleExample(
      ["completion/task-1-completion.md": "# Task 1 Completion\n\n## Artifacts Created\n\n- `↓src/Icon.swift`\n"],
      tree: ["src/Button.swift": ""],
      history: ["src/Icon.swift": nil]
    ),
  ]

  package let nonTriggering: [RuleExample] = [
    // The report says itself that it was moved.
    RuleExample(
      [
        "completion/task-1-completion.md":
          "# Task 1 Completion\n\n## Artifacts\n\n- Renamed: `src/Icon.swift` \u{2192} `src/icons/Icon.swift`\n"
      ],
      tree: ["src/icons/Icon.swift": ""],
      history: ["src/Icon.swift": "src/icons/Icon.swift"]
    ),
    // A report on files is no list of them.
    RuleExample(
      [
        "completion/task-1-completion.md":
          "# Task 1 Completion: Lost files\n\n## Tests\n\n- `Icon.test` fails without `src/Icon.swift`\n"
      ],
      tree: ["src/Button.swift": ""],
      history: ["src/Icon.swift": nil]
    ),
    RuleExample(
      ["completion/task-1-completion.md": "# Task 1 Completion\n\n## Artifacts Created\n\n- `src/Icon.swift`\n"],
      tree: ["src/Icon.swift": ""],
      history: [:]
    ),
    RuleExample(
      ["completion/task-1-completion.md": "# Task 1 Completion\n\n## Artifacts\n\n- Deleted: `src/Icon.swift`\n"],
      tree: ["src/Button.swift": ""],
      history: ["src/Icon.swift": nil]
    ),
    RuleExample(
      [
        "completion/task-1-completion.md":
          "# Task 1 Completion\n\n## Artifacts Created\n\n- `src/Icon.swift` - it (removed later)\n"
      ],
      tree: ["src/Button.swift": ""],
      history: ["src/Icon.swift": nil]
    ),
    RuleExample(
      ["completion/task-1-completion.md": "# Task 1 Completion\n\n## Artifacts Created\n\n- ~~`src/Icon.swift`~~\n"],
      tree: ["src/Button.swift": ""],
      history: ["src/Icon.swift": nil]
    ),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.graph.artifacts.filter(\.isDue).compactMap { artifact in
      switch artifact.state {
      // Said to be gone from where it was: that is so, and a line that renames it says where it is.
      case .moved(let path) where artifact.mention.verb != .deleted:
        finding(
          artifact.mention.location,
          "`\(artifact.mention.path)` was moved to `\(path)`",
          cure: "write `\(path)`"
        )
      case .deleted where artifact.mention.verb != .deleted:
        finding(
          artifact.mention.location,
          "`\(artifact.mention.path)` was there, and was deleted",
          cure: "write `(deleted)` behind it, or name what took its place"
        )
      case .present, .moved, .deleted, .ignored, .missing, .neverExisted, .remains, .unknown: nil
      }
    }
  }
}
