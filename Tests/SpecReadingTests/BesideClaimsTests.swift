import SpecModel
import Testing

/// What a line names besides that which it binds.
struct BesideClaimsTests {
  private func mentions(_ text: String, in name: String) async -> [String] {
    await Reading([name: text]).corpus.documents.flatMap(\.mentions).map(\.local)
  }

  @Test(
    "the gloss, the evidence and the parenthesis of a claim name requirements as any prose does",
    arguments: [
      ("✅ 1.1: shown, as Requirement 9.7 demands", ["9.7"]),
      ("✅ Requirement 1.1: shown (see Requirement 9.6)", ["9.6"]),
      ("- ✅ Sorted as Requirement 9.2 demands (Requirement 2.2)", ["9.2"]),
      ("### Requirement 2.1: as Req 9.3 demands ✅", ["9.3"]),
      ("| Requirement | Status | Evidence |\n|---|---|---|\n| 1.1 | ✅ | see Requirements 9.5, 9.6 |", ["9.5", "9.6"]),
      ("✅ 1.1: shown, as Requirement\n9.7 demands", ["9.7"]), ("✅ 1.1: gezeigt, wie Anf. 9.7 es will", ["9.7"]),
      // What is claimed is named no second time, and neither is whose criterion it is.
      ("✅ Requirements 1.1-1.3, 2.1: shown", []), ("✅ Requirement 1 AC 2: shown", []),
      ("**Requirements Validated**: 1.1, 1.2", []),
      ("| Requirement | Criteria | Status |\n|---|---|---|\n| Req 1 | 1.1 (nine of them) | ✅ |", []),
      ("✅ Requirement 1.1: drawn with WCAG 2.4.7 in mind", []),
    ]
  )
  func claims(_ claim: String, _ expected: [String]) async {
    let text = "# Task 1 Completion\n\n## Requirements Compliance\n\n\(claim)\n"
    #expect(await mentions(text, in: "completion/task-1-completion.md") == expected)
  }

  @Test("the series that a gloss names counts where the spec has it")
  func series() async {
    let text = "# Task 1 Completion\n\n## Requirements Compliance\n\n- ✅ FR-001: shut, as FR-009 and NFR-2 demand\n"
    let documents = await Reading(["completion/task-1-completion.md": text]).corpus.documents
    #expect(documents.flatMap(\.possibleMentions).map(\.local) == ["FR-009", "NFR-2"])
  }

  @Test(
    "the words around what a task cites name requirements as well",
    arguments: [
      ("- [ ] 1. Draw it, as Requirement 9.8 demands. _Requirements: 1.1_", ["9.8"]),
      ("- [ ] 1. Draw it\n  - _Requirements: 1.1 (as Requirement 9.7 demands), 1.2_", ["9.7"]),
      ("- [ ] 1. Draw it, see Requirement 9.4 (Req 1.1)", ["9.4"]),
      ("- [ ] 1. Draw it\n  - _Requirements: Requirement 1.1, 2_", []),
    ]
  )
  func citations(_ task: String, _ expected: [String]) async {
    #expect(await mentions("# Implementation Plan\n\n\(task)\n", in: "tasks.md") == expected)
  }

  @Test("a number that ends the sentence of a claim's gloss is no claim of its own")
  func wrapped() async {
    let claim = "✅ 1.1: shown, as Requirement\n9.7 demands\n✅ 1.2: shown\n2.1: shown\n"
    let text = "# Task 1 Completion\n\n## Requirements Compliance\n\n\(claim)"
    let claims = await Reading(["completion/task-1-completion.md": text]).claims.map(\.reference.local)
    #expect(claims == ["1.1", "1.2", "2.1"])
  }
}
