extension SuccessCriterionIsUnchanged {
  package var nonTriggering: [RuleExample] {
    [
      // One that is shown in parts, and what is only said besides.
      RuleExample([
        "tasks.md": Self.two,
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ### Criterion 1: It is drawn on every screen

        ### Criterion 2: It is named in English

        ### Criterion 3: Every screen shows it drawn
        """,
      ]),
      RuleExample([
        "tasks.md": Self.two,
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
  }

  static let two =
    "- [x] 1. Draw it\n  **Success Criteria:**\n  - It is drawn on every screen\n  - It is named in English\n"
}
