extension TickedTaskIsNotDenied {
  package var triggering: [RuleExample] {
    [
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ ↓Requirement 1.1: on iOS it is not\n",
      ]),
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ ↓Requirement 1.1: iOS is to follow\n",
      ]),
      // A subtask that is still open is a part of what the tick says.
      RuleExample([
        "requirements.md": Self.two,
        "tasks.md": """
        - [x] 1. Draw it
          - [x] 1.1 Width
            - _Requirements: 1.1_
          - [ ] 1.2 Height
            - _Requirements: 1.2_
        """,
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ ↓Requirement 1.2: not yet\n",
      ]),
      // It is for it, whoever else is; so is a subtask; and what was moved is no work that is to come.
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Draw it on iOS\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ ↓Requirement 1.1: on iOS it is not\n",
      ]),
      RuleExample([
        "requirements.md": Self.two,
        "tasks.md": """
        - [x] 1. Draw it
          - [x] 1.1 Width
            - _Requirements: 1.1_
          - [x] 1.2 Height
            - _Requirements: 1.2_
        - [~] 2. Menu (moved)
          - _Requirements: 1.2_
        """,
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ ↓Requirement 1.2: moved\n",
      ]),
      // Words say no as a mark does.
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Requirements Compliance

        ### ↓Requirement 1.1: Width

        Not implemented yet.
        """,
      ]),
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Requirements Compliance

        - ↓Requirement 1.1 has not been implemented on iOS.
        """,
      ]),
      RuleExample([
        "requirements.md": Self.two,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Requirements Compliance

        | Requirement | Web | iOS |
        |---|---|---|
        | ↓1.1 | Pass | Fail |

        | Requirement | Status |
        |---|---|
        | ↓1.2 | ⚠️ Partial |
        """,
      ]),
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Requirements Compliance

        | Requirement | Status |
        |---|---|
        | ↓1.1 | Web Pass, iOS Fail |
        """,
      ]),
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Requirements Compliance

        | Requirement | One | Another |
        |---|---|---|
        | ↓1.1 | Web Pass | iOS Fail |
        """,
      ]),
      RuleExample([
        "requirements.md": Self.two,
        "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Requirements Compliance

        ⚠️ ↓Requirement 1.1: partially met

        | Requirement | Status |
        |---|---|
        | ↓1.2 | Partial |
        """,
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n",
        "completion/task-1-completion.md":
          "# Task 1 Completion: Draw it\n\n↓### Criterion 1: It is drawn ❌\n\nNot yet.\n",
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ↓### Criterion 1: It is drawn

        **Status**: ❌ Not met
        """,
      ]),
      // Right below the heading, or at the end of an item.
      Self.ticked("↓### Criterion 1: It is drawn\n\n❌ Not met on iOS\n\n↓### Criterion 2: It is named\nNot met.\n"),
      Self.ticked("1. It is wide ✅\n↓2. It is high ❌\n"),
      Self.ticked("**The criteria:**\n\n- It is wide ✅\n↓- It is high ❌\n"),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓Blocked by the tokens\n",
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓Complete except for iOS\n",
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓🔄 In progress\n",
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Files

        ↓## Task Status: ⏳ Pending
        """,
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n- [x] 2. Name it\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Estado:** ↓Pendiente\n",
        "completion/task-2-completion.md": "# Task 2 Completion: Name it\n\n**状态**: ↓进行中\n",
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n- [x] 2. Name it\n- [x] 3. Move it\n- [x] 4. Fold it\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓90%\n",
        "completion/task-2-completion.md": "# Task 2 Completion: Name it\n\n**Status**: ↓Draft\n",
        "completion/task-3-completion.md": "# Task 3 Completion: Move it\n\n**Status**: ↓Entwurf\n",
        "completion/task-4-completion.md": "# Task 4 Completion: Fold it\n\n**ステータス**: ↓進捗 90%\n",
      ]),
    ]
  }
}
