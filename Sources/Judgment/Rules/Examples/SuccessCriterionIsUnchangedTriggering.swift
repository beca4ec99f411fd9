extension SuccessCriterionIsUnchanged {
  package var triggering: [RuleExample] {
    [
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
        "tasks.md": Self.two,
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
  }
}
