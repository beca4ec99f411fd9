/// Floods of ranges over several requirements, of claims that go on below their lines, and of tasks that are none by the usual signs.
extension SpecFloods {
  private static let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n"
  private static let task = "- [ ] 1. a\n"

  static let spans: [Flood] = [
    .numbered("wide ranges", after: task) { "  - _Requirements: 1.1-\($0 % 900 + 2).1_\n" },
    .numbered("wide claims", after: report) { "✅ Requirements 1.1-\($0 % 900 + 2).1: a\n" },
    .numbered("rows of wide claims", after: report + "| Req | Status |\n|---|---|\n") {
      "| 1.1-\($0 % 900 + 2).1 | ✅ |\n"
    },
    .repeating("1.1,\n", after: report + "✅ Requirements "), .repeating("✅ Requirements 1.1,\n1.2,\n", after: report),
    .repeating("- 【要件1.1】 ✅ (1.2) #1.3\n", after: report), .repeating("- PASS: FAIL: Requirement 1.1\n", after: report),
    .repeating("**_ Requirement 1.1 _**: ✅ ", after: report), .repeating("Not met: 1.1, ", after: report),
    .repeating("1.1<br>", after: report + "| Req | Status |\n|---|---|\n| "),
    .numbered("second properties") {
      "### Property \($0 % 4000): a\n\n**Validates: Requirements 1.1, 1.\($0 % 99)**\n\n"
    },
    .repeating("### Property 1: a\n\n**Validates: Requirements 1.1**\n\n**Validates: Requirements 1.2**\n\n"),
  ]

  static let otherTasks: [Flood] = [
    .numbered("a list without boxes") { "\($0). a\n   - _Requirements: 1.1_\n" },
    .numbered("steps") { "- [ ] Step \($0): a\n  - _Requirements: 1.1_\n" },
    .numbered("tasks of stories") { "- [ ] US\($0 % 99)-T\($0 % 999) a\n  - _Requirements: 1.1_\n" },
    .numbered("chapters that cite") { "## Part \($0)\n\n**Requirements:** 1.1, \($0 % 900).1-\($0 % 900).99\n\n" },
    .repeating("- [ ] a _(Req 1.1)_\n- [ ] b — Req 1.2\n"), .repeating("_(Req 1.1)_ ", after: task + "  - "),
    .repeating("**1. a**\n- _Requirements: 1.1_\n", after: task),
    .numbered("tasks that count anew") { "### Task \($0 % 999): a\n\n- [ ] 1. b\n- [ ] 2. c\n\n" },
    .repeating("; Req ", after: task + "  - _Refs: design", before: "1.1_\n"),
  ]
}
