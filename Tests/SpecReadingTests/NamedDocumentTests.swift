import Files
import Findings
import SpecModel
import Testing

/// What stands beside a number may name another spec's document: a path, the target of a link, a folder in a cell, a title above.
struct NamedDocumentTests {
  private func reading(_ file: String, _ text: String) async -> Reading {
    var all = ["specs/002-rate-limiter/\(file)": text]
    for spec in ["001-session-store", "002-rate-limiter", "billing-export"] {
      all["specs/\(spec)/requirements.md"] = "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. It SHALL be\n"
    }
    return await Reading(FileAccess.inMemory(all))
  }

  private func mentions(_ text: String) async throws -> [String] {
    let reading = await reading("design.md", "# Design\n\n\(text)\n")
    let document = try #require(reading.corpus.documents.first { $0.path.name == "design.md" })
    return (document.mentions + document.possibleMentions).map(ReferenceGrammarTests.written)
  }

  private static let store = "001-session-store/3.2"

  @Test(
    "prose that names the requirements of another spec",
    arguments: [
      "- `.kiro/specs/001-session-store/requirements.md` (Requirement 3.2)",
      "- `.kiro/specs/001-session-store/requirements.md` \u{2014} Requirements 3.2",
      "- [Requirements](../001-session-store/requirements.md) - Requirement 3.2",
      "- ../001-session-store/requirements.md: Requirement 3.2",
      "- [Requirement 3.2](../001-session-store/requirements.md#requirement-3) holds",
      "- [Requirement 3.2: Sign out](../001-session-store/design.md) holds",
      "- [Requirement 3.2](https://github.com/a/b/blob/main/specs/001-session-store/requirements.md)",
      "- **[Requirement 3.2](/specs/001-session-store/requirements.md)**",
      "- 001-session-store, Requirement 3.2", "- In `001-session-store`, Requirement 3.2 says so",
      "- Requirement 3.2 (`001-session-store`)", "- Requirement 3.2 (cf. `001-session-store`)",
      "- Requirement 3.2 (`specs/001-session-store/requirements.md`)",
      "- Requirement 3.2 (see [Spec 001](../001-session-store/requirements.md))",
      "- Requirement 3.2 in `specs/001-session-store/requirements.md`",
      "- Requirement 3.2 of [the store](../001-session-store/requirements.md)",
      "- Requirement 3.2 of the `001-session-store` spec", "| `001-session-store` | Requirement 3.2 |",
      "| Spec | Requirements |\n|---|---|\n| 001-session-store | 3.2 |",
      "### From `.kiro/specs/001-session-store/requirements.md`\n\n- Requirement 3.2 ends all",
      "### 001-session-store\n\nText.\n\n#### More\n\n- Requirement 3.2 ends all",
    ]
  )
  func others(_ text: String) async throws {
    #expect(try await mentions(text) == [Self.store])
  }

  @Test(
    "prose that says where one's own requirement is met, or kept, or why",
    arguments: [
      "We meet Requirement 3.2 in [PR 12](https://github.com/o/r/pull/12).", "Requirement 3.2 in https://figma.com/x",
      "[Requirement 3.2](https://github.com/o/r/issues/12)",
      "We meet Requirement 3.2 in [it](../001-session-store/design.md).",
      "### Spec 001\n\nIts store is used again.\n\nOur Requirement 3.2 uses it.",
      "| 003-use-sqlite | Requirement 3.2 |",
      "## 003-use-sqlite\n\n- Requirement 3.2", "Requirement 3.2 (see 003-use-sqlite)",
      "[ADR](../../../docs/adr/003-use-sqlite/), Requirement 3.2",
    ]
  )
  func met(_ text: String) async throws {
    #expect(try await mentions(text) == ["3.2"])
  }

  @Test(
    "a spec that is named by its number or its title alone",
    arguments: [
      ("Requirement 3.2 (see Spec 001)", "001/3.2"), ("Requirement 3.2 (session-store)", "session-store/3.2"),
      ("### From Spec 001\n\n- Requirement 3.2 ends all", "001/3.2"),
      ("| Spec | Requirements |\n|---|---|\n| 001 | 3.2 |\n| Spec 001 | 3.2 |", "001/3.2 001/3.2"),
      ("[Requirement 3.2](../099-gone/requirements.md)", "099-gone/3.2"),
      ("[Requirement 3.2](../billing-export/requirements.md)", "billing-export/3.2"),
      ("Requirements 1.1, [2.1](../001-session-store/requirements.md), 2.2", "1.1 001-session-store/2.1 2.2"),
      ("[Requirements 1.1, 1.2](../billing-export/requirements.md)", "billing-export/1.1 billing-export/1.2"),
    ]
  )
  func numbers(_ text: String, _ expected: String) async throws {
    #expect(try await mentions(text).joined(separator: " ") == expected)
  }

