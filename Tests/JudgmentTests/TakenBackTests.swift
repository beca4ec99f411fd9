import Findings
import Testing

@testable import Judgment

/// A claim that bears a ✅, and an item below it that takes a part of it back, or tells how the thing works.
struct TakenBackTests {
  private func rules(_ item: String) async -> [String] {
    let judgment = await Judging.judgment(of: [
      "specs/001-dial/requirements.md":
        "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
      "specs/001-dial/completion/task-1-completion.md":
        "# Task 1 Completion: Draw it\n\n- ✅ Requirement 1.1: it is wide\n  - \(item)\n",
    ])
    return judgment.findings.map(\.rule.name).filter { $0 == "mark-against-words" }
  }

  @Test(
    "A part that is not there is told",
    arguments: [
      "Not implemented on iOS", "Not yet implemented in the dark theme", "Not finished for Android",
      "Not met on iOS 17.",
      "❌ Not implemented on iOS", "❌ iOS: pumps go on", "⏳ iOS", "❌ on iOS 17", "❌ **Android** (too slow)", "❌ Failed",
      "[ ] pump 2", "❌ measured 19 s", "❌ 19 s on panel 2", "**Evidence**: ❌", "**iOS**: ❌ Not done",
      "Verification: not met",
      "iOS: not implemented", "iOS: Not met", "Error states: not implemented", "47 out of 48 tests pass", "47/48 pass",
    ]
  )
  func takenBack(_ item: String) async { #expect(await rules(item) == ["mark-against-words"]) }

  @Test(
    "How it works, how it was and what it answers is not",
    arguments: [
      "Not done in the main thread", "Not ready for the first frame", "Not working on the old file",
      "Not met in the first run", "Not complete for the previous draft", "Old layout: not done",
      "Old layout: not implemented", "Before: not implemented", "First run: not met", "Main thread: not done",
      "❌ **Critical**: web colours are objects", "❌ Gap: 2 documents lack a title", "❌ Lost: a few bytes",
      "❌ Web color tokens of the old design", "❌ `a@@b`", "❌ Missing: two documents", "❌ iOS was left out before",
      "⏳ Initializing",
      "❌ Not met in the first run", "❌ 2 documents lack a title", "[ ] Follow-up: draw it anew",
      "**Verification**: ❌ then ✅",
      "❌ Failed in the first run ✅", "**Trade-offs**:\n    - ❌ iOS", "Trade-offs:\n    - ❌ Not implemented on iOS",
      "HTTP 501: Not Implemented", "Error: not implemented",
    ]
  )
  func told(_ item: String) async { #expect(await rules(item) == []) }

  private func findings(of claim: String) async -> Int {
    let judgment = await Judging.judgment(of: [
      "specs/001-dial/requirements.md":
        "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
      "specs/001-dial/completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n## Requirements\n\n\(claim)\n",
    ])
    return judgment.findings.count { $0.rule.name == "mark-against-words" }
  }

  @Test(
    "A part is marked otherwise, in the list below a claim or behind its words",
    arguments: [
      "- ✅ Requirement 1.1: it is wide\n  - ✅ light theme\n  - ❌ dark theme",
      "### ✅ Requirement 1.1: it is wide\n\n- ❌ Not implemented on iOS",
      "### ✅ Requirement 1.1: it is wide\n\n❌ Not implemented on iOS",
      "### Requirement 1.1: it is wide ✅\n\n- ✅ web\n- ❌ iOS", "### ✅ Requirement 1.1\n\n**Evidence**: not met",
      "- ✅ Requirement 1.1: it is wide ✅ web, ❌ iOS", "- ✅ Requirement 1.1: it is wide: ✅ north, ❌ south",
      "- ✅ Requirement 1.1: it is wide (❌ iOS)", "- ✅ Requirement 1.1: it is wide (✅ web, ❌ iOS)",
      "✅ **Requirement 1.1**: it is wide\n\n- ✅ pump 1\n- ❌ pump 2",
      "✅ Requirement 1.1: it is wide\n- ❌ Not implemented on iOS",
      "- ✅ Requirement 1.1: pumps stop with open gates\n  - ❌ Pump 2 does not stop",
      "### ✅ Requirement 1.1: pumps stop with open gates\n\n- ❌ Pump 2 goes on",
      "- ✅ Requirement 1.1: it is wide (⏳ not met on iOS)",
      "- ✅ Requirement 1.1: it is wide\n  - ❌ The dark theme crashes",
      "### ✅ Requirement 1.1: it is wide\n\nIt was built.\n\n- ❌ Labels overlap on narrow screens",
      "- ✅ Requirement 1.1: coverage stays above 80% (78% on iOS)",
      "- ✅ Requirement 1.1: coverage stays above 80% (78%)",
      "- ✅ Requirement 1.1: opens within 200 ms (measured 0.25 s)",
      "- ✅ Requirement 1.1: opens in at most 200ms (250ms on iOS 17)",
    ]
  )
  func marked(_ claim: String) async { #expect(await findings(of: claim) == 1) }

  @Test(
    "Examples, pictures and what somebody gave up are no parts",
    arguments: [
      "- ✅ Requirement 1.1: names are validated\n  - ✅ anna\n  - ❌ anna 2",
      "- ✅ Requirement 1.1: each state has an icon\n  - ⏳ Initializing\n  - ❌ Broken link\n  - ✅ Loaded",
      "- ✅ Requirement 1.1: it is wide\n  - ✅ tall\n  - ❌ much too wide for a phone",
      "### ✅ Requirement 1.1: it is wide\n\n**Trade-offs**:\n- ✅ web\n- ❌ iOS",
      "### ✅ Requirement 1.1: it is wide\n\n#### Decision\n\n- ❌ iOS",
      "- ✅ Requirement 1.1: rows are coloured ✅ green, ❌ red",
      "- ✅ Requirement 1.1: status icons: ✅ done, ❌ failed", "- ✅ Requirement 1.1: ends in a cross (❌ icon)",
      "- ✅ Requirement 1.1: it is wide (❌ iOS before)", "- ✅ Requirement 1.1: it is wide: ✅ on web, ❌ on iOS by design",
      "- ✅ Requirement 1.1: status icons (✅ done, ❌ failed)",
      "- ✅ Requirement 1.1: colour tokens are audited\n  - ❌ Two colour tokens lack a name",
      "✅ Requirement 1.1: it is wide\n\nSo it is.\n\n- ❌ iOS",
      "- ✅ Requirement 1.1: pumps stop\n  - ❌ Pump noise: not asked for",
      "- ✅ Requirement 1.1: it is wide\n  - ✅ undoable\n  - ❌ No toast",
      "- ✅ Requirement 1.1: it is wide\n  - ❌ Crashes are logged\n  - ❌ The old theme crashes",
      "- ✅ Requirement 1.1: defects were identified\n  - ❌ The dark theme crashes",
      "- ✅ Requirement 1.1: it is wide\n  - ❌ The dark theme crashes\n  - ❌ Labels overlap",
      "- ✅ Requirement 1.1: it is wide\n\nAlso seen:\n\n- ❌ The dark theme crashes",
      "- ✅ Requirement 1.1: it is wide\n  - ✅ Requirement 1.2: it is tall\n  - ❌ The dark theme crashes",
      "- ✅ Requirement 1.1: coverage stays above 80% (92% on iOS)",
      "- ✅ Requirement 1.1: coverage stays above 80% (78% before)",
      "- ✅ Requirement 1.1: opens within 200 ms (250 ms allowed on iOS)",
      "- ✅ Requirement 1.1 erfüllt (vorher: nicht erfüllt)", "- ✅ Requirement 1.1: opens within 200 ms (120 ms)",
      "- ✅ Requirement 1.1: opens within 200 ms (3 files)",
      "- ✅ Requirement 1.1: of 30 ms at most 20 ms are spent on drawing (25 ms)",
      "- ✅ Requirement 1.1: drawn at most 20 points wide (24 points on iOS)",
    ]
  )
  func unmarked(_ claim: String) async { #expect(await findings(of: claim) == 0) }

  private func successCriteria(_ text: String) async -> [String] {
    let title = "The alarm is raised within 10 seconds"
    let judgment = await Judging.judgment(of: [
      "specs/001-dial/tasks.md": "- [x] 1. Raise it\n\n  **Success Criteria:**\n  - \(title)\n",
      "specs/001-dial/completion/task-1-completion.md":
        "# Task 1 Completion: Raise it\n\n## Success Criteria\n\n"
        + text.replacing("#", with: "### Criterion 1: \(title)").replacing("=", with: "- ✅ \(title)") + "\n",
    ])
    return judgment.findings.map(\.rule.name)
  }

  @Test("What a task demands that cites all requirements may be said of it", arguments: ["All", "1.1", "1.2"])
  func demandedByAll(_ cited: String) async {
    let judgment = await Judging.judgment(of: [
      "specs/001-dial/requirements.md": """
      ### Requirement 1: Export

      1. WHEN an export is asked for THEN the answer SHALL be that it is not implemented yet
      2. WHEN an import is asked for THEN it SHALL begin
      """,
      "specs/001-dial/tasks.md":
        "- [x] 1. Answer\n\n  **Success Criteria:**\n  - Exports are answered\n\n  - _Requirements: \(cited)_\n",
      "specs/001-dial/completion/task-1-completion.md":
        "# Task 1 Completion: Answer\n\n## Success Criteria\n\n- ✅ Exports are answered - not implemented yet\n",
    ])
    let told = judgment.findings.map(\.rule.name).filter { $0 == "mark-against-words" }
    #expect(told == (cited == "1.2" ? ["mark-against-words"] : []))
  }

  @Test(
    "A success criterion that the lines below its mark deny",
    arguments: [
      "# ✅\n\nNot implemented yet.", "# ✅\n\n**Evidence**: not implemented yet", "# ✅\n\n**Evidence**: ❌",
      "# ✅\n\n**Verification**: ❌ Failed", "# ✅\n\n**Verification**:\n- ❌ Not implemented", "=\n  - ❌ 19 s on panel 2",
      "=\n  - Not implemented on iOS", "=\n  - [ ] panel 2",
    ]
  )
  func deniedMark(_ text: String) async { #expect(await successCriteria(text) == ["mark-against-words"]) }

  @Test(
    "A success criterion without a mark, of which the lines below say that it is not met",
    arguments: [
      "#\n\n**Evidence**: not implemented yet", "#\n\n**Evidence**: ❌", "#\n\n**Verification**: ❌ Failed",
      "#\n\n**Evidence**: built\n\n**Verification**:\n- ❌ Not implemented", "#\n\n❌ measured 19 s",
    ]
  )
  func denied(_ text: String) async { #expect(await successCriteria(text) == ["denied-by-report"]) }

  @Test(
    "What was found on the way to a success criterion denies nothing",
    arguments: [
      "#\n\n**Evidence**:\n- ❌ **Critical**: the horn is a placeholder\n- ✅ The lamp is lit",
      "#\n\n**Verification**: ❌ Failed at first, ✅ passes now", "#\n\n**Example**: ❌ Not raised",
      "# ✅\n\n❌ marks what is lost",
      "=\n  - ❌ Lost: the old horn", "# ✅\n\n#### Notes\n\n- ❌ iOS",
    ]
  )
  func foundOnTheWay(_ text: String) async { #expect(await successCriteria(text) == []) }
}
