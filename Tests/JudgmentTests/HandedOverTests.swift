import Findings
import Testing

@testable import Judgment

/// A report that names a requirement of another task, and says so.
struct HandedOverTests {
  private func rules(_ lines: String) async -> [String] {
    let judgment = await Judging.judgment(of: [
      "specs/001-boats/requirements.md": """
      ### Requirement 1: Trips

      1. WHEN a boat leaves THEN its trip SHALL be recorded
      2. WHEN a trip has no end for a day THEN it SHALL be listed
      3. WHEN a boat returns THEN its trip SHALL end
      """,
      "specs/001-boats/tasks.md": """
      - [x] 1. Record trips
        - _Requirements: 1.1_
      - [ ] 2. List trips
        - [ ] 2.1 List those without an end
          - _Requirements: 1.2_
      - [x] 3. End trips
        - _Requirements: 1.3_
      """,
      "specs/001-boats/completion/task-1-completion.md":
        "# Task 1 Completion: Record trips\n\n✅ Requirement 1.1: trips are recorded\n\n\(lines)\n",
      "specs/001-boats/completion/task-3-completion.md":
        "# Task 3 Completion: End trips\n\n✅ Requirement 1.3: trips end\n",
    ])
    return judgment.findings.map(\.rule.name)
  }

  @Test(
    "What is left to another task, or lies under a title that leaves it out, is claimed by nobody",
    arguments: [
      "Requirement 1.2 (open trips) is not part of this task; task 2 will list them.",
      "Requirement 1.2 (open trips) will be measured in January.", "1. Requirement 1.2 — the next task",
      "- ⏭️ Requirement 1.2: open trips", "| Requirement | Result |\n|---|---|\n| 1.2 | ⏭️ later |",
      "Requirement 1.2 (open trips) will follow in task 2.", "Requirement 1.2 (open trips) belongs to task 2.",
      "Requirement 1.2 (open trips) remains open until task 2.", "Requirement 1.2 (open trips) is left to task 2.",
      "Requirement 1.2 (open trips) is the subject of task 2.",
      "- Requirement 1.2, which task 2 works on, needs the trips.", "> Requirement 1.2: open trips are for task 2",
      "- ➡️ Requirement 1.2: moves on to task 2.1", "Requirement 1.2 — Aufgabe 2", "要件1.2：タスク2",
      "| Requirement | Status |\n|---|---|\n| 1.2 | Task 2 |",
      "| Requirement | Covered by |\n|---|---|\n| 1.2 | Task 2.1 |",
      "- Requirement 1.3: done in task 3", "- ✅ Requirement 1.3: done in task 3",
      "- ✅ Requirement 1.3: see tasks 1 and 3",
      "## Out of Scope\n\n- Requirement 1.2: open trips", "## Not in Scope\n\n- Requirement 1.2: open trips",
      "## 4. Not Part of This Task\n\n- Requirement 1.2: open trips",
      "## Left for Later\n\n- Requirement 1.2: open trips",
      "## Known Limitations\n\n- Requirement 1.2: open trips are nowhere seen",
      "**Not in this task**:\n- Requirement 1.2: open trips", "**Left for task 2**:\n- Requirement 1.2: open trips",
      "## Nicht Teil dieser Aufgabe\n\n- Requirement 1.2: open trips", "## Abgrenzung\n\n- Requirement 1.2: open trips",
      "## Nicht umgesetzt\n\n- Requirement 1.2: open trips", "## 対象外\n\n- Requirement 1.2: open trips",
    ]
  )
  func handedOver(_ lines: String) async { #expect(await rules(lines) == []) }

  @Test(
    "What it claims itself is still asked for, whatever task it names besides",
    arguments: [
      "✅ Requirement 1.2: open trips are listed", "✅ Requirement 1.2: done in task 2",
      "Requirement 1.2: done in task 1",
      "Requirement 1.2: done in task 3", "Requirement 1.2 (open trips) is met",
      "- Requirement 1.2: listed after 2 tasks",
      "Requirement 1.2: lists the open trips of task 2", "Requirement 1.2: added to task 2's table, and listed",
      "## Scope\n\n- Requirement 1.2: open trips", "## Out of Scope\n\n- ✅ Requirement 1.2: open trips",
    ]
  )
  func claimed(_ lines: String) async { #expect(await rules(lines).contains("claim-of-open-task")) }

  @Test("A mark on a part says that the task did it, whoever does the rest")
  func part() async {
    #expect(await rules("- ✅ Requirement 1.3: the table (the rest in task 3)") == ["claim-out-of-scope"])
  }

  @Test("A limit that is told of what is met denies nothing")
  func limited() async {
    #expect(await rules("## Known Limitations\n\n- Requirement 1.1: boats without a number are not recorded") == [])
  }
}
