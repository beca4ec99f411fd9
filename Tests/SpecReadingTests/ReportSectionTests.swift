import SpecModel
import SpecReading
import Testing

/// What follows from the headings of a report for what stands below them.
struct ReportSectionTests {
  private func report(_ text: String) async throws -> CompletionReport {
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"])
    return try #require(reading.corpus.specs.first?.reports.first)
  }

  @Test(
    "the tier of a validation item",
    arguments: [
      ("## Validation (Tier 2: Standard)\n\n### Syntax Validation\n\n✅ It builds\n", "Tier 2: Standard"),
      ("## Validation (Tier 3: Comprehensive - Parent Task)\n\n✅ It builds\n", "Tier 3: Comprehensive - Parent Task"),
      ("## Tier 1: Minimal\n\n- ✅ It builds\n", "Tier 1: Minimal"),
      ("## Tier 1\n\n## Validation\n\n✅ It builds\n", "-"),
      ("## Validation\n\n| Check | Result |\n|---|---|\n| It builds | ✅ |\n", "-"),
    ]
  )
  func tiers(_ text: String, _ tier: String) async throws {
    let items = try await report(text).validationItems
    #expect(items.map(\.text) == ["It builds"])
    #expect(items.map { $0.tier ?? "-" } == [tier])
  }

  @Test("a section about how tests are tiered holds no validation")
  func noTier() async throws {
    #expect(try await report("## The Three-Tier Testing Strategy\n\n✅ It builds\n").validationItems.isEmpty)
  }

  @Test(
    "what a heading says of the files below it",
    arguments: [
      ("## Files Changed\n\n### Deleted\n\n- `src/a.swift`\n", ArtifactMention.Verb.deleted),
      ("## Files Modified\n\n### Removed\n\n- `src/a.swift`\n", .deleted),
      ("## New Files\n\n- `src/a.swift`\n", .created),
      ("## Files Modified\n\n### Core\n\n- `src/a.swift`\n", .modified),
      ("## Files Modified\n\n- Created `src/a.swift`\n", .created),
      ("## Files\n\n| Action | File |\n|---|---|\n| Deleted | `src/a.swift` |\n", .deleted),
    ]
  )
  func verbs(_ text: String, _ verb: ArtifactMention.Verb) async throws {
    #expect(try await report(text).artifacts.map(\.verb) == [verb])
  }

  @Test(
    "a file is said to be gone by words of their own, and not by what was taken out of it",
    arguments: [
      ("(deleted)", true), ("- the dial (removed later)", true), ("- the dial, since deleted", true),
      ("- old code path removed", false), ("- unused imports removed", false), (": two flags deleted", false),
    ]
  )
  func gone(_ words: String, _ isGone: Bool) async throws {
    let artifacts = try await report("## Files Modified\n\n- `src/a.swift` \(words)\n").artifacts
    #expect(artifacts.map { $0.verb == .deleted } == [isGone])
  }

