import SpecModel
import SpecReading
import Testing

/// Tasks in the habits of many teams, one habit each.
struct TaskDialectTests {
  struct Habit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// `1.1 [x] title <- 1.1 1.2`, one line each.
    let tasks: [String]

    init(_ description: String, _ text: String, _ tasks: [String]) {
      testDescription = description
      self.text = text
      self.tasks = tasks
    }
  }

  static let habits: [Habit] = [
    Habit(
      "nested",
      "- [x] 1. A\n  - [ ] 1.1 B\n    - _Requirements: 1.1, 1.2_\n",
      ["1 [x] A <-", "1.1 [ ] B <- 1.1 1.2"]
    ),
    Habit(
      "flat",
      "- [x] 1.1 A\n  - _Requirements: 1.1_\n- [ ] 1.2 B\n  - _Requirements: 1.2_\n",
      ["1.1 [x] A <- 1.1", "1.2 [ ] B <- 1.2"]
    ),
    Habit(
      "in parallel",
      "- [ ] 1. A\n- [ ] 1.1 (P) B\n  - do\n  - _Requirements: 1.1, 2.3_\n  - _Boundary: Parser_\n",
      ["1 [ ] A <-", "1.1 [ ] B <- 1.1 2.3"]
    ),
    Habit(
      "beyond a thousand",
      "- [ ] 999. A\n- [ ] 1000. B\n- [ ] 1001. C\n",
      ["999 [ ] A <-", "1000 [ ] B <-", "1001 [ ] C <-"]
    ),
    Habit(
      "every state",
      "- [ ] 1. A\n- [x] 2. B\n- [X] 3. C\n- [-] 4. D\n- [~] 5. E\n",
      ["1 [ ] A <-", "2 [x] B <-", "3 [x] C <-", "4 [-] D <-", "5 [~] E <-"]
    ),
    Habit("optional", "- [ ]* 1. A\n- [ ]\\* 2. B\n", ["1 [ ]* A <-", "2 [ ]* B <-"]),
    Habit("optional, the star behind the number", "- [ ] 1.1* A\n", ["1.1 [ ]* A <-"]),
    Habit(
      "odd numbers",
      "- [x] 2.FIX.1 A\n- [x] 0.2a B\n- [x] 7.1-Prototype C\n- [x] Task 3: D\n- [x] FIX.1 E\n",
      ["2.FIX.1 [x] A <-", "0.2a [x] B <-", "7.1-Prototype [x] C <-", "3 [x] D <-", "FIX.1 [x] E <-"]
    ),
    Habit("bold titles", "- [x] **1. A**\n- [x] **2.1** B\n", ["1 [x] A <-", "2.1 [x] B <-"]),
    Habit(
      "Japanese",
      "- [ ] 1. 検索\n  - 一覧を表示する\n  - _要件: 1.1, 1.2_\n- [ ] 2. 表示\n  - _要件：2.1、2.2_\n",
      ["1 [ ] 検索 <- 1.1 1.2", "2 [ ] 表示 <- 2.1 2.2"]
    ),
    Habit("Japanese, requirements in English", "- [ ] 1. 検索\n  - _Requirements: 1.1、1.2_\n", ["1 [ ] 検索 <- 1.1 1.2"]),
    Habit("a citation outside of bullets", "- [ ] 1. A\n  _Requirements: 1.1_\n", ["1 [ ] A <- 1.1"]),
    Habit("a citation without emphasis", "- [ ] 1. A\n  - Requirements: 1.1, 1.2\n", ["1 [ ] A <- 1.1 1.2"]),
    Habit(
      "a citation in bold",
      "- [ ] 1. A\n  - **Requirements**: 1.1\n- [ ] 2. B\n  - **Requirements:** 1.2\n",
      ["1 [ ] A <- 1.1", "2 [ ] B <- 1.2"]
    ),
    Habit("one requirement", "- [ ] 1. A\n  - _Requirement: 1.1_\n", ["1 [ ] A <- 1.1"]),
    Habit("stars for marks", "* [x] 1. A\n  * _Requirements: 1.1_\n", ["1 [x] A <- 1.1"]),
    Habit("numbered boxes", "1. [x] A\n   - _Requirements: 1.1_\n2. [ ] B\n", ["1 [x] A <- 1.1", "2 [ ] B <-"]),
    Habit("headings for parents", "## 1. Parser\n\n- [x] 1.1 A\n  - _Requirements: 1.1_\n", ["1.1 [x] A <- 1.1"]),
    Habit(
      "boxes without numbers are no tasks",
      "- [ ] 1. A\n  - [ ] write\n  - [x] read\n- [ ] check all\n",
      ["1 [ ] A <-"]
    ),
    Habit(
      "four blanks",
      "- [x] 1. A\n    - [x] 1.1 B\n        - _Requirements: 1.1_\n",
      ["1 [x] A <-", "1.1 [x] B <- 1.1"]
    ),
    Habit("tabs", "- [x] 1. A\n\t- [x] 1.1 B\n\t\t- _Requirements: 1.1_\n", ["1 [x] A <-", "1.1 [x] B <- 1.1"]),
    Habit(
      "a citation of the parent below its children",
      "- [x] 1. A\n  - [x] 1.1 B\n    - _Requirements: 1.1_\n  - _Requirements: 1.2_\n",
      ["1 [x] A <- 1.2", "1.1 [x] B <- 1.1"]
    ),
    Habit("in a fence", "```\n- [ ] 1. A\n```\n- [ ] 2. B\n", ["2 [ ] B <-"]),
  ]

  @Test("tasks", arguments: habits)
  func tasks(_ habit: Habit) async {
    let reading = await Reading(["tasks.md": "# Tasks\n\n" + habit.text])
    let found = reading.tasks.map { task in
      let ids = task.citations.flatMap(\.references).map(\.local)
      return (["\(task.id.number) [\(task.state.rawValue)]\(task.isOptional ? "*" : "") \(task.title) <-"] + ids)
        .joined(separator: " ")
    }
    #expect(found == habit.tasks)
  }

  @Test(
    "dependencies",
    arguments: [
      "_Depends: 1.1, 2_", "_Dependencies: 1.1, 2_", "**Depends on**: 1.1, 2", "_Depends: 1.1 2_",
      "**Dependencies**: Task 1.1, Task 2",
      "_Blocked by: 1.1, 2_", "Depends on Task 1.1 and 2", "**Prerequisites**: Tasks 1.1 & 2.",
      "_Depends: 1.1, 2 (2 more days)_",
      "**Depends on**: 1.1, 2, Spec 035", "**Depends on**: 1.1 and 2 — they name 14 tokens", "_依存: 1.1、2_",
    ]
  )
  func dependencies(_ line: String) async throws {
    let reading = await Reading(["tasks.md": "- [ ] 3. A\n  - \(line)\n"])
    #expect(try #require(reading.tasks.first).dependencies.map(\.text) == ["1.1", "2"])
  }

  @Test("a number behind the name of another spec is a task of that spec")
  func foreignDependencies() async throws {
    let reading = await Reading(["tasks.md": "- [ ] 1. Draw it\n  - _Depends: form-fields 5, 2, app-settings 3_\n"])
    #expect(try #require(reading.tasks.first).dependencies.map(\.text) == ["2"])
  }

  @Test(
    "dependencies that are ranges, counted tasks, or none",
    arguments: [
      ("- [ ] 4. A\n  - **Dependencies**: Tasks 1-3\n", "1 2 3"), ("- [ ] 4. A\n  - _Depends: None_\n", ""),
      ("- [ ] 4. A\n  - **Depends on**: Spec 035\n", ""), ("- [ ] T014 A (depends on T012, T013)\n", "T012 T013"),
      ("- [ ] 4. A\n  - **Dependencies**: N/A\n", ""),
    ]
  )
  func otherDependencies(_ text: String, _ expected: String) async throws {
    let reading = await Reading(["tasks.md": text])
    #expect(try #require(reading.tasks.first).dependencies.map(\.text).joined(separator: " ") == expected)
  }

  @Test("what else a task says")
  func metadata() async throws {
    let text = """
      - [x] 1. A
        **Type**: Parent
        **Validation**: Tier 3 - Comprehensive
        **Success Criteria:**
        - It is drawn
        - It is named
        **Primary Artifacts:**
        - `Sources/Icon.swift` (made)
        **Completion Documentation:**
        - Detailed: `completion/task-1-parent-completion.md`
        - [x] 1.1 B
      """
    let task = try #require(await Reading(["tasks.md": text]).tasks.first)
    #expect(task.type == "Parent")
    #expect(task.validation == "Tier 3 - Comprehensive")
    #expect(task.successCriteria.map(\.text) == ["It is drawn", "It is named"])
    #expect(task.artifacts.map(\.path) == ["Sources/Icon.swift"])
    #expect(task.completionPaths.map(\.path) == ["completion/task-1-parent-completion.md"])
  }
}
