import SpecModel
import Testing

/// Reports that bear another name than `task-1-completion.md`.
struct ReportNameTests {
  @Test(
    "a title says what a document is",
    arguments: [
      ("completion/tarefa-1-conclusao.md", "Tarefa 1 - Conclus\u{E3}o", "1"),
      ("completion/a.md", "タスク 1.1 完了報告", "1.1"),
      ("completion/a.md", "任务 3.1 完成报告", "3.1"), ("completion/a.md", "Aufgabe 1 Abschlussbericht", "1"),
      ("completion/a.md", "태스크 2.1 완료 보고서", "2.1"), ("completion/a.md", "Completion Report", ""),
      ("completion/a.md", "Requirements Verification Checklist", ""), ("a.md", "Task 7 Completion Report", "7"),
      ("a.md", "Task 7.1 Completion Summary", "7.1"), ("a.md", "Task 8: Icons - Completed", "8"),
      ("IMPLEMENTATION_COMPLETE.md", "Task 5 Implementation Complete", "5"),
      ("a.md", "Task 3 Verification Report", "3"),
      ("completion-report.md", "What Was Done", ""), ("requirements-verification.md", "What Was Done", ""),
      ("INTEGRATION_COMPLETION_REPORT.md", "Integration", ""), ("IMPLEMENTATION_SUMMARY.md", "Summary", ""),
      ("CHECKPOINT_12.md", "Where We Are", ""), ("PHASE1_COMPLETE.md", "Phase 1", ""),
      ("task-4.1-test-report.md", "Tests", "4.1"), ("a.md", "Category Movement Test Report", ""),
      ("completion/a.md", "T002 Completion", "T002"), ("completion/a.md", "Task T002 Completion", "T002"),
      ("completion/a.md", "T002, T003 Completion", "T002 T003"),
      ("completion/a.md", "T002-T004 Completion", "T002 T003 T004"),
      ("completion/a.md", "Tasks T009–T011 Completion", "T009 T010 T011"),
      ("completion/a.md", "T1 Rollout: Task 4.1 Completion", "4.1"),
      ("completion/t5-tuning-completion.md", "Tuning", ""),
      ("completion/T002-completion.md", "Completion", "T002"), ("completion/task-T002.md", "Completion", "T002"),
      ("a.md", "任务 18.3 实施总结", "18.3"), ("notes/test-results.md", "Results", ""),
      ("task-5-completion-summary.md", "Task 5 Completion Summary: Order Status Emails", "5"),
      ("SPEC_COMPLETE.md", "Spec 03: Lids - COMPLETE", ""), ("COMPLETE.md", "Order Updates - Completion Status", ""),
      ("a.md", "Review Rules of Lids: Completion Report", ""),
    ]
  )
  func reports(_ path: String, _ title: String, _ task: String) async throws {
    let reading = await Reading([path: "# \(title)\n\n## Requirements\n\n- ✅ 1.1: drawn\n"])
    #expect(reading.claims.map(\.reference.local) == ["1.1"])
    let report = try #require(reading.corpus.specs.first?.reports.first)
    #expect(report.tasks.map(\.text).joined(separator: " ") == task)
  }

  @Test(
    "what bears the number of a task and says that it is done reports on it, and needs no mark",
    arguments: [
      ("TASK_2_COMPLETION_SUMMARY.md", "Task 2: Shared Lids - COMPLETED ✓", "2"),
      ("TASK_2_COMPLETION_SUMMARY.md", "Task 2 Completion Summary: Lids", "2"),
      ("TASK_5_COMPLETION_SUMMARY.md", "Lids, Completion Summary", "5"), ("TASK_2_DONE.md", "Lids", "2"),
      ("TASK_2_FINAL_SUMMARY.md", "Task 2: Lids", "2"), ("task-2.1-implementation-summary.md", "Task 2.1: Lids", "2.1"),
      ("TASK_2_1_TO_2_3_COMPLETION_SUMMARY.md", "Lids", "2.1 2.2 2.3"),
    ]
  )
  func ofTask(_ path: String, _ title: String, _ task: String) async throws {
    let reading = await Reading([path: "# \(title)\n\n**Requirements Met:** 12.2, 13.1\n"])
    #expect(reading.claims.map(\.reference.local) == ["12.2", "13.1"])
    let report = try #require(reading.corpus.specs.first?.reports.first)
    #expect(report.tasks.map(\.text).joined(separator: " ") == task)
  }

  @Test("a summary of what the tasks have met is a report, as any that marks something")
  func ofTasks() async {
    let text = "# Summary\n\n## Requirements met by the tasks\n\n- ✅ 1.1: drawn\n- ✅ 9.9: shut\n"
    #expect(await Reading(["IMPLEMENTATION_SUMMARY.md": text]).claims.map(\.reference.local) == ["1.1", "9.9"])
  }

  @Test(
    "a summary that marks nothing is none",
    arguments: [
      "IMPLEMENTATION_SUMMARY.md", "final-report.md", "task-2-recovery-complete.md", "task-2-summary.md",
      "TASKS_SUMMARY.md", "tasks-2024-completed.md",
    ]
  )
  func marksNothing(_ path: String) async {
    let reading = await Reading([path: "# Summary\n\nWe met Requirement 1.1.\n\n## Requirements\n\n- 1.1: drawn\n"])
    #expect(reading.claims.isEmpty)
  }

  @Test(
    "and what is none",
    arguments: [
      ("completion/README.md", "Completion Reports of This Spec"), ("a.md", "Task 7 Recovery"),
      ("a.md", "Completion Criteria"),
      ("a.md", "Task Completion Report Template"), ("task-1-validation-evidence.md", "Task 1 Validation Evidence"),
      ("implementation-notes.md", "Implementation Notes"), ("a.md", "Ideas"),
      ("implementation-approach.md", "Implementation Approach"), ("implementationPlan.md", "How"),
      ("validation-rules.md", "Rules"), ("PLANNING_COMPLETE.md", "Planning"), ("implementation.md", "Implementation"),
      ("gap-report.md", "Gaps"), ("a.md", "Test Plan: Completed Lids"), ("a.md", "Definition of Done: Completed Lids"),
      ("a.md", "Completed Lids - Review"), ("a.md", "Lids Verified (Findings)"),
    ]
  )
  func others(_ path: String, _ title: String) async {
    let reading = await Reading([path: "# \(title)\n\n## Requirements\n\n- ✅ 1.1: drawn\n"])
    #expect(reading.claims.isEmpty)
  }
}
