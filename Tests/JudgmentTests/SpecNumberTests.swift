import Findings
import Judgment
import Testing

/// Two folders of one number.
struct SpecNumberTests {
  @Test("the finding stands at the requirements, and not at a report that sorts before them")
  func place() async throws {
    let judgment = await Judging.judgment(of: [
      "specs/001-a/requirements.md": "# A\n", "specs/001-b/completion/task-1-completion.md": "# Task 1 Completion: B\n",
      "specs/001-b/requirements.md": "# B\n",
    ])
    let finding = try #require(judgment.findings.first { $0.rule == "duplicate-spec-number" })
    #expect(finding.location?.path.text == "specs/001-b/requirements.md")
  }
}
