import Findings
import SpecModel
import SpecReading
import Testing

/// Tasks and their citations that are written loosely: each habit in the smallest document.
struct LooseTaskTests {
  static let tasks = [
    Document(
      "a number without a dot goes on counting",
      "- [x] 9. A\n  - [x] 9.1 B\n- [ ] 10 Title\n- [ ] 11 Other\n",
      "9x 9.1x 10 11"
    ),
    Document("a count of something is no number", "- [x] 2. A\n- [ ] 3 files are there\n- [ ] 90 Percent\n", "2x"),
    Document("a dash behind the number", "- [ ] 1 — A\n- [x] 2 - B\n", "1 2x"),
    Document("marks before the number", "- [x] ✅ 1. A\n- [ ] 🚧 2. B\n- [ ] (P) 3.1 C\n", "1x 2 3.1"),
    Document("signs in the box", "- [✓] 1. A\n- [✅] 2. B\n- [/] 3. C\n- [>] 4. D\n- [!] 5. E\n", "1x 2x 3- 4- 5"),
    Document("signs of a team's own", "- [?] 1. A\n- [*] 2. B\n- [❌] 3. C\n- [🚧] 4. D\n- [⬜️] 5. E\n", "1 2 3 4- 5"),
    Document("blanks in the box", "- [ x] 1. A\n- [x ] 2. B\n- [  ] 3. C\n- [　] 4. D\n- [ｘ] 5. E\n", "1x 2x 3 4 5x"),
    Document("signs for boxes", "- ☑ 1. A\n  - ✅ 1.1 B\n  - ☐ 1.2 C\n- ⬜️ 2. D\n1. 🚧 E\n", "1x 1.1x 1.2 2 1-"),
    Document("signs of what was achieved", "- ✅ 1. A\n- ✅ 2. B\n", ""),
    Document("signs beside boxes", "- ✅ 1. A\n- [ ] 2. B\n", "2"),
    Document("a note is no box", "- [1] 1. A\n- [a] 2. B\n- [xx] 3. C\n- [x] 4. D\n", "4x"),
    Document("the digits of an input method", "- [ ] １．A\n  - [x] １．１ B\n- [x] 2．C\n", "1 1.1x 2x"),
    Document("headings", "# Plan\n\n### Task 1: A\n\n_Requirements: 1.1_\n\n### Task 2: B ✅\n", "1 2x"),
    Document("headings with boxes", "### [x] 1. A\n\n### [ ] 2. B\n\n#### [-] 2.1 C\n\n### [ ]* 3. D\n", "1x 2 2.1- 3"),
    Document(
      "headings with boxes below them",
      "## 1. A\n\n- [x] Do it\n- [ ] And that\n\n## 2. B\n\n- [x] Do it\n\n## 3. Notes\n\nNone.\n",
      "1- 2x"
    ),
    Document(
      "headings, and headings below them",
      "## 1. A\n\n### 1.1 B\n\n- [x] Do it\n\n### 1.2 C\n\n- [ ] Do it\n",
      "1- 1.1x 1.2"
    ),
    Document(
      "headings and their status",
      "## Task 1: A\n\n**Status**: Complete\n\n## Task 2: B\n\n**Status:** In progress\n\n## Task 3: C\n\n**Status:** [x]\n",
      "1x 2- 3x"
    ),
    Document("headings beside tasks", "## Task 1: A\n\n- [ ] 1.1 B\n", "1.1"),
    Document("the word for a task", "- [ ] Aufgabe 1: A\n- [ ] タスク 2: B\n- [ ] 任务 3: C\n- [ ] task 4: D\n", "1 2 3 4"),
  ]

  @Test("tasks whose boxes are signs cite as others do")
  func signed() async {
    let reading = await Reading(["tasks.md": "- ✅ 1. A\n  - Do it\n  - _Requirements: 1.1, 1.2_\n- ✅ 2. B\n"])
    #expect(reading.tasks.map { $0.citations.flatMap(\.references).map(\.local) } == [["1.1", "1.2"], []])
  }

  @Test("tasks", arguments: tasks)
  func numbers(_ document: Document) async {
    let reading = await Reading(["tasks.md": document.text])
    let read = reading.tasks.map { $0.id.number.text + $0.state.rawValue.filter { $0 != " " } }
    #expect(read.joined(separator: " ") == document.read)
  }

