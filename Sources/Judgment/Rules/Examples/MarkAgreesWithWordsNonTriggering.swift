extension MarkAgreesWithWords {
  package var nonTriggering: [RuleExample] {
    [
      RuleExample([
        "requirements.md": Self.one,
        "completion/task-1-completion.md": """
        # Task 1 Completion

        ⏳ Requirement 1.1: not implemented yet

        ✅ Requirement 1.1: views that are not implemented in SwiftUI are drawn too

        ✅ Requirement 1.2: hover is not implemented

        ✅ Requirement 1.5: rejected

        ✅ Requirement 1.5: failing

        ✅ Requirement 1.1: eine Meldung, wenn die Breite nicht erfüllt ist; タスクが未完了でも幅は保たれる

        ✅ Requirement 1.1: drawing, deferred until the view appears

        ✅ Requirement 1.1: broken pictures are reported, skipped, and drawn later

        ✅ Requirement 1.1: rows that are incomplete or pending review (3 of 5) are drawn

        ✅ Requirement 1.1: 0 of 5 tests fail

        ✅ Requirement 1.1: dropped files are opened

        ✅ Requirement 1.1: 0 failed

        ✅ Requirement 1.1: 12 passed, 0 failed

        ✅ Requirement 1.1: partial widths - drawn whole

        ✅ Requirement 1.1: Open - and shut again

        ✅ Requirement 1.1: neither shut nor locked

        ✅ Requirement 1.1: hardly any delay

        ✅ Requirement 1.1: a banner is wide for accounts not verified, and warns that the certificate is not validated

        ✅ Requirement 1.5: fails to open a damaged picture

        ✅ Requirement 1.1: prepared for future work

        ✅ Requirement 1.1: evaluate other widths (documented as future work)

        ✅ Requirement 1.3: shown as out of scope

        ✅ Requirement 1.4: the log lists what was deferred or not implemented

        ✅ Requirement 1.1: blocked by nothing, skipped by nobody

        ✅ Requirement 1.1: deferred loading of pictures works

        ✅ Requirement 1.1: pictures are drawn late - deferred until the view appears

        ✅ ✅ Requirement 1.1: it is wide

        ✅ Requirement 1.1: skips disabled items; deferred items are skipped

        ✅ Requirement 1.1: the list shows what is open - todo items

        ✅ Requirement 1.1: rows by their state (pending)

        ✅ Requirement 1.1: a wrong width is shown with ❌

        ✅ Requirement 1.1: was ❌

        ✅ Requirement 1.1: before ❌, after ✅

        ✅ Requirement 1.1: status icons (✅, ⏳, ❌)

        ✅ Requirement 1.1: status icons: ✅ ⏳ ❌

        ✅ Requirement 1.1: shows a spinner ⏳

        ✅ Requirement 1.6: ✅ wide, ❌ narrow icons

        ✅ Requirement 1.1: ❌ → ✅

        ✅ Requirement 1.1: ❌ marks narrow rows, ✅ wide ones, and nothing else

        ✅ Requirement 1.1: moved to task 2

        ✅ Requirement 1.1: moved to the next cell by Tab

        ✅ Requirement 1.1: focus is moved to phase 2 of the flow, then back

        ✅ Requirement 1.1: 48 of 48 tests pass

        ✅ Requirement 1.1: 48/48 passing

        ✅ Requirement 1.1: 47 of 48 tests pass on Linux, where the last is skipped

        ✅ Requirement 1.1: 3 of 5 checks are drawn in green

        - ✅ Requirement 1.1: it is wide
          - Not needed on iOS
          - Not implemented in hosts without a display: nothing is drawn there
          - Not tested on Windows
          - Windows: not implemented (nobody asked)
          - Before: not shown

        - ✅ Requirement 1.1: it is wide
          - 47 of 48 rows pass through the filter
          - 12 of 48 tests are new

        - [x] ✅ Requirement 1.1: it is wide

        - [ ] Requirement 1.1: it is to be wide

        | Requirement | Words | Before | Status | Notes |
        |---|---|---|---|---|
        | 1.1 | Width | not implemented | ✅ | drawn, and later frames are dropped |
        | 1.2 | Hover | - | ✅ | not implemented |
        | 1.1 | Width | - | ⏳ | not implemented yet |

        ### Requirement 1.1: Width ✅

        Not implemented features are left out of the count.

        ### ✅ Requirement 1.2: Hover

        Not affected.
        """,
      ]),
      RuleExample([
        "requirements.md": Self.one,
        "completion/task-1-completion.md": """
        # Task 1 Completion

        ## Validation

        ### Functional Validation

        ✅ Views that are not implemented in SwiftUI are drawn too
        - ⏳ Keyboard: not implemented yet
        - ✅ Errors: files that cannot be read are told
        """,
      ]),
      // What the task demands, or another tells in the same words, is no denial; and neither is what is ❌ anyway.
      RuleExample([
        "requirements.md": Self.one,
        "tasks.md": """
        - [x] 1. Draw it

          **Success Criteria:**
          - Export: not yet built, and hidden

          - _Requirements: 1.2_
        """,
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Success Criteria

        - ✅ Export: not yet built
        - ✅ Hover: does not work on iPad
        """,
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Success Criteria

        - ✅ does not work without a network, as demanded
        - ✅ Error text says "not yet built"
        - ✅ Shows unfinished tasks
        - ✅ Button does not fire when disabled
        - ✅ HTTP 501: Not Implemented
        - ✅ Filters: unfinished
        - ✅ The label reads: `not yet built`
        - ✅ Pages that are not implemented answer with 501
        - ✅ All fallback patterns removed (fail loudly instead)
        - ✅ Ada/Lina docs NOT modified
        - ⏳ Export: not yet built
        """,
      ]),
      UnfinishedWork.honest,
      RuleExample([
        "tasks.md": """
        - [x] 1. Draw deferred rows
        - [x] 2. Queue it - deferred to task queues
        - [x] 3. Show it (skipped)
        - [ ] 4. Move it (deferred to v2)
        """
      ]),
    ]
  }

  static let one = """
    ### Requirement 1: Size

    1. WHEN it is drawn THEN it SHALL be 24 points wide
    2. THE icon SHALL NOT answer to hover
    3. THE list SHALL show what is out of scope
    4. THE log SHALL list what the codec has deferred or not implemented in this version
    5. WHEN a picture is damaged THEN it SHALL be rejected, and the test SHALL fail
    6. WHEN it is narrow THEN the list SHALL show ❌ beside it
    """
}
