import SpecModel

/// The success criteria of a task beside those that its report goes through.
struct SuccessCriteriaComparison {
  let task: SpecTask
  let report: CompletionReport
  private(set) var lost: [SuccessCriterion] = []
  private(set) var altered: [(SuccessCriterion, SuccessCriterionClaim)] = []

  /// One for each report of a single task that goes through success criteria.
  static func all(in facts: Facts) -> [SuccessCriteriaComparison] {
    facts.corpus.specs.flatMap { spec -> [SuccessCriteriaComparison] in
      let reports = spec.reports.filter { !$0.successCriteria.isEmpty && $0.tasks.count == 1 }
      guard !reports.isEmpty else { return [] }
      let tasks = Dictionary(spec.tasks.map { ($0.id.number, $0) }) { first, _ in first }
      return reports.compactMap { report in
        guard let number = report.tasks.first, let task = tasks[number], !task.successCriteria.isEmpty else {
          return nil
        }
        return SuccessCriteriaComparison(task, report)
      }
    }
  }

  private init(_ task: SpecTask, _ report: CompletionReport) {
    self.task = task
    self.report = report
    var claims = report.successCriteria
    var unmatched: [SuccessCriterion] = []
    // By their words first: reports may show them in another order.
    for criterion in task.successCriteria {
      if let found = claims.firstIndex(where: { $0.title == criterion.text }) {
        claims.remove(at: found)
      } else {
        unmatched.append(criterion)
      }
    }
    guard !unmatched.isEmpty else { return }
    var left = claims.map { (claim: $0, wording: Wording($0.title)) }
    unmatched.removeAll { criterion in
      let wording = Wording(criterion.text)
      guard let found = left.firstIndex(where: { $0.wording.restates(wording) }) else { return false }
      left.remove(at: found)
      return true
    }
    for criterion in unmatched {
      if let same = left.first(where: { $0.claim.number == criterion.id.ordinal }) {
        altered.append((criterion, same.claim))
      } else {
        lost.append(criterion)
      }
    }
  }
}
