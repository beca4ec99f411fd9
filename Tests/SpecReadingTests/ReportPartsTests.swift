import SpecModel
import SpecReading
import Testing

/// What reports and designs hold besides claims, in the forms in which people write it.
struct ReportPartsTests {
  private func report(_ text: String) async throws -> CompletionReport {
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"])
    return try #require(reading.corpus.specs.first?.reports.first)
  }

  @Test(
    "decisions",
    arguments: [
      ("### Decision 1: Names\n\n**Decision**: Two\n", "Names: Two"),
      ("### Decision: Names\n\n**Chosen**: Two\n", "Names: Two"),
      ("### Decision 2 - Names\n\n**Choice**: Two\n", "Names: Two"), ("### Decision 2 \u{2014} Names\n", "Names: -"),
      ("**Decision 1**: Names\n**Decision 2: Sizes**\n", "Names: - Sizes: -"), ("### Decision Framework\n", ""),
      ("### Decisions made\n", ""), ("**Decision**: Two\n", ""),
    ]
  )
  func decisions(_ text: String, _ expected: String) async throws {
    let found = try await report("## Notes\n\n\(text)").decisions.map { "\($0.title): \($0.decision ?? "-")" }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test("the parts of a decision, whatever their labels")
  func decisionParts() async throws {
    let decision = try #require(
      await report(
        """
        ### Decision 1: Names

        **Alternatives Considered**:
        - One
        - Two

        **Why**: It is short.

        **Trade-off**: It is odd.

        **Counter-Arguments**:

        **Argument**: Nobody knows it.
        **Response**: They will.
        """
      ).decisions.first
    )
    #expect(decision.options == ["One", "Two"])
    #expect(decision.rationale == "It is short.")
    #expect(decision.tradeOffs == ["It is odd."])
    #expect(decision.counterArguments == ["**Argument**: Nobody knows it.", "**Response**: They will."])
  }

  @Test(
    "artifacts",
    arguments: [
      ("- `src/a.swift`: beside `src/b.swift`", "src/a.swift"),
      ("- Made `src/a.swift` and `src/b.swift`", "src/a.swift src/b.swift"),
      ("- `src/a.swift`, `src/b.swift`, `src/c.swift`", "src/a.swift src/b.swift src/c.swift"),
      ("| File | What |\n|---|---|\n| `src/a.swift` | new, like `src/b.swift` |", "src/a.swift"),
      ("| Action | File |\n|---|---|\n| Created | `src/a.swift` |", "src/a.swift"),
      ("**Created**: `src/a.swift`, `src/b.swift`", "src/a.swift src/b.swift"),
      ("Words about `src/a.swift`", ""),
      ("- `src/a.swift` → `src/b.swift`", "src/b.swift"),
      ("| Original | Renamed |\n|---|---|\n| `src/a.swift` | `src/b.swift` |", "src/b.swift"),
      ("- `src/a.swift` (not created, folded into `b.swift`)", ""), ("- `src/a.swift` - planned, see task 2", ""),
      ("- ❌ `src/a.swift` - dropped", ""), ("- Not needed: `src/a.swift`", ""), ("- `$HOME/a.swift`", ""),
      ("- `src/…/a.swift`", ""), ("### Next Steps (Task 2)\n\n- Create `src/a.swift`", ""),
      ("### Files NOT changed\n\n- `src/a.swift`", ""),
    ]
  )
  func artifacts(_ text: String, _ expected: String) async throws {
    let found = try await report("## Artifacts Created\n\n\(text)\n").artifacts.map(\.path)
    #expect(found.joined(separator: " ") == expected)
  }

  @Test(
    "the old name of a file that a line renames is one that is gone",
    arguments: ["Renamed: `src/a.swift` to `src/b.swift`", "`src/a.swift` was replaced by `src/b.swift`"]
  )
  func renamed(_ line: String) async throws {
    let found = try await report("## Artifacts Created\n\n- \(line)\n").artifacts
    #expect(found.map(\.path) == ["src/a.swift", "src/b.swift"])
    #expect(found.map { $0.verb == .deleted } == [true, false])
  }

  @Test(
    "metadata",
    arguments: [
      ("**Task**: 2.1 Draw", "2.1"), ("**Task:** 2.1", "2.1"), ("- **Task**: 2.1 Draw", "2.1"),
      ("Task: 2.1 Draw", "2.1"),
      ("**Date**: today | **Task**: 2.1", "2.1"), ("Words about 2.1", "1"),
    ]
  )
  func metadata(_ text: String, _ task: String) async throws {
    #expect(try await report(text).tasks.map(\.text) == [task])
  }

  @Test("a box of a validation section is an item, ticked or not")
  func boxes() async throws {
    let items = try await report("## Validation (Tier 2)\n\n- [x] It builds\n- [ ] It runs\n").validationItems
    #expect(items.map(\.text) == ["It builds", "It runs"])
    #expect(items.map(\.mark) == [.checked, .pending])
  }

  @Test("artifacts and success criteria without end are cut off at a limit that is named")
  func limits() async throws {
    let list = (0..<9000).map { "  - `src/a\($0).swift`\n" }.joined()
    let reading = await Reading(["tasks.md": "- [x] 1. A\n  **Primary Artifacts:**\n\(list)"])
    #expect(reading.tasks.first?.artifacts.count == 8191)
    let cut = reading.corpus.problems.compactMap { if case .cutOff(let words, _) = $0.kind { words } else { nil } }
    #expect(cut.count == 1 && cut[0].contains("limit of 8192"), "\(cut)")
  }
}
