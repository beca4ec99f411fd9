package import Findings
import SpecModel
import Traceability

/// A report that says of itself, or of a requirement, that it is not done, on a task that is ticked.
package struct TickedTaskIsNotDenied: Rule {
  package let id: RuleID = "denied-by-report"
  package let severity = Severity.warning
  package let summary = "The report of a ticked task says neither of itself nor of what it was for that it is not done."
  package let explanation = """
    A tick says that a task is done, and its own report says ❌, ⏳ or `Partial` of what it was for, a requirement or a success
    criterion, or `**Status**: Blocked`, `Draft` or `90%` of itself. Whoever reads the plan alone takes it for met.

    Take the tick back, `- [ ] 1. Draw it`, until the work is done; or, where it was done later, say so in the report:
    `✅ Requirement 1.1: it is drawn`. Where a report says ✅ of the same requirement, it is no finding of this
    rule, and neither is ⏳ of one that an open task cites, or ❌ of one that only open tasks cite.
    """

  package init() {}

  package func findings(in facts: Facts) -> [Finding] { unfinished(facts) + denied(facts) + failedCriteria(facts) }

  private func failedCriteria(_ facts: Facts) -> [Finding] {
    DeniedSuccessCriteria.all(in: facts.corpus).map { denied in
      let name = denied.criterion.number.map { "success criterion \($0)" } ?? "a success criterion"
      let state = denied.criterion.mark == .failed ? "not met" : "still to be met"
      return finding(
        denied.criterion.location,
        "the report says that \(name) is \(state), and task \(denied.task.id.number) is ticked",
        cure: "take the tick back, or say what became of it",
        notes: [.init(location: denied.task.location, message: "task \(denied.task.id.number), ticked")]
      )
    }
  }

  /// Reports that say of themselves that they are not at their end.
  private func unfinished(_ facts: Facts) -> [Finding] {
    var unfinished = UnfinishedReports(facts)
    return facts.corpus.specs.flatMap { spec -> [Finding] in
      var byNumber: [TaskNumber: [SpecTask]]?
      return spec.reports.compactMap { report in
        guard let status = unfinished.status(of: report) else { return nil }
        let all = byNumber ?? Dictionary(grouping: spec.tasks) { $0.id.number }
        byNumber = all
        let tasks = report.tasks.flatMap { all[$0] ?? [] }
        guard let task = tasks.first, tasks.allSatisfy(\.isTicked) else { return nil }
        return finding(
          status.entry.location,
          "the report says `\(status.words)` of itself, and task \(task.id.number) is ticked",
          cure: "take the tick back, or say what became of it",
          notes: [.init(location: task.location, message: "task \(task.id.number), ticked")]
        )
      }
    }
  }

  /// The ticked task that is there for what the report denies, or else the first that it is about.
  ///
  /// - Returns: `nil` where an open task is there for it: `⏳ Requirement 2.1: it comes with task 2`, and `❌` of what no ticked task
  ///   of the report cites.
  private func task(deniedBy claim: TracedClaim, _ reported: [SpecTask], _ work: inout DeniedWork) -> SpecTask? {
    let isPlanned = work.isPlanned(claim)
    guard claim.claim.saysUnmet || !isPlanned else { return nil }
    return work.done(claim, by: reported) ?? (isPlanned ? nil : reported.first)
  }

  private func denied(_ facts: Facts) -> [Finding] {
    let denials = facts.graph.claims.filter(\.claim.denies)
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
    var work = DeniedWork(facts.graph, tasks: tasks)
    return denials.compactMap { claim in
      guard let spec = claim.spec,
        !claim.resolution.criteria.contains(where: met.contains),
        !facts.historic.speak(of: claim.claim.reference.location, insteadOf: id, severity)
      else { return nil }
      let reported = claim.tasks.compactMap { tasks[TaskID(spec: spec, number: $0)] }
      guard reported.allSatisfy(\.isTicked), let first = task(deniedBy: claim, reported, &work),
        // What was written as one range is one denial.
        seen.insert(claim.claim.reference.location).inserted
      else { return nil }
      let state = claim.claim.saysUnmet ? "not met" : claim.claim.saysPartly ? "met in part" : "still to be done"
      return finding(
        claim.claim.reference.location,
        "it says that \(claim.claim.reference.local) is \(state), and task \(first.id.number) is ticked",
        cure: "take the tick back, or say what became of it",
        notes: [.init(location: first.location, message: "task \(first.id.number), ticked")]
      )
    }
  }
}
