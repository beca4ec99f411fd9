import Findings
import SpecModel

/// What a file is, by its name and place.
enum DocumentKind {
  static func of(_ path: DocumentPath) -> SpecDocument.Kind {
    let name = path.name.lowercased()
    if let kind = anchor(name) { return isChecklist(path) ? .other : kind }
    if name.hasSuffix("summary.md") { return .summary }
    if reports.contains(name) { return .report }
    return name.hasSuffix("completion.md") ? .report : .other
  }

  /// `checklists/requirements.md` asks whether the requirements are good, and holds none.
  private static func isChecklist(_ path: DocumentPath) -> Bool {
    path.folder.hasSuffix("/\(checklists)") && !path.folder.hasSuffix("specs/\(checklists)")
  }

  static let checklists = "checklists"

  /// What the name of a document says that makes its folder that of a spec: `requirements.md`, `Tasks.md`, `01-requirements.md`.
  static func anchor(_ name: String) -> SpecDocument.Kind? {
    let name = name.lowercased()
    let digits = name.utf8.prefix { (48...57).contains($0) }.count
    let hasNumber = (1...2).contains(digits) && "-_. ".contains(name.dropFirst(digits).first ?? "a")
    switch hasNumber ? String(name.dropFirst(digits + 1)) : name {
    case "requirements.md": return .requirements
    case "spec.md": return hasNumber ? nil : .requirements
    case "bugfix.md": return .bugfix
    case "design.md": return .design
    case "tasks.md": return .tasks
    default: return nil
    }
  }

  /// What `requirements.ja.md`, `tasks_en.md`, `requirement.md`, `story.md` and `prd.md` are where no document of the usual name stands beside them: a
  /// translation of one is none.
  static func variant(_ name: String) -> SpecDocument.Kind? {
    let name = name.lowercased()
    if name == "requirement.md" || name == story || name == productRequirements { return .requirements }
    guard name.hasSuffix(".md") else { return nil }
    let parts = name.dropLast(3).split(maxSplits: 1, omittingEmptySubsequences: false) { "._-".contains($0) }
    guard parts.count == 2, isLanguage(parts[1]) else { return nil }
    return anchor("\(parts[0]).md")
  }

  /// It may tell of a product, and name its requirements elsewhere: the last that is taken for them.
  static let productRequirements = "prd.md"

  /// It holds the criteria of a story, and its tasks as well.
  static let story = "story.md"

  /// Which of two variants is taken.
  static func precedes(_ one: String, _ other: String) -> Bool {
    let isProduct = (one.lowercased() == productRequirements, other.lowercased() == productRequirements)
    return isProduct.0 != isProduct.1 ? isProduct.1 : one < other
  }

