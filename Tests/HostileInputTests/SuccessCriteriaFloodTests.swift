import Findings
import Judgment
import Testing

/// Every success criterion of a task may have to be compared with every section of its report.
struct SuccessCriteriaFloodTests {
  private func judged(_ criteria: Int, _ sections: Int) async throws -> [Finding] {
    let tasks = "- [x] 1. a\n  **Success Criteria:**\n" + (1...criteria).map { "  - thing \($0) holds\n" }.joined()
    let report =
      "# Task 1\n\n" + (1...sections).map { "### Criterion \($0): other \($0)\n\n**Evidence**: b\n\n" }.joined()
    let judged = try await Judged([
      "specs/001-hostile/tasks.md": Array(tasks.utf8),
      "specs/001-hostile/completion/task-1-completion.md": Array(report.utf8),
      "specs/002-neighbour/requirements.md": Array(Judged.neighbour.utf8),
    ])
    #expect(judged.neighbour == ["002/1.1"])
    return judged.judgment.findings.filter { $0.rule == "lost-success-criterion" }
  }

  @Test("thousands of success criteria beside thousands of sections are compared up to a limit that is named")
  func limited() async throws {
    // The words of both and one more for the section: 500,000 / (1,500 * 6) criteria are compared.
    let found = try await judged(1500, 1500)
    let limited = found.filter { $0.message.contains("limit of 500000") }
    #expect(limited.count == 1)
    #expect(limited.first?.message.hasPrefix("1445 success criteria of task 1 were not compared") == true, "\(limited)")
  }

  @Test("a hundred success criteria beside a hundred sections are all compared")
  func unlimited() async throws {
    #expect(try await judged(100, 90).map(\.message).count == 10)
  }

  @Test(
    "a hundred thousand quantities beside two hundred of the task cost no more than being read",
    arguments: [400, 100_000]
  )
  func quantities(ofClaim count: Int) async throws {
    let claim = "- ✅ " + String(repeating: "1 s ", count: count) + "\n"
    let claims = String(repeating: claim, count: 100_000 / count)
    let known = (1...200).map { "  - dials are drawn within \($0)000 ms of tap \($0)\n" }.joined()
    let time = try await fastest(within: .seconds(allowance)) {
      _ = try await Judged([
        "specs/001-hostile/tasks.md": Array("- [x] 1. a\n  **Success Criteria:**\n\(known)".utf8),
        "specs/001-hostile/completion/task-1-completion.md":
          Array("# Task 1\n\n## Success Criteria\n\n\(claims)".utf8),
      ])
    }
    #expect(time < .seconds(allowance))
  }

  @Test("thousands of success criteria that a report repeats word for word are found without a comparison")
  func repeated() async throws {
    let tasks = "- [x] 1. a\n  **Success Criteria:**\n" + (1...3000).map { "  - thing \($0)\n" }.joined()
    let report = "# Task 1\n\n" + (1...3000).reversed().map { "### Criterion \($0): thing \($0)\n\nb\n\n" }.joined()
    let judged = try await Judged([
      "specs/001-hostile/tasks.md": Array(tasks.utf8),
      "specs/001-hostile/completion/task-1-completion.md": Array(report.utf8),
    ])
    #expect(judged.judgment.findings.filter { $0.rule == "lost-success-criterion" } == [])
  }
}