  static let citations = [
    Document("two labels on a line", "_Requirements: 1.1, 1.2_ _Boundary: API_ _Depends: 1.3_", "1.1 1.2"),
    Document("labels parted by a comma", "_Requirements: 1.1_, _Design: 2.2_", "1.1"),
    Document("each number in italics", "**Requirements**: *1.1*, *1.2*", "1.1 1.2"),
    Document("each number in bold", "**Requirements: 1.1**, **1.2**", "1.1 1.2"),
    Document("a letter", "_Requirements: 4.3a, 11.1_", "4.3a 11.1"),
    Document("areas", "_Requirements: FR-SEC-1, NFR-REL-4.2, REQ-AUTH-001_", "FR-SEC-1 NFR-REL-4.2 AUTH-001"),
    Document(
      "letters before the number",
      "_Requirements: FR-A1, FR-B2.3, NFR-P01, FR-C1-FR-C3_",
      "FR-A1 FR-B2.3 NFR-P01 FR-C1 FR-C2 FR-C3"
    ),
    Document("in parentheses", "(Requirements: 1.1, 1.2)", "1.1 1.2"),
    Document("in brackets", "[Requirements: 1.1, 1.2]", "1.1 1.2"),
    Document("covered", "**Requirements covered:** 1.1, 1.2", "1.1 1.2"),
    Document("implements", "_Implements: 1.1, Requirement 2_", "1.1 2"),
    Document("satisfies", "_Satisfies: 1.1_", "1.1"),
    Document("related", "_Related Requirements: 1.1_", "1.1"),
    Document("criteria", "_AC: 1.1, 1.2_", "1.1 1.2"),
    Document("no colon", "**Validates Requirements 1.1, 1.2**", "1.1 1.2"),
    Document("all of one", "_Requirements: all of Requirement 1_", "1"),
    Document("criteria of one", "_Requirements: Requirement 1 Criteria 1-3_", "1.1 1.2 1.3"),
    Document("Turkish", "_Gereksinimler: 1.1, 1.2_", "1.1 1.2"),
    Document("Vietnamese", "_Yêu cầu: 1.1_", "1.1"),
    Document("a dash for a colon", "_Requirements - 1.1, 1.2_", "1.1 1.2"),
    Document("nothing for a colon", "_Requirements 1.1_", "1.1"),
    Document("a sign for a colon", "Requirements = 1.1", "1.1"),
    Document("one or more", "_Requirement(s): 1.1_", "1.1"),
    Document("an abbreviation", "_Reqs.: 1.1, 1.2_", "1.1 1.2"),
    Document("a misspelling", "_Requirments: 1.1_", "1.1"),
    Document("a bold word", "**Requirements** 1.1", "1.1"),
    Document("in parentheses behind the word", "_Requirements (1.1, 1.2)_", "1.1 1.2"),
    Document("blanks within the marks", "_ Requirements: 1.1 _", "1.1"),
    Document("one reference", "_Reference: 1.1_", "1.1"),
    Document("a series of another spec", "_Requirements: 002/AUTH-01, 002/AUTH-02.1_", "AUTH-01 AUTH-02.1"),
    Document("what says something of them", "Requirements 1.1 and the rest of them", ""),
    Document("what requires something else", "Required: 2", ""),
    Document("what implements something else", "_Implements: the list_", ""),
    Document("what refers to something else", "_Refs: design.md_", ""),
  ]