  /// `ja`, `en`, `pt-br`
  private static func isLanguage(_ code: Substring) -> Bool {
    let parts = code.split(omittingEmptySubsequences: false) { "_-".contains($0) }
    return (1...2).contains(parts.count) && parts.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy(isLetter) }
      && languages.contains(String(parts[0]))
  }

  /// Of those in which specs are written; `requirements-v2.md` and `tasks-ui.md` are of something else.
  private static let languages: Set<String> = [
    "ar", "cn", "cs", "de", "en", "es", "fr", "hi", "id", "it", "ja", "jp", "ko", "kr", "nl", "pl", "pt", "ru", "sv",
    "th", "tr",
    "tw", "uk", "vi", "zh",
  ]

  /// A document of no telling name is a report when it lies among reports and its title says so: `Task 9 Complete: ...`.
  static func of(_ place: SpecLayout.Place, title: String) -> SpecDocument.Kind {
    if place.isLoose, place.kind == .report { return ofLoose(title: title) }
    guard place.kind == .other, folders.contains(where: { folder(place.path, contains: $0) }) else { return place.kind }
    // `task-1.2.md`: nothing but the number of a task
    if isNumber(place.path.name) || isReport(title: title) { return .report }
    let words = title.split(whereSeparator: { !$0.isLetter })
    let saysSo = words.contains("Completion") || words.contains("Complete") || words.contains("Completed")
    guard title.hasPrefix("Task") || (saysSo && words.contains("Task")) else { return .other }
    return saysSo || isNumbered(place.path.name) ? .report : .other
  }

  private static let reports: Set<String> = [
    "completion-report.md", "completion_report.md", "verification-report.md", "verification_report.md",
    "implementation-report.md", "implementation_report.md", "requirements-verification.md",
    "requirements_verification.md",
  ]

  /// Among reports a title of these words is one, in whatever language, and whatever the file is called.
  private static func isReport(title: String) -> Bool {
    let title = title.lowercased()
    return titles.contains { title == $0 || title.hasPrefix($0 + " ") || title.hasPrefix($0 + ":") }
      || foreignTitles.contains { title.contains($0) }
  }

  private static let titles = ["completion report", "requirements verification", "requirements validation"]

  private static let foreignTitles = [
    "完了報告", "完了レポート", "完成报告", "完成報告", "完成总结", "완료 보고", "abschlussbericht", "conclus\u{E3}o", "informe de finalizaci",
    "rapport d'ach",
    "rapport de fin",
  ]

  /// `Task 7.1 Completion Report`, `Task 8: Icons - Completed` beside the requirements, whatever the file is called.
  static func isReportOfTask(title: String) -> Bool {
    guard title.hasPrefix("Task "), title.dropFirst(5).first?.isNumber == true else { return false }
    return [
      " Completion Report", " Completion Summary", " Verification Report", " Implementation Complete",
      " Implementation Report",
      "- Completed", "\u{2014} Completed", "\u{2013} Completed",
    ]
    .contains { title.hasSuffix($0) }
  }

  /// `TASK_2_COMPLETION_SUMMARY.md`, `task_2.1_to_2.3_final_summary.md`: the numbers of tasks, and nothing but words that say that
  /// something was done. `task-7-recovery-complete.md` tells of something else.
  ///
  /// - Parameter isTitledSo: its title begins with a task, too: then the name need not say that the task is done.
  static func isReportOfTask(name: String, isTitledSo: Bool) -> Bool {
    let name = name.lowercased()
    guard name.hasPrefix("task"),
      case let number = name.dropFirst(name.hasPrefix("tasks") ? 5 : 4).drop(while: { "-_. ".contains($0) }).prefix(
        while: \.isNumber
      ), (1...3).contains(number.count)
    else { return false }
    let words = name.dropLast(3).split { !$0.isLetter }.map(String.init)
    let said = words.dropFirst().filter { $0 != "to" && $0 != "and" && $0 != "final" }
    return !said.isEmpty && said.allSatisfy { doing.contains($0) || naming.contains($0) }
      && (isTitledSo || said.contains { doing.contains($0) })
  }

  private static let doing: Set<String> = ["complete", "completed", "completion", "done"]

  /// Whether the name or the title of a document says that something was done, or was looked at.
  ///
  /// `implementation-approach.md` is a plan, and `implementation-summary.md` sums up what was done.
  static func mayReport(_ path: DocumentPath, title: String) -> Bool {
    if standing.contains(path.name.lowercased()) { return true }
    let name = path.name.lowercased().split { !$0.isLetter }.dropLast().map(String.init)
    let titled = title.lowercased().split { !$0.isLetter }.map(String.init)
    guard !(name.last.map(working.contains) ?? false), !name.contains(where: working.subtracting(things).contains),
      !isWorkingPaper(title: title.lowercased())
    else { return false }
    return (name + titled).contains { reporting.contains($0) }
      || name.count > 1 && naming.contains(name[name.count - 1])
      || isForeignReport(title) || isForeignReport(path.name)
  }

  private static func isForeignReport(_ text: String) -> Bool {
    // Searched for words only where there are other letters than those of ASCII.
    !text.utf8.allSatisfy { $0 < 0x80 } && foreignReporting.contains { text.contains($0) }
  }

  /// `Test Plan`, `Review: Lids`, `Definition of Done`: what a part of the title ends in, or begins with, says what it is. `Order Status:
  /// Completion` is about orders.
  private static func isWorkingPaper(title: String) -> Bool {
    title.split(whereSeparator: { ":(\u{2013}\u{2014}|".contains($0) }).flatMap { $0.split(separator: " - ") }.contains
    { part in
      let words = part.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      guard let first = words.first, let last = words.last else { return false }
      return working.contains(last)
        || (working.contains(first) && words.dropFirst().first.map { $0 == "of" || $0 == "for" } ?? false)
    }
  }

  /// What tells of all requirements of a spec how they stand.
  private static let standing: Set<String> = [
    "evidence.md", "progress.md", "traceability.md", "verification.md", "validation.md", "status.md",
  ]

  /// Papers that a report is written from or by, and not the report.
  private static let working: Set<String> = [
    "evidence", "notes", "plan", "planning", "findings", "log", "outline", "template", "research", "analysis", "readme",
    "criteria", "checklist", "guide", "strategy", "approach", "roadmap", "matrix", "rules", "schema", "order", "review",
    "gap", "risk", "bug", "definition", "spec", "specification", "proposal",
  ]

  /// Those that a feature may be called after: `order-emails-complete.md`, `SPEC_COMPLETE.md`.
  private static let things: Set<String> = [
    "order", "rules", "schema", "bug", "risk", "spec", "specification", "guide",
  ]

  private static let reporting: Set<String> = [
    "report", "complete", "completed", "completion", "verified", "validated", "results", "implemented", "checkpoint",
    "walkthrough", "abschlussbericht", "relat\u{F3}rio", "informe", "rapport",
  ]

  /// They name what is done as well as the doing: only behind another word.
  private static let naming: Set<String> = ["summary", "verification", "validation", "implementation", "done"]

  private static let foreignReporting = ["总结", "報告", "报告", "完了", "完成", "보고", "완료", "отчет", "отчёт"]

  private static func isNumber(_ name: String) -> Bool {
    let name = name.lowercased()
    guard name.hasPrefix("task"), name.hasSuffix(".md") else { return false }
    let number = name.dropFirst(4).dropLast(3).drop { "-_ .".contains($0) }
    return number.first?.isNumber == true && number.allSatisfy { $0.isNumber || "-_.".contains($0) }
  }

  /// `1.1.md`, `task-1.1.md`, `1-1-label.md`: the number of a task, and what else may stand behind it.
  private static func isNumbered(_ name: String) -> Bool {
    var rest = Substring(name.lowercased())
    if rest.hasPrefix("task") { rest = rest.dropFirst(4).drop { "-_ .".contains($0) } }
    guard rest.first?.isNumber == true else { return false }
    let others = [
      "plan", "note", "finding", "review", "block", "outline", "feedback", "analysis", "investigation", "summary",
      "research",
      "skipped",
    ]
    return !others.contains { rest.contains($0) }
  }

  private static let folders = ["completion", "completions", "completion-reports", "completed", "completion-docs"]

  /// A document that was named itself: what is no requirements, design or tasks is taken for a report.
  static func ofLoose(_ path: DocumentPath) -> SpecDocument.Kind {
    let kind = of(path)
    return kind == .other ? .report : kind
  }

  /// What was named itself says in its title what it is: `# Requirements Document`, `# Implementation Plan`.
  private static func ofLoose(title: String) -> SpecDocument.Kind {
    let title = title.lowercased()
    func begins(_ words: String...) -> Bool { words.contains { title == $0 || title.hasPrefix($0 + ":") } }
    if begins("requirements", "requirements document", "requirements specification", "要件定義", "要件定義書") {
      return .requirements
    }
    if begins("implementation plan", "tasks", "task list", "implementation tasks", "実装計画", "タスク") { return .tasks }
    return begins("design", "design document", "technical design", "設計", "技術設計") ? .design : .report
  }

  static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }

  private static func folder(_ path: DocumentPath, contains name: String) -> Bool {
    path.folder.split(separator: "/").contains { $0 == name }
  }
}
