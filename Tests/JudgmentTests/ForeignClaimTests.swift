import Findings
import Judgment
import Testing

/// Claims on criteria of other specs.
struct ForeignClaimTests {
  @Test("a claim that no task of the report cites is named with its spec")
  func scope() async throws {
    let requirements = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    let judgment = await Judging.judgment(of: [
      "specs/001-a/requirements.md": requirements, "specs/002-b/requirements.md": requirements,
      "specs/001-a/tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "specs/001-a/completion/task-1-completion.md":
        "# Task 1 Completion: Draw it\n\n✅ Requirement 1.1 (Spec 002): it is 24 points wide\n",
    ])
    let finding = try #require(judgment.findings.first { $0.rule == "claim-out-of-scope" })
    #expect(finding.message == "task 1 does not cite 002/1.1")
  }
}
