/// Floods of what specs and reports are made of.
enum SpecFloods {
  static let all = requirements + chapters + tasks + citations + claims + reports + checks + links + spans + otherTasks

  private static let requirement = "### Requirement 1: a\n\n#### Acceptance Criteria\n\n"
  private static let task = "- [ ] 1. a\n"

  private static let requirements: [Flood] = [
    .numbered("requirements") {
      "### Requirement \($0 % 999 + 1): a\n\n#### Acceptance Criteria\n\n1. WHEN a THEN b SHALL c\n"
    },
    .repeating("### Requirement 1: a\n1. a shall b\n"), .repeating("# H\n\n"), .repeating("# A-1: H\n"),
    .numbered("platforms", after: "# R\n\n**Platforms**: ") { "p\($0), " },
    .pair(
      "platforms and criteria",
      .numbered("", after: "**Platforms**: ") { "p\($0), " },
      .numbered("", after: "\n" + requirement) { "\($0). a SHALL b\n" }
    ),
    .numbered("criteria", after: requirement) { "\($0). WHEN a THEN the b SHALL c\n" },
    .repeating("   - a\n", after: requirement + "1. WHEN a THEN b SHALL c\n"),
    .repeating("a\n", after: requirement + "1. WHEN a THEN b SHALL c\n"),
    .repeating("WHEN a, ", after: requirement + "1. "),
    .repeating("the when if ", after: requirement + "1. ", before: " shall x"),
    .repeating("shall ", after: requirement + "1. "),
    .repeating("a AND THE ", after: requirement + "1. WHEN ", before: " THEN b SHALL c"),
    .repeating("利用者が押したとき、", after: requirement + "1. "), .repeating("なければならない", after: requirement + "1. "),
    .repeating("响应", after: requirement + "1. 当时，"), .repeating("WHEN a\n", after: requirement),
    .repeating("WHEN a\nb\n", after: requirement + "GIVEN x\n"),
    .numbered("lists that go on") { "#### a\n\n\($0). A SHALL b\n\n" },
    .repeating("**", after: requirement + "1. "), .repeating("- a shall b\n", after: requirement),
    .numbered("dotted") { "1.\($0 % 999) WHEN a\n" },
    .numbered("dotted everywhere") { "\($0 % 999).\($0 % 999) WHEN a\n" },
    .repeating("### Requirement 1: a\n**User Story**:\nx\n"),
    .numbered("headings of every level") {
      String(repeating: "#", count: $0 % 6 + 1) + " Requirement \($0 % 999): a\n"
    },
  ]

  /// What names requirements that stand far above.
  private static let chapters: [Flood] = [
    chapter("bullets") { "- AC-\($0).1 a SHALL b\n" },
    chapter("rows", after: acceptance) { "| AC-\($0).1 | FR-\($0) | a SHALL b |\n" },
    chapter("rows of several", after: acceptance) { "| AC-\($0) | FR-\($0), FR-1 | a SHALL b |\n" },
    chapter("headings") { "### FR-\($0)\n\n1. a SHALL b\n\n" },
    .numbered("struck items") { "- ~~**FR-\($0)**: a SHALL b~~\n- **FR-\($0)**: a SHALL c\n" },
    .repeating("[a] ", after: "- **FR-1 ", before: "**: a SHALL b\n"), .repeating("(", after: "- **FR-1 "),
    .repeating("- FROM: a\n- TO: b\n", after: "## RENAMED Requirements\n\n"),
  ]

  private static let acceptance = "| AC | FR | Criterion |\n|---|---|---|\n"

  private static func chapter(
    _ name: String,
    after head: String = "",
    _ line: @escaping @Sendable (Int) -> String
  ) -> Flood {
    .pair(
      "a chapter of criteria, in \(name)",
      .numbered("") { "### FR-\($0): a\n\n" },
      .numbered("", after: "## Acceptance Criteria\n\n" + head, line)
    )
  }

  private static let tasks: [Flood] = [
    .numbered("tasks") { "- [ ] \($0 % 999).\($0 % 99) a\n  - _Requirements: 1.1_\n" }, .repeating("- [ ] 1. a\n"),
    .repeating("- [ ] a\n"), .repeating("- [x] 1. a\n  - [ ] 1.1 b\n"),
    .numbered("stairs of tasks") { String(repeating: "  ", count: $0 % 200) + "- [ ] \($0 % 999).1 a\n" },
    .repeating("_Requirements: 1.1_ ", after: task + "  - "),
    .repeating("_Depends: 1_ ", after: task + "  - _Requirements: 1.1_ "),
    .repeating("(Req 1.1) ", after: "- [ ] 1. a "), .repeating("US1, ", after: "- [ ] T001 "),
    .repeating("(", after: "- [ ] 1. a ", before: ")"),
    .repeating("  - a\n", after: task),
    .pair("indented tasks, then bullets", .numbered("") { "    - [ ] \($0 % 999).1 a\n" }, .repeating("  - a\n")),
    .repeating(".1", after: "- [ ] 1", before: " a\n"),
    .repeating("- [ ] 1" + String(repeating: ".1", count: 400) + " a\n"),
    .repeating("1.1,", after: task + "  _Depends: ", before: "_\n"),
    .numbered("tasks that wait for unknown ones") { "- [ ] \($0 % 999).\($0) a\n  _Depends: 1, 2, 3, 9\($0)_\n" },
    .repeating("  - a\n", after: task + "  **Success Criteria:**\n"),
    .repeating("  - `a/b.md`\n", after: task + "  **Primary Artifacts:**\n"),
    .repeating("`a/b.md` ", after: task + "  **Primary Artifacts:**\n  - "),
    .repeating("[ ]"),
  ]

