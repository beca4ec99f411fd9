import SpecModel
import SpecReading
import Testing

/// Forms in which reports say no: boxes, states, shares, words behind the gloss, titles.
struct DenialFormTests {
  private func claims(_ body: String) async -> [Claim] {
    let report = "# Task 1 Completion\n\n\(body)\n"
    return await Reading(["completion/task-1-completion.md": report]).claims
  }

  private func isDenied(_ claim: Claim) -> Bool {
    claim.mark.map { !$0.isPositive } ?? (claim.denial == .unmet || claim.denial == .later)
  }

  @Test(
    "states in a column of their own",
    arguments: [
      "☐", "□", "○", "🔲", "Cancelled", "Dropped", "Descoped", "Waived", "Started", "In review", "Unknown",
      "Not measured", "Not run", "Not checked", "Not possible", "Not reached", "0%", "60 %", "0/4", "3 of 4",
      "✅ Partial", "✅ deferred to 2.3", "3 pass / 1 fail",
    ]
  )
  func states(_ state: String) async throws {
    let claim = try #require(
      await claims("## Requirements Compliance\n\n| Requirement | Status |\n|---|---|\n| 1.1 | \(state) |").first
    )
    #expect(isDenied(claim))
  }

  @Test(
    "states that deny nothing",
    arguments: ["100%", "4/4", "12 passed, 0 failed", "3 pass / 0 fail", "Unknown users are refused", "✅ 0 failed"]
  )
  func honestStates(_ state: String) async throws {
    let claim = try #require(
      await claims("## Requirements Compliance\n\n| Requirement | Result |\n|---|---|\n| 1.1 | \(state) |").first
    )
    #expect(!isDenied(claim))
  }

  @Test("a circle says yes where the header is of a script whose readers take it so")
  func circle() async throws {
    let claim = try #require(await claims("## 要件\n\n| 要件 | 結果 |\n|---|---|\n| 1.1 | ○ |").first)
    #expect(claim.mark == .passed)
  }

  @Test(
    "boxes and words on a line",
    arguments: [
      "- ☐ 1.1: drawn", "- [-] 1.1 drawn", "- [~] 1.1 drawn", "- 1.1: drawn (not implemented)",
      "- 1.1: drawn — not implemented", "- 1.1: drawn (deferred)", "- 1.1: drawn (failed)", "- 1.1: drawn [not done]",
      "- 1.1: drawn → deferred to task 9", "- 1.1: drawn; not done", "- 1.1: Cancelled",
    ]
  )
  func lines(_ line: String) async throws {
    let claim = try #require(await claims("## Requirements Compliance\n\n\(line)").first)
    #expect(isDenied(claim))
  }

  @Test(
    "words that deny nothing",
    arguments: [
      "- 1.1: rows by status (failed)", "- 1.1: rows (two of them)", "- 1.1: shown - in the list",
      "- 1.1: Unknown, expired and revoked tokens are refused", "- 1.1: Started runs are listed",
      "- 1.1: a dialog → open files",
    ]
  )
  func honestLines(_ line: String) async throws {
    let claim = try #require(await claims("## Requirements Compliance\n\n\(line)").first)
    #expect(!isDenied(claim))
  }

  @Test(
    "titles",
    arguments: [
      ("Open Requirements", true), ("Requirements Not Covered", true), ("Uncovered Requirements", true),
      ("Requirements Gaps", true), ("Requirements Still To Do", true), ("Requirements Still Open", true),
      ("Requirements Covered", false), ("No Open Requirements", false), ("Requirements Gap Analysis", false),
      ("Requirements for Open Dialogs", false), ("Requirements Not Validated", true),
      ("Requirements Not Verified", true), ("Requirements Not Verified in This Task", false),
      ("Requirements Not Met in This Task", true),
      ("Requirements Not Covered Here", false), ("Requirements Validated", false),
    ]
  )
  func titles(_ title: String, _ expected: Bool) async throws {
    let claim = try #require(await claims("## \(title)\n\n- 1.1: drawn").first)
    #expect(isDenied(claim) == expected)
  }
}
