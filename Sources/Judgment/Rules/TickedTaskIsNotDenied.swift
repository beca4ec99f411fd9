package import Findings
import SpecModel
import Traceability

/// A report that says of itself, or of a requirement, that it is not done, on a task that is ticked.
package struct TickedTaskIsNotDenied: Rule {
  package let id: RuleID = "denied-by-report"
  package let severity = Severity.warning
  package let summary = "The report of a ticked task says neither of itself nor of a requirement that it is not done."
  package let explanation = """
    A tick says that a task is done, and its own report says ❌ of what it was for, or `**Status**: Blocked` of itself. Whoever reads
    the plan alone takes the requirement for met.

    Take the tick back, `- [ ] 1. Draw it`, until the work is done; or, where it was done later, say so in the report:
    `✅ Requirement 1.1: it is drawn`. Where another report says ✅ of the same requirement, `contradicting-claims` speaks instead.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ ↓Requirement 1.1: on iOS it is not\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓Blocked by the tokens\n",
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Status**: ↓🔄 In progress\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n- [-] 2. Name it\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      **Status**: Complete (pending review)

      ## What stood in the way

      **Status**: Blocked until the tokens came
      """,
      "completion/task-2-completion.md": "# Task 2 Completion: Name it\n\n**Status**: In progress\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ Requirement 1.1: on iOS it is not\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n⏳ Requirement 1.1: iOS is to follow\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] { unfinished(facts) + denied(facts) }

  /// Reports that say of themselves that they are not at their end.
  private func unfinished(_ facts: Facts) -> [Finding] {
    var heads: [DocumentPath: Int]?
    return facts.corpus.specs.flatMap { spec -> [Finding] in
      var byNumber: [TaskNumber: [SpecTask]]?
      return spec.reports.compactMap { report in
        guard let status = report.metadata.first(where: { $0.key.utf8.count == 6 && $0.key.lowercased() == "status" }),
          let word = Self.unfinished(status.value)
        else { return nil }
        // What stands below a heading is the status of something else.
        let known = heads ?? Self.heads(facts)
        heads = known
        let all = byNumber ?? Dictionary(grouping: spec.tasks) { $0.id.number }
        byNumber = all
        let tasks = report.tasks.flatMap { all[$0] ?? [] }
        guard known[report.document].map({ status.location.line < $0 }) ?? true,
          let task = tasks.first, tasks.allSatisfy(\.isTicked)
        else { return nil }
        return finding(
          status.location,
          "the report says `\(word)` of itself, and task \(task.id.number) is ticked",
          cure: "take the tick back, or say what became of it",
          notes: [.init(location: task.location, message: "task \(task.id.number), ticked")]
        )
      }
    }
  }

  /// The first line below the head of each report.
  private static func heads(_ facts: Facts) -> [DocumentPath: Int] {
    let ends = facts.corpus.documents.filter { $0.kind == .report }.compactMap { document in
      document.headings.first { $0.level > 1 }.map { (document.path, $0.line) }
    }
    return Dictionary(ends) { first, _ in first }
  }

  private static let open = [
    "blocked", "in progress", "in-progress", "not started", "not done", "not complete", "incomplete", "pending",
    "partial", "partially", "failed", "failing", "on hold", "paused", "deferred", "to do", "todo", "wip",
    "work in progress",
    "waiting", "unfinished", "ongoing", "cancelled", "canceled", "not implemented", "open",
  ]

  /// The words that say so at its front: `🔄 In progress`, `**Blocked** by the tokens`.
  private static func unfinished(_ status: String) -> String? {
    // Nearly every report is complete.
    if status.utf8.first == UInt8(ascii: "C"), !status.utf8.starts(with: "Canc".utf8) { return nil }
    let text = status.lowercased().drop { !$0.isLetter }
    guard !hasEnded(text) else { return nil }
    return open.first { word in
      text.hasPrefix(word) && text.dropFirst(word.count).first.map { !$0.isLetter && $0 != "-" } ?? true
    }
  }

  /// `In progress → Complete`, `Blocked, done since Monday`, `Pending items: none`
  private static func hasEnded(_ text: Substring) -> Bool {
    if text.hasSuffix(": none") { return true }
    guard let last = text.replacing("->", with: "→").split(whereSeparator: { $0 == "→" || $0 == "," }).dropFirst().last
    else { return false }
    let end = last.drop { !$0.isLetter && $0 != "✅" }
    return ["complete", "done", "✅"].contains { end.hasPrefix($0) }
  }

  private func denied(_ facts: Facts) -> [Finding] {
    let denials = facts.graph.claims.filter { $0.claim.mark == .failed }
    guard !denials.isEmpty else { return [] }
    let specs = Set(denials.compactMap(\.spec))
    let tasks = Dictionary(
      facts.corpus.specs.filter { specs.contains($0.id) }.flatMap(\.tasks).map { ($0.id, $0) }
    ) { first, _ in first }
    let denied = Set(denials.flatMap(\.resolution.criteria).map(\.spec))
    let met = Set(
      facts.graph.claims.filter(\.claim.saysMet).flatMap(\.resolution.criteria).filter { denied.contains($0.spec) }
    )
    var seen: Set<Location> = []
    return denials.compactMap { claim in
      guard let spec = claim.spec,
        !claim.resolution.criteria.contains(where: met.contains),
        !facts.historic.speak(of: claim.claim.reference.location, insteadOf: id, severity)
      else { return nil }
      let reported = claim.tasks.compactMap { tasks[TaskID(spec: spec, number: $0)] }
      guard let first = reported.first, reported.allSatisfy(\.isTicked),
        // What was written as one range is one denial.
        seen.insert(claim.claim.reference.location).inserted
      else { return nil }
      return finding(
        claim.claim.reference.location,
        "it says that \(claim.claim.reference.local) is not met, and task \(first.id.number) is ticked",
        cure: "take the tick back, or say what became of it",
        notes: [.init(location: first.location, message: "task \(first.id.number), ticked")]
      )
    }
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