  @Test("citations of a task", arguments: citations)
  func cites(_ document: Document) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - \(document.text)\n"])
    let citations = reading.tasks.flatMap(\.citations)
    #expect(citations.flatMap(\.references).map(\.local).joined(separator: " ") == document.read)
    #expect(citations.flatMap(\.unreadable).isEmpty)
  }

  @Test(
    "a last task is for all of them",
    arguments: [
      "All requirements validation", "all requirements must be met", "All requirements for validation",
      "All functional requirements (x)", "All (every one)",
    ]
  )
  func all(_ list: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(list)_\n"])
    #expect(reading.tasks.flatMap(\.citations).map(\.citesAll) == [true])
  }

  @Test("what stands behind the citation is read as well")
  func depends() async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: 1.1_ _Boundary: API_ _Depends: 1.3, 2_\n"])
    #expect(reading.tasks.flatMap(\.dependencies).map(\.text) == ["1.3", "2"])
  }

  @Test(
    "a title ends in what it is for",
    arguments: [
      "(Requirements: 1.1, 1.2)", "(Req 1.1, 1.2)", "_Requirements: 1.1, 1.2_", "[1.1, 1.2]", "(1.1, 1.2)", "(1.1-1.2)",
      "[Req 1.1, 1.2]", "— Req 1.1, 1.2", "– Requirements 1.1, 1.2", "- Req 1.1, 1.2",
    ]
  )
  func title(_ end: String) async throws {
    let reading = await Reading(["tasks.md": "- [ ] 1. Draw it \(end)\n"])
    let task = try #require(reading.tasks.first)
    #expect(task.title == "Draw it")
    #expect(task.citations.flatMap(\.references).map(\.local) == ["1.1", "1.2"])
  }

  @Test(
    "what stands behind struck words is cited, and what is struck is not",
    arguments: [
      ("~~Use A~~ → use B. _Requirements: 1.2_", ["1.2"]), ("~~Old~~ _Requirements: 1.2_", ["1.2"]),
      ("~~Old note~~ - _Requirements: 1.2_", ["1.2"]), ("~~2.3~~ (see below) Requirements: 1.2", ["1.2"]),
      ("~~_Requirements: 1.1_~~ _Requirements: 1.2_", ["1.2"]),
      ("~~Old~~ _Requirements: 1.2_ ~~as it was~~", ["1.2"]),
      ("~~Old~~ ~~older~~ _Requirements: 1.2_", ["1.2"]),
      ("~~_Requirements: 1.1_~~", []), ("~~Old~~ ~~_Requirements: 1.1_~~", []),
    ]
  )
  func struckCitation(_ line: String, _ cited: [String]) async {
    let tasks = await Reading(["tasks.md": "- [ ] 1. Draw it\n  - \(line)\n"]).tasks
    #expect(tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == cited)
  }

  @Test(
    "what is optional is the task, and not what it is about",
    arguments: [
      ("検証する（任意の文字列）", false), ("解析查询（可选参数）", false), ("一覧（オプション一覧）", false),
      ("Parse flags (optional for callers)", false), ("検証する（任意）", true), ("Test it (optional)", true),
    ]
  )
  func optionalTitle(_ title: String, _ isOptional: Bool) async {
    let tasks = await Reading(["tasks.md": "- [ ] 1. \(title)\n"]).tasks
    #expect(tasks.map(\.isOptional) == [isOptional])
  }

  @Test(
    "a title ends in a requirement, all criteria of it",
    arguments: ["(Requirement 1, all criteria)", "[Req 1, all ACs]"]
  )
  func wholeRequirement(_ end: String) async throws {
    let reading = await Reading(["tasks.md": "- [ ] 1. Draw it \(end)\n"])
    let task = try #require(reading.tasks.first)
    #expect(task.title == "Draw it")
    #expect(task.citations.flatMap(\.references).map(\.local) == ["1"])
    #expect(task.citations.flatMap(\.unreadable).isEmpty)
    let wrapped = await Reading(["tasks.md": "- [x] 1. Draw it, see `plan.md`\n      \(end)\n"])
    #expect(wrapped.tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == ["1"])
  }

  @Test(
    "what a title ends in may be something else",
    arguments: [
      "Move to Swift (6.2)", "Raise the version (1.4)", "Draw - 2 of them", "Draw it (2)", "Draw [it]",
      "Write as text (UTF-8)",
    ]
  )
  func otherEnd(_ title: String) async throws {
    let reading = await Reading(["tasks.md": "- [ ] 1. \(title)\n"])
    let task = try #require(reading.tasks.first)
    #expect(task.title == title)
    #expect(task.citations.isEmpty)
  }

  @Test("a title ends in a series of the spec's own", arguments: ["(AUTH-01)", "[AUTH-01]", "(AUTH-1.2)"])
  func seriesEnd(_ end: String) async throws {
    let reading = await Reading(["tasks.md": "- [ ] 1. Log in \(end)\n"])
    let task = try #require(reading.tasks.first)
    #expect(task.title == "Log in")
    #expect(task.citations.flatMap(\.references).map(\.requirement) == [RequirementNumber("AUTH-1")])
  }

  @Test("a star before the number says that a task may be left out, as behind the box it does")
  func star() async {
    let text =
      "- [ ] *1.3 Write tests*\n- [ ] *1.4 Draw *it*\n- [ ]* 1.5 Draw\n- [ ] **1.6** Draw\n- [ ] **1.7 Draw**\n- [ ] 1.8 *Draw*\n"
    let reading = await Reading(["tasks.md": text])
    #expect(reading.tasks.map(\.id.number.text) == ["1.3", "1.4", "1.5", "1.6", "1.7", "1.8"])
    #expect(reading.tasks.map(\.isOptional) == [true, true, true, false, false, false])
    #expect(reading.tasks.map(\.title) == ["Write tests", "Draw *it*", "Draw", "Draw", "Draw", "Draw"])
  }

  @Test("tasks that are headings hold what stands below them")
  func headings() async throws {
    let text =
      "### Task 1: A\n\n_Requirements: 1.1_\n\n#### Notes\n\n**Type**: Setup\n\n## Appendix\n\n_Requirements: 2.1_\n"
    let reading = await Reading(["tasks.md": text])
    let task = try #require(reading.tasks.first)
    #expect(task.title == "A")
    #expect(task.type == "Setup")
    #expect(task.citations.flatMap(\.references).map(\.local) == ["1.1"])
  }
}
