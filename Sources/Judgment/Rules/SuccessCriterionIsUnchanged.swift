package import Findings
import SpecModel

/// A success criterion that a report words differently from the task.
package struct SuccessCriterionIsUnchanged: Rule {
  package let id: RuleID = "altered-success-criterion"
  package let severity = Severity.warning
  package let severities = [Severity.warning, .info]
  package let summary = "A report shows the success criteria that its task states, and not others."
  package let explanation = """
    A criterion that is easier in the report than in `tasks.md` makes unfinished work look finished: another number or unit, `most`
    or nothing where the task says `all`, words that take something back (`mostly`, `where possible`) or pick some out (`for large text`),
    a condition, a platform or an outcome that is left out. Markup, punctuation, endings of words and what stands in parentheses may
    differ, and what a report says besides is no change; `0.25 s` is as much as `250 ms`. A criterion that the report counts and the task
    does not state, `### Criterion 3` of two, was never agreed on.

    Show the criterion as the task states it, or change the task and say why.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - Response within 100 ms on all platforms\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ↓### Criterion 1: Response within 250 ms on all platforms

      **Evidence**: measured
      """,
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - Bundle is minified (at least 50% smaller)\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria Verification

      | Criterion | Status |
      |---|---|
      ↓| Bundle is minified (at least 30% smaller) | ✅ |
      """,
    ]),
    RuleExample([
      "tasks.md": """
      - [x] 1. Draw it
        **Success Criteria:**
        - Tokens of the icon family created (13 tokens)
        - Contract tests pass
      """,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria Verification

      | Criterion | Status |
      |---|---|
      ↓| Tokens of the icon family created (10 tokens) | ✅ |
      """,
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - All hands move on web, iOS and Android\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ↓### Criterion 1: All hands move on web and iOS

      **Evidence**: seen
      """,
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - Drawing takes at most 200 ms\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      ↓- ✅ **Drawing takes at most 200 ms**: mostly, 180 ms on 3 devices
      """,
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - All hands move\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      ↓- ✅ **All hands move:** 3 of 27
      """,
    ]),
    RuleExample([
      "tasks.md": """
      - [x] 1. Draw it
        **Success Criteria:**
        - Lists load in 200 ms
        - Lists load without flicker
      """,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      - ✅ Lists load without flicker, seen in 60 fps video
      ↓- ✅ Lists load in 180 ms
      """,
    ]),
    RuleExample([
      "tasks.md": two,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ### Criterion 1: It is drawn on every screen

      ### Criterion 2: It is named in English

      ↓### Criterion 3: Startup takes at most 3 ms
      """,
    ]),
    // What was measured is no evidence for it.
    RuleExample([
      "tasks.md":
        "- [x] 1. Draw it\n  **Success Criteria:**\n  - Drawing takes at most 200 ms\n  - Unit tests pass\n  - Works on Linux\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      ↓- ✅ Drawing takes at most 200 ms: 250 ms on 3 devices
      ↓- ✅ Unit tests pass: 12 of 14
      ↓- ✅ Works on Linux, not on Debian 11
      """,
    ]),
    // As much as it is between the mark and the end of the line.
    RuleExample([
      "tasks.md": """
      - [x] 1. Draw it
        **Success Criteria:**
        - Coverage stays above 80%
        - All hands move
      """,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      ↓- Coverage stays above 80% — ✅ 78% on iOS
      ↓- All hands move ✅ (web only)
      """,
    ]),
    // The same words, and the contrary.
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - Old names of hands do not appear in any source\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria Verification

      | Criterion | Status |
      |---|---|
      ↓| Old names of hands appear in any source | ✅ |
      """,
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    // One that is shown in parts, and what is only said besides.
    RuleExample([
      "tasks.md": two,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ### Criterion 1: It is drawn on every screen

      ### Criterion 2: It is named in English

      ### Criterion 3: Every screen shows it drawn
      """,
    ]),
    RuleExample([
      "tasks.md": two,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      - ✅ It is drawn on every screen
      - ✅ It is named in English
      - ✅ Startup takes at most 3 ms
      """,
    ]),
    // Behind the words of the criterion stands what was seen, and how it was before.
    RuleExample([
      "tasks.md": """
      - [x] 1. Draw it
        **Success Criteria:**
        - No warnings are printed
        - Coverage stays above 80%
        - Locked for 15 minutes
      """,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      - ✅ No warnings are printed: 12 MB of output read
      - ✅ Coverage stays above 80%: 91% (before: 78%)
      - ✅ Locked for fifteen minutes
      """,
    ]),
    // Which one it is about its words say, and not its place.
    RuleExample([
      "tasks.md": """
      - [x] 1. Draw it
        **Success Criteria:**
        - Lists load in 200 ms
        - Lists load without flicker
      """,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      - ✅ Lists load without flicker (seen in a video)
      - ✅ Lists load in 200 ms
      """,
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - All hands move on web, iOS and Android\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ### Criterion 1: All hands move on all platforms ✅

      **Evidence**: seen
      """,
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - `Icon` responds within 100 ms (on all platforms)\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ### Criterion 1: Icon responds within 100 ms ✅

      **Evidence**: measured
      """,
    ]),
    // Behind all of it stands what was measured.
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - Drawing takes at most 200 ms\n  - All hands move\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      - ✅ **Drawing takes at most 200 ms**: 180 ms on 3 devices
      - ✅ **All hands move:** 27 of 27
      """,
    ]),
    RuleExample([
      "tasks.md":
        "- [x] 1. Draw it\n  **Success Criteria:**\n  - Drawing takes at most 200 ms\n  - Unit tests pass\n  - Works on Linux\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      ✅ All success criteria met.

      - ✅ Drawing takes at most 200 ms: 180 ms on 3 devices
      - ✅ Unit tests pass: 14 of 14
      - ✅ Works on Linux (Debian 12), 3 runs
      """,
    ]),
    // What stands on the same line is not left out.
    RuleExample([
      "tasks.md": """
      - [x] 1. Draw it
        **Success Criteria:**
        - Drawing verified with a warning when the size is missing
        - Errors are clear for lost files
        - All hands formalized with colour and target
      """,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria Verification

      | Criterion | Status | Evidence |
      |---|---|---|
      | Drawing verified with a warning | ✅ | seen when no size is given |
      | Errors are clear | ✅ | lost files and broken ones were tried |

      - ✅ **All hands formalized** — 3 of them, with colour and target
      """,
    ]),
    // Other words that demand no less.
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - Old names of hands do not appear in any source\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria Verification

      | Criterion | Status |
      |---|---|
      | Old names of hands absent from all source | ✅ |
      """,
    ]),
    // What the report adds in parentheses is evidence, and a full count says that all do.
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  **Success Criteria:**\n  - Glow on all tabs\n  - All contract tests pass\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria Verification

      - ✅ Glow on all tabs (radial gradient, 3 stops, its opacity per tab)
      - ✅ 27/27 contract tests pass
      """,
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.successCriteria.flatMap { comparison in
      comparison.altered.map { altered in
        finding(
          altered.claim.location,
          altered.weakening.map {
            "task \(comparison.task.id.number) demands more of it, and \($0.summary): `\(altered.criterion.text)`"
          } ?? "task \(comparison.task.id.number) states it differently: `\(altered.criterion.text)`",
          cure: "show what the task states, or change the task",
          notes: [.init(location: altered.criterion.location, message: "as the task states it")]
        )
      } + comparison.invented.map { invented($0, by: comparison) }
    }
  }

  /// Whoever does more than was asked for is no liar.
  private func invented(_ claim: SuccessCriterionClaim, by comparison: SuccessCriteriaComparison) -> Finding {
    Finding(
      rule: id,
      severity: .info,
      location: claim.location,
      message:
        "task \(comparison.task.id.number) states \(comparison.task.successCriteria.count) success criteria, and not this one",
      cure: "add it to the task, or show it as something besides",
      notes: [.init(location: comparison.task.location, message: "task \(comparison.task.id.number)")]
    )
  }
}

private let two =
  "- [x] 1. Draw it\n  **Success Criteria:**\n  - It is drawn on every screen\n  - It is named in English\n"
