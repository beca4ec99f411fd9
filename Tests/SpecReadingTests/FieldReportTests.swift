import Findings
import SpecModel
import SpecReading
import Testing

/// Habits of reports met in the folders of other teams: one each, in the smallest document.
struct FieldReportTests {
  @Test(
    "claims of lettered requirements and of a spec's own series",
    arguments: [
      ("- ✅ 1A.1: drawn", "1A.1"), ("- **1A.2**: drawn", "1A.2"), ("### Requirement 1A.3: drawn ✅", "1A.3"),
      ("- ✅ AUTH-01: drawn", "AUTH-01"), ("- **AUTH-1.2**: drawn", "AUTH-1.2"), ("- UTF-8: all files", ""),
      ("| Requirement | Status |\n|--|--|\n| AUTH-01 | ✅ |\n| 1A.1 | ✅ |", "AUTH-01 1A.1"),
      (
        "### 1.1: drawn\n\n#### ✅ 1.2 drawn\n\n### Requirement 2: A\n\n#### AC 3: drawn\n\n#### 2.4 drawn ✅",
        "1.1 1.2 2 2.3 2.4"
      ),
      ("- Requirement 1 (AC 1, AC 2): drawn", "1.1 1.2"), ("- Requirement 1 (the lid): drawn", "1"),
      ("- 🟢 Requirement 2.2: drawn\n- 🔴 Requirement 2.3: not drawn\n- 🚧 1.1: half", "2.2 2.3❌ 1.1⏳"),
      ("- ✅ 1a: drawn\n- ✅ 3D pictures", "1a"),
      ("- `1.1` drawn\n- ✅ _Requirement 1.2_: drawn\n\n| Requirement | A |\n|--|--|\n| `2.1` | x |", "1.1 1.2 2.1"),
      ("- ~~1.1~~: drawn", ""), ("- [x] AC1.2 drawn\n- [x] AC-1.3 Drawn\n- [ ] AC 1.4 drawn", "1.2 1.3 1.4⏳"),
    ]
  )
  func claims(_ text: String, _ read: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(text)\n"
    ])
    let found = reading.claims.map { claim in
      claim.reference.local + ([.failed, .pending].contains(claim.mark) ? claim.mark?.rawValue ?? "" : "")
    }
    #expect(found.joined(separator: " ") == read)
  }

  @Test(
    "sections in which bare numbers are requirements",
    arguments: [
      "## Conformidade com Requisitos", "## Cumplimiento de requerimientos", "## Erfüllte Anforderungen",
      "## Exigences couvertes",
      "## Выполненные требования", "## Требования", "## Виконані вимоги", "## 満たした要求", "## 受け入れ基準の確認",
      "## Karşılanan Gereksinimler",
    ]
  )
  func sections(_ heading: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(heading)\n\n- ✅ **1.3**: a\n"
    ])
    #expect(reading.claims.map(\.reference.local) == ["1.3"])
  }

  @Test(
    "headings that number something else",
    arguments: [
      "## Implementation\n\n### 4.5 Update", "# 1.1: Requirements\n\n## 1.2: B", "## Requirements\n\n## 1.2: B",
    ]
  )
  func otherHeadings(_ text: String) async {
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"])
    #expect(reading.claims.map(\.reference.local) == [])
  }

  @Test(
    "what a claim says of its requirement, without the marks around it",
    arguments: [
      ("**1.2 drawn** ✅", "drawn"), ("**1.1 — drawn**", "drawn"),
      ("- [Requirement 1.2](../requirements.md): drawn ✅", "drawn"),
      ("1.2) drawn", "drawn"), ("- **1.2** is **drawn**", "is **drawn**"),
    ]
  )
  func gloss(_ line: String, _ gloss: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(line)\n"
    ])
    #expect(reading.claims.map(\.gloss) == [gloss])
  }

  @Test(
    "claims, and what is none",
    arguments: [
      ("## Risks\n\n- R1: A\n- **R2**: B\n\n### R3: C", ""), ("## Requirements\n\n- R1: A\n", "1"),
      ("## A\n\n- R1.2: A ✅\n", "1.2"),
      ("## Requirements\n\n- ✅ **1.1** A\n  - 1.3 seconds on average\n- 1.2 px wide\n- 0.5-1 hour\n", "1.1"),
      ("## A\n\n**Requirement 1: A**\n- AC 2: ✅ B\n- AC3 – C\n\n## B\n\n- AC 4: D\n", "1 1.2 1.3"),
      ("## A\n\n- ✅ Spec 001 Requirement 1.1: A\n", "1.1"),
    ]
  )
  func reports(_ text: String, _ read: String) async {
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"])
    #expect(reading.claims.map(\.reference.local).joined(separator: " ") == read)
  }

  @Test("a heading borrows no mark of what is claimed of another requirement")
  func borrowed() async {
    let text = "## Requirements\n\n### Requirement 14: A\n\nNot yet.\n- 14.2: none\n\n✅ Requirements 1.1, 1.2: all\n"
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"])
    #expect(reading.claims.map(\.mark) == [nil, nil, .passed, .passed])
  }

  @Test(
    "reports by their place",
    arguments: [
      ("completion/task-1.1.md", "Completion: Task 1.1 – A", "1.1"), ("completion/1-1-label.md", "Task 1.1: A", "1.1"),
      ("completion/task-1-1-completion-report.md", "Task 1.1 Completion", "1.1"),
      ("completed/1.1.md", "Task 1.1", "1.1"),
      ("completion-reports/task_1_1_completion.md", "A", "1.1"), ("completion/Task-1.1-Completion.md", "A", "1.1"),
      ("completions/task1.1-done.md", "Task 1.1: Done", "1.1"), ("completion/task-1.2.md", "A", "1.2"),
    ]
  )
  func places(_ path: String, _ title: String, _ task: String) async {
    let reports = await Reading([path: "# \(title)\n\n✅ Requirement 1.1: A\n", "tasks.md": ""]).corpus.specs.flatMap(
      \.reports
    )
    #expect(reports.flatMap(\.tasks).map(\.text) == [task])
    #expect(reports.flatMap(\.claims).count == 1)
  }

  @Test(
    "what lies among reports and is none",
    arguments: ["completion/README.md", "completion/task-1-plan.md", "notes/task-1.1.md"]
  )
  func otherPlaces(_ path: String) async {
    #expect(await Reading([path: "# Task 1.1: A\n", "tasks.md": ""]).corpus.specs.flatMap(\.reports).isEmpty)
  }

  @Test(
    "the tier of what was validated",
    arguments: [
      ("## Validation (Tier 2: Standard)\n\n### Syntax Validation\n\n- ✅ A", "Tier 2: Standard"),
      ("## Tier 1: Minimal\n\n- ✅ A", "Tier 1: Minimal"), ("## Validation\n\n- ✅ A", "Tier 3 - All"),
      ("## Notes\n\n- ✅ A (Requirement 1.1)", "-"),
    ]
  )
  func tiers(_ text: String, _ tier: String) async {
    let document = "# Task 1 Completion: A\n\n**Validation**: Tier 3 - All\n\n\(text)\n"
    let reports = await Reading(["completion/task-1-completion.md": document]).corpus.specs.flatMap(\.reports)
    #expect(reports.flatMap(\.validationItems).map { $0.tier ?? "-" } == [tier])
  }

  @Test(
    "what became of files",
    arguments: [
      ("## Files Changed\n\n### Created\n\n- `src/a.swift`", "src/a.swift created"),
      ("## Files Modified\n\n### Deleted\n\n- `src/a.swift`", "src/a.swift deleted"),
      ("## New Files\n\n- `src/a.swift`", "src/a.swift created"),
      ("## Artifacts\n\n**Created:** `src/a.swift`, `src/b.swift`", "src/a.swift created src/b.swift created"),
      ("## Files\n\n| Action | File |\n|--|--|\n| Modified | `src/a.swift` |", "src/a.swift modified"),
    ]
  )
  func files(_ text: String, _ read: String) async {
    let reports = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"]).corpus.specs
      .flatMap(\.reports)
    let found = reports.flatMap(\.artifacts).map { "\($0.path) \($0.verb?.rawValue ?? "-")" }
    #expect(found.joined(separator: " ") == read)
  }

  @Test(
    "a number at the front of a line that goes on",
    arguments: [
      "- ✅ Requirement 1.1: values lie between\n  0.0 and 1.0", "- ✅ Requirement 1.1: as in\n  1.3 of them",
      "✅ Requirement 1.1: a\n\nThe tests took\n3.1 seconds.",
      "✅ Requirement 1.1: a\n\nIt is drawn as\n2.1 of them says",
    ]
  )
  func numbers(_ text: String) async {
    let reading = await Reading([
      "completion/task-1-completion.md": "# Task 1 Completion: A\n\n## Requirements\n\n\(text)\n"
    ])
    #expect(reading.claims.map(\.reference.local) == ["1.1"])
  }

  @Test("numbers below one another are claims, with marks or without")
  func stacked() async {
    let text = "## Requirements\n\n✅ 1.1: a\n✅ 1.2: b\n1.3: c\n1.4: d\n"
    let reading = await Reading(["completion/task-1-completion.md": "# Task 1 Completion: A\n\n\(text)\n"])
    #expect(reading.claims.map(\.reference.local) == ["1.1", "1.2", "1.3", "1.4"])
  }
}
