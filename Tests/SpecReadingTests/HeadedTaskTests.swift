import SpecModel
import Testing

/// Tasks that are headings, and what stands below them.
struct HeadedTaskTests {
  private func tasks(_ text: String) async -> [String] {
    await Reading(["tasks.md": "# Tasks\n\n\(text)\n"]).tasks.map { task in
      let cited = task.citations.flatMap(\.references).map(\.local).joined(separator: " ")
      return "\(task.id.number.text) \(task.state.rawValue) \(task.title)" + (cited.isEmpty ? "" : " (\(cited))")
    }
  }

  @Test("the word and a letter")
  func series() async {
    let text = """
      ## Task T1: Shut it

      **Covers:** FR-1, NFR-1

      - [x] Bend it
      - [ ] Oil it

      ## Task A2: Open it

      - [x] Bend it
      """
    #expect(await tasks(text) == ["T1 - Shut it (FR-1 NFR-1)", "A2 x Open it"])
    #expect(
      await tasks("- [x] Task T003: Shut it\n- [ ] Task T-1.4: Open it") == ["T003 x Shut it", "T-1.4   Open it"]
    )
  }

  @Test(
    "what a status or the title says",
    arguments: [
      ("### Task 1: Lid\n\n**Status:** 🔄 In Progress", "-"), ("### Task 1: Lid\n\n**Status**: WIP (80 %)", "-"),
      ("### Task 1: Lid\n\n**状态**: 进行中", "-"), ("### Task 1: Lid\n\n**Статус:** готово", "x"),
      ("### Task 1: Lid\n\n**Status**: `completed`", "x"), ("### Task 1: Lid (DONE)", "x"),
      ("### Task 1: Lid\n\n**Status:** ⏳ Pending", " "), ("### Task 1: Lid\n\n**Status:** Progressing", " "),
    ]
  )
  func states(_ text: String, _ state: String) async {
    #expect(await tasks(text) == ["1 \(state) Lid"])
  }

  @Test(
    "a list of requirements that says what they are about",
    arguments: [
      ("**Requirements**", "- 1.1 Shut the lid\n    - 1.2: Open it\n    - R2.1 — Oil it", "1.1 1.2 2.1"),
      ("**Requirements:**", "- 1.1\n    - 1.2 Open it\n    - Made of tin\n    - 2.1 Oil it", "1.1 1.2"),
      ("**Acceptance Criteria:**", "- 1.5 lids are shut", ""), ("**Requirements:**", "- 1.5 MB of it", ""),
      ("**Requirements:**", "- 3 lids", ""),
    ]
  )
  func glossed(_ label: String, _ items: String, _ cited: String) async {
    let read = await tasks("- [ ] 1. Lid\n  - \(label)\n    \(items)")
    #expect(read == ["1   Lid" + (cited.isEmpty ? "" : " (\(cited))")])
  }

  @Test(
    "chapters of a plan are no tasks, whatever is ticked in them",
    arguments: [
      "6. Implementation Checklist", "7. Definition of Done", "7. 受け入れ基準", "6. 実装チェックリスト", "8. 验收标准",
      "9. Success Criteria",
      "2. Background",
    ]
  )
  func chapters(_ title: String) async {
    #expect(await tasks("## 1. Lid\n\n- [x] Bend it\n\n## \(title)\n\n- [x] Seen\n- [ ] Heard") == ["1 x Lid"])
    // The word says that it is one.
    #expect(await tasks("## Task 2: Release checklist\n\n- [x] Seen") == ["2 x Release checklist"])
  }
}
