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

  @Test("three folders of one number are told together, and each where it stands")
  func three() async throws {
    let judgment = await Judging.judgment(of: [
      "specs/001-a/requirements.md": "# A\n", "specs/001-b/requirements.md": "# B\n",
      "specs/1-c/requirements.md": "# C\n",
    ])
    let findings = judgment.findings.filter { $0.rule == "duplicate-spec-number" }
    #expect(
      findings.map(\.message) == [
        "`001-b` bears the number 001, as `001-a` and `1-c` do", "`1-c` bears the number 1, as `001-a` and `001-b` do",
      ]
    )
    #expect(findings.map(\.notes.count) == [2, 2])
  }
}
