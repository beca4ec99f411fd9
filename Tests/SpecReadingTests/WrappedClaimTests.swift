import SpecModel
import Testing

/// Claims that their lines do not hold whole, or that begin with something else than a mark and a number.
@Suite("Claims in other words")
struct WrappedClaimTests {
  private func read(_ text: String, title: String = "Requirements Compliance") async -> String {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion\n\n## \(title)\n\n\(text)\n"
    ])
    return reading.claims.map { "\($0.reference.local)\($0.mark.map(\.rawValue) ?? "-")" }.joined(separator: " ")
  }

  @Test(
    "a list goes on below its line",
    arguments: [
      ("✅ Requirements 1.1,\n   1.2, 1.3: shown", "1.1✅ 1.2✅ 1.3✅"),
      ("- Requirements 1.1,\n  1.2: shown ✅", "1.1✅ 1.2✅"),
      ("❌ Requirements 1.1,\n1.2,\n1.3: not shown", "1.1❌ 1.2❌ 1.3❌"),
      ("- Requirements 1.1 and\n  1.2: shown", "1.1- 1.2-"),
      ("- Requirement 1.1: drawn,\n  1.2 px wide", "1.1-"),
    ]
  )
  func wrapped(_ text: String, _ claims: String) async { #expect(await read(text) == claims) }

  @Test("a labelled list does so wherever it stands")
  func labelled() async {
    #expect(await read("**Requirements Validated**: 1.1, 1.2,\n1.3, 2.1", title: "Summary") == "1.1- 1.2- 1.3- 2.1-")
  }

  @Test(
    "what stands around the number",
    arguments: [
      ("- 【要件1.1】 表示 ✅", "1.1✅"), ("- ✅ 【要件1.2】 表示", "1.2✅"), ("- (1.3) ✅ shown", "1.3✅"), ("- ✅ (2.1) shown", "2.1✅"),
      ("- #2.1: ✅ shown", "2.1✅"), ("- (1.3 s) until it is shown", ""), ("- [x] AC-001-2: shown", "1.2[x]"),
    ]
  )
  func around(_ text: String, _ claims: String) async { #expect(await read(text) == claims) }

  @Test(
    "a word stands for the mark",
    arguments: [
      ("- PASS: 2.2 shown", "2.2✅"), ("- FAIL: Requirement 2.1", "2.1❌"), ("- **FAILED**: 2.1 shown", "2.1❌"),
      ("- OK: Requirement 2.1", "2.1✅"), ("- 5.6: **FAIL**", "5.6❌"), ("- 3.5 ✅ PASS / 3.6 ❌ FAIL", "3.5✅ 3.6❌"),
      ("- ❌ Not met: 4.1", "4.1❌"), ("**Not met**: 4.2, 4.3", "4.2❌ 4.3❌"), ("Deferred: 4.2", "4.2⏳"),
    ]
  )
  func words(_ text: String, _ claims: String) async { #expect(await read(text) == claims) }

  @Test(
    "circles say so where a column asks for it",
    arguments: [
      ("| 要件 | 結果 |\n|---|---|\n| 1.1 | ○ |\n| 1.2 | ◎ |\n| 1.3 | × |", "1.1✅ 1.2✅ 1.3❌"),
      ("| 要件 | 備考 |\n|---|---|\n| 1.1 | ○ |", "1.1-"), ("| Req | Status |\n|---|---|\n| 4.3<br>4.4 | ❌ |", "4.3❌ 4.4❌"),
    ]
  )
  func circles(_ text: String, _ claims: String) async { #expect(await read(text) == claims) }

  @Test(
    "below a label of tasks a number is a task's",
    arguments: [
      ("**Sub-tasks Completed:**\n\n- ✅ 1.1 Create the schema", ""), ("### Subtasks\n\n- ✅ 1.1 Create the schema", ""),
      ("**Tasks:**\n- ✅ Requirement 1.1: drawn", "1.1✅"), ("### Task List\n\n- ✅ 1.1: tasks are listed", "1.1✅"),
    ]
  )
  func tasks(_ text: String, _ claims: String) async { #expect(await read(text) == claims) }
}
