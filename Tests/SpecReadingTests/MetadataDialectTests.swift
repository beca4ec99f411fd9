import Findings
import SpecModel
import SpecReading
import Testing

/// Where a report says what task it is about.
struct MetadataDialectTests {
  static let heads = [
    Document(
      "three keys on a line",
      "**Date**: 2026-01-02 | **Task**: 1.1 | **Status**: Complete\n",
      "1.1 Date Task Status"
    ),
    Document(
      "parted by dots, quoted",
      "> **Date**: 2026-01-02 · **Task**: 1.1\n> **Status**: Done\n",
      "1.1 Date Task Status"
    ),
    Document("an id", "**Task ID**: 1.1\n**Status**: Complete\n", "1.1 Task ID Status"),
    Document("a subtask", "**Subtask**: 1.1 Draw\n", "1.1 Subtask"),
    Document("a link", "**Task**: [1.1 Draw](../tasks.md)\n", "1.1 Task"),
    Document(
      "a row",
      "| Date | Task | Status |\n|---|---|---|\n| 2026-01-02 | 1.1 | Complete |\n",
      "1.1 Date Task Status"
    ),
    Document("wide colons", "**日付**：2026-01-02\n**タスク：** 1.1\n", "1.1 日付 タスク"),
    Document("a status in another language, without stars", "Task: 1.1\nEstado: Borrador\n", "1.1 Task Estado"),
    Document("the same behind a wide colon", "Task: 1.1\n状态：草稿\n", "1.1 Task 状态"),
    Document("another word without stars is prose", "Task: 1.1\nObservación: nada\n", "1.1 Task"),
    Document("on the next line", "**Task:**\n1.1 Draw\n\n**Status**: Done\n", "1.1 Task Status"),
  ]

  @Test("the head of a report", arguments: heads)
  func head(_ document: Document) async throws {
    let reading = await Reading(["completion/draw-completion.md": "# Drawn\n\n\(document.text)\n## Work\n\nDone.\n"])
    let report = try #require(reading.corpus.specs.flatMap(\.reports).first)
    let read = report.tasks.map(\.text) + report.metadata.map(\.key)
    #expect(read.joined(separator: " ") == document.read)
  }

  @Test("an example in indented code, and what was struck out, claims nothing")
  func noClaims() async {
    let text =
      "# Task 1 Completion\n\n## Requirements Compliance\n\nAs in\n\n    ✅ Requirement 1.2: an example\n\n- ✅ ~~Requirement 1.3~~: no\n"
      + "- ✅ Requirement 1.1: yes\n"
    let reading = await Reading(["completion/task-1-completion.md": text])
    #expect(reading.claims.map(\.reference.local) == ["1.1"])
  }

  @Test("a summary beside the requirements reports on its task")
  func summary() async {
    let text = "# Task 2.1: Count - Implementation Summary\n\n**Requirements Validated:** 1.1, 1.2\n"
    let reading = await Reading([
      "requirements.md": "### Requirement 1: A\n\n1. A SHALL b\n2. A SHALL c\n", "TASK_2.1_SUMMARY.md": text,
      "task-2-recovery-complete.md": text,
      "notes/TASK_2.1_SUMMARY.md": text,
    ])
    #expect(reading.claims.map(\.reference.local) == ["1.1", "1.2"])
  }
}
