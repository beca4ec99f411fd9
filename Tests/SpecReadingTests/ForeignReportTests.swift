import SpecModel
import Testing

/// Habits of other teams' reports, designs and tasks that were taken for something else.
struct ForeignReportTests {
  private static let tasks = "- [x] 12. Shared lids\n  - [x] 12.1 Draw\n  - [x] 12.2 Name\n"

  @Test(
    "what a list below the name of a task numbers are its parts, where they are no criteria",
    arguments: [
      ("All requirements for Task 12 have been implemented:\n- ✅ 12.1: drawn\n- ✅ 12.2: named\n", []),
      // Of the numbers no task bears, and of those that a word says to be requirements, something is claimed.
      ("All requirements for Task 12 have been implemented:\n- ✅ 12.7: drawn\n", ["12.7"]),
      ("All requirements for Task 12 have been implemented:\n- ✅ Requirement 12.1: drawn\n", ["12.1"]),
      ("All requirements are met:\n- ✅ 12.1: drawn\n", ["12.1"]),
      ("### Multitasking Requirements\n- ✅ 12.1: drawn\n", ["12.1"]),
    ] as [(String, [String])]
  )
  func partsOfTask(_ text: String, _ claimed: [String]) async {
    let report = "# Task 12: Lids\n\n## Requirements\n\n\(text)"
    let reading = await Reading([
      "requirements.md": "### Requirement 1: Lid\n\n1. It SHALL shut\n", "tasks.md": Self.tasks,
      "completion/task-12-completion.md": report,
    ])
    #expect(reading.claims.map(\.reference.local) == claimed)
  }

  @Test("and claims where there are such criteria")
  func criteriaOfTask() async {
    let reading = await Reading([
      "requirements.md": "### Requirement 12: Lid\n\n1. It SHALL shut\n2. It SHALL lock\n", "tasks.md": Self.tasks,
      "completion/task-12-completion.md":
        "# Task 12: Lids\n\nAll requirements for Task 12 have been implemented:\n- ✅ 12.1: drawn\n",
    ])
    #expect(reading.claims.map(\.reference.local) == ["12.1"])
  }

  @Test(
    "what a line says of how something is checked cites nothing",
    arguments: [
      "验证：手动测试余额不足场景不会产生孤立 Tripo3D 任务", "验证：覆盖率 80%", "验证：测试 3 个场景", "検証：3件のテスト", "验证：覆盖率 99.5%",
      "Validates: email format", "Validates: all tests pass", "Validates: 3 things",
      "验证：返回 401", "Validates: UTF-8 input", "Validates: the v2 format",
    ]
  )
  func howChecked(_ line: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. Draw\n  - \(line)\n"])
    #expect(reading.tasks.flatMap(\.citations).isEmpty)
  }

  @Test(
    "and what names requirements does, readable or not",
    arguments: [
      ("Validates: 1.1, 2.1", "1.1 2.1", 0), ("验证：1.1、1.2", "1.1 1.2", 0), ("验证：3", "3", 0), ("验证：需求 1.1", "1.1", 0),
      ("Validates: Requirement 7", "7", 0), ("Validates: the one of 1.1", "", 1),
      ("**Validates:** email format", "", 1),
      ("Validates: FR-001", "FR-001", 0),
    ]
  )
  func names(_ line: String, _ cited: String, _ unreadable: Int) async {
    let citations = await Reading(["tasks.md": "- [ ] 1. Draw\n  - \(line)\n"]).tasks.flatMap(\.citations)
    #expect(citations.flatMap(\.references).map(\.local).joined(separator: " ") == cited)
    #expect(citations.flatMap(\.unreadable).count == unreadable)
  }

  @Test(
    "what may have been meant to cite is not lost",
    arguments: [
      "1 and 2", "1 or 2", "9/10", "#9", "Goal 2, US-9", "AC 9", "§9", "user story 9", "criterion 9", "spec 002", "R9",
      "Size requirement, criterion 1", "the second half of Requirement 2", "1、2", "1～2", "1 und 2",
    ]
  )
  func meant(_ list: String) async {
    for label in ["Validates: ", "验证："] {
      let citations = await Reading(["tasks.md": "- [ ] 1. Draw\n  - \(label)\(list)\n"]).tasks.flatMap(\.citations)
      #expect(!citations.isEmpty, "\(label)\(list)")
    }
  }

  @Test(
    "a numbered list that says how something is verified holds no properties",
    arguments: [("### Verification Approach", []), ("### 验证方式", []), ("### Lids", ["1", "2"])] as [(String, [String])]
  )
  func methods(_ heading: String, _ numbers: [String]) async {
    let design = "## Correctness Properties\n\n\(heading)\n\n1. Shut stays shut\n2. Open stays open\n"
    let reading = await Reading(["design.md": design])
    #expect(reading.corpus.specs.flatMap(\.properties).map(\.id.number) == numbers)
  }

  @Test("a mark may stand before the list of a label, as behind it")
  func markBeforeList() async {
    let report = "# Task 1 Completion\n\n## Lid\n\n**Requirements:** ✅ 1.1, 1.2 SATISFIED\n"
    let claims = await Reading(["completion/task-1-completion.md": report]).claims
    #expect(claims.map(\.reference.local) == ["1.1", "1.2"])
    #expect(claims.allSatisfy { $0.mark == .passed })
  }

  @Test("and what is said behind the list may take it back", arguments: ["are still open on iOS", "not on iOS"])
  func takenBack(_ words: String) async {
    let report = "# Task 1 Completion\n\n## Lid\n\n**Requirements:** ✅ 1.1, 1.2 \(words)\n"
    #expect(await Reading(["completion/task-1-completion.md": report]).claims.isEmpty)
  }

  @Test(
    "a heading's sign says that its task is done",
    arguments: [
      "### ✅ Task 1.1: Draw", "### Task 1.1: Draw [DONE]", "### 1.1 Draw ✅", "### 1.1 Draw\n\n**Status:** ✅ Complete",
      "- [x] #1.1 Draw",
    ]
  )
  func done(_ text: String) async {
    let tasks = await Reading(["tasks.md": "# Tasks\n\n\(text)\n"]).tasks
    #expect(tasks.map(\.id.number.text) == ["1.1"])
    #expect(tasks.allSatisfy { $0.isTicked && $0.title == "Draw" })
  }

  @Test("`EARS` heads criteria")
  func ears() async {
    let text = "### Requirement 1: Lid\n\n#### EARS\n\n1. WHEN a THEN b SHALL c\n2. WHEN d THEN e SHALL f\n"
    #expect(await Reading(["requirements.md": text]).criteria.map(\.id.local) == ["1.1", "1.2"])
  }
}
