/// Claims of a report that tell of unfinished work, and claims that use the same words for what was built.
extension UnfinishedWork {
  static let told = example(
    """
    ✅ ↓Requirement 1.1: one test still fails

    ✅ ↓Requirement 1.1: 2 tests are failing on CI

    ✅ ↓Requirement 1.1: it is wide, but some tests fail

    ✅ ↓Requirement 1.1: it is wide. One test still fails.

    ✅ ↓Requirement 1.1: 1 failing test remains

    ✅ ↓Requirement 1.1: 60% done

    ✅ ↓Requirement 1.1: it is wide (about 60 % implemented)

    ✅ ↓Requirement 1.1: stub only

    ✅ ↓Requirement 1.1: it is wide (still a placeholder)

    ✅ ↓Requirement 1.1: stubbed out for now

    ✅ ↓Requirement 1.1: requires follow-up

    ✅ ↓Requirement 1.1: it is wide - needs more work on iOS

    ✅ ↓Requirement 1.1: it is wide; follow-up required

    ✅ ↓Requirement 1.1: no tests yet

    ✅ ↓Requirement 1.1: it is wide — broken on iOS

    ✅ ↓Requirement 1.1: it is wide on the web (pending)

    ✅ ↓Requirement 1.1: it is wide on the web (not started)

    ✅ ↓Requirement 1.1: not yet built

    ✅ ↓Requirement 1.1: Export: not yet built

    ✅ ↓Requirement 1.1: Export: hasn't been wired yet on iOS

    ✅ ↓Requirement 1.1: Export (yet to be written)

    ✅ ↓Requirement 1.1: Export - unfinished

    ✅ ↓Requirement 1.1: Export - does not work on iPad

    ✅ ↓Requirement 1.1: Export (does not compile on iPad)

    ✅ ↓Requirement 1.1: drawn as demanded - not yet built on iOS
    """
  )

  static let honest = example(
    """
    ✅ Requirement 1.1: no test fails

    ✅ Requirement 1.1: 0 tests fail

    ✅ Requirement 1.1: the test fails when it is narrow, as it should

    ✅ Requirement 1.1: one test fails on a narrow icon

    ✅ Requirement 1.1: tests still pass

    ✅ Requirement 1.1: two failing tests mended

    ✅ Requirement 1.1: 100% done

    ✅ Requirement 1.1: 60% smaller

    ✅ Requirement 1.1: it is wide (60% of the row)

    ✅ Requirement 1.1: the bar shows 60% done

    ✅ Requirement 1.1: stub replaced

    ✅ Requirement 1.1: only the stub is replaced

    ✅ Requirement 1.1: pending state is shown

    ✅ Requirement 1.1: the label bears the state of the row (pending)

    ✅ Requirement 1.1: no follow-up required

    ✅ Requirement 1.1: needs no further work

    ✅ Requirement 1.1: it is wide - requires follow-up questions to be wide as well

    ✅ Requirement 1.1: broken pictures are drawn; fails on a damaged picture

    ✅ Requirement 1.2: stub only

    ✅ Requirement 1.2: drawn at first (pending)

    ✅ Requirement 1.1: does not work without a network, as demanded

    ✅ Requirement 1.1: it is wide - does not work on iPad, as specified

    ✅ Requirement 1.1: the text says "not yet built"

    ✅ Requirement 1.1: the text reads: not yet built

    ✅ Requirement 1.1: the text is: "not yet built"

    ✅ Requirement 1.1: shows unfinished tasks

    ✅ Requirement 1.1: list of tasks - unfinished

    ✅ Requirement 1.1: the button does not fire when disabled

    ✅ Requirement 1.1: rows (not yet loaded) are wide
    """
  )

  private static func example(_ claims: String) -> RuleExample {
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      2. WHEN a picture is pending THEN a stub SHALL be drawn
      """,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n\(claims)\n",
    ])
  }
}