  private static let citations: [Flood] =
    [
      "1.1, ", "1.1-1.199, ", "(", "1.1 (, ", "1.1(", "a, ", ",", "(Spec ", "aaaaaaaa", "1-", "a/", "1", "1.",
      "aaa-1, ", "_", "Requirement ", "1.1 ", "FR-001 → ", "FR-001 oder ", "FR-001 bis ", "FR-1 FR-x ", "from ",
      "NFR ", "AC ", "R1 AC", "1~", "要件",
    ].map { .repeating($0, after: task + "  - _Requirements: ", before: "_\n") }
    + ["1.1-1.199", "1.1-1.999999, 1–999", "1-199", "All", "1.1, 1.2, 1.3"].map {
      .repeating("  - _Requirements: \($0)_\n", after: task)
    } + [.repeating(" ", after: task + "  - _Requirements: 1.1", before: "x, 1.2_\n")]

  private static let claims: [Flood] = [
    .repeating("✅ Requirement 1.1: ok\n\n", after: "# Task 1\n\n## Requirements\n\n"),
    .repeating("1.1, ", after: "## Requirements\n\n✅ Requirement "),
    .repeating(" and 1.2", after: "## Requirements\n\n✅ Requirement 1.1"),
    .repeating("- 1.1-1.199: ok\n", after: "## Requirements\n\n"),
    .repeating("1.1-1.199, ", after: "## Requirements\n\n✅ Requirement "),
    .repeating("(", after: "## Requirements\n\nRequirement 1.1 "),
    .repeating("Requirement 1.1 (", after: "## Requirements\n\n"),
    .repeating("1.1 (a, ", after: "## Requirements\n\n- Requirement "),
    .repeating("## Requirement 1.1\n"), .repeating("## Requirement 1.1\n\n\n\n"), .repeating("✅"),
    .repeating("✅ Requirement 1.1: ✅ "),
    .repeating("| 1.1-1.7 | ✅ |\n", after: "## Requirements\n\n| Requirement | Status |\n|---|---|\n"),
    .repeating("* ", after: "## Requirements\n- 1.1: ", before: "a"),
    .repeating("- 1.1 a\n", after: "# Requirements " + String(repeating: "a", count: 9000) + "\n\n"),
  ]

  private static let reports: [Flood] = [
    .numbered("numbers in prose", after: "Requirement ") { "\($0 % 900 + 1).\($0 % 90 + 1), " },
    .repeating("TODO: [insert] TBD "), .repeating("[Describe "), .repeating("[Describe a] "),
    .numbered("unknown subtasks", after: "# Task 1\n\n## Subtask Contributions\n\n") {
      "**Task \($0 % 999).\($0): a**\n"
    },
    .numbered("bold decisions") { "**Decision \($0)**: a\n**Options**:\n- b\n" }, .repeating(":white_check_mark:"),
    .repeating("✅ Requirement 1.1\n   a\n"), .repeating("\u{A0}\u{2003}", after: "✅ Requirement", before: "1.1"),
    .numbered("metadata") { "**K\($0)**: v\n\n" },
    .numbered("artifacts in a table", after: "# Task 1\n\n## Artifacts\n\n| a | b |\n|---|---|\n") {
      "| `a\($0).swift` | new |\n"
    },
    .repeating("Requirement 1.1 "), .repeating("`a` Requirement 1.1 "), .repeating("Requirement 1.1-1.199 "),
    .repeating("r"), .repeating("Req "),
    .repeating("- AC1: a shall b\n", after: "# Task 1\n\n## Requirements\n\n"),
    .repeating("- 1.1 is still only partly tested, for now\n", after: "# Task 1\n\n## Requirements\n\n"),
    .repeating("- ✅ 1.1: nicht umgesetzt, pas encore fait\n", after: "# Task 1\n\n## Requirements\n\n"),
    .repeating("zu à por da plus fast no non ", after: "## Requirements\n\n- ✅ 1.1: "),
    .repeating("`a` word (2.1) ", after: "# D\n\n"),
    .repeating("req-"), .repeating("Req 1 ("), .repeating("Req a/"), .repeating("Requirements 1.1, "),
    .repeating("per Requirement 1.1\n"),
    .repeating(" ", after: "Requirement 1", before: "AC"), .repeating("Req" + String(repeating: " ", count: 200)),
    .repeating("**"),
    .repeating("**a**: b\n"), .repeating("**a\n"), .repeating("**a**: b | "),
    .repeating(" ", after: "**", before: "a**: b\n"), .repeating("a:\n"),
    .repeating("- a:\n  - b\n"), .repeating("- ✅ a Requirement 1.1\n", after: "## Validation (Tier 2)\n"),
    .repeating("#### Criterion 1: a\n\n**Evidence**: b\n"),
    .repeating("# Criterion 1: a\n"), .repeating("### Decision 1: a\n\n**Options Considered**:\n- a\n"),
    .numbered("decisions", after: "### Decision 1: a\n\n") { "**l\($0)**: a\n" },
    .numbered("properties") { "### Property \($0 % 999): a\n**Validates: Requirements 1.1**\n" },
    .numbered("listed properties", after: "## Correctness Properties\n") { "\($0). For any a\n" },
    .repeating("**Property 1: a**\n"),
    .repeating("- `a/b.md`\n", after: "## Artifacts\n"), .repeating("`a/b.md`", after: "## Artifacts\n- "),
    .repeating("1.1, ", after: "# Task "),
    .repeating("1.1-1.49, ", after: "# Task "), .repeating("Task ", after: "# "),
    .repeating("1.1, ", after: "**Tasks**: "),
    .numbered("contributions", after: "## Subtask Contributions\n") { "**Task \($0 % 999).1: a**\n" },
  ]

