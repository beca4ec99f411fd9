import SpecModel
import SpecReading
import Testing

/// Tables that set requirements beside what did them.
struct ClaimTableTests {
  @Test(
    "the number of a task is no criterion",
    arguments: [
      ("| Requirement | Task |", "| 3 | 3.1 |", "3"), ("| Req | Subtask |", "| 3 | 3.1 |", "3"),
      ("| Task | Requirement |", "| 3.1 | 3 |", "3"),
      ("| Task ID | Requirement | Status |", "| 3.1 | 2.2 | ✅ |", "2.2"),
      ("| Requirement | Implemented by Task | Status |", "| 3 | 3.1 | ✅ |", "3"),
      ("| Requirement | タスク |", "| 3 | 3.1 |", "3"), ("| Feature | Task |", "| The bell | 3.1 |", ""),
      ("| What | Task |", "| Requirement 3 | 3.1 |", "3"),
      ("| Requirement | Criteria |", "| 3 | 3.1 (it rings) |", "3.1"),
      ("| Requirement | Criteria | Status |", "| The bell | 3.1-3.2 | ✅ |", "3.1 3.2"),
      ("| Requirement | Criteria | Status |", "| The bell | 3 | ✅ |", ""),
    ]
  )
  func tasks(header: String, row: String, ids: String) async throws {
    for heading in ["Requirements Compliance", "Trace"] {
      let columns = String(repeating: "|---", count: header.count { $0 == "|" } - 1) + "|"
      let reading = await Reading([
        "completion/task-1-completion.md":
          "# Task 1 Completion: A\n\n## \(heading)\n\n\(header)\n\(columns)\n\(row)\n"
      ])
      let report = try #require(reading.corpus.specs.first?.reports.first)
      #expect(report.claims.map(\.reference.local).joined(separator: " ") == ids, "\(heading): \(header)")
    }
  }

  @Test(
    "a row has a mark for each number, or one for all: then the worst",
    arguments: [
      ("| 1.1, 1.2 | ✅, ❌ |", "1.1 ✅ 1.2 ❌"), ("| 1.1, 1.2, 2.1 | ✅/✅/⏳ |", "1.1 ✅ 1.2 ✅ 2.1 ⏳"),
      ("| 1.1-1.2 | ✅, ❌ |", "1.1 ❌ 1.2 ❌"), ("| 1.1, 1.2 | ❌ → ✅ |", "1.1 ✅ 1.2 ✅"),
      ("| 1.1, 1.2 | ✅ (❌ at first) |", "1.1 ✅ 1.2 ✅"),
    ]
  )
  func marks(row: String, expected: String) async throws {
    for header in ["| Requirement | Status |", "| Requirement | Seen |"] {
      let text = "# Task 1 Completion: A\n\n## Requirements Compliance\n\n\(header)\n|---|---|\n\(row)\n"
      let claims = await Reading(["completion/task-1-completion.md": text]).claims
      let found = claims.map { "\($0.reference.local) \($0.mark?.rawValue ?? "-")" }.joined(separator: " ")
      #expect(found == expected, "\(header)")
    }
  }

  @Test(
    "of several columns that say it the worst counts for each number",
    arguments: [
      ("| Requirement | Design | Code | Test |", "| 2.1, 2.2 | ✅ ✅ | ❌ | ✅ |", "2.1 ❌ 2.2 ❌"),
      ("| Requirement | Design ✅ | Test |", "| 2.1, 2.2 | ❌ | ✅ ✅ |", "2.1 ❌ 2.2 ❌"),
      ("| Requirement | Design | Test |", "| 2.1, 2.2 | ✅ ⏳ | ✅ ✅ |", "2.1 ✅ 2.2 ⏳"),
    ]
  )
  func columns(header: String, row: String, expected: String) async throws {
    let rule = String(repeating: "|---", count: header.count { $0 == "|" } - 1) + "|"
    let text = "# Task 1 Completion: A\n\n## Requirements Compliance\n\n\(header)\n\(rule)\n\(row)\n"
    let claims = await Reading(["completion/task-1-completion.md": text]).claims
    #expect(claims.map { "\($0.reference.local) \($0.mark?.rawValue ?? "-")" }.joined(separator: " ") == expected)
  }

  @Test(
    "a counted row claims the requirement of its number, where there is one",
    arguments: [
      ("| Requirement |", "| **1. Lid** |", "1"), ("| Requirement |", "| 2: Box |", "2"), ("| 需求 |", "| 2、盒子 |", "2"),
      ("| Requirements |", "| 1 \u{2013} Lid |", "1"), ("| Requirement |", "| 3. Nobody's |", ""),
      ("| Requirement |", "| 2 - 5 lids |", ""), ("| Requirement |", "| 2 lids |", ""), ("| Step |", "| 1. Lid |", ""),
      ("| Criteria |", "| 1. Lid |", ""),
    ]
  )
  func counted(header: String, cell: String, ids: String) async {
    let requirements = "### Requirement 1: Lid\n\n1. It SHALL shut\n\n### Requirement 2: Box\n\n1. It SHALL hold\n"
    let reading = await Reading([
      "requirements.md": requirements,
      "completion/task-1-completion.md":
        "# Task 1 Completion: A\n\n## Requirements Validation\n\n\(header) Status |\n|---|---|\n\(cell) ✅ Complete |\n",
    ])
    #expect(reading.claims.map(\.reference.local).joined(separator: " ") == ids)
    #expect(reading.claims.allSatisfy { $0.mark?.isPositive == true && $0.gloss.first?.isLetter == true })
  }
}
