import SpecModel
import Testing

/// Tasks that a letter counts, `T001`, as lists of other tools than Kiro have them.
struct SeriesTaskTests {
  private func tasks(_ text: String) async -> [String] {
    await Reading(["tasks.md": "# Tasks\n\n\(text)\n"]).tasks
      .map { "\($0.id.number.text) \($0.state.rawValue) \($0.title)" }
  }

  @Test(
    "a letter says what was put in later",
    arguments: [
      ("- [X] T013a [P] Shut it", "T013a x [P] Shut it"), ("- [ ] T013A Shut it", "T013A   Shut it"),
      ("- [ ] **T013b**: Shut it", "T013b   Shut it"), ("- [ ] T3c: Shut it", "T3c   Shut it"),
      ("- [x] TASK-012b Shut it", "TASK-012b x Shut it"),
      ("- [x] ~~T020a~~ (of no use) Shut it", "T020a x (of no use) Shut it"),
      // Words that begin so.
      ("- [ ] T2V is fast", ""), ("- [ ] T1w images are shown", ""), ("- [ ] T100abc", ""),
    ]
  )
  func letters(_ line: String, _ expected: String) async {
    #expect(await tasks("- [x] T001 First\n\(line)").dropFirst().joined(separator: "|") == expected)
  }

  @Test(
    "brackets and ticks set the number off",
    arguments: [
      ("- [x] [T001] Shut it\n- [ ] [T002] [P] [US1] Open it", "T001 x Shut it|T002   [P] [US1] Open it"),
      ("- [x] **[T001][P]** Shut it\n- [ ] **[T002] Open it**", "T001 x [P]** Shut it|T002   Open it"),
      ("- [x] `T001` Shut it\n- [ ] `T002` [P] Open it", "T001 x Shut it|T002   [P] Open it"),
      ("- [ ] `T4` is a hormone\n- [ ] [T1] is a note", ""),
    ]
  )
  func setOff(_ text: String, _ expected: String) async {
    #expect(await tasks(text).joined(separator: "|") == expected)
  }

  @Test("`T-1.3`, in a heading and in a box")
  func dotted() async {
    let headed = "### T-1.1: Shut it\n\n- **状态**: ✅ 已完成\n\n### T-1.2: Open it\n\n- **状态**: `pending`\n"
    #expect(await tasks(headed) == ["T-1.1 x Shut it", "T-1.2   Open it"])
    #expect(await tasks("- [x] T-1.1 Shut it\n- [ ] T-1.2: Open it") == ["T-1.1 x Shut it", "T-1.2   Open it"])
  }
}