  @Test(
    "what stays the document's own",
    arguments: [
      "[Requirement 2.1](requirements.md#requirement-2)", "[Requirement 2.1](../requirements.md)",
      "[Requirement 2.1](#requirement-2)", "[Requirement 2.1](../002-rate-limiter/requirements.md)",
      "[Requirement 2.1](../../../docs/notes.md)", "`requirements.md` (Requirement 2.1)",
      "[Requirement 2.1](https://github.com/a/b/blob/main/docs/requirements.md)",
      // It may well be our requirement that asks for the store.
      "Uses `001-session-store` (Requirement 2.1)", "Requirement 2.1 (see Spec 001 for details)",
      "Requirement 2.1 (see ../001-session-store/design.md)", "| uses 001-session-store | Requirement 2.1 |",
      "Unlike `../001-session-store/requirements.md`, Requirement 2.1 of this spec",
      "Requirement 2.1 in the team's spec",
      "Requirement 2.1 (session-store tables)", "Requirement 2.1 in the parent task's spec",
      "Requirement 2.1 of [the list](../../../docs/list.md)",
      "See `../001-session-store/requirements.md`. Our Requirement 2.1",
      "### From Spec 001\n\nText.\n\n### Ours\n\nRequirement 2.1", "# Spec 001\n\nRequirement 2.1",
    ]
  )
  func own(_ text: String) async throws {
    #expect(try await mentions(text) == ["2.1"])
  }

  @Test(
    "numbers of somebody who writes no spec here",
    arguments: [
      "[Requirement 2.1](https://example.org/pci)", "Requirement 12.8 in the [PCI document](https://example.org/pci)",
      "Requirement 2.1 in the payment team's spec", "Requirement 2.1 of the payment team\u{2019}s own specification",
      "Jira REQ-1234", "Jira ticket REQ-12", "The old spec's Requirement 9 was dropped",
    ]
  )
  func strangers(_ text: String) async throws {
    #expect(try await mentions(text).isEmpty)
  }

  @Test(
    "a claim that names another spec's document is none for the spec of the report",
    arguments: [
      ("✅ Requirement 2.2 (`001-session-store`): expired", "001-session-store/2.2"),
      ("✅ Requirement 2.2 (Spec 001): expired", "001/2.2"),
      ("✅ Requirement 2.2 (see [it](../../001-session-store/requirements.md)): expired", "001-session-store/2.2"),
      ("✅ Requirement 2.2 (`.kiro/specs/001-session-store/requirements.md`): expired", "001-session-store/2.2"),
      ("✅ [Requirement 2.2: Old](../../001-session-store/requirements.md#r): expired", "001-session-store/2.2"),
      (
        "### From `.kiro/specs/001-session-store/requirements.md`\n\n✅ Requirement 2.2: expired",
        "001-session-store/2.2"
      ),
      ("### From Spec 001\n\n✅ Requirement 2.2: expired", "001/2.2"),
      ("✅ Requirement 2.2 (see ../001-session-store/design.md): done", "2.2"),
      // More of it is told there.
      ("✅ Requirement 2.2 (see Spec 001): expired", "2.2"), ("✅ Req 2.2 (cf. 001-session-store): done", "2.2"),
      ("✅ 2.2 (see Spec 001)", "2.2"), ("✅ 2.2 (Spec 001)", "001/2.2"),
      ("✅ Requirement 2.2 (session-store): done", "2.2"),
      ("✅ [Requirement 2.2](https://example.org/board/7): done", "2.2"),
    ]
  )
  func claims(_ text: String, _ expected: String) async {
    let report = "# Task 1 Completion\n\n## Requirements\n\n\(text)\n"
    let claims = await reading("completion/task-1-completion.md", report).claims
    #expect(claims.map { ReferenceGrammarTests.written($0.reference) } == [expected])
  }

  @Test("a citation whose link leads to another spec")
  func citation() async {
    let tasks = "- [ ] 1. Do\n  - _Requirements: 1.1, [2.1](../001-session-store/requirements.md)_\n"
    let references = await reading("tasks.md", tasks).tasks.flatMap(\.citations).flatMap(\.references)
    #expect(references.map(ReferenceGrammarTests.written) == ["1.1", "001-session-store/2.1"])
  }
}