  private static let checks: [Flood] = [
    .repeating("- **FR-001**: a\n"), .numbered("listed requirements") { "- **FR-\($0 % 9999)**: a SHALL b\n" },
    .repeating("#### Scenario: a\n- **WHEN** b\n", after: "### Requirement: a\n\n"),
    .numbered("named requirements") { "### Requirement: name \($0)\n" },
    .repeating("*", after: "- [ ] 1. a "), .repeating("_", after: "- [ ] 1. a "),
    .repeating("_Requirements: ", after: "- [ ] 1. a "),
    .repeating("[US1]", after: "- [ ] T001 "), .repeating("需求 1.1、"), .repeating("要件", after: "_要件: "),
    .repeating("（", after: "- [ ] 1. a\n  - _需求：1.1"), .repeating("### Requirement 1\n"),
    .repeating("❌ Requirement 1.1: a\n✅ Requirement 1.1: b\n", after: "### Requirement 1: a\n\n1. a SHALL b\n\n"),
    .repeating("```swift check\n```\n"), .repeating("```swift check name=a verifies=1.1\nlet a = 1\n```\n\n"),
    .repeating("**Validates: Requirements 1.1**\n\n```swift check\n```\n"),
    .repeating("a=\"b ", after: "```swift check ", before: "\nx\n```\n"),
    .repeating("a ", after: "```swift check ", before: "\nx\n```\n"),
    .repeating("1.1,", after: "```swift check verifies=", before: "\nx\n```\n"),
    .repeating("let a = 1\n", after: "```swift check\n"), .repeating("- ```swift check\n  a\n  ```\n"),
    .repeating("\ta\n", after: "\t```swift check\n"),
    .pair(
      "citations, then checks",
      .repeating("**Validates: Requirements 1.1**\n"),
      .repeating("```swift check\n```\n")
    ),
  ]

  private static let links: [Flood] = [
    .pair("headings, then broken anchors", .numbered("") { "# head \($0)\n" }, .numbered("") { "[x](#hed-\($0)) " }),
    .numbered("broken links") { "[x](missing\($0).md) " }, .numbered("links of one name") { "[x](a\($0)/design.md) " },
    .repeating("../", after: "[x](", before: "a)"), .repeating("a/", after: "[x](", before: "a)"),
    .repeating("[x](design.md) "),
    .numbered("comments on unknown rules") { "<!-- counterfoil:ignore rule\($0), b\($0) why -->\n\ntext\n\n" },
    .numbered("mistyped links") { "[x](../desing\($0).md) [y](requirments.md#x\($0)) " },
    .numbered("numbers with a part too many", after: "## Requirements\n\n") { "✅ Requirement 1.1.\($0): a\n" },
    .repeating("[x](?a) "), .repeating("y", after: "# a\n[x](#", before: ")"), .halves("# ", "["),
    .pair(
      "a long heading, many criteria",
      .repeating("a", after: "# Requirements "),
      .repeating("- 1.1 a\n", after: "\n")
    ),
    .numbered("deep tasks") { "- [ ] 1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16.17.18.19.\($0) a\n" },
    .pair("a long heading, a long anchor", .repeating("y", after: "# "), .repeating("z", after: "[x](#", before: ")")),
  ]
}
