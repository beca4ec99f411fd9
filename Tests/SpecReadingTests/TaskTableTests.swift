import SpecModel
import Testing

/// Tasks in the rows of tables, beside those that boxes are.
struct TaskTableTests {
  private func tasks(_ table: String) async -> [String] {
    let text = "# Tasks\n\n- [x] 1. Draw it\n- [ ] 2. Name it\n  - [ ] 2.1 Spell it\n\n\(table)\n"
    return await Reading(["tasks.md": text]).tasks.map { task in
      let cited = task.citations.flatMap(\.references).map(\.local).joined(separator: " ")
      return "\(task.id.number.text) \(task.state.rawValue) \(cited)"
    }
  }

  private static let boxes = ["1 x ", "2   ", "2.1   "]
  private static let head = "| ID | Task | Status | Requirements |\n|---|---|---|---|\n"

  @Test("a table that counts by itself")
  func counted() async {
    let rows = "| T-1 | Fold it | Done | 1.1 |\n| T-2 | Send it | Todo | 1.2 |"
    #expect(await tasks(Self.head + rows) == Self.boxes + ["T-1 x 1.1", "T-2   1.2"])
  }

  @Test(
    "one that says how the boxes stand, or counts as they do",
    arguments: [
      "| 1 | Draw it | Done | 1.1 |\n| 2.1 | Spell it | Todo | 1.2 |", "| 7 | Draw it | Done | 1.1 |",
      "| T-1 | Fold it | Done | 1.1 |\n| 2 | Name it | Todo | 1.2 |",
    ]
  )
  func overview(rows: String) async {
    #expect(await tasks(Self.head + rows) == Self.boxes)
  }
}