  @Test(
    "success criteria, in sections, tables, lists and marked headings",
    arguments: [
      ("### Criterion 2 \u{2014} It is drawn ✅\n", "2 It is drawn ✅"),
      (
        "## Success Criteria\n\n| Criterion | Status | Evidence |\n|---|---|---|\n| It is drawn | ✅ Done | a |\n",
        "- It is drawn ✅"
      ),
      ("## Success Criteria\n\n| # | Criterion | Met |\n|---|---|---|\n| 2 | It is drawn | No |\n", "2 It is drawn ❌"),
      ("## Success Criteria Verification\n\n✅ **It is drawn**\n- in all sizes\n", "- It is drawn ✅"),
      ("## Success Criteria Verification\n\n- ✅ It is drawn\n  - ✅ in all sizes\n", "- It is drawn ✅"),
      ("## Success Criteria Met\n\n1. ✅ It is drawn\n2. ❌ It is named\n", "1 It is drawn ✅ | 2 It is named ❌"),
      ("## Success Criteria Verification\n\n- ✅ **It is drawn** \u{2014} see the picture\n", "- It is drawn ✅"),
      ("## Success Criteria\n\n- [x] It is drawn\n- [ ] It is named\n", "- It is drawn [x] | - It is named ⏳"),
      ("## Success Criteria\n\n**Criterion 1**: It is drawn\n- **Evidence**: a\n", "1 It is drawn -"),
      ("## Success Criteria\n\n✅ Criterion 1: It is drawn\n  - Evidence: a\n", "1 It is drawn ✅"),
      ("## Success Criteria\n\n### ✅ It is drawn\n\n- ✅ in all sizes\n\n## Notes\n\n✅ Well\n", "- It is drawn ✅"),
      ("## Success Criteria\n\nAll are met.\n\n- in all sizes\n", ""),
      // Marks in front and at the end, in one list or one paragraph.
      (
        "## Success Criteria\n\n- ✅ It is drawn\n- It is named ✅\n  - in all languages\n- ❌ It is wide\n- It is high ❌\n",
        "- It is drawn ✅ | - It is named ✅ | - It is wide ❌ | - It is high ❌"
      ),
      ("## Success Criteria\n\n1. It is drawn ✅\n2. ✅ It is named\n", "1 It is drawn ✅ | 2 It is named ✅"),
      ("## Success Criteria\n\n- [x] It is drawn\n- It is named ❌\n", "- It is drawn [x] | - It is named ❌"),
      (
        "## Success Criteria\n\n✅ It is drawn\nIt is named ✅\n❌ It is wide\n",
        "- It is drawn ✅ | - It is named ✅ | - It is wide ❌"
      ),
      (
        "## Success Criteria\n\n- ✅ It is drawn\n- It is named ✅ (seen)\n",
        "- It is drawn ✅ | - It is named (seen) ✅"
      ),
      // What a blank line parts is evidence, and a sentence may end in a mark.
      ("## Success Criteria\n\n- ✅ It is drawn\n\n- First run ❌\n- Second run ✅\n", "- It is drawn ✅"),
      ("## Success Criteria\n\n✅ It is drawn\n- First run ❌\n- Second run ✅\n", "- It is drawn ✅"),
      (
        "## Success Criteria\n\n✅ It is drawn with a badge,\nwhich is green\nor shows ✅\n",
        "- It is drawn with a badge, ✅"
      ),
      ("## Success Criteria\n\n- ✅ It is drawn\n- A row with an error shows ❌\n", "- It is drawn ✅"),
      ("## Notes\n\n- ✅ It is drawn\n\n| Criterion | Status |\n|---|---|\n| It is drawn | ✅ |\n", ""),
    ]
  )
  func successCriteria(_ text: String, _ expected: String) async throws {
    let found = try await report(text).successCriteria.map { claim in
      "\(claim.number.map(String.init) ?? "-") \(claim.title) \(claim.mark?.rawValue ?? "-")"
    }
    #expect(found.joined(separator: " | ") == expected)
  }

  @Test("the evidence of a success criterion, below a heading, below a line and beside it")
  func evidence() async throws {
    let text = """
      ### Criterion 1: It is drawn

      **Evidence**: a

      ## Success Criteria

      ✅ It is named
        - Verification: b

      | Criterion | Evidence |
      |---|---|
      | It is seen | c |
      """
    #expect(try await report(text).successCriteria.map(\.parts) == [["Evidence"], ["Verification"], ["Evidence"]])
  }

  @Test(
    "subtask contributions",
    arguments: [
      ("- **Task 1.2**: the icons", "1.2 the icons"), ("**Task 1.2: the icons**", "1.2 the icons"),
      ("### 1.2 The icons ✅", "1.2 The icons"), ("### ✅ Subtask 1.2: The icons", "1.2 The icons"),
      ("1. **1.2 The icons**", "1.2 The icons"), ("- 1.2: the icons", "1.2 the icons"),
      ("- ✅ 1.2 \u{2014} the icons", "1.2 the icons"), ("- 1.2 points are wide", ""), ("Version 1.2 is out", ""),
      ("| Subtask | Status |\n|---|---|\n| 1.2 The icons | ✅ |", "1.2 The icons"),
      ("| Subtask | What | Status |\n|---|---|---|\n| 1.2 | The icons | ✅ |", "1.2 The icons"),
    ]
  )
  func contributions(_ text: String, _ expected: String) async throws {
    let found = try await report("## Subtask Completion\n\n\(text)\n").subtaskContributions
    #expect(found.map { "\($0.task) \($0.title)" }.joined(separator: " ") == expected)
  }

  @Test(
    "documents among reports",
    arguments: [
      ("completion/1.2.md", "# Task 1.2: Icons", "1.2"), ("completion/task-1-2.md", "# Icons", "1.2"),
      ("completion/task-1.2-done.md", "# Task 1.2: Icons", "1.2"),
      ("completions/notes.md", "# Completion: Task 1.2 \u{2013} Icons", "1.2"),
      ("completion/notes.md", "# Task 1.2 Complete: Icons", "1.2"),
      ("completion/task-1-findings.md", "# Findings", "-"),
      ("completion/2026-11-18.md", "# Icons", "-"), ("notes/1.2.md", "# Icons", "-"),
      ("completion/README.md", "# Tasks", "-"),
    ]
  )
  func places(_ path: String, _ title: String, _ tasks: String) async throws {
    let reading = await Reading([path: "\(title)\n", "tasks.md": "- [x] 1.2 Icons\n"])
    let report = reading.corpus.specs.first?.reports.first
    #expect((report.map { $0.tasks.map(\.text).joined(separator: " ") } ?? "-") == tasks)
  }
}
