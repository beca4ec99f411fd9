extension MarkAgreesWithWords {
  package var triggering: [RuleExample] {
    [
      RuleExample([
        "requirements.md": Self.one,
        "completion/task-1-completion.md": """
        # Task 1 Completion

        ✅ ↓Requirement 1.1: not implemented yet

        - ✅ ↓Requirement 1.1: on iOS this is not yet implemented, it follows in task 2

        - ✅ ↓Requirement 1.1: it is wide, deferred to the next release

        ✅ ↓Requirement 1.1: drawn on all platforms (future enhancement)

        ✅ ↓Requirement 1.1: partially implemented

        ✅ ↓Requirement 1.1: N/A

        ✅ ↓Requirement 1.1: won't do

        ✅ ↓Requirement 1.1: dropped

        ✅ ↓Requirement 1.1: other widths (documented as future work)

        ✅ ↓Requirement 1.1: auf iOS nicht implementiert

        ✅ ↓Requirement 1.1: 未実装

        ✅ ↓Requirement 1.1: drawn; manual verification deferred to Anna

        ✅ ↓Requirement 1.1: it is wide — not tested yet

        ✅ ↓Requirement 1.1: will be done in task 2

        ✅ ↓Requirement 1.1: 3 of 5 tests fail

        ✅ ↓Requirement 1.1: fails

        ✅ ↓Requirement 1.1 (not tested)

        ✅ ↓Requirement 1.1: drawn on the web - NOT TESTED

        ✅ ↓Requirement 1.1 (partial)

        ✅ ↓Requirement 1.1 (partial): drawn on the web

        ✅ ↓Requirement 1.1 (blocked): drawn on the web

        ✅ ↓Requirement 1.1: Partial - the north side is missing

        ✅ ↓Requirement 1.1: drawn on the web - partial

        ✅ ↓Requirement 1.1: Skipped

        ✅ ↓Requirement 1.1: width on iOS (Partially)

        ✅ ↓Requirement 1.1: far from met

        ✅ ↓Requirement 1.1: it is wide, not yet fully met on iOS

        ✅ ↓Requirement 1.1: fails to draw

        ✅ ↓Requirement 1.1: kaum erfüllt

        ✅ ↓Requirement 1.1: まだ満たされていない

        - [x] **↓Requirement 1.1**: wide
          → **NOT MET**

        ✅ ↓Requirement 1.1: blocked by #12

        ✅ ↓Requirement 1.1: it is wide ❌

        - ✅ ↓Requirement 1.1: wide on the web ✅, on iOS ❌

        - **↓Requirement 1.1**: ✅ web, ❌ iOS

        ✅ ↓Requirement 1.1: it is wide (untested)

        ✅ ↓Requirement 1.1: it is wide (skipped)

        ✅ ↓Requirement 1.1: it is wide - deferred

        ✅ ↓Requirement 1.1: it is wide - TODO

        - ✅ ↓Requirement 1.1: it is wide - deferred to the next release

        - ✅ ↓Requirement 1.1: it is wide - postponed to v2

        - ✅ ❌ ↓Requirement 1.1: it is wide

        - ❌/✅ ↓Requirement 1.1: it is wide

        - **↓Requirement 1.1** ✅ ❌: it is wide

        ✅ ↓Requirement 1.1: it is wide; TODO: iOS

        ✅ **↓Requirement 1.1**: moved to phase 2

        ✅ ↓Requirement 1.1: it is wide (moved to the next release)

        ✅ ↓Requirement 1.1: 47/48 passing

        ✅ ↓Requirement 1.1: it is wide, 47 of 48 tests pass

        - ✅ ↓Requirement 1.1: it is wide
          - Not implemented on iOS

        - ✅ ↓Requirement 1.1: it is wide
          - Drawn on the web
          - 47 of 48 unit tests pass.

        - ✅ ↓Requirement 1.1: it is wide
          - iOS: not implemented

        - [ ] ✅ ↓Requirement 1.1: it is wide

        - [ ] ↓Requirement 1.1: it is wide ✅

        ✅ ↓Requirement 1.1: it is wide; skipped for now on iOS

        | Requirement | Words | Status | Notes |
        |---|---|---|---|
        | ↓1.1 | Width | ✅ | not implemented yet |
        | ↓1.1 | Width | ✅ Complete | deferred to v2 |

        ### ↓Requirement 1.1: Width ✅

        Not implemented yet.

        ## Not Yet Met

        - ✅ ↓Requirement 1.1: it is wide

        ## Requirements Not Verified

        | Requirement | Status |
        |---|---|
        | ↓1.1 | ✅ |
        """,
      ]),
      RuleExample([
        "requirements.md": Self.one,
        "completion/task-1-completion.md": """
        # Task 1 Completion

        ## Validation

        ### Functional Validation

        ↓✅ Keyboard: not implemented yet
        - ✅ It is drawn
        ↓- ✅ Focus is drawn (not tested yet)
        ↓- ✅ Export - unfinished
        """,
      ]),
      RuleExample([
        "tasks.md": "- [x] 1. Draw it\n",
        "completion/task-1-completion.md": """
        # Task 1 Completion: Draw it

        ## Success Criteria

        ↓- ✅ Export: not yet built
        ↓- ✅ Export - unfinished
        ↓- ✅ Export — does not work on iPad
        ↓- ✅ Export (deferred)
        ↓- ✅ Export (config valid, manual verification deferred)
        ↓- [x] Export: 60% done

        | Criterion | Status |
        |---|---|
        ↓| It is listed | ✅ (not yet built) |
        """,
      ]),
      UnfinishedWork.told,
      RuleExample(["tasks.md": "- [x] 1. Draw it\n↓- [x] 2. Show it (deferred)\n↓- [x] 3. Move it (deferred to v2)\n"]),
    ]
  }
}
