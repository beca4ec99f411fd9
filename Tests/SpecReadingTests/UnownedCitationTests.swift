import Findings
import SpecModel
import Testing

@Suite("Citations and the tasks that they hang on")
struct UnownedCitationTests {
  /// Each task with what it cites, and the lines of what no task holds.
  private func read(_ text: String) async -> String {
    let corpus = await Reading(["tasks.md": text]).corpus
    let tasks = corpus.specs.flatMap(\.tasks).map { task in
      ([task.id.number.text] + task.citations.flatMap(\.references).map(\.local)).joined(separator: ":")
    }
    let lost = corpus.documents.flatMap(\.unreadableMentions).filter(\.isOfNoTask).map { "!\($0.location.line)" }
    return (tasks + lost).joined(separator: " ")
  }

  @Test(
    "a citation that no task holds is told",
    arguments: [
      Document("below a box without a number", "- [ ] Test it\n  - _Requirements: 2.1_\n", "!2"),
      Document(
        "below such a box among tasks",
        "- [ ] 1. A\n  - _Requirements: 1.1_\n- [ ] Test it\n  - _Requirements: 2.1_\n- [ ] 2. B\n",
        "1:1.1 2 !4"
      ),
      Document("in its title", "- [ ] 1. A\n- [ ] Test it. _(Requirements: 2.1)_\n", "1 !2"),
      Document("below a chapter", "## Setup\n\n_Requirements: 3.1_\n\n- [ ] 1. A\n", "1 !3"),
      Document("below a phase", "## Phase 2: B\n**Requirements:** 2.1-2.3\n- [ ] 2.1 A\n", "2.1 !2"),
      Document("below an item without a box", "- [ ] 1. A\n\n2. Build\n   - _Requirements: 1.2_\n", "1 !4"),
      Document("below nothing at all", "1. Build\n   - _Requirements: 1.2_\n", "!2"),
      Document("above a box that bears the heading's number", "### 1. A\n**Requirements:** 1.1\n- [ ] 1. A\n", "1 !2"),
    ]
  )
  func told(_ document: Document) async { #expect(await read(document.text) == document.read) }

  @Test(
    "what speaks of citations is none",
    arguments: [
      "- [ ] 1. A\n\n## Notes\n\n- Each task says, by _Requirements: 1.1_ and the like, what it is for\n",
      "Requirements: see requirements.md\n\n- [ ] 1. A\n", "**Requirements:** 8 of them\n\n- [ ] 1. A\n",
      "- [ ] 1. A\n\n```\n- _Requirements: 1.1_\n```\n", "- [ ] 1. A\n- [ ] Look at Requirement 1.1\n",
    ]
  )
  func speaks(_ text: String) async { #expect(await read(text) == "1") }

  @Test(
    "a heading that cites is a task, beside boxes",
    arguments: [
      Document("above them", "### 1. A\n**Requirements:** 1.1\n\n- [x] 1.1 B\n- [x] 1.2 C\n", "1:1.1 1.1 1.2"),
      Document("in its title", "### 2. A (Requirements: 1.1)\n\n- [ ] 2.1 B\n", "2:1.1 2.1"),
      Document(
        "above boxes without numbers",
        "- [ ] 1. A\n\n### Task 2: B\n\n- [ ] check\n  - _Requirements: 1.2_\n",
        "1 2:1.2"
      ),
      Document("and one that cites nothing is a chapter", "### 1. A\n\n- [x] 1.1 B\n", "1.1"),
      Document(
        "whose boxes count from 1 again",
        "### Task 6: A\n- [x] 1. B\n- [x] 2. C\n\n**Requirements:** 1.1-1.2\n\n### Task 7: D\n- [x] 1. E\n- [ ] 2. F\n\n"
          + "**Requirements:** 2.1\n",
        "6:1.1:1.2 7:2.1"
      ),
    ]
  )
  func headings(_ document: Document) async { #expect(await read(document.text) == document.read) }

  @Test("what is ticked below a heading tells its state")
  func states() async {
    let text =
      "### 1. A\n**Requirements:** 1.1\n- [x] 1.1 B\n\n### 2. C\n**Requirements:** 1.1\n- [x] 2.1 D\n- [ ] 2.2 E\n"
    let tasks = await Reading(["tasks.md": text]).tasks
    #expect(tasks.map(\.state) == [.done, .done, .inProgress, .done, .open])
  }

  @Test(
    "where a list of a task ends",
    arguments: [
      Document("at the next label", "- [ ] 1. A\n  **Requirements:** 2.1 | **Depends on:** 1.1, 2.2\n", "1:2.1"),
      Document("at a plain one", "- [ ] 1. A\n  - _Requirements: 7.1 | Design: 2.2_\n", "1:7.1"),
      Document("and not at a stroke", "- [ ] 1. A\n  - _Requirements: 7.1 | 7.2_\n", "1:7.1:7.2"),
      Document("nor at a dot between them", "- [ ] 1. A\n  - _Requirements: 3.1 · 1.4_\n", "1:3.1:1.4"),
      Document("before what is struck out", "- [ ] 1. A\n  - ~~_Requirements: 2.1_~~\n", "1"),
      Document("below its label", "- [ ] 1. A\n  **Validates:**\n  - 1.1\n  - 1.2\n", "1:1.1:1.2"),
    ]
  )
  func ends(_ document: Document) async { #expect(await read(document.text) == document.read) }

  @Test("what stands behind the next label waits for it")
  func depends() async {
    let text = "- [ ] 1.1 A\n- [ ] 2. B\n  **Requirements:** 2.1 | **Depends on:** 1.1\n"
    #expect(await Reading(["tasks.md": text]).tasks.last?.dependencies.map(\.text) == ["1.1"])
  }

  @Test(
    "boxes that were typed in haste",
    arguments: [
      ("- [ ]*2. A", "2 A open*"), ("- [ ] * 3. A", "3 A open*"), ("-[x] 4. A", "4 A done"),
      ("- [x]5. A", "5 A done"), ("- [ x ] 6. A", "6 A done"), ("- [ ] **7**. A", "7 A open"),
      ("- [ ] FIX-1 A", "FIX-1 A open"),
    ]
  )
  func haste(_ box: String, _ read: String) async {
    let tasks = await Reading(["tasks.md": "- [x] 1. A\n\(box)\n  - _Requirements: 1.2_\n"]).tasks
    let found = tasks.dropFirst().map { "\($0.id.number) \($0.title) \($0.state)\($0.isOptional ? "*" : "")" }
    #expect(found == [read])
    #expect(tasks.map { $0.citations.flatMap(\.references).map(\.local) } == [[], ["1.2"]])
  }

  @Test(
    "what leads to a link or a version is no box",
    arguments: ["- [x](a.md) 1. A", "-[x](a.md)", "- [1]2. A", "[-]3 A"]
  )
  func links(_ line: String) async {
    #expect(await Reading(["tasks.md": "- [x] 9. A\n\(line)\n"]).tasks.map(\.id.number.text) == ["9"])
  }

  @Test(
    "lists of series in the title of a task",
    arguments: [
      ("Emit (FR-001/FR-002/FR-003)", ["FR-001", "FR-002", "FR-003"]),
      ("Cover FR-004–FR-006", ["FR-004", "FR-005", "FR-006"]),
      ("Do FR-001—FR-003, FR-008", ["FR-001", "FR-002", "FR-003", "FR-008"]),
      ("Measure SC-001/SC-002", ["SC-001", "SC-002"]),
      ("Columns of FR-001/002", ["FR-001", "FR-002"]), ("Rules — FR-004–FR-005", ["FR-004", "FR-005"]),
      ("Run → Req 1.1", ["1.1"]), ("Add it. _(Requirements: 1.1, 2.1)_", ["1.1", "2.1"]),
      ("Add it. *[Requirements: 1.1]*", ["1.1"]), ("Move to iOS (16.1/17.2)", []),
    ]
  )
  func series(_ title: String, _ cited: [String]) async {
    let task = await Reading(["tasks.md": "- [ ] T001 \(title)\n"]).tasks.first
    #expect(task?.citations.flatMap(\.references).map(\.local) == cited)
    #expect(task?.citations.flatMap(\.references).allSatisfy { $0.spec == nil } == true)
  }

  @Test(
    "a stroke between two numbers of a series, and one behind a spec",
    arguments: [
      ("NFR-1/NFR-2", "NFR-1 NFR-2"), ("REQ-42/1.1", "REQ-42/1.1"), ("FR-001/1.1", "FR-001/1.1"),
      ("FR-001/002", "FR-001 FR-002"),
      ("REQ-1/REQ-2", "1 2"), ("R10/R11", "10 11"),
      ("AUTH-01/AUTH-02", "AUTH-01 AUTH-02"), ("013/4.1", "013/4.1"), ("ui-kit/1.2", "ui-kit/1.2"),
      ("FR-001, 002", "FR-001 FR-002"), ("FR-1, 2", "FR-1 2"),
    ]
  )
  func strokes(_ list: String, _ read: String) async {
    let tasks = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(list)_\n"]).tasks
    let found = tasks.flatMap(\.citations).flatMap(\.references).map { ($0.spec.map { "\($0)/" } ?? "") + $0.local }
    #expect(found.joined(separator: " ") == read)
  }
}
