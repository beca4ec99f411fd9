extension TickedTaskIsNotDenied {
  package var nonTriggering: [RuleExample] {
    [
      // It was mended, and the report of the same task says so further down.
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ### Criterion 1: It is drawn ❌

        Not at first.

        ### Criterion 1: It is drawn ✅

        Now it is.
        """,
      ]),
      RuleExample([
        "tasks.md": "- [ ] 1. Draw it\n",
        "completion/task-1-completion.md":
          "# Task 1 Completion: Draw it\n\n### Criterion 1: It is drawn ❌\n\nNot yet.\n",
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ### Criterion 1: It is drawn

        **Status**: ✅ Met

        - ❌ The first draft was not.
        """,
      ]),
      // What the criterion asks for, what was so before, and what was done for it.
      Self.ticked("### Criterion 1: Errors are seen\n\n❌ marks each row with an error\n"),
      Self.ticked("### Criterion 1: It is named\n\nNot only named, and in three languages.\n"),
      Self.ticked("### Criterion 1: It is drawn\n\n❌ → ✅ since the second run\n"),
      Self.ticked("1. It is wide ✅\n2. A row with an error shows ❌\n"),
      Self.ticked("**Criterion 1**: It is drawn\n\n1. First run ❌\n2. Second run ✅\n"),
      // Evidence below a criterion without a number, which bears its mark in front, nowhere or in a table; and before the next one.
      Self.ticked("✅ **All tests pass**\n\n- First run ❌\n- Second run ✅\n"),
      Self.ticked("✅ Documentation is updated\n\n- Exit code for a bad link ❌\n"),
      Self.ticked("**All tests pass**\n\n- First run ❌\n- Second run ✅\n"),
      Self.ticked("All tests pass ✅\n\n- First run ❌\n- Second run ✅\n"),
      Self.ticked("1. All tests pass\n\n- First run ❌\n- Second run ✅\n"),
      Self.ticked("The tests:\n\n- First run ❌\n- Second run ✅\n\n- [x] All tests pass\n"),
      Self.ticked("| Criterion | Status |\n|---|---|\n| All tests pass | ✅ |\n\n- First run ❌\n- Second run ✅\n"),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n- [-] 2. Name it\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        **Status**: Complete (pending review)

        ## What stood in the way

        **Status**: Blocked until the tokens came
        """,
        "completion/task-2-completion.md": "# Task 2 Completion: Name it\n\n**Status**: In progress\n",
      ]),
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ Requirement 1.1: on iOS it is not\n",
      ]),
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Draw it on iOS\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ Requirement 1.1: iOS is to follow\n",
      ]),
      // The report says honestly that the next task is for it.
      RuleExample([
        "requirements.md": Self.two,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Name it\n  - _Requirements: 1.2_\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ Requirement 1.2: next task\n",
      ]),
      // A sign may warn of anything, and so may words that are no status.
      RuleExample([
        "requirements.md": Self.two,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Requirements Compliance

        | Requirement | Web | iOS |
        |---|---|---|
        | 1.1 | Pass | Pass, with a warning |
        | 1.2 | Web Pass | iOS icons are shown as open |

        | Requirement | Status |
        |---|---|
        | 1.2 | ⚠️ see below |
        """,
      ]),
      // What was not touched is no promise of this task.
      RuleExample([
        "requirements.md": Self.two,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n- Requirement 1.2: not touched\n",
      ]),
      // Neither resolves, and both say the same.
      RuleExample([
        "requirements.md": "### NFR-2: Speed\n\n- It SHALL be drawn at once\n" + Self.one,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Measure it\n  - _Requirements: NFR 2.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ Requirement NFR-2.1: to be measured\n",
      ]),
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [x] 2. Draw it on iOS\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ Requirement 1.1: iOS is to follow\n",
        "completion/task-2-completion.md": "# Task 2 Completion: Draw it on iOS\n\n✅ Requirement 1.1: on iOS too\n",
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n- [x] 2. Name it\n- [ ] 3. Move it\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: Complete (90% coverage)\n",
        "completion/task-2-completion.md": "# Task 2 Completion: Name it\n\n**Status**: Draft → Final\n",
        "completion/task-3-completion.md": "# Task 3 Completion: Move it\n\n**Status**: 90%\n",
      ]),
    ]
  }

  static func ticked(_ criteria: String) -> RuleExample {
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n## Success Criteria\n\n\(criteria)",
    ])
  }

  static let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
  static let two = one + "2. WHEN it is drawn THEN it SHALL be 24 points high\n"
}
